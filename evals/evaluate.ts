import type { Engine } from '../src/generation/models/engine.server.ts';
import { readers } from './corpus.ts';
import type { Bounds } from './engine.ts';
import { answerExamples, type ExampleResult, examplesTable } from './examples.ts';
import { type Judgement, judgeAll, judgementTable } from './judge.ts';
import { measureReading, type ReadingResult, readingTables } from './reading.ts';
import { answerRequests, type WritingResult, writingResults, writingTable } from './writing.ts';

export interface Evaluation {
  reading: ReadingResult[];
  writing: WritingResult[];
  judged: Judgement[];
  /** Of a model alone: they are about its prompts. */
  examples: ExampleResult[];
}

export async function evaluate(engine: Engine, judge: Engine | null, bounds: Bounds): Promise<Evaluation> {
  const reading = await measureReading(engine, bounds);
  const answers = await answerRequests(engine, bounds);
  const judged = judge ? await judgeAll(judge, answers, bounds) : [];
  const isModel = readers.every((tool) => engine.kind(tool) === 'model');
  const examples = isModel ? await answerExamples(engine, bounds) : [];
  return { reading, writing: writingResults(answers), judged, examples };
}

export function tablesOf({ reading, writing, judged, examples }: Evaluation): string {
  const tables = [readingTables(reading), writingTable(writing)];
  if (examples.length > 0) tables.push(examplesTable(examples));
  if (judged.length > 0) tables.push(judgementTable(judged));
  return `${tables.join('\n\n')}\n`;
}
