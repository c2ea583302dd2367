import type { Level } from '../../language/read/families.ts';
import type { Finding } from '../../language/read/finding.ts';
import type { Lines } from '../../language/read/lines.ts';
import { withoutAside } from '../../language/read/told-beside.ts';
import { bareSayings, isOneSided } from '../../language/write/chat-shape.server.ts';
import { otherLanguageOf } from '../../language/write/languages.server.ts';
import { sayingsOf } from '../../language/write/likely-sayings.server.ts';
import { readings, type SayingReading } from './readings.server.ts';

/**
 * Words alone lift what was weighed as low no higher than the middle, unless they are sure. Plain ones say what is said, not how much of it
 * is interest, unless they are sure.
 */
export function levelWith({ reading: { levels, isSure }, isOfWords }: Said, read: Level): Level {
  if (levels.includes(read)) return read;
  if (isOfWords && !isSure) return read;
  return !isSure && read === 'bajo' && levels.includes('medio') ? 'medio' : levels[0];
}

export interface Said {
  quote: string;
  /** Its words say what is said, not how much of it is interest. */
  isOfWords: boolean;
  reading: SayingReading;
  /** Too little to stand beside another one. */
  isUnsure?: boolean;
}

/** Characters beside a quote that may change what it is worth. */
export const mostOutside = 25;
const mostRead = 1_200;
const denies =
  /(?<!\p{L})(?:no|ni|nunca|tampoco|cero|pero|aunque|para qu[eé]|como (?:un |una )?(?:amig|herman)[oa]|perd[oó]n|lo siento|(?:a|para) otr[oa])(?!\p{L})/iu;

const asksNothing = /(?:no|ni|sin) (?:\p{L}+ )?pregunta/iu;

/** The line of whoever asks that they answer. */
export function answered(message: string, { messages }: Lines): string {
  const own = messages.findLast(({ author }) => author === 'mine');
  return own ? message.slice(own.start, own.end) : '';
}

/** What the other person wrote since whoever asks last did. */
export function lastSaid(message: string, { messages }: Lines): string[] {
  const before = messages.findLastIndex(({ author }) => author === 'mine');
  return messages
    .slice(before + 1)
    .map(({ start, end }) => withoutAside(message.slice(start, end)))
    .filter((line) => line !== '');
}

/** Where the chat says more than its last line. */
export function saidByChat(
  message: string,
  { messages }: Lines,
  theirs: readonly string[],
): Said[] | undefined {
  const isCarried = isOneSided(messages, ({ start, end }) => withoutAside(message.slice(start, end)));
  const reading = readings.of('one-sided');
  const quote = theirs.findLast(isWords) ?? theirs.at(-1);
  if (!isCarried || !reading || !quote) return undefined;
  const [bare] = sayingsOf(theirs.join('\n').slice(-mostRead), '');
  return bareSayings.includes(bare?.id ?? 'plain') ? [{ quote, isOfWords: false, reading }] : undefined;
}

/** A no is only read as something else where that is surer. */
const leastBesideNo = 0.6;

const isWords = (line: string) => /\p{L}/u.test(line);

/** By what they say most plainly. Beside a warning sign only what is said in its words counts. */
export function readingsOf(
  theirs: readonly string[],
  /** What they answer. */
  own: string,
  level: Level,
  [alert]: readonly Finding[],
  isNo = false,
): Said[] {
  const text = theirs.join('\n').slice(-mostRead);
  const tongue = otherLanguageOf(text);
  const said = sayingsOf(text, own, isNo ? leastBesideNo : undefined);
  // A plea to stop has nothing else to it.
  if (said.some(({ id }) => id === 'stop')) return [];
  const known = said.flatMap(({ id, quote, plainBy }) => {
    const written = readings.of(id);
    const reading = written?.isShape && tongue ? readings.otherTongue : written;
    // Warm in so many words, with nothing beside it and nothing denied: not weighed as cold.
    const isAll =
      reading?.levels[0] === 'alto' && !denies.test(text) && text.length < quote.length + mostOutside;
    const fitsLevel = reading?.levels.includes(level) || reading?.isSure || isAll;
    const isDenied = text.includes('?') && asksNothing.test(reading?.shows ?? '');
    const fits = !isDenied && (fitsLevel || plainBy);
    const isOfAlert =
      !alert || (!reading?.isShape && (alert.quote.includes(quote) || quote.includes(alert.quote)));
    if (!reading || !fits || !isOfAlert) return [];
    return [
      {
        quote: reading.isShape && !quote.endsWith('?') ? (theirs.findLast(isWords) ?? quote) : quote,
        reading,
        isOfWords: plainBy === 'words' || !fitsLevel,
        isUnsure: plainBy === undefined,
      },
    ];
  });
  // What kind of sentence it is comes after what it says.
  const inOrder = known.toSorted(
    (one, other) => Number(one.reading.isShape ?? 0) - Number(other.reading.isShape ?? 0),
  );
  const isPart = (one: string, other: string) => one.includes(other) || other.includes(one);
  const [first] = inOrder;
  const isMore = ({ quote, reading, isUnsure }: Said) =>
    !isUnsure && reading !== first?.reading && !isPart(first?.quote ?? '', quote);
  return inOrder.filter((one, at) => at === 0 || isMore(one)).slice(0, 2);
}
/** What may be any of them says only what kind of sentence it is. */
export const mostLevels = 3;

export function lastWords(message: string, { messages }: Lines): string {
  const last = messages.findLast(({ author }) => author !== 'mine');
  return last ? message.slice(last.start, last.end).trim() : message.trim();
}
