import { readFileSync } from 'node:fs';
import type { RefineChip } from '../refine.ts';
import type { Refinement } from '../tool.ts';
import { fence, fenceRule } from './fence.ts';

/** What `prompt.txt` beside a module tells a model, and what every model is told of fences, after `rules` for some tools. */
export const instructionsIn = (module: string, ...rules: readonly string[]): string =>
  [readFileSync(new URL('prompt.txt', module), 'utf8').trim(), ...rules, fenceRule].join('\n\n');

interface Refining {
  says: string;
  /** What each chip asks. */
  chips: Readonly<Record<RefineChip, string>>;
  /** What is rewritten. */
  of: string;
}

/** What `refine.json` beside a module tells a model that rewrites a text. */
export function refiningIn(module: string) {
  const { says, chips, of }: Refining = JSON.parse(readFileSync(new URL('refine.json', module), 'utf8'));
  return {
    system: `${says}\n\n${fenceRule}`,
    asks: ({ chip, text }: Refinement) => [chips[chip], fence(of, text)],
  };
}
