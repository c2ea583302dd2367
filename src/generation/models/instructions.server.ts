import { readFileSync } from 'node:fs';
import type { RefineChip } from '../refine.ts';
import type { Refinement } from '../tool.ts';
import { fence, fenceRule } from './fence.ts';

export const instructionsIn = (module: string, ...rules: readonly string[]): string =>
  [readFileSync(new URL('prompt.txt', module), 'utf8').trim(), ...rules, fenceRule].join('\n\n');

interface Refining {
  says: string;
  chips: Readonly<Record<RefineChip, string>>;
  of: string;
}

export function refiningIn(module: string) {
  const { says, chips, of }: Refining = JSON.parse(readFileSync(new URL('refine.json', module), 'utf8'));
  return {
    system: `${says}\n\n${fenceRule}`,
    asks: ({ chip, text }: Refinement) => [chips[chip], fence(of, text)],
  };
}
