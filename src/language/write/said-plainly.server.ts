import { compile, compileTest, type Rows, type Words } from '../read/compile.ts';
import { readData } from '../read/data.server.ts';
import { normalise } from '../read/normalise.ts';
import { type Saying, sayingAt } from './sayings.server.ts';

/** Words that can hardly be anything else: they go before what is only likely. */
interface Written {
  id: string;
  said?: Rows;
  unless?: Rows;
  after?: Rows;
  whole?: true;
  asks?: true;
  most?: number;
  /** It says more than the weights tell apart, and goes before them. */
  isNarrow?: true;
  isForReplies?: true;
  words?: Words;
}

const rows = new Map(
  readData<Written[]>('said-plainly.json').map(
    ({ id, said, unless, after, words, ...one }) =>
      [
        id,
        {
          ...one,
          said: said ? compile(said, words) : null,
          unless: compileTest(unless, words),
          after: compileTest(after, words),
        },
      ] as const,
  ),
);

export function saysPlainly(id: string, plain: string, own: string): boolean {
  if (id === 'emoji') return !/[a-z0-9]/.test(plain) && plain.trim() !== '' && !/^[\s?!.,]*$/.test(plain);
  const row = rows.get(id);
  if (!row?.said || (row.most && plain.length > row.most)) return false;
  if ((row.asks && !plain.includes('?')) || row.unless?.test(plain) || (row.after && !row.after.test(own)))
    return false;
  row.said.lastIndex = 0;
  if (!row.whole) return row.said.test(plain);
  const rest = plain.replace(row.said, '');
  return rest !== plain && !/[a-z0-9]/.test(rest);
}

export const isDenied = (id: string, plain: string): boolean => rows.get(id)?.unless?.test(plain) ?? false;

export const withoutPlain = (id: string, plain: string): string =>
  plain.replace(rows.get(id)?.said ?? '', ' ');
export const withoutDenial = (id: string, plain: string): string =>
  plain.replace(rows.get(id)?.unless ?? '', ' ');

export function plainlySaid(text: string, own: string): Saying[] {
  const normalised = normalise(text);
  const before = normalise(own).text;
  return [...rows].flatMap(([id, { said, whole, isForReplies, isNarrow }]) => {
    if (!said || isForReplies || !saysPlainly(id, normalised.text, before)) return [];
    said.lastIndex = 0;
    const hit = whole ? null : said.exec(normalised.text);
    const saying = hit ? sayingAt(id, text, normalised, hit) : { id, quote: text.trim(), rest: '' };
    return [{ ...saying, plainBy: 'words' as const, ...(isNarrow && { isNarrow }) }];
  });
}
