/** A row is a phrase of whole words over normalised text (no accents, n for ñ, no slang); any row of a list will do. */
export type Rows = readonly string[];
/** Lists of rows by the name that other rows call them. */
export type Words = Readonly<Record<string, Rows>>;

const gap = '[^.!?\\n]{0,40}?';

function withWords(source: string, words: Words): string {
  return source.replace(/<([a-zA-Z0-9-]+)>/g, (_, name: string) => {
    const rows = words[name];
    if (rows === undefined) throw new Error(`no list of words <${name}>`);
    return withWords(`(?:${rows.join('|')})`, words);
  });
}

/** `(a/b)` is a or b. */
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

/** Anything else in a row is a regular expression: `amig[oa]s?`, `(?:de la )?casa`. */
export function compile(rows: Rows, words: Words = {}): RegExp {
  return new RegExp(`(?<![a-z0-9])(?:${expand(rows, words)})(?![a-z0-9])`, 'g');
}

/** What has to be there, and what may not be beside it. */
export interface Said {
  said: Rows;
  unless?: Rows;
}

/** The same, to ask only whether it is there. */
export function compileTest(rows: Rows | undefined, words: Words = {}): RegExp | null {
  return rows ? new RegExp(compile(rows, words).source) : null;
}

export function compileSaid({ said, unless }: Said): (text: string) => boolean {
  const [isSaid, isNot] = [compileTest(said), compileTest(unless)];
  return (text) => Boolean(isSaid?.test(text)) && !isNot?.test(text);
}
