import { compileTest, type Rows, type Words } from '../read/compile.ts';
import { readData } from '../read/data.server.ts';
import { normalise } from '../read/normalise.ts';
import { compiled, isSaid, type Saying, sayingOf } from './sayings.server.ts';

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
    (one) => [one.id, { ...compiled(one), after: compileTest(one.after, one.words) }] as const,
  ),
);

export function saysPlainly(id: string, plain: string, own: string): boolean {
  if (id === 'emoji') return !/[a-z0-9]/.test(plain) && plain.trim() !== '' && !/^[\s?!.,]*$/.test(plain);
  const row = rows.get(id);
  if (!row || (row.asks && !plain.includes('?')) || (row.after && !row.after.test(own))) return false;
  return isSaid(row, plain);
}

export const isDenied = (id: string, plain: string): boolean => rows.get(id)?.unless?.test(plain) ?? false;

export const withoutPlain = (id: string, plain: string): string =>
  plain.replace(rows.get(id)?.said ?? '', ' ');
export const withoutDenial = (id: string, plain: string): string =>
  plain.replace(rows.get(id)?.unless ?? '', ' ');

export function plainlySaid(text: string, own: string): Saying[] {
  const normalised = normalise(text);
  const before = normalise(own).text;
  return [...rows.values()]
    .filter(({ id, said, isForReplies }) => said && !isForReplies && saysPlainly(id, normalised.text, before))
    .map((row) => ({
      ...sayingOf(row, text, normalised),
      plainBy: 'words' as const,
      ...(row.isNarrow && { isNarrow: row.isNarrow }),
    }));
}
