import type { Engine } from '../src/generation/models/engine.server.ts';
import type { Bounds } from './engine.ts';
import { type Judgement, judgeAll, judgementTable } from './judge.ts';
import { measureReading, type ReadingResult, readingTables } from './reading.ts';
import { answerRequests, type WritingResult, writingResults, writingTable } from './writing.ts';

export interface Evaluation {
  reading: ReadingResult[];
  writing: WritingResult[];
  judged: Judgement[];
}

export async function evaluate(engine: Engine, judge: Engine | null, bounds: Bounds): Promise<Evaluation> {
  const reading = await measureReading(engine, bounds);
  const answers = await answerRequests(engine, bounds);
  const judged = judge ? await judgeAll(judge, answers, bounds) : [];
  return { reading, writing: writingResults(answers), judged };
}

export function tablesOf({ reading, writing, judged }: Evaluation): string {
  const tables = [readingTables(reading), writingTable(writing)];
  if (judged.length > 0) tables.push(judgementTable(judged));
  return `${tables.join('\n\n')}\n`;
}
