import { mayBeIn, type Needs, needsOf, runsOf } from './needed-letters.ts';
import { onceInATurn } from './once-in-a-turn.ts';

/** A row is a phrase of whole words over normalised text (no accents, n for ñ, no slang); any row of a list will do. */
export type Rows = readonly string[];
export type Words = Readonly<Record<string, Rows>>;

const gap = '[^.!?\\n]{0,40}?';

function withWords(source: string, words: Words): string {
  return source.replace(/<([a-zA-Z0-9-]+)>/g, (_, name: string) => {
    const rows = words[name];
    if (rows === undefined) throw new Error(`no list of words <${name}>`);
    return withWords(`(?:${rows.join('|')})`, words);
  });
}

function withAlternatives(source: string): string {
  const next = source.replace(
    /\((?!\?)([^()|]*\/[^()|]*)\)/g,
    (_, one: string) => `(?:${one.replaceAll('/', '|')})`,
  );
  return next === source ? source : withAlternatives(next);
}

/** `<name>` is any row of a list, `mand*` a word that begins so, `..` a short gap in the sentence, and a space also passes a comma. */
const expand = (rows: Rows, words: Words) =>
  withAlternatives(withWords(rows.join('|'), words))
    .replace(/(?<=(?<!\\)[a-z0-9])\*/g, '[a-z0-9]*')
    // A gap eats the spaces around it, so that it may also be empty.
    .replace(/ ?\.\.(?: \?| )?/g, `\u0001`)
    .replace(/ \?/g, '[ ,:;]{0,3}')
    .replace(/(?<![\\[]) /g, '[ ,:;]{1,3}')
    .replaceAll('\u0001', `\\b${gap}\\b`);

const noMatches = ''.matchAll(/(?!)/g);

/** A regular expression that is only run, and so only compiled, where a text has letters that each of its matches needs. */
export class Pattern extends RegExp {
  static override get [Symbol.species]() {
    return RegExp;
  }
  #needs: Needs | undefined;

  mayBeIn(text: string): boolean {
    if (this.#needs === undefined) this.#needs = needsOf(this.source);
    return mayBeIn(this.#needs, lettersOf(text));
  }

  override exec(text: string): RegExpExecArray | null {
    if (this.mayBeIn(text)) return super.exec(text);
    this.lastIndex = 0;
    return null;
  }

  override [Symbol.matchAll](text: string): RegExpStringIterator<RegExpExecArray> {
    return this.mayBeIn(text) ? super[Symbol.matchAll](text) : noMatches;
  }
}

/** Hundreds of patterns ask it. */
const lettersOf = onceInATurn(runsOf, 32);

/** Anything else in a row is a regular expression: `amig[oa]s?`, `(?:de la )?casa`. */
export function compile(rows: Rows, words: Words = {}): Pattern {
  return new Pattern(`(?<![a-z0-9])(?:${expand(rows, words)})(?![a-z0-9])`, 'g');
}

export function compileTest(rows: Rows | undefined, words: Words = {}): Pattern | null {
  return rows ? new Pattern(compile(rows, words).source) : null;
}

export interface Said {
  said: Rows;
  unless?: Rows | undefined;
  words?: Words;
}

export function compileSaid({ said, unless, words }: Said): (text: string) => boolean {
  const [isSaid, isNot] = [compileTest(said, words), compileTest(unless, words)];
  return (text) => Boolean(isSaid?.test(text)) && !isNot?.test(text);
}

/** What stands for something else, as pairs of an expression and what is put for it, one after another. */
export function replacing(pairs: readonly (readonly string[])[], flags = 'g'): (text: string) => string {
  const all = pairs.map(([of = '', as = '']) => [new RegExp(of, flags), as] as const);
  return (text) => all.reduce((rest, [of, as]) => rest.replace(of, as), text);
}

/** Any of these rows by itself, which may name lists; one that begins with `^` is about the whole text. */
export const anyWhole = (rows: Rows, words: Words = {}): RegExp =>
  new RegExp(rows.map((row) => withWords(row.startsWith('^') ? row : `\\b(?:${row})\\b`, words)).join('|'));

export const wholeWords = <All extends Words>(all: All) =>
  Object.fromEntries(Object.entries(all).map(([name, rows]) => [name, anyWhole(rows, all)])) as Record<
    keyof All,
    RegExp
  >;
