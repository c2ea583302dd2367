import { withCommas } from '../../language/write/commas.server.ts';
import { fold } from '../../language/write/fold.ts';
import { capitalise, joinAnd, tidy } from '../../language/write/grammar.ts';
import { spelled } from '../../language/write/spelled.server.ts';
import { readTopics, type TopicReading } from '../../language/write/topics.server.ts';
import { turnedAround } from '../../language/write/turned.server.ts';
import { isFit, isTold, livelinessOf, parted } from './best-clause.server.ts';
import { type Findings, findingsIn, joint } from './findings.server.ts';

/** Fewer characters than this leave room for a gap of theirs. */
const short = 110;
/** Hardly a text. */
const bare = 40;
/** «Pregúntame por mi peor viaje» asks as well. */
const invites =
  /\?$|^(?:preg[uú]ntame (?:por|c[oó]mo|qu[eé])|cu[eé]ntame|dime|adivina|manda|propon(?:me)?)(?!\p{L})/iu;
export const isInviting = (bio: string): boolean =>
  /\p{L}[^.!?\n]{6,200}\?/u.test(bio) || bio.split(/[.!\n]+/).some((one) => invites.test(one.trim()));
const gaps =
  '[Un plan de domingo que te guste de verdad]. [Algo que te haga reír]. ¿[Una pregunta fácil de contestar]?';
/** A stop of ours, where a sentence was written without one. */
const ourStop = '\u2063';

type IsWorn = (one: Findings['cliches'][number]) => boolean;

interface Sentence {
  text: string;
  liveliness: number;
  isQuestion: boolean;
  /** What somebody is, has or never does: it goes last. */
  isTold: boolean;
  /** What is remembered of them: the last to go. */
  isBest?: boolean;
}

/**
 * Their own sentences in their order, put right and without what was found in them, the questions last. Where there is room, a
 * gap that only they can fill, and where none is asked a question that was written for what they name.
 */
export function rewritten(
  bio: string,
  { redFlags, cliches }: Findings,
  limit: number,
  { topics, attributes }: Pick<TopicReading, 'topics' | 'attributes'>,
  { question, gap: ourGap }: { question: string; gap: string },
): string {
  const worn = cliches.filter(({ gap }) => gap !== undefined);
  const quotes = [...redFlags, ...cliches.filter(({ gap }) => gap === undefined)].map(({ quote }) => quote);
  const stopped = parted(withoutRun(listed(withoutContact(bio, quotes))), `${ourStop} `)
    .replace(when, '. $1 ')
    .replaceAll(ourStop, '.');
  const everything = [...new Set(sentencesOf(stopped))];
  const theirs = everything.filter((one) => !isForUs.test(fold(one)));
  const all = theirs.length > 0 ? theirs : everything;
  const wanted = all.flatMap((one) => {
    const turned = turnedAround(one);
    return turned.length > 0 && findingsIn(one).redFlags.length > 0 ? turned : [];
  });
  const sentencesWithout = (isWorn: IsWorn) =>
    all
      .map((sentence) => withoutQuotes(sentence, quotes, isWorn))
      .filter((sentence) => sentence !== undefined)
      .map(calm)
      .filter(isFit)
      .map((sentence) => capitalise(withCommas(spelled(sentence))))
      .map(
        (text): Sentence => ({
          text,
          liveliness: livelinessOf(text),
          isQuestion: invites.test(text.replace(/\.$/, '')),
          isTold: isTold(text),
        }),
      );
  // What is worn goes, unless nothing else is told.
  const fresh = sentencesWithout(({ gap }) => gap !== '');
  const isFresh = fresh.some(({ isQuestion }) => !isQuestion);
  const sentences = isFresh ? fresh : sentencesWithout(({ gap }) => gap === undefined);
  const added = [...new Set(wanted)].slice(0, 3).flatMap(asSentences);
  const gap = worn.find(({ quote }) =>
    sentences.some(({ text }) => fold(text).includes(fold(quote).slice(0, 12))),
  )?.gap;
  const isDelicate = attributes.some(({ id, denied }) => !denied && /^(?:bad-news|illness|threat)$/.test(id));
  const pictures = topics.filter(({ said }) => !said).map(({ topic }) => topic.name);
  const isTelling = sentences.some(({ liveliness }) => liveliness > 1);
  const own =
    pictures.length > 0 && !isTelling
      ? [...sentences, ...asSentences(`Me gusta${pictures.length > 1 ? 'n' : ''} ${joinAnd(pictures)}.`)]
      : sentences;
  const turned = [...own, ...added, ...asSentences(gap)]
    .map((one) => ({ ...one, isSad: isSad(one.text) }))
    .toSorted((a, b) => Number(a.isQuestion) - Number(b.isQuestion) || Number(a.isSad) - Number(b.isSad));
  const text = within(limit, turned);
  if (
    !text ||
    (text.length < bare && topics.length === 0 && !turned.some((one) => one.isTold || one.isQuestion))
  )
    return within(limit, [...turned, ...asSentences(gaps)]);
  const isDull = own.every(({ liveliness }) => liveliness < 3);
  const isShort =
    isDull && !gap && !isInviting(text) && !isDelicate && topics.length > 0 && text.length < short;
  const full = isShort && text.length + ourGap.length < limit ? `${text} ${ourGap}`.trim() : text;
  if (isInviting(full)) return full;
  const ending = isDelicate ? undefined : question;
  return ending && full.length + ending.length < limit ? `${full} ${ending}` : full;
}

