import type { Words } from '../compile.ts';
import { readData } from '../data.server.ts';
import { TermFinder, type TextWords } from '../terms.ts';

/** What a word is about, or the little word it is: "te voy a partir la cara" is you, going, to, hit, the, body. */
export interface Found {
  name: string;
  isClass: boolean;
  first: number;
  last: number;
}

const { hurts, everyday, little } =
  readData<Record<'hurts' | 'everyday' | 'little', Words>>('word-classes.json');
const classes = { ...hurts, ...everyday };

const finder = new TermFinder();
const lists = [
  ...Object.entries(classes).map(([name, terms]) => ({ name, isClass: true, id: finder.add(terms) })),
  ...Object.entries(little).map(([name, terms]) => ({ name, isClass: false, id: finder.add(terms) })),
];

export function wordClassesIn(words: TextWords): Found[] {
  const hits = finder.find(words);
  return lists
    .flatMap(({ name, isClass, id }) => (hits.get(id) ?? []).map((hit) => ({ name, isClass, ...hit })))
    .toSorted((a, b) => a.first - b.first || a.last - b.last);
}
