import { Bench } from './kit/bench.ts';
import { rowOf } from './kit/figures.ts';
import { firstToken } from './measures/first-token.ts';
import { libraryList } from './measures/library-list.ts';

const measures = { firstToken, libraryList };
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const bench = new Bench({
  quick: process.argv.includes('--quick'),
  nodeArgs: (process.env.NODE_ARGS ?? '').split(' ').filter(Boolean),
});
try {
  for (const [name, measure] of Object.entries(measures))
    if (wanted.length === 0 || wanted.includes(name)) console.table((await measure(bench)).map(rowOf));
} finally {
  await bench.close();
}