/** What is said to us and not to whoever reads: «que quede solo lo alegre». */
const isForUs =
  /^(?:que (?:no )?(?:quede|suene|parezca|se note)|no (?:pongan?|pongas|pongais)|(?:quiero|necesito|hazme) una (?:bio|que (?:no )?(?:parezca|suene)))(?![a-z])/u;

/** Who lost somebody, or doubts of being here, is met first by the rest. */
const isSad = (text: string): boolean =>
  /^no s[eé] (?:muy bien )?qu[eé] hago aqu[ií]/iu.test(text) ||
  readTopics(text).attributes.some(({ id, denied }) => !denied && id === 'bad-news');

const asSentences = (text: string | undefined): Sentence[] =>
  text ? [{ text, liveliness: 0, isQuestion: false, isTold: false }] : [];

/** «Los sábados. Salgo…» */
const when =
  /,? (los (?:findes|lunes|martes|miércoles|miercoles|jueves|viernes|sábados|sabados|domingos))\u2063 (?=\p{L})/giu;

/** «🐶 | Bcn | 27»: a row of short things is a list; and nobody is helped by «lo que surja». */
const listed = (bio: string): string =>
  bio
    .replace(
      /(?<=(?:^|[|·•\n])[^|·•\n.]{0,24}\p{L}[^|·•\n.]{0,24}) *[|·•] *(?=[^|·•\n]{1,24}(?:$|[|·•\n]))/gu,
      ', ',
    )
    .replace(
      /,? (?:y|o|a ver) lo que (?:surja|salga|venga)|(?<=^|[.!?\n] *)lo que (?:surja|salga|venga)\.?/giu,
      '',
    );

/** «@lauu.rz» has a stop inside. */
const withoutContact = (bio: string, quotes: readonly string[]): string =>
  quotes.reduce(
    (text, quote) => (/@|\d{6}|https?:/u.test(quote) ? text.replaceAll(quote, ' . ') : text),
    bio,
  );

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

const isOnlySought = (clause: string): boolean =>
  readTopics(clause).attributes.every(({ id }) => id === 'seeks-friends');

/** The clauses of a sentence that nothing was found in; undefined where none is left. */
function withoutQuotes(sentence: string, quotes: readonly string[], isWornOut: IsWorn): string | undefined {
  const isFound = (clause: string) => {
    const { redFlags, cliches } = findingsIn(clause);
    if (redFlags.length > 0) return true;
    // Of a row of «no» each one goes.
    if (/^(?:no|ni|nada|cero|sin) /iu.test(clause) && quotes.some((quote) => quote.includes(clause)))
      return true;
    const isWorn =
      cliches.some(isWornOut) ||
      quotes.some((quote) => clause.includes(quote) || (clause.length > 3 && quote.includes(clause)));
    return isWorn && (!isTold(clause) || isOnlySought(clause));
  };
  const end = /[?!.…]+$/.exec(sentence)?.[0] ?? '.';
  const clauses = sentence
    .replace(/[?!.…]+$/, '')
    .split(/,(?!\d)/)
    .map((clause) => clause.trim());
  const kept = clauses.flatMap((clause) => {
    if (!isFound(clause.replace(/^[¿¡]/, ''))) return clause;
    // Of a list of demands stays what is looked for.
    const head = /^busco (?:[\p{L}]+ ){0,3}[\p{L}]+(?= que )/iu.exec(clause)?.[0];
    if (head && findingsIn(head).redFlags.length === 0) return head;
    const halves = clause.split(joint);
    return halves.length > 1 ? halves.filter((half) => !isFound(half)) : [];
  });
  const text = withVerb(kept, clauses)
    .join(', ')
    .replace(/^(?:y|e|pero|aunque|ni|o|así que|porque) /iu, '')
    .trim();
  // «Si te suena a excusa» was half a sentence.
  const isHalf = kept.length < clauses.length && /^(?:si|con|sin|que|al?|del?|en|por|para)\b/iu.test(text);
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

/** Whole sentences: the dullest goes first, and what somebody tells of themselves last. */
function within(limit: number, sentences: readonly Sentence[]): string {
  const kept = [...sentences];
  const text = () => tidy(kept.map((one) => one.text).join(' '));
  const size = () => kept.reduce((sum, one) => sum + one.text.length, 0);
  // Far too long by any measure: what is left is put together only when it may fit.
  while (kept.length > 1 && (size() > 2 * limit || text().length > limit)) {
    const worth = ({ text, isTold, isQuestion, isBest, liveliness }: Sentence) =>
      2 * Math.min(liveliness, 4) +
      (isBest ? 30 : isTold ? 8 : 0) +
      (/\bbusco\b/iu.test(text) ? 8 : 0) +
      (isQuestion ? 6 : 0);
    const least = Math.min(...kept.map(worth));
    kept.splice(
      kept.findLastIndex((one) => worth(one) === least),
      1,
    );
  }
  return cut(text(), limit);
}

/** A sentence that is too long by itself ends where a part of it does. */
function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const part = text.slice(0, limit);
  const end = part.search(/[,;](?=[^,;]*$)/u);
  return end > 0 ? `${part.slice(0, end)}.` : `${part.slice(0, part.lastIndexOf(' ', limit - 1))}…`;
}
