import { checkBeforeSending } from '../../generation/send-check/check.ts';
import type { Features } from '../../language/read/learned/features.ts';
import { saidFeatures } from '../../language/read/learned/said-features.ts';

/** What a draft does, by its words, those that it answers, and what the check before sending finds in it. */
export const draftFeatures = (draft: string, received: string): Features =>
  saidFeatures(
    draft,
    received,
    checkBeforeSending(draft, { received }).map(({ kind }) => kind),
  );
