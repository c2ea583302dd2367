/**
 * Every figure of the server against a reference in the same run. `npm run bench` takes some four minutes and writes
 * bench/RESULTS.md; `node bench/run.ts libraryList` tries one measure and writes nothing.
 */
import { writeFileSync } from 'node:fs';
import { Bench } from './kit/bench.ts';
import { type Figure, machine, reportOf, rowOf, shareOfBudget, tableOf } from './kit/figures.ts';
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
const table = tableOf(figures.sort((a, b) => shareOfBudget(b) - shareOfBudget(a)).map(rowOf));
if (wanted.length === 0)
  writeFileSync('bench/RESULTS.md', reportOf('results', { machine: machine(), table }));
