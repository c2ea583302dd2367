import { writeFileSync } from 'node:fs';
import { measureAll, tableOf } from './measure.ts';

const results = measureAll();
process.stdout.write(`${tableOf(results)}\n`);

/** `node evals/run.ts --write` makes these figures the ones that may not get worse. */
if (process.argv.includes('--write'))
  writeFileSync(
    new URL('./baseline.json', import.meta.url),
    `${JSON.stringify(
      results.filter((one) => one.set.startsWith('all')),
      null,
      2,
    )}\n`,
  );
