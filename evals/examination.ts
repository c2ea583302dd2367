import { readFileSync, writeFileSync } from 'node:fs';
import type { Examination } from '../src/generation/models/local-models.server.ts';
import type { Evaluation } from './evaluate.ts';
import { type Measure, measureCells } from './figures.ts';
import { measuresOf, misses } from './glance.ts';

const file = new URL('../src/generation/models/examinations.json', import.meta.url);

const inWords = (one: Measure) => `${one.what}: ${measureCells(one).join(', ')}, n = ${one.n}`;

/** By tool, the bars that a model missed. */
export function examinationOf(found: Evaluation, today = new Date()): Examination {
  const byTool = Map.groupBy(measuresOf(found), ({ tool }) => tool);
  return {
    on: today.toISOString().slice(0, 10),
    missed: Object.fromEntries([...byTool].map(([tool, all]) => [tool, all.filter(misses).map(inWords)])),
  };
}

/** Start-up uses a model of this machine for the tools whose bars it passed. */
export function keepExamination(model: string, examination: Examination): void {
  const kept = { ...JSON.parse(readFileSync(file, 'utf8')), [model]: examination };
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
}
