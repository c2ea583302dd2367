import { fold } from '../../language/write/fold.ts';
import { capitalise, tidy } from '../../language/write/grammar.ts';
import { eachSentence } from '../../language/write/sentences.ts';
import { wellWritten } from '../../language/write/well-written.server.ts';
import { read } from './lines.server.ts';

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

const putOtherwise = (text: string, lists: readonly string[]): string =>
  lists.flatMap((list) => putsOf.get(list) ?? []).reduce((said, [from, to]) => said.replace(from, to), text);

/** The draft as it is best written. */
export const corrected = (draft: string): string => wellWritten(putOtherwise(draft, ['learner']));

const greeting =
  /^\W*(?:(?:hola|holi+|hey|ey|oye|buenas(?: (?:tardes|noches))?|buenos d[ií]as|pues|bueno|mira|jaja\p{L}*|soy yo)(?!\p{L})[\s,.]*)*/iu;
/** «Si no puedes, no pasa nada» is one clause. */
const parting =
  /([,;:] +(?!(?:no pasa nada|pues nada|no te preocupes|lo entiendo|lo entendería|ni modo|todo bien|sin problema|eh|de verdad)(?!\p{L}))| +(?=(?:pero|aunque|porque|y (?:no|ya|la verdad|me|te|si|que|nada|encima|luego|además|eso|yo|tú))(?!\p{L})))/u;
const leads = /^(?:(?:y|e|o|pero|aunque|pues|bueno|entonces|vamos|que|es que|asi que|oye|o sea) )+/;
const opening = /^(?:(?:y|e|o|pero|pues|que|es que|así que) )+/iu;
/** It goes with what stands before it. */
const hangs = /^(?:que|porque|pq|para que|sino)(?!\p{L})/iu;
/** A greeting by itself. */
const isGreeting = (said: string) => said.replace(greeting, '').split(' ').length < 3;

/** The text without the clauses of these lists: none is cut in two, and what hangs on one goes with it. */
function withoutClauses(text: string, lists: readonly string[]): string {
  const rowsOf = lists.flatMap((list) => {
    const rows = cutsOf.get(list);
    return rows ? [{ list, rows }] : [];
  });
  const listOf = (clause: string) => {
    const bare = fold(clause)
      .replace(/[^a-z0-9 ]+/g, ' ')
      .replace(/ {2,}/g, ' ')
      .trim();
    return rowsOf.find(({ rows }) => rows.test(bare) || rows.test(bare.replace(leads, '')))?.list;
  };
  return eachSentence(text, (sentence) => {
    const [end = ''] = /(?<![^\p{L}\p{N}])[^\p{L}\p{N}]*$/u.exec(sentence) ?? [];
    const body = sentence.slice(0, sentence.length - end.length);
    const parts = body.split(parting);
    let said = '';
    let cut: string | undefined;
    for (let at = 0; at < parts.length; at += 2) {
      const clause = parts[at] ?? '';
      const list = listOf(clause) ?? (cut && cut !== 'filler' && hangs.test(clause) ? cut : undefined);
      if (list) {
        cut = list;
        continue;
      }
      const text = cut ? clause.replace(isGreeting(said) ? opening : /^(?:es que|que) /iu, '') : clause;
      const joint = cut ? (/^(?:y|e|o|pero) /iu.test(text) ? ' ' : ', ') : (parts[at - 1] ?? '');
      said += said ? joint + text : text;
      cut = undefined;
    }
    if (!/\p{L}/u.test(said)) return '';
    const isUnasked = end.includes('?') && body.includes('¿') && !said.includes('¿');
    const whole = said.replace(cut ? /(?:, (?:bueno|pues|pero|y|nada|vamos))?[,;:]*$/iu : /[,;:]+$/u, '');
    return capitalise(whole) + (isUnasked ? '.' : end);
  });
}

export interface Edit {
  cuts?: readonly string[];
  puts?: readonly string[];
}

/** A well written draft without what speaks against a tone, which goes in whole clauses. Empty where nothing of it stands; none where there is nothing to change. */
export function editedFor(written: string, { cuts = [], puts = [] }: Edit): string | undefined {
  const text = tidy(withoutClauses(putOtherwise(written, puts), cuts)).replace(/^([,.] ?)+|(?<=\?)\./gu, '');
  if (text === tidy(written)) return undefined;
  return /\p{L}{2}[^\p{L}]+\p{L}{2}/u.test(text.replace(greeting, '')) ? text : '';
}
