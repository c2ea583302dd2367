import { readFileSync } from 'node:fs';
import { fenceRule } from './fence.ts';

/** What `prompt.txt` beside a module tells a model, and what every model is told of fences, after `rules` for some tools. */
export const instructionsIn = (module: string, ...rules: readonly string[]): string =>
  [readFileSync(new URL('prompt.txt', module), 'utf8').trim(), ...rules, fenceRule].join('\n\n');
