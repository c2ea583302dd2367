import type { Level } from '../../language/read/families.ts';
import type { Finding } from '../../language/read/finding.ts';
import type { Lines } from '../../language/read/lines.ts';
import { normalise } from '../../language/read/normalise.ts';
import { otherLanguageOf } from '../../language/write/languages.server.ts';
import { saidSentences, sayingsOf } from '../../language/write/likely-sayings.server.ts';
import { sayingAt } from '../../language/write/sayings.server.ts';
import { readingFor, readings, type SayingReading, signs } from './readings.server.ts';

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

function answered(message: string, { messages }: Lines): string {
  const own = messages.findLast(({ author }) => author === 'mine');
  return own ? message.slice(own.start, own.end) : '';
}

export function lastSaid(message: string, { messages }: Lines): string[] {
  const before = messages.findLastIndex(({ author }) => author === 'mine');
  return messages
    .slice(before + 1)
    .map(({ start, end }) => message.slice(start, end).trim())
    .filter((line) => line !== '');
}

/** A no is only read as something else where that is surer. */
const leastBesideNo = 0.6;
/** Characters beside a quote that may change what it is worth. */
const mostOutside = 25;
const asksNothing = /(?:no|ni|sin) (?:\p{L}+ )?pregunta/iu;

const isWords = (line: string) => /\p{L}/u.test(line);

interface Heard {
  message: string;
  lines: Lines;
  /** What is to be read: the other one's newest lines, or words of theirs that are told. */
  theirs: readonly string[];
  level: Level;
  alerts: readonly Finding[];
  isNo: boolean;
}

/** What they say most plainly, and what kind of sentence it is after that. */
export function saidIn({ message, lines, theirs, level, alerts: [alert], isNo }: Heard): Said | undefined {
  const text = theirs.join('\n').slice(-mostRead);
  const tongue = otherLanguageOf(text);
  const said = sayingsOf(text, answered(message, lines), isNo ? leastBesideNo : undefined);
  // A plea to stop has nothing else to it.
  const stop = said.filter(({ id }) => id === 'stop');
  const known = (stop.length > 0 ? stop : said).flatMap(({ id, quote, plainBy }) => {
    const written = readingFor(id);
    const reading = written?.isShape && tongue ? readings.otherTongue : written;
    if (!reading) return [];
    const { levels, isSure, isShape, shows } = reading;
    // Warm in so many words, with nothing beside it: not weighed as cold.
    const isAll = levels[0] === 'alto' && text.length < quote.length + mostOutside;
    const fitsLevel = levels.includes(level) || isSure || isAll;
    // Beside a warning sign only what is said in its words counts.
    const isOfAlert = !alert || (!isShape && (alert.quote.includes(quote) || quote.includes(alert.quote)));
    const isDenied = text.includes('?') && asksNothing.test(shows);
    const fits = (fitsLevel || levels[0] === 'alto' || plainBy) && isOfAlert && !isDenied;
    return fits ? [{ quote, isOfWords: plainBy === 'words' || !fitsLevel, reading }] : [];
  });
  const written = known.filter(({ reading }) => !reading.isShape);
  const [first] = written;
  const isElsewhere = ({ quote }: Said) =>
    !first?.quote.includes(quote) && !quote.includes(first?.quote ?? '');
  const told = first?.reading.isPassing
    ? written.find((one) => !one.reading.isPassing && isElsewhere(one))
    : first;
  const sign = told || alert ? undefined : signIn(text, first ? levelWith(first, level) : level, isNo);
  const found = told ?? sign ?? first ?? known[0];
  const isWhole = found?.reading.isShape && !found.quote.endsWith('?');
  return isWhole ? { ...found, quote: theirs.findLast(isWords) ?? found.quote } : found;
}

/** Shorter than this a quote says nothing by itself. */
const shortestQuote = 8;

/** A no is only explained by what is said of a no. */
function signIn(text: string, level: Level, isNo: boolean): Said | undefined {
  const normalised = normalise(text);
  const { text: plain } = normalised;
  const fit = signs.filter(({ reading: { levels } }) =>
    isNo ? levels[0] === 'bajo' : levels.includes(level),
  );
  for (const { said, unless, reading } of fit) {
    said.lastIndex = 0;
    const hit = unless?.test(plain) ? null : said.exec(plain);
    if (!hit) continue;
    const { quote } = sayingAt('', text, normalised, hit);
    const whole = saidSentences(text).find((one) => quote.length < shortestQuote && one.includes(quote));
    return { quote: whole?.trim() ?? quote, isOfWords: true, reading };
  }
  return undefined;
}

export function lastWords(message: string, { messages }: Lines): string {
  const last = messages.findLast(({ author }) => author !== 'mine');
  return last ? message.slice(last.start, last.end).trim() : message.trim();
}
