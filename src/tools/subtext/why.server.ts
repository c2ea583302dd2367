import type { Level } from '../../language/read/families.ts';
import type { FoundCue, Interest } from '../../language/read/find-cues.ts';
import type { Finding } from '../../language/read/finding.ts';
import { levelRank } from '../../language/read/severity.ts';
import { readings } from './readings.server.ts';
import { mostOutside, type Said } from './said.server.ts';

export function shownBy(
  own: Said,
  beside: Said | undefined,
  level: Level,
  message: string,
  interest: Interest,
): string {
  const { levels, shows } = own.reading;
  const isWhole = message.length < own.quote.length + mostOutside;
  const isOff = !isWhole && level !== levels[0];
  const direction = levelRank[level] < levelRank[levels[0]] ? 'lower' : 'higher';
  return [
    shows,
    beside && `Y en «${cut(beside.quote)}»: ${lowerFirst(beside.reading.shows)}`,
    isOff && (reasonOf(interest, level) ?? readings.tempered[direction]),
  ]
    .filter(Boolean)
    .join(' ');
}

/** What the cues of the whole message say for a level. */
function reasonOf(interest: Interest, level: Level): string | null {
  const said = pulling(interest, level)
    .slice(0, 2)
    .map((one) => one.cue.means);
  return said.length > 0
    ? `${level === 'bajo' ? 'Se enfría porque' : 'Se nota en que'} ${said.join(' y ')}.`
    : null;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** What pulls in the direction of the level comes first. */
export function leading({ found }: Interest, level: Level): FoundCue[] {
  const sign = level === 'bajo' ? 1 : -1;
  return found.toSorted((a, b) => sign * (a.cue.points - b.cue.points));
}

const pulling = (interest: Interest, level: Level) =>
  leading(interest, level).filter(({ cue }) => (level === 'bajo' ? cue.points < 0 : cue.points > 0));

export function explain(interest: Interest, level: Level, alerts: readonly Finding[]): string {
  const [alert] = alerts;
  if (alert && level === 'bajo') return `Más que interés, lo que se lee es otra cosa: «${cut(alert.quote)}».`;
  if (alert && level !== interest.level)
    return `Hay palabras de interés, pero pesan más las señales de alerta («${cut(alert.quote)}»).`;
  if (interest.refused) return 'Dice que no, o que no va por ahí, y merece leerse tal cual.';
  const against = leading(interest, level).find(({ cue }) =>
    level === 'bajo' ? cue.points > 1 : cue.points < 0,
  );
  const reason = reasonOf(interest, level);
  if (!reason)
    return level === 'bajo'
      ? 'Es muy poco texto y no invita a seguir: ni pregunta, ni propone, ni cuenta nada.'
      : 'El tono es amable, pero no hay ni una propuesta ni una pregunta que lo confirme.';
  return against ? `${reason} En el otro lado de la balanza, ${against.cue.means}.` : reason;
}

export function quotesOf(interest: Interest, level: Level, alerts: readonly Finding[]): string[] {
  const quotes = [...alerts.map((one) => one.quote), ...pulling(interest, level).map((one) => one.quote)];
  return [...new Set(quotes.filter((quote) => quote !== ''))].slice(0, 3);
}

export function cut(quote: string): string {
  return quote.length > 90 ? `${quote.slice(0, 88).trimEnd()}…` : quote;
}
