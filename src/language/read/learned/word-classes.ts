import { TermFinder, type Words } from '../signals/terms.ts';
import { everydayWords } from './everyday-words.ts';
import { warningWords } from './warning-words.ts';

/** What a word is about, or the little word it is: "te voy a partir la cara" is you, going, to, hit, the, body. */
export interface Found {
  name: string;
  isClass: boolean;
  first: number;
  last: number;
}

const littleWords: Readonly<Record<string, string>> = {
  you: 'te|ti|contigo|vos|usted',
  your: 'tu|tus',
  me: 'me|conmigo',
  my: 'mi|mis',
  i: 'yo',
  not: 'no|nunca|ni',
  without: 'sin',
  if: 'si',
  as: 'como',
  or: 'o',
  them: 'le|les',
  it: 'lo|la',
  se: 'se',
  their: 'su',
  us: 'nos',
  that: 'que',
  for: 'para',
  by: 'por',
  though: 'aunque',
  when: 'cuando',
  until: 'hasta',
  going: 'voy',
  areGoing: 'vas',
  goes: 'va',
  youHave: 'tienes',
  iHave: 'tengo',
  youAre: 'eres|sos',
  haveDone: 'he',
  youHaveDone: 'has',
  already: 'ya',
  so: 'tan',
  more: 'mas',
  all: 'todo',
  nobody: 'nadie',
  always: 'siempre',
  only: 'solo',
};

const classes = { ...warningWords, ...everydayWords };

const finder = new TermFinder();
const lists = [
  ...Object.entries(classes).map(([name, terms]) => ({ name, isClass: true, id: finder.add(terms) })),
  ...Object.entries(littleWords).map(([name, terms]) => ({ name, isClass: false, id: finder.add(terms) })),
];

/** In the order in which they are in the text. */
export function wordClassesIn(words: Words): Found[] {
  const hits = finder.find(words);
  return lists
    .flatMap(({ name, isClass, id }) => (hits.get(id) ?? []).map((hit) => ({ name, isClass, ...hit })))
    .toSorted((a, b) => a.first - b.first || a.last - b.last);
}
