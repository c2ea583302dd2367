import { fold } from '../write/fold.ts';
import { harmfulAim } from './aims.ts';
import { compileTest, type Rows, replacing, type Words } from './compile.ts';
import { readData } from './data.server.ts';
import { normalise } from './normalise.ts';

interface Harm {
  id: string;
  /** What somebody is told to do, as a wish of their own: «hazle» is «quiero hacerle». */
  does?: Rows;
  /** What is said in other words than an order. */
  said?: Rows;
  unless?: Rows;
  /** What somebody wants, and the next sentence that grants it: «Te pide la clave. Dásela». */
  asked?: Rows;
  grants?: Rows;
  words?: Words;
  /** Wrong only beside something grave that our rules found. */
  beside?: true;
  yes: readonly string[];
  no: readonly string[];
}

const data = readData<{
  asWish: [string, string][];
  modal: string;
  proposes: string;
  irregular: Record<string, string>;
  /** Of these harms what somebody says that they do themselves, but for small change. */
  promised: { of: string[]; irregular: Record<string, string>; unless: Rows };
  verbs: string;
  /** Of these «para», «puede», «cree» are no orders. */
  never: string;
  harms: Harm[];
}>('advised.json');

export const { harms } = data;
const compiled = harms.map(({ id, does, said, unless, asked, grants, words, beside = false }) => ({
  id,
  beside,
  asked: compileTest(asked, words),
  grants: compileTest(grants, words),
  does: compileTest(
    does?.map((row) => `quiero ${row}`),
    words,
  ),
  said: compileTest(said, words),
  unless: compileTest(unless, words),
}));

const { ar, changing, er, ir } = readData<Record<'ar' | 'changing' | 'er' | 'ir', string>>('verbs.json');
const infinitives = new Set([ar, changing, er, ir, data.verbs].flatMap((list) => fold(list).split(' ')));
for (const verb of data.never.split(' ')) infinitives.delete(verb);
const stemsOf = (stem: string) => [
  stem,
  ...[/ie(?=[^aeiou]+$)/, /ue(?=[^aeiou]+$)/, /i(?=(?:[^aeiou]|gu)+$)/].map((vowels, at) =>
    stem.replace(vowels, ['e', 'o', 'e'][at] as string),
  ),
];

function infinitiveOf(order: string): string | undefined {
  if (Object.hasOwn(data.irregular, order)) return data.irregular[order];
  const endings = { a: ['ar'], e: ['er', 'ir'], d: ['r'] }[order.slice(-1)] ?? [];
  return stemsOf(order.slice(0, -1))
    .flatMap((stem) => endings.map((end) => stem + end))
    .find((verb) => infinitives.has(verb));
}

const orders = /(?<![a-z])([a-z]{2,}?)(me|te|se)?(l[aeo]s?)?(?![a-z])/g;
const startsAClause = /(?:^|[,;:] ?|(?:^| )(?:y|o|pero|mejor|luego|despues) )$/;
const modal = new RegExp(
  `(?<!\\b(?:no|nunca|ni|si|tampoco) |(?<!\\bcreo )\\bque )\\b${data.modal} (?=[a-z]+[aei]r)`,
  'g',
);
/** «Yo que tú me presentaría». */
const wouldDo = /\byo (?:que tu,? )?(?:(me|l[aeo]|se l[ao]) )?([a-z]+[aei]r)ia\b/g;
const asWish = replacing(data.asWish);
const nearby = 120;

