export interface TextWords {
  text: string[];
  starts: number[];
  ends: number[];
  /** A count that leaps at the end of a message, so that nothing is near across it. */
  places: number[];
}

export interface Hit {
  first: number;
  last: number;
}

interface Wanted {
  text: string;
  how: 'word' | 'stem' | 'any';
}

interface Entry {
  rest: readonly Wanted[];
  id: number;
}

/** Common words begin many phrases: most of those are told apart by the word that comes next. */
interface Entries {
  loose: Entry[];
  bySecond: Map<string, Entry[]>;
}

function put({ loose, bySecond }: Entries, entry: Entry): void {
  const [second] = entry.rest;
  if (second?.how !== 'word') loose.push(entry);
  else bySecond.set(second.text, [...(bySecond.get(second.text) ?? []), entry]);
}

const leap = 1000;
const mostHits = 40;
const mostSeen = 4000;

export function wordsOf(text: string): TextWords {
  const words: TextWords = { text: [], starts: [], ends: [], places: [] };
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

export function alternatives(term: string): string[] {
  const open = /\(([^()]*)\)/.exec(term);
  if (!open) return [term.replace(/\s+/g, ' ').trim()];
  return (open[1] ?? '').split('/').flatMap((one) => alternatives(term.replace(open[0], one)));
}

const wantedOf = (text: string): Wanted =>
  text === '_'
    ? { text, how: 'any' }
    : text.endsWith('*')
      ? { text: text.slice(0, -1), how: 'stem' }
      : { text, how: 'word' };

const fits = (word: string, { text, how }: Wanted) =>
  how === 'word' ? word === text : how === 'any' || word.startsWith(text);

function allFit(text: readonly string[], from: number, rest: readonly Wanted[]): boolean {
  for (let index = 0; index < rest.length; index += 1)
    if (!fits(text[from + index] as string, rest[index] as Wanted)) return false;
  return true;
}

export class TermFinder {
  #lists = 0;
  readonly #byFirst = new Map<string, Entry[]>();
  readonly #seen = new Map<string, Entries>();
  #longest = 0;

  /** A list of terms: a word, a phrase, a stem (`mand*`), alternatives (`tu (casa/curro)`). Its number tells what was found. */
  add(terms: readonly string[]): number {
    const id = this.#lists;
    this.#lists += 1;
    for (const phrase of terms.flatMap(alternatives).map((one) => one.split(' '))) {
      const [first = ''] = phrase;
      this.#longest = Math.max(this.#longest, first.length);
      const entries = this.#byFirst.get(first) ?? [];
      entries.push({ rest: phrase.slice(1).map(wantedOf), id });
      this.#byFirst.set(first, entries);
    }
    return id;
  }

  find({ text, places }: TextWords): ReadonlyMap<number, readonly Hit[]> {
    const hits = new Map<number, Hit[]>();
    const look = (at: number, entries: readonly Entry[]) => {
      for (const { rest, id } of entries) {
        const last = at + rest.length;
        if (last >= text.length || !allFit(text, at + 1, rest)) continue;
        if ((places[last] as number) - (places[at] as number) > rest.length + 3) continue;
        const list = hits.get(id);
        if (!list) hits.set(id, [{ first: at, last }]);
        else if (list.length < mostHits) list.push({ first: at, last });
      }
    };
    for (let at = 0; at < text.length; at += 1) {
      const { loose, bySecond } = this.#startingWith(text[at] as string);
      look(at, loose);
      const next = bySecond.get(text[at + 1] ?? '');
      if (next) look(at, next);
    }
    return hits;
  }

  #startingWith(word: string): Entries {
    const known = this.#seen.get(word);
    if (known) return known;
    const found = [...(this.#byFirst.get(word) ?? [])];
    for (let length = Math.min(word.length, this.#longest); length > 1; length -= 1)
      found.push(...(this.#byFirst.get(`${word.slice(0, length)}*`) ?? []));
    const entries: Entries = { loose: [], bySecond: new Map() };
    for (const entry of found) put(entries, entry);
    if (this.#seen.size < mostSeen) this.#seen.set(word, entries);
    return entries;
  }
}
