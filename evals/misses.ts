import { levels } from '../src/language/read/families.ts';
import { batches, readers } from './measure.ts';
import { partOfBatch } from './part.ts';

/** What was read otherwise than labelled in what may be read: `node evals/misses.ts red-flags batch1`. */
const [tool = 'red-flags', wanted] = process.argv.slice(2);
for (const [name, batch] of Object.entries(batches[tool] ?? {})) {
  if (wanted && name !== wanted) continue;
  for (const label of levels)
    for (const message of batch[label]) {
      if (partOfBatch(name) !== 'tuned') continue;
      const got = readers[tool]?.(message);
      if (got && got.level !== label)
        process.stdout.write(`${label} -> ${got.level}  ${message}  [${got.quotes.join(' | ')}]\n`);
    }
}
