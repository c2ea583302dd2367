import type { Family, Severity } from './families.ts';

export interface Finding {
  id: string;
  family: Family;
  severity: Severity;
  text: string;
  /** Exactly as it is in the original. */
  quote: string;
  start: number;
  certain: boolean;
  /** In a line of the person who asks. */
  mine: boolean;
}

/** Named by learned weights and by no rule. */
export const isByWeights = ({ id }: Pick<Finding, 'id'>): boolean =>
  id === 'resembles' || id === 'said-in-words';
