import { fold } from '../../language/write/fold.ts';
import { capitalise, tidy } from '../../language/write/grammar.ts';
import { eachSentence } from '../../language/write/sentences.ts';
import { wellWritten } from '../../language/write/well-written.server.ts';
import { read } from './lines.server.ts';
import { wellPut } from './well-put.server.ts';

/** Apologies wherever they stand in a sentence, and whole clauses by what they do. */
const { inline = [], ...clauses } = read<Record<string, string[]>>('cuts.json');
const cutsOf = new Map(
  Object.entries(clauses).map(([list, rows]) => [list, new RegExp(`^(?:${rows.join('|')})$`)] as const),
);
/** What is said in other words, for a tone. */
const putsOf = new Map(
  Object.entries(read<Record<string, [string, string][]>>('puts.json')).map(([list, rows]) => [
    list,
    rows.map(([from, to]) => [new RegExp(from, 'giu'), to] as const),
  ]),
);

const excuses = inline.map(
  (row) =>
    new RegExp(
      `[,.;]?\\s*(?<!\\p{L})(?:${row})(?=$|\\s*(?:[.,;:!?\\n\ue000)]|(?:y|pero|es (?:que|q)|q|que|porque|pq|solo|sólo|no|si|ya|me|te|le|lo|la|os|nos|gracias|bueno|nada|perd|de verdad|eh|jaja|jeje|seguro|hay|tengo|quer|hoy|ayer|contigo|el|un|una|hice|he|se|soy|estoy|puede|igual)(?!\\p{L})))[\\s,;.]*`,
      'giu',
    ),
);

const link = 'y|pero|o|q|que|es que|es q|bueno|pues|eh';
const loosely = [
  new RegExp(`^(?:[\\s.,;]|(?:${link})(?!\\p{L}))+`, 'iu'),
  new RegExp(`(?:[\\s,;]|(?<!\\p{L})(?:${link}))+$`, 'iu'),
] as const;
const greeting =
  /^\W*(?:(?:hola|holi+|hey|ey|oye|buenas(?: (?:tardes|noches))?|buenos d[ií]as|pues|bueno|mira|jaja\p{L}*|soy yo)(?!\p{L})[\s,.]*)*/iu;
const fewestWords = 4;
/** What shows that a cut went through a sentence, or that it left excuses of another wording. */
const torn =
  /(?<!\p{L})(?:a|de|en|con|por|para|pa|hasta|desde|si|que|q|me da|ruego|l[eo]|te|me)\s*\ue000|\ue000\s*(?:de|del|en|a|con|por(?! (?:cierto|eso|lo demás))|para|pa|si no|as[ií] que perd|mejores|\p{L}+(?:ad|id)[oa]s?|[:]|(?!ayer)\p{L}+[aei]r(?:te|me|le|l[oa])?)(?!\p{L})/iu;
const stillSorry =
  /(?<!\p{L})(?:no se me da|pesad[oa]|pesao|me callo|turra|molest\p{L}*|perd[oó]n\p{L}*|disculp\p{L}*|chorrada|tonter[ií]a|seguro (?:q|que)|verg[uü]enza|t[ií]mid[oa]|intens[oa]|muy pronto|d[eé]jalo|te dir[ií]a|mil mensajes)(?!\p{L})/iu;
const sometime = /(?<!\p{L})(?:alg[uú]n d[ií]a|un d[ií]a(?: de estos)?)(?=[^.?!]*\?)(?!\p{L})/iu;

/** The draft without its apologies, where no sentence is torn. */
function withoutExcuses(draft: string): string | undefined {
  const cut = excuses.reduce((text, one) => text.replace(one, '\ue000'), draft);
  if (cut === draft || torn.test(cut)) return undefined;
  return cut
    .split('\ue000')
    .map((piece) => piece.replace(loosely[0], '').replace(loosely[1], '').trim())
    .filter((piece) => /\p{L}/u.test(piece))
    .map((piece) => (/[.?!]$/u.test(piece) ? piece : `${piece}.`))
    .join(' ');
}

const wordsSaid = (text: string) => (text.replace(greeting, '').match(/\p{L}{2,}/gu) ?? []).length;

/** Without apologies for writing at all and ways out that nobody asked for, where enough of it stays; of some kinds whole clauses go. */
export function trimmed(draft: string, mayCutClauses = false): string | undefined {
  const whole = withoutExcuses(draft);
  if (whole === undefined || stillSorry.test(whole) || wordsSaid(whole) < fewestWords)
    return mayCutClauses ? editedFor(draft, { cuts: ['apologies', 'doubts'] }) : undefined;
  return wellPut(whole).replace(sometime, '[un día]');
}

