import { type TextWords, wordsOf } from '../terms.ts';
import { placeOf, placeOfPair } from './hash.ts';
import type { Window } from './windows.ts';
import { wordClassesIn } from './word-classes.ts';

export const groups = ['word', 'pair', 'part', 'class', 'classes', 'rule', 'fact'] as const;
export type Group = (typeof groups)[number];

export class Features {
  readonly places = {
    word: [],
    pair: [],
    part: [],
    class: [],
    classes: [],
    rule: [],
    fact: [],
  } as Record<Group, number[]>;

  add(group: Group, name: string): void {
    this.places[group].push(placeOf(`${group} ${name}`));
  }
}

const kept = 5;
const fartherStem = 8;
const longestWord = 24;
const reach = 7;
const littleReach = 3;

const sizes = ['digit', 'number', 'hundreds'];

/** A word without what gender, number and person change. Of a number, how large it is. */
function stemOf(word: string): string {
  if (/^\d+$/.test(word)) {
    const value = Number(word);
    return value >= 10 && value < 18 ? '#teen' : `#${sizes[word.length - 1] ?? 'thousands'}`;
  }
  return word.length <= kept ? word.replace(/s$/, '') : word.slice(0, kept);
}

interface WordPlaces {
  words: readonly number[];
  parts: readonly number[];
  stem: number;
}

const mostKept = 4_000;
const seen = new Map<string, WordPlaces>();

function placesOf(word: string, who: string): WordPlaces {
  const key = who + word;
  const known = seen.get(key);
  if (known) return known;
  const stem = stemOf(word);
  const words = word.length > kept ? [stem, word.slice(0, fartherStem)] : [stem];
  const whole = `^${word.slice(0, longestWord)}$`;
  const parts: string[] = [];
  for (let length = 3; length <= 5; length += 1)
    for (let from = 0; from + length <= whole.length; from += 1) parts.push(whole.slice(from, from + length));
  const places = {
    words: words.map((one) => placeOf(`word ${who}${one}`)),
    parts: parts.map((one) => placeOf(`part ${who}${one}`)),
    stem: placeOf(`stem ${who}${stem}`),
  };
  if (seen.size < mostKept) seen.set(key, places);
  return places;
}

function addWords({ places }: Features, plain: string, who: string): void {
  const words = (plain.match(/[a-z0-9]+|[?!€%]/g) ?? []).map((word) => placesOf(word, who));
  for (const [at, { words: own, parts, stem }] of words.entries()) {
    for (const place of own) places.word.push(place);
    for (const place of parts) places.part.push(place);
    const [next, afterNext] = [words[at + 1], words[at + 2]];
    if (next) places.pair.push(placeOfPair(stem, next.stem));
    if (afterNext) places.pair.push(placeOfPair(stem + 1, afterNext.stem));
  }
}

const classPlaces = new Map<string, number>();

function classPlace(name: string, who: string): number {
  const key = who + name;
  const place = classPlaces.get(key) ?? placeOf(`class ${key}`);
  classPlaces.set(key, place);
  return place;
}

/** Classes, and one after another: "money > urgency" says more than either. */
function addClasses({ places }: Features, words: TextWords, who: string): void {
  const found = wordClassesIn(words).map((one) => ({ ...one, place: classPlace(one.name, who) }));
  const at = (word: number) => words.places[word] as number;
  for (const [index, one] of found.entries()) {
    if (one.isClass) places.class.push(one.place);
    for (let next = index + 1; next < found.length; next += 1) {
      const other = found[next] as (typeof found)[number];
      const gap = at(other.first) - at(one.last);
      if (gap > reach) break;
      if (gap < 1 || (!one.isClass && !other.isClass && gap > littleReach)) continue;
      places.classes.push(placeOfPair(one.place, other.place));
    }
  }
}

export function addText(features: Features, plain: string, who: '' | 'mine:'): void {
  addWords(features, plain, who);
  addClasses(features, wordsOf(plain), who);
}

/** Of a stretch of a chat: the words of each side, and how it is written. */
export function featuresOf(original: string, { theirs, mine, start, end, lines }: Window): Features {
  const features = new Features();
  addText(features, theirs, '');
  if (mine) addText(features, mine, 'mine:');
  addFacts(features, original.slice(start, end), lines, mine !== '');
  return features;
}

const lengths = [4, 8, 14, 22, 35];
const facts: readonly (readonly [string, RegExp])[] = [
  ['asks', /\?/],
  ['exclaims', /!/],
  ['emoji', /[\u{1F300}-\u{1FAFF}❤]/u],
  ['laughs', /ja(?:ja|j)|jeje/i],
  ['shouts', /(?<![A-ZÁÉÍÓÚ])[A-ZÁÉÍÓÚ]{4,} [A-ZÁÉÍÓÚ]{3,}/],
];

export function addFacts(features: Features, original: string, voices: number, hasMine: boolean): void {
  const words = original.split(/\s+/).length;
  features.add('fact', `length ${lengths.filter((length) => words >= length).length}`);
  for (const [name, pattern] of facts) if (pattern.test(original)) features.add('fact', name);
  if (voices > 1) features.add('fact', 'lines');
  if (hasMine) features.add('fact', 'mine');
}
