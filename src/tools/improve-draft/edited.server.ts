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
  /([,;:] +(?!(?:no pasa nada|pues nada|no te preocupes|lo entiendo|lo entendería|ni modo|todo bien|sin problema|eh|de verdad)(?!\p{L}))| +(?=(?:pero|aunque|porque|(?<!(?<!\p{L})(?:incluso|aunque|aun|y|o|que|pues|bueno|por|saber|preguntar\p{L}*|pregunto|decirme|dime) )si (?:quieres|te (?:apetece|parece))(?!\p{L})|y (?:no|ya|la verdad|me|te|si|que|nada|encima|luego|además|eso|yo|tú))(?!\p{L})))/u;
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
const discloses =
  /(?<!\p{L})(?:vih|indetectable|(?:transmit|contagi)\p{L}*|herpes|epilepsia|ansiedad|depresión|trans|bisexual|hij[oa]s|divorciad\p{L}*|separad\p{L}*|viud\p{L}*|embarazad\p{L}*)(?!\p{L})/iu;

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
      const joint = cut ? (/^(?:y|e|o|pero) /iu.test(text) ? ' ' : ', ') : (parts[at - 1] ?? '');
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
const heart =
  /[¿?]|(?<!\p{L})(?:(?:me|nos) (?:l[oa] )?(?:ha |han |has )?(?:gust|encant|dol|duel|molest|import|apetec|qued|alegr|paso|pasé|caes)\p{L}*|te (?:apetec\p{L}*|animas|apuntas|echo|extraño|quiero|espero|invito|propongo|pienso|debo)|quiero|quisiera|querría|prefiero|necesito|quedar|quedamos|vernos|nos vemos|verte|conocerte|lo siento|repetir|repetimos|avis[aá]\p{L}*|dime|decime|ganas|eres|sos|gracias|vi (?:que|tu|en tu)|leí|no s[eé] si|no (?:quiero|puedo|voy|busco|siento|me parece)|ya no (?:quiero|puedo|siento|te)|si quer[eé]s|si quieres|lunes|martes|miércoles|jueves|viernes|sábado|domingo)(?!\p{L})/iu;
/** A reason, or half a sentence. */
const explains =
  /^(?:es que|porque|pq|ya que|lo que pasa)(?!\p{L})|(?<!\p{L})(?:además|encima|y claro|y luego)\P{L}*$/iu;
/** It says nothing without what stands before it. */
const leansBack =
  /^(?:porque|pq|así|eso|por eso|entonces|también|tampoco|además|ni|sino|como si)(?!\p{L})|^[^,]{0,25}\p{L}[aei]rl[oa]s?$/iu;
/** «Así que si quedamos, …»: what follows belongs to it. */
const isHalf =
  /(?:^|[ ¿])(?<!(?:saber|preguntar\p{L}*|decir\p{L}*|dime|sé|se) )(?:si|cuando|aunque|mientras) (?:\p{L}+ ?){1,3}$/iu;
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
