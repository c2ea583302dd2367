import type { Engine } from '../src/generation/models/engine.server.ts';
import { answerAll, type GenerationResult, generationTable, resultsOf } from './generation/measure.ts';
import type { HowToMeasure } from './how.ts';
import { type Judgement, judgeAll, judgementTable } from './judge.ts';
import { measureAll, type Result, tableOf } from './measure.ts';

export interface Evaluation {
  analysis: Result[];
  generation: GenerationResult[];
  judged: Judgement[];
}

export async function evaluate(engine: Engine, judge: Engine | null, how: HowToMeasure): Promise<Evaluation> {
  const analysis = await measureAll(engine, how);
  const answers = await answerAll(engine, how);
  return {
    analysis,
    generation: resultsOf(answers),
    judged: judge ? await judgeAll(judge, answers, how) : [],
  };
}

export function tablesOf({ analysis, generation, judged }: Evaluation): string {
  return [
    tableOf(analysis),
    '',
    generationTable(generation),
    ...(judged.length > 0 ? ['', judgementTable(judged)] : []),
    '',
  ].join('\n');
}
