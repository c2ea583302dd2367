import { measureAll, tableOf } from './measure.ts';

const results = measureAll();
process.stdout.write(`${tableOf(results)}\n`);
