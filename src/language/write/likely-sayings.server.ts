import { saidFeatures } from '../read/learned/said-features.ts';
import { loadChoice } from '../read/learned/weights.server.ts';
import type { Saying } from './sayings.server.ts';

const model = loadChoice('said');

/** How likely each thing is to be what a message says first, by the words of strangers who wrote it in many ways. */
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
