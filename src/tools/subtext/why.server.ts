import type { Level } from '../../language/read/families.ts';
import type { FoundCue, Interest } from '../../language/read/find-cues.ts';
import type { Finding } from '../../language/read/finding.ts';

/** What pulls in the direction of the level, the strongest first. */
function pulling({ found }: Interest, level: Level): FoundCue[] {
  const sign = level === 'bajo' ? -1 : 1;
  return found
    .filter(({ cue }) => sign * cue.points > 0)
    .toSorted((one, other) => sign * (other.cue.points - one.cue.points));
}

export function explain(interest: Interest, level: Level, [alert]: readonly Finding[]): string {
  if (alert) return `Más que interés, lo que se lee es otra cosa: «${cut(alert.quote)}».`;
  if (interest.refused) return 'Dice que no, o que no va por ahí, y merece leerse tal cual.';
  const said = pulling(interest, level)
    .slice(0, 2)
    .map(({ cue }) => cue.means);
  if (said.length === 0) return 'En estas palabras no hay ni una propuesta ni una pregunta que lo confirme.';
  return `${level === 'bajo' ? 'Se enfría porque' : 'Se nota en que'} ${said.join(' y ')}.`;
}

export function quotesOf(interest: Interest, level: Level, alerts: readonly Finding[]): string[] {
  const quotes = [...alerts.map((one) => one.quote), ...pulling(interest, level).map((one) => one.quote)];
  return [...new Set(quotes.filter((quote) => quote !== ''))].slice(0, 3);
}

export function cut(quote: string): string {
  return quote.length > 90 ? `${quote.slice(0, 88).trimEnd()}…` : quote;
}
