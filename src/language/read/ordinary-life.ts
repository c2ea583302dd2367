import data from '../data/ordinary-life.json' with { type: 'json' };
import { anyWhole, wholeWords } from './compile.ts';
import type { Family } from './families.ts';
import { normalise } from './normalise.ts';

export type Kind = keyof typeof data.kinds;

const kinds = wholeWords(data.kinds);

/** Whether normalised words are of something ordinary that rules and weights take for danger: a sport, a notary, a fear of dogs. */
export const isOf = (kind: Kind, plain: string): boolean => kinds[kind].test(plain);

/** Whoever shares a life and takes money is no swindler whom nobody has seen. */
export function isOfPartner(text: string): boolean {
  const plain = normalise(text).text;
  return isOf('livedWith', plain) && !isOf('afar', plain);
}

/** What a rule, or rules of a family, take for something else by the sense of one word. */
interface Sense {
  family?: string;
  rules?: readonly string[];
  match: readonly string[];
  unless?: readonly string[];
  /** What the finding's own sentence has to say. */
  own?: readonly string[];
  surely?: true;
  doubtful?: true;
  near?: true;
  /** What is said of it where it stays, as a question: a low one, of which nobody is sure. */
  softened?: string;
}

export const senses = (data.senses as readonly Sense[]).map(({ match, unless, own, ...sense }) => {
  const [isSaid, isNot] = [anyWhole(match, data.kinds), unless && anyWhole(unless, data.kinds)];
  return {
    ...sense,
    own: own && anyWhole(own, data.kinds),
    isOf: ({ id, family }: { id: string; family: Family }) =>
      sense.family === family || sense.rules?.includes(id) === true,
    isIn: (plain: string) => isSaid.test(plain) && !isNot?.test(plain),
  };
});