const parting =
  /([,;:] +| +(?=(?:pero|aunque|porque|y (?:no|ya|la verdad|me|te|si|que|nada|encima|luego|además|eso|yo|tú))(?!\p{L})))/u;
const leads = /^(?:(?:y|e|o|pero|aunque|pues|bueno|entonces|vamos|que|es que|asi que|oye|o sea) )+/;
const opening = /^(?:(?:y|e|o|pero|pues|que|es que|así que) )+/iu;
/** It goes with what stands before it. */
const hangs =
  /^(?:(?:que|porque|pq|para que|sino)(?!\p{L})|(?:pero )?(?:no pasa nada|(?:yo )?lo (?:entiendo|entendería)|ni modo|todo bien)[^,;]{0,20}$)/iu;
/** A greeting by itself. */
const isGreeting = (said: string) => said.replace(greeting, '').split(' ').length < 3;
/** «Si no quieres.»: half of what was said. */
const half = /(?:^|[,.] )(?:pero |y )?(?:vamos )?(?:que )?si (?:no )?[^,.?!¿]{2,30}[.]?$/iu;

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
    let isOwed = false;
    for (let at = 0; at < parts.length; at += 2) {
      const clause = parts[at] ?? '';
      const list = listOf(clause) ?? (cut && cut !== 'filler' && hangs.test(clause) ? cut : undefined);
      if (list) {
        isOwed ||= said !== '' && /^pero /iu.test(clause);
        cut = list;
        continue;
      }
      const isFirst = isGreeting(said);
      const bare = cut ? clause.replace(isFirst ? opening : /^(?:es que|que) /iu, '') : clause;
      const text = isOwed ? `pero ${bare.replace(/^pero /u, '')}` : bare;
      const joint = cut ? (/^(?:y|e|o) /iu.test(text) ? ' ' : ', ') : (parts[at - 1] ?? '');
      said += said ? joint + text : text;
      [cut, isOwed] = [undefined, false];
    }
    if (!/\p{L}/u.test(said)) return '';
    const mark = /¿[^?¿]*$/u.test(said) ? '?' : /¡[^!¡]*$/u.test(said) ? '!' : '.';
    const isEndless = cut !== undefined || (end.includes('?') && body.includes('¿') && !said.includes('¿'));
    const whole = said.replace(cut ? /(?:, (?:bueno|pues|pero|y|nada|vamos))?[,;:]*$/iu : /[,;:]+$/u, '');
    return capitalise(whole) + (isEndless ? mark : end);
  });
}

const calm = (text: string) =>
  text
    .replace(/¡([^!¡]{1,90})!+/gu, '$1.')
    .replace(/!+(?=\s|$)/gu, '.')
    .replace(/\.{2}(?!\.)/gu, '.');

export interface Edit {
  cuts?: readonly string[];
  puts?: readonly string[];
  /** No cries. */
  calms?: true;
}

/** So long in one breath that it needs stops. */
const longBreath = 40;

/** The draft for a tone: what speaks against it goes in whole clauses, and no other word is theirs. Empty where nothing of it stands; none where there is nothing to change. */
export function editedFor(draft: string, { cuts = [], puts = [], calms }: Edit): string | undefined {
  const sorry = (cuts.includes('apologies') && withoutExcuses(draft)) || draft;
  const plain = tidy(wellWritten(mended(draft)));
  const put = puts
    .flatMap((list) => putsOf.get(list) ?? [])
    .reduce((text, [from, to]) => text.replace(from, to), wellWritten(mended(sorry)));
  const text = tidy(withoutClauses(calms ? calm(put) : put, cuts)).replace(/^([,.] ?)+|(?<=\?)\./gu, '');
  if (text === plain) return undefined;
  const isHalf = half.test(text) && !half.test(put);
  const said = wordsSaid(text);
  if (said === 0 || isHalf) return '';
  return said > longBreath ? wellPut(text) : text;
}

const mends = read<[string, string][]>('learners.json').map(
  ([from, to]) =>
    [
      new RegExp(from.replaceAll('\\b', '(?:(?<!\\p{L})(?=\\p{L})|(?<=\\p{L})(?!\\p{L}))'), 'giu'),
      to,
    ] as const,
);

/** What whoever learns our language says in the way of theirs. */
export const mended = (draft: string): string =>
  mends.reduce((text, [from, to]) => text.replace(from, to), draft);
