import type { Family, Severity } from './families.ts';

export interface Finding {
  id: string;
  family: Family;
  severity: Severity;
  text: string;
  quote: string;
  start: number;
  certain: boolean;
  mine: boolean;
  /** Said to the face of the one who does it. */
  toThem?: true;
}

export const isByWeights = ({ id }: Pick<Finding, 'id'>): boolean =>
  id === 'resembles' || id === 'said-in-words';

/** It is said to be like something, and may be nothing. */
export const isFaintLikeness = (one: Pick<Finding, 'id' | 'severity'>): boolean =>
  isByWeights(one) && one.severity !== 'high';