/** What a text tells somebody to do, each as they would wish it: so the rows of `aims.json` know it too. */
function* wishesIn(sentence: string): Generator<string> {
  const after = (from: number) => asWish(sentence.slice(from, from + nearby));
  for (const { 0: found, index } of sentence.matchAll(modal)) yield `quiero ${after(index + found.length)}`;
  for (const { 0: found, 1: clitic = '', 2: verb, index } of sentence.matchAll(wouldDo))
    yield `quiero ${verb}${clitic}${after(index + found.length)}`;
  for (const { 0: found, 1: order = '', 2: own = '', 3: theirs = '', index } of sentence.matchAll(orders)) {
    // «Insiste» is no «insis-te», «instala» no «insta-la».
    const ways = [
      [order, own + theirs],
      [order + own, theirs],
      [found, ''],
    ] as const;
    const [verb, clitics = ''] =
      ways.map(([one, more]) => [infinitiveOf(one), more] as const).find(([one]) => one) ?? [];
    const isOrder = clitics !== '' || startsAClause.test(sentence.slice(0, index));
    if (verb && isOrder) yield `quiero ${verb}${clitics.replace(/^te/, 'me')}${after(index + found.length)}`;
  }
}

/** «Te paso», «te mandaré»: what somebody says that they do themselves. */
function promised(word: string): string | undefined {
  if (infinitives.has(word.replace(/e$/, ''))) return word.replace(/e$/, '');
  if (Object.hasOwn(data.promised.irregular, word)) return data.promised.irregular[word];
  const stem = /^(.+)o$/.exec(word)?.[1];
  return stem && (infinitiveOf(`${stem}a`) ?? infinitiveOf(`${stem}e`));
}

const firsts =
  /(?<![a-z])((?:n[oi]|nunca|jamas) )?(?:(te|me) )?(?:l[aeo]s? )?(?:(?:voy|vamos) a )?([a-z]{2,}[eor])(?: (mas|nunca)(?![a-z]))?/g;
const noPromise = compileTest(data.promised.unless);

/** How a text to be sent harms whoever sends it: what nobody may advise them to do, said as what they do. */
export function promisedHarms(text: string): string[] {
  // «Mi primo compró» is another's.
  const own = normalise(text.replace(/(?<!\p{L})\p{L}*ó(?!\p{L})/gu, '')).text;
  return own.split(/[.!?\n]+ ?/).flatMap((sentence) => {
    const wishes = [...sentence.matchAll(firsts)].flatMap(
      ({ 0: found, 1: no, 2: to, 3: word = '', 4: ever, index }) => {
        const verb = promised(word);
        const isSaid = no ? ever : to || startsAClause.test(sentence.slice(0, index));
        const does = `${no ? 'dejar de ' : ''}${verb}${to === 'te' ? 'le' : (to ?? '')}`;
        return verb && isSaid
          ? `quiero ${does}${asWish(sentence.slice(index + found.length, index + nearby))}`
          : [];
      },
    );
    const isIn = ({ id, does, unless }: (typeof compiled)[number]) =>
      data.promised.of.includes(id) &&
      wishes.some(
        (wish) => does?.test(wish) && !unless?.test(wish) && !noPromise?.test(`${sentence} ${wish}`),
      );
    return compiled.filter(isIn).map(({ id }) => id);
  });
}

const proposes = new RegExp(`(?<![a-z])${data.proposes}`);
/** «Dile: », before words that somebody is to send. */
export const isProposed = (before: string): boolean => proposes.test(fold(before.slice(-40)));

/** Whether a text advises somebody to do what harms them or another. `isGrave`: it stands beside something that our rules found. */
export function advisedHarm(text: string, isGrave: boolean): string | null {
  let before = '';
  for (const sentence of normalise(text).text.split(/[.!?\n]+ ?/)) {
    const wishes = [...wishesIn(sentence)];
    const isIn = (pattern: RegExp | null, unless: RegExp | null, said: string) =>
      pattern?.test(said) && !unless?.test(said);
    const harm = compiled.find(
      ({ does, said, unless, asked, grants, beside }) =>
        (!beside || isGrave) &&
        (isIn(said, unless, sentence) ||
          wishes.some((wish) => isIn(does, unless, wish)) ||
          (asked?.test(before) && grants?.test(sentence))),
    );
    before = sentence;
    const found = harm?.id ?? harmfulAim(wishes.join('\n'))?.id;
    if (found) return found;
  }
  return null;
}
