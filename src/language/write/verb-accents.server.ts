import { normalForm } from '../../platform/normal-form.ts';
import { readData } from '../read/data.server.ts';
import { fold } from './fold.ts';

interface Verbs {
  ar: string;
  /** Verbs in -ar whose present has another vowel («cuento»): «conte» can only be «conté». */
  changing: string;
  er: string;
  ir: string;
  /** Irregular stems of the future: «tendr». */
  futures: Readonly<Record<string, string>>;
  /** Verbs and their kin whose past has no accent: «tuvo». */
  strong: string;
  /** Plain forms that are words of their own: «media», «tomate». */
  others: string;
  /** Plain forms that are also nouns: «un viaje». */
  nouns: string;
}

const verbs = readData<Verbs>('verbs.json');
const list = (words: string) => words.split(' ');
const others = new Set(list(verbs.others));
const isStrong = new RegExp(`(?:${list(verbs.strong).join('|')})$`, 'u');
const irregular = new RegExp(`(?:${Object.keys(verbs.futures).join('|')})$`, 'u');

const sure = new Map<string, string>();
const maybe = new Map<string, string>();
const imperatives = new Map<string, string>();
/** «Se quedo», «nos tiro»: nobody says that of themselves. */
const theirs = new Map<string, string>();

function add(to: Map<string, string>, stem: string, endings: string): void {
  for (const form of list(endings).map((ending) => stem + ending))
    if (!others.has(fold(form))) to.set(fold(form), form);
}

const beforeE = (stem: string) => stem.replace(/c$/u, 'qu').replace(/g$/u, 'gu').replace(/z$/u, 'c');

const stressed = (stem: string) =>
  normalForm(
    stem.replace(/([aeo])(?=[iu]?[^aeiou]*$)|([iu])(?=[^aeiou]*$)/u, (vowel) => `${vowel}\u0301`),
    'NFC',
  );

for (const verb of [...list(verbs.ar), ...list(verbs.changing)]) {
  const stem = verb.slice(0, -2);
  add(sure, verb, 'é éis ía ías íamos íais ían');
  add(sure, stem, 'ábamos áramos áis');
  add(stem.length < 2 || verb === 'estar' ? sure : maybe, verb, 'á ás án');
  imperatives.set(`${stem}a`, `${stressed(stem)}a`);
}
for (const verb of list(verbs.ar)) {
  add(maybe, beforeE(verb.slice(0, -2)), 'é');
  if (verb !== 'imaginar') add(theirs, verb.slice(0, -2), 'ó');
}
for (const verb of list(verbs.changing)) {
  add(sure, beforeE(verb.slice(0, -2)), 'é');
  add(sure, verb.slice(0, -2), 'ó');
}
for (const verb of [...list(verbs.er), ...list(verbs.ir)]) {
  const stem = verb.slice(0, -2);
  const future = verb.replace(irregular, (known) => verbs.futures[known] ?? known).replace(/ír$/u, 'ir');
  add(sure, future, 'é ás á án éis ía ías íamos íais ían');
  add(sure, stem, /er$/u.test(verb) ? 'ía ías íamos íais ían éis' : 'ía ías íamos íais ían ís');
  if (!isStrong.test(verb)) add(sure, stem, 'í ió iéramos');
  imperatives.set(`${stem}e`, `${stressed(stem)}e`);
}

/** The form with its accent, where no other word is written so without it. */
export const verbForm = (plain: string): string | undefined => sure.get(plain);

/** «Llamame», «escribeme»: the order, with whom it is about. Whoever says vos writes it so. */
export function orderForm(word: string): string | undefined {
  const [, order = '', about = ''] =
    /^(\p{L}+?[ae])((?:me|te|nos)l[oa]s?|me|te|l[aeo]|l[ao]s)$/u.exec(word) ?? [];
  const accented = imperatives.get(order);
  return accented && !others.has(word) ? accented + about : undefined;
}

const nouns = new Set(list(verbs.nouns));
const afterPronoun = /\b(?:me|te|se|nos|no|ya|yo)\s$/u;
const beforeNoun =
  /\b(?:un|el|al|del|tu|mi|su|este|ese|cada|otro|buen|gran|de|en|a|por|con|sin|del|su|muy|tan|no me)\s$/u;
/** «Que hable», «cuando hable», «si hablara»: not yet. */
const isWish =
  /\b(?:(?<!\b(?:desde|vez|noche|dia|anos?|mes(?:es)?|creo|verdad) )que|cuando|ojala|quiza\w*|tal vez|aunque|donde|quien|como|si|para|antes|hasta|usted|no se)\b(?:\s\w+){0,4}\s$|\b(?:que|q)\b(?:\s\w+){1,8}\sy\s(?:no|me|te|se|nos|lo|la)\s$|\b(?:espero|esperamos|prefiero|quiero|deseo)(?:\sno)?(?:\s(?:me|te|le|les|os|nos|lo|la|se))?\s$/u;
/** «Te espere»: «te esperé», unless it is what somebody wishes. What stands before it in its clause is given folded. */
export function pastOrFuture(plain: string, clause: () => string): string | undefined {
  const form = maybe.get(plain) ?? theirs.get(plain);
  if (!form) return undefined;
  const before = clause();
  if (!maybe.has(plain)) return /\b(?:nos|se(?: (?:me|te|nos|le))?)\s$/u.test(before) ? form : undefined;
  if (beforeNoun.test(before) || (nouns.has(plain) && !afterPronoun.test(before))) return undefined;
  // «Si te agobié»: after «si» nothing is only wished.
  return isWish.test(form.endsWith('é') ? before.replace(/\b(?:no se )?si\b/g, 'y') : before)
    ? undefined
    : form;
}
