import type { Level } from '../families.ts';

/** How sure the weights have to be, as log-odds; `npm run train` chooses it on authors that were not learned from. */
export interface Thresholds {
  alarm: number;
  high: number;
}

export function levelAt({ alarm, high }: { alarm: number; high: number }, least: Thresholds): Level {
  if (alarm <= least.alarm) return 'bajo';
  return high > least.high ? 'alto' : 'medio';
}

const wellBeyond = 1.5;

export const isSure = ({ high }: { high: number }, least: Thresholds): boolean =>
  high > least.high + wellBeyond;
