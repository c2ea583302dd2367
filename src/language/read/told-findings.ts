import { fold } from '../write/fold.ts';
import type { Family } from './families.ts';
import { isElsewhere, isLoose, isSuffered, saidToMe } from './find-by-rules.ts';
import { type Finding, isByWeights } from './finding.ts';
import { tellsOf, weighedOnce } from './read-once.ts';

/** Log-odds from which what messages are read by counts in a box that holds none: of texts of strangers, half of what is below was harmless. */
const least = {
  likeness: 0.2,
  phrase: -1.6,
  certain: -3.2,
  suffered: -3.4,
  inPlay: -1.5,
  inABout: 2,
} as const;

const toldMe = new RegExp(`${saidToMe.source}\\s*$`);
const isToldMe = (text: string, { start }: Pick<Finding, 'start'>): boolean =>
  toldMe.test(fold(text.slice(Math.max(0, start - 40), start)));

const neverDoubted: readonly Family[] = ['autolesion', 'menor'];

/** A wheelchair, bruises of a sport, a locked bathroom: words of a message that worries, and nobody tells of one. */
export const isBorneOut =
  (request: object, text: string) =>
  (one: Pick<Finding, 'id' | 'family' | 'certain' | 'start'>): boolean => {
    if (one.certain && (neverDoubted.includes(one.family) || isElsewhere(one) || isToldMe(text, one)))
      return true;
    const { beyond } = weighedOnce(request, text);
    const isBlow = one.family === 'violencia' && !one.certain && !isSuffered(one);
    if (isBlow && beyond <= least.inABout && tellsOf(request, 'bout', text)) return false;
    const isElse = () => tellsOf(request, 'sports', text) || tellsOf(request, 'phobia', text);
    if (one.family === 'violencia' && beyond <= least.inPlay && isElse()) return false;
    return beyond > least[kindOf(one)];
  };

const kindOf = (one: Pick<Finding, 'id' | 'certain'>): keyof typeof least =>
  isSuffered(one)
    ? 'suffered'
    : one.certain
      ? 'certain'
      : isByWeights(one) || isLoose(one)
        ? 'likeness'
        : 'phrase';
