import type { Engine } from '../src/generation/models/engine.server.ts';
import { readers } from './corpus.ts';
import type { Bounds } from './engine.ts';
import { answerExamples, type ExampleResult } from './examples.ts';
import { measureReading, type ReadingResult, splits } from './reading.ts';
import { answerRequests, type WritingResult, writingResults } from './writing.ts';

export interface Evaluation {
  reading: ReadingResult[];
  writing: WritingResult[];
  /** Of a model alone: they are about its prompts. */
  examples: ExampleResult[];
}

/** A model has learned from none of our texts: of those that are labelled it reads the untouched ones alone. */
export async function evaluate(engine: Engine, bounds: Bounds): Promise<Evaluation> {
  const isModel = readers.every((tool) => engine.kind(tool) === 'model');
  const reading = await measureReading(engine, bounds, isModel ? ['untouched'] : splits);
  const answers = await answerRequests(engine, bounds);
  const examples = isModel ? await answerExamples(engine, bounds) : [];
  return { reading, writing: writingResults(answers, isModel), examples };
}
