/**
 * Every figure of the server against a reference in the same run. `npm run bench` takes some four minutes and writes
 * bench/RESULTS.md; `node bench/run.ts libraryList --quick` tries one measure and writes nothing.
 */
import { writeFileSync } from 'node:fs';
import { Bench } from './kit/bench.ts';
import { type Figure, rowOf } from './kit/figures.ts';
import { resultsText } from './kit/results-text.ts';
import { firstToken } from './measures/first-token.ts';
import { libraryList } from './measures/library-list.ts';
import { search } from './measures/search.ts';
import { startUp } from './measures/start-up.ts';

const measures = { firstToken, libraryList, search, startUp };
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const whole = wanted.length === 0 && !process.argv.includes('--quick');
await using bench = new Bench(process.argv.includes('--quick'));
const started = performance.now();
const figures: Figure[] = [];
for (const [name, measure] of Object.entries(measures)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const found = await measure(bench);
  console.table(found.map(rowOf));
  figures.push(...found);
}
const minutes = (performance.now() - started) / 60_000;
if (whole) writeFileSync('bench/RESULTS.md', resultsText(figures, minutes));
console.log(`${figures.length} figures in ${minutes.toFixed(1)} minutes`);
