import { fitsPerson } from '../../language/write/attributes.server.ts';
import { isFactOfLife } from '../../language/write/facts-of-life.server.ts';
import { fold } from '../../language/write/fold.ts';
import { capitalise, tidy } from '../../language/write/grammar.ts';
import { isOrder } from '../../language/write/not-a-topic.server.ts';
import { spelled, withStops } from '../../language/write/spelled.server.ts';
import { readTopics, type TopicReading } from '../../language/write/topics.server.ts';
import { turnedAround } from '../../language/write/turned.server.ts';
import { isTold, livelinessOf } from './best-clause.server.ts';
import { type Findings, findingsIn } from './findings.server.ts';

/** Fewer characters than this leave room for a line of ours. */
const short = 110;
/** Hardly a text. */
const bare = 40;
const shortQuestion = /^¿[^?¿]{12,80}\?$/u;
const gaps =
  '[Un plan de domingo que te guste de verdad]. [Algo que te haga reír]. ¿[Una pregunta fácil de contestar]?';

interface Sentence {
  text: string;
  liveliness: number;
  isQuestion: boolean;
  /** What somebody is, has or never does: it goes last. */
  isTold: boolean;
}

/**
 * Their own sentences in their order, put right and without what was found in them, the questions last; where there is room, one
 * line of ours and where none is asked one question, both for a thing that they name. A gap to fill where that is nothing new.
 */
export function rewritten(
  bio: string,
  { redFlags, cliches }: Findings,
  limit: number,
  { topics, attributes }: TopicReading,
  fitting: (line: string) => string | undefined,
): string {
  const worn = cliches.filter(({ gap }) => gap !== undefined);
  const quotes = [...redFlags, ...cliches.filter(({ gap }) => gap === undefined)].map(({ quote }) => quote);
  const all = [...new Set(sentencesOf(withStops(withoutRun(bio)).replace(when, '. $1 ')))];
  const wanted = all.filter((one) => findingsIn(one).redFlags.length > 0).flatMap(turnedAround);
  const sentences = all
    .map((sentence) => withoutQuotes(sentence, quotes))
    .filter((sentence) => sentence !== undefined)
    .map(calm)
    .filter(isFit)
    .map((sentence) => capitalise(spelled(sentence)))
    .map(
      (text): Sentence => ({
        text,
        liveliness: livelinessOf(text),
        isQuestion: text.endsWith('?'),
        isTold: isTold(text),
      }),
    );
  const added = [...new Set(wanted)].slice(0, 3).flatMap(asSentences);
  const gap = worn.find(({ quote }) =>
    sentences.some(({ text }) => fold(text).includes(fold(quote).slice(0, 12))),
  )?.gap;
  const turned = [...sentences, ...added, ...asSentences(gap)].toSorted(
    (a, b) => Number(a.isQuestion) - Number(b.isQuestion),
  );
  const text = within(limit, turned);
  const suits = fitsPerson(attributes);
  const isDelicate = attributes.some(({ id, denied }) => !denied && /^(?:bad-news|illness|threat)$/.test(id));
  const named = (isDelicate ? [] : topics)
    .filter((one) => one.said && !isFactOfLife(one) && suits(one.topic.name, true))
    .filter(({ said }) => !quotes.some((quote) => quote.includes(said)))
    .map(({ topic }) => topic);
  const firstOf = (lines: readonly string[]) =>
    lines.map((one) => (suits(one, true) ? fitting(one) : undefined)).find((one) => one !== undefined);
  const line = firstOf(named.flatMap((topic) => topic.bio));
  const question = firstOf(named.flatMap((topic) => topic.ask).filter((one) => shortQuestion.test(one)));
  if (text.length < bare && !line && !turned.some((one) => one.isTold || one.isQuestion))
    return within(limit, [...turned, ...asSentences(gaps)]);
  if (!text) return within(limit, [...asSentences(line), ...asSentences(gaps)]);
  const isShort = line && !gap && text.length < short && text.length + line.length < limit;
  const full = isShort ? placed(text, line) : text;
  if (full.includes('¿')) return full;
  const ending = question ?? (full === tidy(bio) ? '¿[Una pregunta fácil]?' : undefined);
  return ending && full.length + ending.length < limit ? `${full} ${ending}` : full;
}

const asSentences = (text: string | undefined): Sentence[] =>
  text ? [{ text, liveliness: 0, isQuestion: false, isTold: false }] : [];

/** Before their closing question. */
function placed(text: string, line: string): string {
  const at = text.indexOf('¿');
  return at > 0
    ? `${text.slice(0, at)}${line} ${text.slice(at)}`
    : at === 0
      ? `${line} ${text}`
      : `${text} ${line}`;
}

