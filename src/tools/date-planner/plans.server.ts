import { dataIn } from '../../language/read/data.server.ts';
import { normalise } from '../../language/read/normalise.ts';
import { TermFinder, wordsOf } from '../../language/read/terms.ts';
import type { Season } from '../../language/write/seasons.server.ts';
import { withGaps } from '../../language/write/topics.server.ts';

const read = dataIn(new URL('plans/', import.meta.url));

export const kinds = ['cafe', 'walk', 'dinner', 'fun', 'original', 'remote'] as const;
export type Kind = (typeof kinds)[number];
export type Company = 'pair' | 'kids' | 'home' | 'halfway';
type Terms = readonly string[];

/** A whole plan, written and read as one. `plans/README.md` says what each field means. */
export interface Plan {
  title: string;
  about?: readonly string[];
  /** Circumstances that it was written for. */
  for?: readonly string[];
  said?: Terms;
  /** More than an hour and a half. */
  long?: true;
  seasons?: readonly Season[];
  outdoors?: true;
  cost?: 'none' | 'treat';
  only?: Company | 'village' | 'coast' | 'inland' | 'city';
  activity: string;
  meet: string;
  tips: readonly string[];
  fun: string;
  rain?: string;
}

interface Tone {
  said: Terms;
  lines: readonly string[];
}

/** What is true of the person, the couple or the day, and what then may not be proposed. */
export interface Circumstance {
  id: string;
  said?: Terms;
  /** Said of what they do not want, and what it is called. */
  refused?: Terms;
  name?: string;
  /** The minutes that there are: from, to. */
  minutes?: readonly [number, number];
  unless?: Terms;
  avoid?: Terms;
  tips: readonly string[];
  outside?: readonly string[];
  first?: true;
  /** A plan that was written for it comes before one about what they love. */
  leads?: true;
  /** They have met before: a first date's precautions are none of theirs. */
  known?: true;
  /** A warning: said before the plan itself. */
  before?: string;
  /** Where to meet instead of the place that they named. */
  elsewhere?: string;
  /** No money at all: not where they say how much there is. */
  penniless?: true;
  /** Circumstances that it makes meaningless. */
  excludes?: readonly string[];
  indoor?: true;
  cheap?: true;
  /** Also where they say how little there is: «20 euros». */
  budget?: true;
  company?: Company;
  /** The two are spoken to as «ustedes». */
  ustedes?: true;
  /** And the reader as «vos». */
  vos?: true;
}

export const texts = read<{
  kinds: Record<Kind, Terms>;
  /** They live apart, which is a call unless they tell how they meet. */
  apart: Terms;
  meeting: Terms;
  pair: Record<'said' | 'feast' | 'again', Terms>;
  seasons: Record<Season, Terms>;
  months: readonly string[];
  noSeasons: Terms;
  village: Terms;
  coast: Terms;
  /** Towns with no sea. */
  inland: Terms;
  /** Who lives in one, wherever they say so. */
  villager: Terms;
  polite: Terms;
  /** A country that is liked, and that nobody is of: «comida mexicana», «viajar a Perú». */
  foreign: Terms;
  /** Topics that need the sea. */
  coastal: readonly string[];
  shortNames: Readonly<Record<string, string>>;
  /** Words of no name of a place, and nouns of places that take an article. */
  notPlaces: readonly string[];
  /** How begins what is told of the time, or beside the place. */
  toldOfPlaces: readonly string[];
  articles: Readonly<Record<string, string>>;
  background: readonly string[];
  /** What we do not put in quotation marks as somebody's plan. */
  notOwn: Terms;
  /** How a sentence begins that tells of oneself. */
  notThings: readonly string[];
  own: { activity: readonly string[]; meet: string; tips: readonly string[]; fun: readonly string[] };
  topic: { title: string; both: string; after: readonly string[]; meet: string; tips: readonly string[] };
  another: readonly string[];
  third: string;
  named: string;
  /** A question to ask, of something that they love. */
  talk: readonly string[];
  tones: readonly Tone[];
  outdoors: Record<Season, readonly string[]>;
  safety: readonly string[];
  remoteSafety: string;
  hints: readonly string[];
  /** And for two who would not know each other in a crowd. */
  hintsForStrangers: readonly string[];
  remoteHint: string;
  /** Words of lines that are of no use in a call. */
  inPerson: Terms;
  anywhere: string;
  allergy: Record<'inside' | 'outside', string>;
  /** What they do not want, the hours that it has to fit in, and the money that there is. */
  refused: string;
  window: string;
  until: string;
  little: string;
  budget: string;
  enough: string;
  foods: Terms;
  /** Typed without their accents. */
  foodNames: Readonly<Record<string, string>>;
  notFoods: Terms;
  nuts: Terms;
  notes: Record<'unknown' | 'named' | 'some' | 'style', string>;
}>('texts.json');

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

export const plans: readonly (Plan & { kind: Kind })[] = known(
  kinds.flatMap((kind) => read<Plan[]>(`${kind}.json`).map((plan) => ({ ...plan, kind }))),
);
export const circumstances = known(read<Circumstance[]>('circumstances.json'));
known(texts.tones);
known(
  [texts.kinds, texts.pair, texts.seasons].flatMap((one) => Object.values(one)).map((said) => ({ said })),
);
export const monthTerms = texts.months.map((month): Terms => [month]);
known(
  [
    ...monthTerms,
    texts.apart,
    texts.meeting,
    texts.noSeasons,
    texts.village,
    texts.coast,
    texts.inland,
    texts.villager,
    texts.polite,
    texts.foreign,
    texts.foods,
    texts.notFoods,
    texts.nuts,
    texts.notOwn,
    texts.inPerson,
  ].map((said) => ({ said })),
);

/** A text without any words of a list of terms, normalised. */
export function without(text: string, terms: Terms): string {
  const words = wordsOf(normalise(text).text);
  const hits = finder.find(words).get(lists.get(terms) ?? -1) ?? [];
  const isOut = (at: number) => hits.some(({ first, last }) => first <= at && at <= last);
  return words.text.map((word, at) => (isOut(at) ? '.' : word)).join(' ');
}

/** Whether a text says a list of terms. */
export function saying(text: string): (terms: Terms | undefined) => boolean {
  const hits = finder.find(wordsOf(normalise(text).text));
  return (terms) => terms !== undefined && hits.has(lists.get(terms) ?? -1);
}
