import { type Family, type Level, type Severity, severities } from './families.ts';
import type { Finding } from './finding.ts';

export const severityWeight: Record<Severity, number> = { high: 10, medium: 4, low: 1 };

export const levelRank: Record<Level, number> = { bajo: 0, medio: 1, alto: 2 };

export const severityOf: Record<Level, Severity> = { bajo: 'low', medio: 'medium', alto: 'high' };

export const graver = (one: Level, other: Level): Level => (levelRank[one] < levelRank[other] ? other : one);

export function levelOf(findings: readonly { severity: Severity }[]): Level {
  let score = 0;
  for (const { severity } of findings) score += severityWeight[severity];
  if (score >= severityWeight.high) return 'alto';
  return score >= 3 ? 'medio' : 'bajo';
}

/** At equal severity: what leads a reading and its advice. */
const urgency: readonly Family[] = [
  'violencia',
  'autolesion',
  'sextorsion',
  'menor',
  'fraude',
  'presion_sexual',
  'control',
  'manipulacion',
  'falta_de_respeto',
];

type Ranked = Pick<Finding, 'severity' | 'family'> & { id?: string };

/** «Ya sabes lo que voy a hacer» says not what: the life that is named beside it goes before it. */
const urgencyOf = ({ family, id }: Ranked): number =>
  id === 'you-will-see' ? urgency.indexOf('autolesion') + 0.5 : urgency.indexOf(family);

export const gravestFirst = <One extends Ranked>(findings: readonly One[]) =>
  findings.toSorted(
    (a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity) || urgencyOf(a) - urgencyOf(b),
  );
