import { saidFeatures } from '../read/learned/said-features.ts';
import { loadChoice } from '../read/learned/weights.server.ts';
import { normalise } from '../read/normalise.ts';
import { offersAnotherDay } from './days.server.ts';
import { isDenied, plainlySaid } from './said-plainly.server.ts';
import { type Saying, sayingsIn } from './sayings.server.ts';

const model = loadChoice('said');

export const likelySayings = (
  text: string,
  own: string,
  found: readonly Saying[],
): { choice: string; share: number }[] =>
  model.shares(
    saidFeatures(
      text,
      own,
      found.map(({ id }) => id),
    ),
  );

const longest = 1_200;
const enough = 0.5;

export const saidSentences = (text: string): readonly string[] => text.match(/[^.!?\n]+[.!?]*/g) ?? [text];

/** Shares from which they win over plain words, and are as plain themselves. */
const sure = 0.6;
const plainFrom = 0.85;

export function sayingsOf(text: string, own = '', least = enough): Saying[] {
  if (text.length <= longest && offersAnotherDay(text))
    return [{ id: 'counter-offer', quote: text.trim(), rest: '', plainBy: 'words' }];
  const found = sayingsIn(text);
  if (text.length > longest) return found;
  const [likeliest] = likelySayings(text, own, found);
  const plain = plainlySaid(text, own);
  if (!likeliest || likeliest.share < least || isDenied(likeliest.choice, normalise(text).text))
    return onlyOnce([...plain, ...found]);
  const { choice: id, share } = likeliest;
  const known = [...plain, ...found].find((one) => one.id === id);
  const plainBy = share >= plainFrom ? ('weights' as const) : undefined;
  const likely = { ...(known ?? { id, quote: text.trim(), rest: '' }), plainBy };
  const others = plain.map((one) => (one === known ? likely : one));
  const first = others.filter(({ isNarrow }) => share < sure || isNarrow);
  return onlyOnce([...first, likely, ...others, ...found]);
}

const onlyOnce = (said: readonly Saying[]) =>
  said.filter(({ id }, at) => said.findIndex((one) => one.id === id) === at);
