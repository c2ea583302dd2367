import type { Figure } from './figures.ts';
import type { LoadJob, LoadResult } from './load-process.ts';
import { load } from './processes.ts';

interface Pair {
  measure: string;
  what: string;
  own: LoadJob;
  other: LoadJob;
  reference: string;
  rounds: number;
}

/** The same load on the server and on something simpler, in turns; as many as each answers. */
export async function against({ measure, what, own, other, reference, rounds }: Pair): Promise<Figure[]> {
  const seen: [LoadResult, LoadResult][] = [];
  for (let round = 0; round < rounds; round += 1) seen.push([await whole(own), await whole(other)]);
  const values = (pick: (one: LoadResult) => number, side: 0 | 1) => seen.map((pair) => pick(pair[side]));
  const cpu = Math.max(...seen.flat().map((one) => one.cpu));
  return [
    {
      measure,
      what,
      unit: '/s',
      values: values((one) => one.perSecond, 0),
      reference: { name: reference, values: values((one) => one.perSecond, 1) },
      note: `${own.connections} connections; the load took at most ${cpu.toFixed(2)} of a core`,
    },
    {
      measure,
      what: `p99 at ${own.connections} at once`,
      unit: 'ms',
      values: values((one) => one.p99, 0),
      reference: { name: reference, values: values((one) => one.p99, 1) },
    },
  ];
}

/** An answer that is not the expected one makes the figure worthless. */
export async function whole(job: LoadJob): Promise<LoadResult> {
  const result = await load(job);
  const wrong = result.errors + result.refused;
  if (wrong > 0 || result.count === 0)
    throw new Error(`${wrong} errors of ${result.count + wrong} at ${job.steps[0]?.path}`);
  return result;
}
