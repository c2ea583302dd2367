import { dataIn, readData } from '../../language/read/data.server.ts';
import { fold } from '../../language/write/fold.ts';

const verbs = readData<{ ar: string; changing: string; er: string; ir: string }>('verbs.json');
const { irregular, wished, mine, others } = dataIn(new URL('letters/', import.meta.url))<{
  irregular: Record<string, string>;
  wished: Record<string, string>;
  mine: string;
  others: string;
}>('deeds.json');

/** Who does what a form says: `both` is said of oneself and of another, «tenía», and so is what is `wished`, «tenga». */
export type Person = 'me' | 'them' | 'both' | 'wished' | 'others' | 'you';

/** What somebody does, as it is said to them: «llama», «llamas». */
const toThem = new Map<string, string>();
const persons = new Map<string, Person>();
/** «Llego», which in a hurry may be «llegó». */
const pasts = new Map<string, string>();

const diphthong = (stem: string) =>
  stem.replace(/([oeu])(?=[^aeiou]*$)/u, (vowel) => ({ o: 'ue', e: 'ie', u: 'ue' })[vowel] ?? vowel);
const beforeE = (stem: string) => stem.replace(/c$/u, 'qu').replace(/g$/u, 'gu').replace(/z$/u, 'c');
const beforeO = (stem: string) => stem.replace(/(?<=[aeiou])c$/u, 'zc').replace(/g$/u, 'j');

const list = (words: string) => words.split(' ');

function add(stem: string, who: Person, endings: string): void {
  for (const ending of list(endings)) {
    const [said = '', you] = ending.split('>');
    if (!persons.has(stem + said)) persons.set(stem + said, who);
    if (you) toThem.set(stem + said, stem + you);
  }
}

function addIrregular(): void {
  for (const [they, you] of Object.entries(irregular)) {
    toThem.set(they, you);
    persons.set(they, /(?:aba|ía|iba|^era)$/u.test(they) ? 'both' : 'them');
  }
  for (const [they, you] of Object.entries(wished)) {
    toThem.set(they, you);
    persons.set(they, 'wished');
  }
  for (const form of list(mine)) persons.set(form, 'me');
  for (const form of list(others)) persons.set(form, 'others');
}

for (const verb of [...list(verbs.ar), ...list(verbs.changing)]) {
  const stem = verb.slice(0, -2);
  const changed = list(verbs.changing).includes(verb) ? diphthong(stem) : stem;
  add(changed, 'me', 'o');
  add(beforeE(stem), 'me', 'é');
  add(changed, 'them', 'a>as');
  add(stem, 'them', 'ó>aste ará>arás');
  add(stem, 'both', 'aba>abas aría>arías');
  add(stem, 'wished', 'ara>aras ase>ases');
  add(beforeE(changed), 'wished', 'e>es');
  add(changed, 'others', 'an');
  add(stem, 'others', 'aron aban arán arían');
  add(changed, 'you', 'as');
  add(stem, 'you', 'aste abas');
  pasts.set(`${stem}o`, `${stem}ó`);
}
for (const verb of [...list(verbs.er), ...list(verbs.ir)]) {
  const stem = verb.slice(0, -2);
  const vowel = verb.at(-2) === 'e' ? 'e' : 'i';
  add(beforeO(stem), 'me', 'o');
  add(stem, 'me', 'í');
  add(stem, 'them', `e>es ió>iste ${vowel}rá>${vowel}rás`);
  add(stem, 'both', `ía>ías ${vowel}ría>${vowel}rías`);
  add(stem, 'wished', 'iera>ieras iese>ieses');
  add(beforeO(stem), 'wished', 'a>as');
  add(stem, 'others', `en ieron ían ${vowel}rán`);
  add(stem, 'you', 'es iste ías');
}
addIrregular();
for (const word of list(
  'de una unas cada tarde esta nada para como entre sobre casa cosa media cara pareja cita manera',
))
  persons.delete(word);

/** Nouns as well: «la nota», «me lo nota». */
export const isNounToo: ReadonlySet<string> = new Set(
  list('nota cuenta falta cena corte toca paso trabajo gusto duda prueba llamada'),
);

/** Verbs that no list has, by their endings. */
const ends = [
  [
    /^(?!así|aquí|ahí|allí|café|bebé|porqué|jamás|taxi)\p{L}{2,}(?:[^aeiou\W](?:[éí]|[aei]mos)|íamos)$/u,
    'me',
  ],
  [/^(?!dominó|saló)\p{L}{3,}ó$/u, 'them'],
] as const;

export function personOf(word: string): Person | undefined {
  const form = word.toLowerCase();
  return persons.get(form) ?? ends.find(([ending]) => ending.test(form))?.[1];
}

/** What «tú» does, where it is sure what the other one did. */
export function saidToThem(word: string): string | undefined {
  const form = word.toLowerCase();
  return (
    toThem.get(form) ??
    (/ó$/u.test(form) ? form.replace(/(i?)ó$/u, (_, i) => (i ? 'iste' : 'aste')) : undefined)
  );
}

export const asPast = (word: string): string | undefined => pasts.get(word.toLowerCase());

export const isPastForm = (word: string): boolean =>
  /(?:é|í|ó|aba|ía|aste|iste|imos)$/u.test(word) ||
  /^(?:fui|fue|tuve|tuvo|hice|hizo|dije|dijo|puse|puso|estuve|estuvo|vine|vino|quise|quiso|pude|pudo|supe|supo|di|dio|vi|vio|era|iba|había)$/u.test(
    fold(word),
  );
