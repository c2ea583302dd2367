import { fold } from '../../language/write/fold.ts';
import { capitalise, tidy } from '../../language/write/grammar.ts';
import { eachSentence } from '../../language/write/sentences.ts';
import { wellWritten } from '../../language/write/well-written.server.ts';
import { patternsIn, read } from './lines.server.ts';

const patternOf = patternsIn('clauses.json');

/** Whole clauses by what they do. */
const cutsOf = new Map(
  Object.entries(read<Record<string, string[]>>('cuts.json')).map(
    ([list, rows]) => [list, new RegExp(`^(?:${rows.join('|')})$`)] as const,
  ),
);
/** What is said in other words, for a tone or by whoever learns our language. */
const putsOf = new Map(
  Object.entries(read<Record<string, [string, string][]>>('puts.json')).map(([list, rows]) => [
    list,
    rows.map(([from, to]) => [new RegExp(from, 'giu'), to] as const),
  ]),
);

export const putOtherwise = (text: string, lists: readonly string[]): string =>
  lists.flatMap((list) => putsOf.get(list) ?? []).reduce((said, [from, to]) => said.replace(from, to), text);

/** The draft as it is best written. */
export const corrected = (draft: string): string => wellWritten(putOtherwise(draft, ['learner']));

const greeting = patternOf('greeting');
/** «Si no puedes, no pasa nada» is one clause. */
const parting = patternOf('parting', 'u');
const leads = /^(?:(?:y|e|o|pero|aunque|pues|bueno|entonces|vamos|que|es que|asi que|oye|o sea) )+/;
const opening = /^(?:(?:y|e|o|pero|pues|que|es que|así que) )+/iu;
/** It goes with what stands before it. */
const hangs = /^(?:que|porque|pq|para que|sino)(?!\p{L})/iu;
/** A greeting by itself. */
const isGreeting = (said: string) => said.replace(greeting, '').split(' ').length < 3;

/** Says of a clause, and of the mark behind it, why it goes. */
type Cutting = (clause: string) => string | undefined;

/** The clauses of these lists. */
function listed(lists: readonly string[]): Cutting {
  const rowsOf = lists.flatMap((list) => {
    const rows = cutsOf.get(list);
    return rows ? [{ list, rows }] : [];
  });
  return (clause) => {
    const bare = fold(clause)
      .replace(/[^a-z0-9 ]+/g, ' ')
      .replace(/ {2,}/g, ' ')
      .trim();
    return rowsOf.find(({ rows }) => rows.test(bare) || rows.test(bare.replace(leads, '')))?.list;
  };
}

/** What is hard to tell is told whole. */
const discloses = patternOf('discloses');

/** The text without some of its clauses: none is cut in two, and what hangs on one goes with it. */
function withoutClauses(text: string, cutting: Cutting, joints = parting): string {
  return eachSentence(text, (sentence) => {
    if (discloses.test(sentence)) return sentence;
    const [end = ''] = /(?<![^\p{L}\p{N}])[^\p{L}\p{N}]*$/u.exec(sentence) ?? [];
    const body = sentence.slice(0, sentence.length - end.length);
    const parts = body.split(joints);
    let said = '';
    let cut: string | undefined;
    for (let at = 0; at < parts.length; at += 2) {
      const clause = parts[at] ?? '';
      const list =
        cutting(at === parts.length - 1 ? clause + end : clause) ??
        (cut && cut !== 'filler' && hangs.test(clause) ? cut : undefined);
      if (list) {
        cut = list;
        continue;
      }
      const text = cut ? clause.replace(isGreeting(said) ? opening : /^(?:es que|que) /iu, '') : clause;
      const stop = cut === 'apologies' && /\p{L} .* /u.test(said) ? '. ' : ', ';
      const joint = cut ? (/^(?:y|e|o|pero) /iu.test(text) ? ' ' : stop) : (parts[at - 1] ?? '');
      said += said ? joint + text : text;
      cut = undefined;
    }
    if (!/\p{L}/u.test(said)) return '';
    const isUnasked = end.includes('?') && body.includes('¿') && !said.includes('¿');
    const whole = said.replace(cut ? /(?:, (?:bueno|pues|pero|y|nada|vamos))?[,;:]*$/iu : /[,;:]+$/u, '');
    const isOpen = said.includes('¿') && !`${said}${end}`.includes('?');
    return capitalise(whole) + (isUnasked ? '.' : isOpen ? '?' : end);
  });
}

/** What somebody asks, proposes, feels, refuses or has to tell. */
const heart = patternOf('heart');
/** A reason, or half a sentence. */
const explains = patternOf('explains');
/** It says nothing without what stands before it. */
const leansBack = patternOf('leansBack');
/** «Así que si quedamos, …»: what follows belongs to it. */
const isHalf = patternOf('isHalf');
const [longEnough, mostKept, leastKept] = [110, 0.75, 30];

/** A long message with its greeting and the heart of it; the same where that is most of it, or hardly a thing. */
export function inShort(written: string): string {
  if (written.length < longEnough) return written;
  let isFirst = true;
  let isKept = true;
  let isWaiting = false;
  const short = withoutClauses(
    written,
    (clause) => {
      const opens = isFirst && isGreeting(clause);
      isFirst = opens;
      isKept =
        opens ||
        isWaiting ||
        (heart.test(clause) && !explains.test(clause) && (isKept || !leansBack.test(clause)));
      isWaiting = isKept && !opens && isHalf.test(clause);
      return isKept ? undefined : 'filler';
    },
    /([,;:] +)/,
  );
  const said = short.replace(greeting, '').length;
  const isWhole = (short.match(/['"]/g)?.length ?? 0) % 2 === 0;
  return isWhole && said >= leastKept && short.length <= mostKept * written.length ? short : written;
}

export interface Edit {
  cuts?: readonly string[];
  puts?: readonly string[];
}

/** A well written draft without what speaks against a tone, which goes in whole clauses. Empty where nothing of it stands; none where there is nothing to change. */
export function editedFor(written: string, { cuts = [], puts = [] }: Edit): string | undefined {
  const text = tidy(withoutClauses(putOtherwise(written, puts), listed(cuts))).replace(
    /^([,.] ?)+|(?<=\?)\./gu,
    '',
  );
  if (text === tidy(written)) return undefined;
  return /\p{L}{2}[^\p{L}]+\p{L}{2}/u.test(text.replace(greeting, '')) ? text : '';
}
