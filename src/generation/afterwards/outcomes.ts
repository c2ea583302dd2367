export const fewestOutcomes = 5;

export interface OutcomeGroup {
  name: string;
  told: number;
  answered: number;
  met: number;
}

export interface Outcomes {
  told: number;
  byAngle: OutcomeGroup[];
  byLength: OutcomeGroup[];
}
