import type { Level } from '../../language/read/families.ts';
import type { FoundCue, Interest } from '../../language/read/find-cues.ts';
import type { Finding } from '../../language/read/finding.ts';

/** What the cues of the whole message say for a level. */
function reasonOf(interest: Interest, level: Level): string | null {
  const said = pulling(interest, level)
    .slice(0, 2)
    .map((one) => one.cue.means);
  return said.length > 0
    ? `${level === 'bajo' ? 'Se enfría porque' : 'Se nota en que'} ${said.join(' y ')}.`
    : null;
}

/** What pulls in the direction of the level, the strongest first. */
function pulling({ found }: Interest, level: Level): FoundCue[] {
  const sign = level === 'bajo' ? -1 : 1;
  return found
    .filter(({ cue }) => sign * cue.points > 0)
    .toSorted((one, other) => sign * (other.cue.points - one.cue.points));
}

export function explain(interest: Interest, level: Level, alerts: readonly Finding[]): string {
  const [alert] = alerts;
  if (alert && level === 'bajo') return `Más que interés, lo que se lee es otra cosa: «${cut(alert.quote)}».`;
  if (alert && level !== interest.level)
    return `Hay palabras de interés, pero pesan más las señales de alerta («${cut(alert.quote)}»).`;
  if (interest.refused) return 'Dice que no, o que no va por ahí, y merece leerse tal cual.';
  return (
    reasonOf(interest, level) ??
    (level === 'bajo'
      ? 'Es muy poco texto y no invita a seguir: ni pregunta, ni propone, ni cuenta nada.'
      : 'El tono es amable, pero no hay ni una propuesta ni una pregunta que lo confirme.')
  );
}

export function quotesOf(interest: Interest, level: Level, alerts: readonly Finding[]): string[] {
  const quotes = [...alerts.map((one) => one.quote), ...pulling(interest, level).map((one) => one.quote)];
  return [...new Set(quotes.filter((quote) => quote !== ''))].slice(0, 3);
}

export function cut(quote: string): string {
  return quote.length > 90 ? `${quote.slice(0, 88).trimEnd()}…` : quote;
}
