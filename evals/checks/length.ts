import { bioLengthOf } from '../../src/generation/app-lengths.ts';
import type { Check } from './written.ts';

/** A first message and a reply are read at one look; a plan or a guide on a phone's screen or two. */
const most: Record<string, { option?: number; total: number }> = {
  icebreaker: { option: 320, total: 900 },
  'bio-creator': { option: 500, total: 1_500 },
  'bio-analyzer': { total: 3_600 },
  strategy: { option: 320, total: 1_600 },
  'improve-draft': { option: 400, total: 1_200 },
  'write-letter': { option: 900, total: 4_000 },
  'date-planner': { total: 2_600 },
  'body-language': { total: 2_900 },
  outfit: { total: 1_900 },
};
const least = 15;

export const lengthFits: Check = ({ tool, label, options, pieces }) => {
  const limit = most[tool];
  if (!limit) return null;
  const { appType } = label.input;
  const allowed =
    tool === 'bio-creator' && typeof appType === 'string' ? bioLengthOf(appType) : (limit.option ?? Infinity);
  const problems = options
    .filter(({ text }) => text.length > allowed || text.length < least)
    .map(({ text }) => `${text.length}: ${text}`);
  const total = pieces.join('').length;
  return total > limit.total ? [...problems, `en total ${total}`] : problems;
};
