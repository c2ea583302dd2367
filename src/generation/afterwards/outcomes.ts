export const fewestOutcomes = 5;

export interface OutcomeGroup {
  name: string;
  told: number;
  answered: number;
  met: number;
}

/** `GET /api/outcomes`: groups of at least `fewestOutcomes`, those that were answered most first. */
export interface Outcomes {
  told: number;
  byAngle: OutcomeGroup[];
  byLength: OutcomeGroup[];
}
