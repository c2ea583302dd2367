import { dataIn } from '../../language/read/data.server.ts';
import { normalise } from '../../language/read/normalise.ts';
import { TermFinder, wordsOf } from '../../language/read/terms.ts';
import type { Season } from '../../language/write/seasons.server.ts';
import { withGaps } from '../../language/write/topics.server.ts';
import texts from './plans/texts.json' with { type: 'json' };

const read = dataIn(new URL('plans/', import.meta.url));

export const kinds = ['cafe', 'walk', 'dinner', 'fun', 'original', 'remote'] as const;
export type Kind = (typeof kinds)[number];
type Company = 'pair' | 'kids' | 'home' | 'halfway';
type Terms = readonly string[];

/** A whole plan, written and read as one. `plans/README.md` says what each field means. */
export interface Plan {
  title: string;
  about?: readonly string[];
  for?: readonly string[];
  said?: Terms;
  seasons?: readonly Season[];
  outdoors?: true;
  cost?: 'none';
  only?: Company | 'village' | 'coast' | 'inland' | 'city';
  activity: string;
  meet: string;
  tips: readonly string[];
  fun: string;
  rain?: string;
}

/** What is true of the person, the couple or the day, and what then may not be proposed. The same README. */
export interface Circumstance {
  id: string;
  said?: Terms;
  refused?: Terms;
  brief?: true;
  unless?: Terms;
  avoid?: Terms;
  tips: readonly string[];
  outside?: readonly string[];
  first?: true;
  leads?: true;
  known?: true;
  before?: string;
  elsewhere?: string;
  excludes?: readonly string[];
  indoor?: true;
  cheap?: true;
  budget?: true;
  company?: Company;
  ustedes?: true;
  vos?: true;
}

const finder = new TermFinder();
const lists = new Map<Terms, number>();

/** Every list before the first search: a list that comes later is not found by words already seen. */
const known = <Item extends { said?: Terms; refused?: Terms; unless?: Terms; avoid?: Terms }>(
  items: readonly Item[],
) => {
  for (const { said, refused, unless, avoid } of items)
    for (const terms of [said, refused, unless, avoid])
      if (terms) lists.set(terms, finder.add(withGaps(terms)));
  return items;
};

/** What holds two of their likes already is full. */
export type Chosen = Plan & { kind: Kind; isFull?: boolean };
export const plans: readonly Chosen[] = known(
  kinds.flatMap((kind) => read<Plan[]>(`${kind}.json`).map((plan) => ({ ...plan, kind }))),
);
export const circumstances = known(read<Circumstance[]>('circumstances.json'));
export const monthTerms = texts.months.map((month): Terms => [month]);
const { kinds: ofKinds, pair, seasons, ...others } = texts;
known(
  [
    ...Object.values(ofKinds),
    ...Object.values(pair),
    ...Object.values(seasons),
    ...monthTerms,
    ...Object.values(others.terms),
  ].map((said) => ({ said })),
);

export function without(text: string, terms: Terms): string {
  const words = wordsOf(normalise(text).text);
  const hits = finder.find(words).get(lists.get(terms) ?? -1) ?? [];
  const isOut = (at: number) => hits.some(({ first, last }) => first <= at && at <= last);
  return words.text.map((word, at) => (isOut(at) ? '.' : word)).join(' ');
}

export const saysAnything = (text: string): boolean => finder.find(wordsOf(normalise(text).text)).size > 0;

export function saying(text: string): (terms: Terms | undefined) => boolean {
  const hits = finder.find(wordsOf(normalise(text).text));
  return (terms) => terms !== undefined && hits.has(lists.get(terms) ?? -1);
}
