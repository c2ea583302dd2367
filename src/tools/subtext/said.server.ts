import type { Level } from '../../language/read/families.ts';
import type { Finding } from '../../language/read/finding.ts';
import type { Lines } from '../../language/read/lines.ts';
import { silenceBeside, withoutAside } from '../../language/read/told-beside.ts';
import { bareSayings, isOneSided } from '../../language/write/chat-shape.server.ts';
import { otherLanguageOf } from '../../language/write/languages.server.ts';
import { sayingsOf } from '../../language/write/likely-sayings.server.ts';
import { readings, type SayingReading } from './readings.server.ts';

/**
 * Words alone lift what was weighed as low no higher than the middle, unless they are sure. Plain ones say what is said, not how much of it
 * is interest, unless they are sure.
 */
export function levelWith({ reading: { levels, isSure }, isOfWords }: Said, read: Level): Level {
  if (levels.includes(read) || (isOfWords && !isSure)) return read;
  return !isSure && read === 'bajo' && levels.includes('medio') ? 'medio' : levels[0];
}

export interface Said {
  quote: string;
  /** Its words say what is said, not how much of it is interest. */
  isOfWords: boolean;
  reading: SayingReading;
}

const mostRead = 1_200;

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
): Said | undefined {
  const isCarried = isOneSided(messages, ({ start, end }) => withoutAside(message.slice(start, end)));
  const reading = readings.of('one-sided');
  const quote = theirs.findLast(isWords) ?? theirs.at(-1);
  if (!isCarried || !reading || !quote) return undefined;
  const [bare] = sayingsOf(theirs.join('\n').slice(-mostRead), '');
  return bareSayings.includes(bare?.id ?? 'plain') ? { quote, isOfWords: false, reading } : undefined;
}

/** A no is only read as something else where that is surer. */
const leastBesideNo = 0.6;

const isWords = (line: string) => /\p{L}/u.test(line);

/** Characters beside a quote that may change what it is worth. */
const mostOutside = 25;
const asksNothing = /(?:no|ni|sin) (?:\p{L}+ )?pregunta/iu;

/** What came after the words that are told: silence. */
export function saidSince(message: string): Said | undefined {
  const quote = silenceBeside(message);
  const reading = quote && readings.of('silence-told');
  return reading ? { quote, isOfWords: true, reading } : undefined;
}

/** By what they say most plainly, and what kind of sentence it is after that. Beside a warning sign only what is said in its words counts. */
export function readingOf(
  theirs: readonly string[],
  /** What they answer. */
  own: string,
  level: Level,
  [alert]: readonly Finding[],
  isNo = false,
): Said | undefined {
  const text = theirs.join('\n').slice(-mostRead);
  const tongue = otherLanguageOf(text);
  const said = sayingsOf(text, own, isNo ? leastBesideNo : undefined);
  // A plea to stop has nothing else to it.
  if (said.some(({ id }) => id === 'stop')) return undefined;
  const known = said.flatMap(({ id, quote, plainBy }) => {
    const written = readings.of(id);
    const reading = written?.isShape && tongue ? readings.otherTongue : written;
    // Warm in so many words, with nothing beside it: not weighed as cold.
    const levels: readonly Level[] = reading?.levels ?? [];
    const isAll = levels[0] === 'alto' && text.length < quote.length + mostOutside;
    const fitsLevel = levels.includes(level) || reading?.isSure || isAll;
    const fits = fitsLevel || levels[0] === 'alto' || plainBy;
    const isOfAlert =
      !alert || (!reading?.isShape && (alert.quote.includes(quote) || quote.includes(alert.quote)));
    const isDenied = text.includes('?') && asksNothing.test(reading?.shows ?? '');
    const isOfWords = plainBy === 'words' || !fitsLevel;
    return reading && fits && isOfAlert && !isDenied ? [{ quote, isOfWords, reading }] : [];
  });
  const found = known.find(({ reading }) => !reading.isShape) ?? known[0];
  const isWhole = found?.reading.isShape && !found.quote.endsWith('?');
  return isWhole ? { ...found, quote: theirs.findLast(isWords) ?? found.quote } : found;
}

export function lastWords(message: string, { messages }: Lines): string {
  const last = messages.findLast(({ author }) => author !== 'mine');
  return last ? message.slice(last.start, last.end).trim() : message.trim();
}
