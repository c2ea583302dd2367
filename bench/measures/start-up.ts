import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { onBothEngines } from '../kit/bench.ts';
import type { Figure } from '../kit/figures.ts';
import { startServer } from '../kit/processes.ts';

/** From the start of the process until it says that it is ready; against Node itself that starts and ends. */
export const startUp = onBothEngines(async (bench, engine): Promise<Figure[]> => {
  const [values, nothing]: [number[], number[]] = [[], []];
  const settings = await bench.database(engine, async () => {});
  for (let round = 0; round < 5; round += 1) {
    const started = performance.now();
    const server = await startServer(settings);
    values.push(performance.now() - started);
    await server.stop();
    const empty = performance.now();
    await once(spawn(process.execPath, ['-e', '0']), 'exit');
    nothing.push(performance.now() - empty);
  }
  return [
    {
      measure: `start-up, ${engine}`,
      what: 'until ready, site built',
      unit: 'ms',
      values,
      reference: { name: 'an empty Node', values: nothing },
      budget: { atMost: 15_000 },
    },
  ];
});
