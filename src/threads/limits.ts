import { transcriptLimits } from '../generation/transcript/lines.ts';

export const threadCaps = { name: 60, app: 40, notes: 2_000, ...transcriptLimits } as const;

export const allThreadsBytes = 8_000_000;

export const keptDays = { afterLastUse: 90, most: 730 } as const;
