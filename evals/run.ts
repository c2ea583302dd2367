import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { SettingError } from '../src/platform/env.server.ts';
import { engineNamed } from './engines.ts';
import { evaluate, tablesOf } from './evaluate.ts';

const { values } = parseArgs({
  options: {
    /** `embedded`, or provider/model with the key in the environment. */
    engine: { type: 'string', default: 'embedded' },
    /** provider/model that marks what was written. */
    judge: { type: 'string' },
    /** Inputs of each tool, and answers at once: a bound on what a run costs. */
    limit: { type: 'string' },
    width: { type: 'string', default: '4' },
    /** Makes these figures the ones that may not get worse. */
    write: { type: 'boolean', default: false },
  },
});

const count = (option: string, text: string) => {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new SettingError(`--${option} takes a number from 1.`);
  return number;
};

async function run(): Promise<void> {
  const { engine, judge, limit, width, write } = values;
  if (write && (engine !== 'embedded' || limit))
    throw new SettingError('--write keeps whole runs of the embedded engine only.');
  const found = await evaluate(
    engineNamed(engine, process.env),
    judge ? engineNamed(judge, process.env) : null,
    {
      ...(limit && { limit: count('limit', limit) }),
      width: count('width', width),
    },
  );
  process.stdout.write(`${engine}\n${tablesOf(found)}`);
  if (!write) return;
  const { analysis, generation } = found;
  const kept = { analysis: analysis.filter((one) => one.set.startsWith('all')), generation };
  writeFileSync(new URL('./baseline.json', import.meta.url), `${JSON.stringify(kept, null, 2)}\n`);
}

try {
  await run();
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
