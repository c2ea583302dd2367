import type { Level, Severity } from './families.ts';

export const severityWeight: Record<Severity, number> = { high: 10, medium: 4, low: 1 };

/** A high one is enough; lighter ones add up. */
export function levelOf(findings: readonly { severity: Severity }[]): Level {
  let score = 0;
  for (const { severity } of findings) score += severityWeight[severity];
  if (score >= severityWeight.high) return 'alto';
  return score >= 3 ? 'medio' : 'bajo';
}
