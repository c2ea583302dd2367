import { parseArgs } from 'node:util';
import { embeddedEngine } from '../src/generation/models/embedded-engine.server.ts';
import type { Engine } from '../src/generation/models/engine.server.ts';
import { SettingError, sayingWrongSettings } from '../src/platform/env.server.ts';
import { guarded, writeBaseline } from './baseline.ts';
import { readers } from './corpus.ts';
import { engineNamed } from './engine.ts';
import { type Evaluation, evaluate } from './evaluate.ts';
import { answerExamples } from './examples.ts';
import { tablesOf } from './glance.ts';
import { readBackground } from './learning/background.ts';
import { readManifest } from './learning/weights-file.ts';
import { measureHarmless, misreadTexts, type ReadingResult } from './reading.ts';
import { answerRequests, problemsOf } from './writing.ts';

const { values } = parseArgs({
  options: {
    /** `embedded`, or provider/model with the key in the environment. */
    engine: { type: 'string', default: 'embedded' },
    /** Inputs of each tool: a bound on what a run costs. */
    limit: { type: 'string' },
    /** Of a model, the examples of its prompts' rules alone. */
    examples: { type: 'boolean', default: false },
    /** Makes these figures the ones that may not get worse; those of a model of this machine, the ones that start-up uses it by. */
    write: { type: 'boolean', default: false },
    /** A tool, or a batch of a reading tool as `red-flags/batch13`: what the rules got wrong in it. `all` shows every answer. */
    show: { type: 'string' },
    all: { type: 'boolean', default: false },
    /** A folder of harmless public texts (`*.txt`, one a line, README.md with its source) that is read as well. */
    public: { type: 'string' },
  },
});

const requireCount = (text: string) => {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new SettingError('--limit takes a number from 1.');
  return number;
};

async function show(wanted: string): Promise<void> {
  const [tool, batch] = wanted.split('/');
  const reader = readers.find((one) => one === tool);
  const lines = reader
    ? await misreadTexts(reader)
    : problemsOf(await answerRequests(embeddedEngine, {}), values.all);
  const first = reader ? (batch ? `${batch}/` : '') : `${wanted}/`;
  for (const line of lines.filter((one) => one.startsWith(first))) process.stdout.write(`${line}\n`);
}

async function run(): Promise<void> {
  const { engine, limit, write } = values;
  if (values.show) return show(values.show);
  if (write && (limit || engine !== 'embedded'))
    throw new SettingError('--write keeps whole runs of the embedded engine.');
  const chosen = engineNamed(engine, process.env);
  const bounds = limit ? { limit: requireCount(limit) } : {};
  const print = (found: Evaluation) => process.stdout.write(tablesOf(engine, found));
  if (values.examples) {
    print({ reading: [], writing: [], examples: await answerExamples(chosen, bounds) });
    return;
  }
  const found = await evaluate(chosen, bounds);
  if (values.public) found.reading.push(await measurePublic(chosen, values.public));
  print(found);
  if (write) writeBaseline(await evaluate(chosen, guarded));
}

/** Under a name that says so where the weights were learned from it. */
async function measurePublic(engine: Engine, folder: string): Promise<ReadingResult> {
  const { texts, record } = readBackground(folder);
  const { background, quiet } = readManifest().learnedFrom;
  const used = [background, quiet].findIndex((one) => one?.sha256 === record.sha256);
  const name = `${['learned from: ', 'thresholds chosen with: '][used] ?? ''}${record.source.slice(0, 40)}`;
  return measureHarmless(engine, {}, { name, texts });
}

await sayingWrongSettings(run);
