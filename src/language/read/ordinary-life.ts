import data from '../data/ordinary-life.json' with { type: 'json' };
import type { Family } from './families.ts';
import { normalise } from './normalise.ts';

export type Kind = keyof typeof data.kinds;

const compiled = (rows: readonly string[]) =>
  new RegExp(rows.map((row) => (row.startsWith('^') ? whole(row) : `\\b(?:${whole(row)})\\b`)).join('|'));
const whole = (row: string): string =>
  row.replace(/<(\w+)>/g, (_, name: string) => `(?:${data.kinds[name as Kind].map(whole).join('|')})`);

const kinds = Object.fromEntries(
  Object.entries(data.kinds).map(([kind, rows]) => [kind, compiled(rows)]),
) as Record<Kind, RegExp>;

/** Whether normalised words are of something ordinary that rules and weights take for danger: a sport, a notary, a fear of dogs. */
export const isOf = (kind: Kind, plain: string): boolean => kinds[kind].test(plain);
export const tellsOf = (kind: Kind, text: string): boolean => isOf(kind, normalise(text).text);

/** What a rule, or rules of a family, take for something else by the sense of one word. */
interface Sense {
  family?: string;
  rules?: readonly string[];
  match: readonly string[];
  unless?: readonly string[];
  surely?: true;
  doubtful?: true;
  near?: true;
}

export const senses = (data.senses as readonly Sense[]).map(({ match, unless, ...sense }) => {
  const [isSaid, isNot] = [compiled(match), unless && compiled(unless)];
  return {
    ...sense,
    isOf: ({ id, family }: { id: string; family: Family }) =>
      sense.family === family || sense.rules?.includes(id) === true,
    isIn: (plain: string) => isSaid.test(plain) && !isNot?.test(plain),
  };
});
