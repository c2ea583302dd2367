import { lexicon } from './lexicon.ts';

/** One of the ways to say a thing, word by word: `mand*` is a stem, `_` is any word. */
type Phrase = readonly string[];

export interface Words {
  text: string[];
  /** Where each word is in the text. */
  starts: number[];
  ends: number[];
  /** A count that leaps at the end of a message, so that nothing is near across it. */
  places: number[];
}

export interface Hit {
  first: number;
  last: number;
}

interface Entry {
  phrase: Phrase;
  id: number;
}

const leap = 1000;
const mostHits = 40;
const mostSeen = 4000;

export function wordsOf(text: string): Words {
  const words: Words = { text: [], starts: [], ends: [], places: [] };
  let place = 0;
  let end = 0;
  for (const match of text.matchAll(/[a-z0-9]+|[€%]/g)) {
    const between = text.slice(end, match.index);
    place += between.includes('\n') ? leap : /[.!]/.test(between) ? 2 : 1;
    end = match.index + match[0].length;
    words.text.push(match[0]);
    words.starts.push(match.index);
    words.ends.push(end);
    words.places.push(place);
  }
  return words;
}

function alternatives(term: string): string[] {
  const open = /\(([^()]*)\)/.exec(term);
  if (!open) return [term.replace(/\s+/g, ' ').trim()];
  return (open[1] ?? '').split('/').flatMap((one) => alternatives(term.replace(open[0], one)));
}

function phrasesOf(terms: string): Phrase[] {
  return terms
    .split('|')
    .map((term) => term.trim())
    .filter(Boolean)
    .flatMap((term) => {
      if (!term.startsWith('@')) return alternatives(term).map((one) => one.split(' '));
      const list = lexicon[term.slice(1)];
      if (list === undefined) throw new Error(`no word list ${term}`);
      return phrasesOf(list);
    });
}

const fits = (word: string | undefined, wanted: string) =>
  word !== undefined &&
  (wanted === '_' || (wanted.endsWith('*') ? word.startsWith(wanted.slice(0, -1)) : word === wanted));

/** Finds every list of terms in one walk over the words. */
export class TermFinder {
  readonly #ids = new Map<string, number>();
  readonly #byFirst = new Map<string, Entry[]>();
  readonly #seen = new Map<string, Entry[]>();
  #longest = 0;

  add(terms: string): number {
    const known = this.#ids.get(terms);
    if (known !== undefined) return known;
    const id = this.#ids.size;
    this.#ids.set(terms, id);
    for (const phrase of phrasesOf(terms)) {
      const [first = ''] = phrase;
      this.#longest = Math.max(this.#longest, first.length);
      this.#byFirst.set(first, [...(this.#byFirst.get(first) ?? []), { phrase, id }]);
    }
    return id;
  }

  find(words: Words): Hit[][] {
    const hits: Hit[][] = Array.from({ length: this.#ids.size }, () => []);
    for (const [at, word] of words.text.entries()) {
      for (const { phrase, id } of this.#startingWith(word)) {
        const list = hits[id] as Hit[];
        if (list.length >= mostHits) continue;
        const last = at + phrase.length - 1;
        if (phrase.length > 1) {
          if ((words.places[last] ?? Infinity) - (words.places[at] as number) > phrase.length + 2) continue;
          if (!phrase.every((wanted, index) => fits(words.text[at + index], wanted))) continue;
        }
        list.push({ first: at, last });
      }
    }
    return hits;
  }

  /** Every phrase whose first word, or stem of it, is this word. */
  #startingWith(word: string): readonly Entry[] {
    const known = this.#seen.get(word);
    if (known) return known;
    const entries = [...(this.#byFirst.get(word) ?? [])];
    for (let length = Math.min(word.length, this.#longest); length > 1; length -= 1)
      entries.push(...(this.#byFirst.get(`${word.slice(0, length)}*`) ?? []));
    if (this.#seen.size < mostSeen) this.#seen.set(word, entries);
    return entries;
  }
}
