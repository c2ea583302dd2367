import { expect, test } from 'vitest';
import { readSaid } from '../../../evals/corpus.ts';
import { likelySayings } from './likely-sayings.server.ts';
import { sayingsIn } from './sayings.server.ts';

/** By a writer whom nobody learned from, who wrote first and labelled afterwards. Bars lie below what was measured. */
test('what a message says is found in words that nobody learned from, the surer the oftener', () => {
  const read = readSaid('said')
    .filter(({ split }) => split === 'untouched')
    .map(({ text, own = '', says, also = [] }) => {
      const [first] = likelySayings(text, own, sayingsIn(text));
      return { share: first?.share ?? 0, isRight: [says, ...also].includes(first?.choice ?? '') };
    });
  const rightFrom = (least: number) => {
    const sure = read.filter(({ share }) => share >= least);
    return sure.filter(({ isRight }) => isRight).length / sure.length;
  };
  expect(rightFrom(0)).toBeGreaterThan(0.5);
  expect(rightFrom(0.4)).toBeGreaterThan(0.8);
  expect(read.filter(({ share }) => share >= 0.4).length).toBeGreaterThan(80);
});

test('the shares of a message add up to one, the largest first', () => {
  const shares = likelySayings('te apetece un café el jueves?', '', []).map(({ share }) => share);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  expect(shares).toEqual(shares.toSorted((one, other) => other - one));
});
