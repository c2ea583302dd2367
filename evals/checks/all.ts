import { addressedRight } from './address.ts';
import { articlesAgree } from './agreement.ts';
import { threeAngles } from './angles.ts';
import { leavesOut, usesDetails } from './details.ts';
import { noInventedFacts, quotesOccur } from './facts.ts';
import { inSpanish } from './language.ts';
import { lengthFits } from './length.ts';
import { wholeSentences } from './marks.ts';
import { spelledWell } from './spelling.ts';
import { noCliches, noPressure } from './wording.ts';
import type { Check } from './written.ts';

/** The columns of the table, in order; in front of them stands whether the answer met the tool's own contract. */
export const checks = {
  spanish: inSpanish,
  spelling: spelledWell,
  whole: wholeSentences,
  agrees: articlesAgree,
  length: lengthFits,
  details: usesDetails,
  'left out': leavesOut,
  angles: threeAngles,
  'no clichés': noCliches,
  'no inventions': noInventedFacts,
  'no pressure': noPressure,
  address: addressedRight,
  quotes: quotesOccur,
} as const satisfies Record<string, Check>;

export type CheckName = keyof typeof checks;
export const checkNames = Object.keys(checks) as CheckName[];