/** «Los sábados. Salgo…» */
const when = /,? (los (?:findes|lunes|martes|miércoles|jueves|viernes|sábados|domingos))\. (?=\p{L})/giu;

/** A whole life in one sentence is told in several. */
const withoutRun = (bio: string): string =>
  bio.replace(/[^.!?…\n]{220,}/gu, (run) =>
    run.replace(
      /, (?:y )?(?=(?:también )?(?:tengo|soy|trabajo|vivo|busco|he (?:estado|vivido)|(?:no )?me (?:gusta|encanta)n?)(?!\p{L}))/giu,
      '. ',
    ),
  );

function sentencesOf(bio: string): string[] {
  return (
    bio
      .replace(/(?:\p{Extended_Pictographic}(?:\ufe0f|\u200d|[\u{1f3fb}-\u{1f3ff}])*\s*){3,}/gu, '. ')
      .match(/[^.!?…\n;|•]+(?:\.(?=\d|\p{L}+[_\d])[^.!?…\n;|•]+)*[.!?…]*/gu) ?? []
  ).map((sentence) => sentence.trim());
}

/** «Me gusta reírme, la playa»: without the first, the beach keeps its verb. */
function withVerb(kept: readonly string[], [opening = '']: readonly string[]): readonly string[] {
  const [first = '', ...rest] = kept;
  const verb = /^me (?:gustan?|encantan?|flipan?|molan?)(?!\p{L})/iu.exec(opening)?.[0];
  return verb && first !== opening && /^(?:(?:el|la|los|las) |\p{L}+[aei]r(?!\p{L}))/iu.test(first)
    ? [`${verb} ${first}`, ...rest]
    : kept;
}

/** The clauses of a sentence that nothing was found in; undefined where none is left. */
function withoutQuotes(sentence: string, quotes: readonly string[]): string | undefined {
  const isFound = (clause: string) =>
    findingsIn(clause).redFlags.length > 0 ||
    findingsIn(clause).cliches.some(({ gap }) => gap === undefined) ||
    quotes.some((quote) => clause.includes(quote) || (clause.length > 3 && quote.includes(clause)));
  const end = /[?!.…]+$/.exec(sentence)?.[0] ?? '.';
  const clauses = sentence
    .replace(/[?!.…]+$/, '')
    .split(/,(?!\d)/)
    .map((clause) => clause.trim());
  const kept = clauses.filter((clause) => !isFound(clause.replace(/^[¿¡]/, '')));
  const text = withVerb(kept, clauses)
    .join(', ')
    .replace(/^(?:y|e|pero|aunque|ni|o|así que|porque) /iu, '')
    .trim();
  // «Si te suena a excusa» was half a sentence.
  const isHalf = kept.length < clauses.length && /^(?:si|con|sin|que)\b/iu.test(text);
  if (isHalf || !/\p{L}{2}/u.test(text) || (kept.length < clauses.length && text.split(/\s+/).length < 2))
    return undefined;
  const mark = end.includes('?') ? '?' : end.includes('!') && kept.length === clauses.length ? end : '.';
  const opened = mark === '?' && !text.includes('¿') ? `¿${text}` : text;
  return capitalise(`${opened}${mark}`.replace(/^¡(?=[^!]*$)/, ''));
}

/** What was shouted is said. */
function calm(text: string): string {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length > 5 && letters === letters.toUpperCase() ? capitalise(text.toLowerCase()) : text;
}

function isFit(text: string): boolean {
  return (
    !isOrder(text) &&
    !/[<>{}\\]|https?:|www\.|(\p{L})\1{4,}|\p{L}{30,}/u.test(text) &&
    !readTopics(text).attributes.some(({ id }) => id === 'insult' || id === 'sexual')
  );
}

/** Whole sentences: the dullest goes first, and what somebody tells of themselves last. */
function within(limit: number, sentences: readonly Sentence[]): string {
  const kept = [...sentences];
  const text = () => tidy(kept.map((one) => one.text).join(' '));
  const size = () => kept.reduce((sum, one) => sum + one.text.length, 0);
  // Far too long by any measure: what is left is put together only when it may fit.
  while (kept.length > 0 && (size() > 2 * limit || text().length > limit)) {
    const worth = ({ text, isTold, isQuestion, liveliness }: Sentence) =>
      liveliness + (isTold ? 8 : 0) + (/\bbusco\b/iu.test(text) ? 8 : 0) + (isQuestion ? 9 : 0);
    const least = Math.min(...kept.map(worth));
    kept.splice(
      kept.findLastIndex((one) => worth(one) === least),
      1,
    );
  }
  return text();
}
