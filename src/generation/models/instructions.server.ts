import { readFileSync } from 'node:fs';
import { fenceRule } from './fence.ts';

/** What `prompt.txt` beside a module tells a model, and what every model is told of fences. */
export const instructionsIn = (module: string): string =>
  `${readFileSync(new URL('prompt.txt', module), 'utf8').trim()}\n\n${fenceRule}`;
