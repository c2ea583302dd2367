import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

/** A few in every `npm test`; `npm run test:security` asks for hundreds. */
const runs = Number(process.env.FUZZ_RUNS ?? 12);
const seed = Number(process.env.FUZZ_SEED ?? 1);
const patienceMs = 8_000;

/** The last text that a tool was given, or «all» when each of them was answered. */
const lastTried = (): Promise<string> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('fuzz/answer-texts.ts', import.meta.url), {
      workerData: { runs, seed },
      execArgv: [],
    });
    let last = 'nothing';
    const give = () => void worker.terminate().then(() => resolve(last));
    let late = setTimeout(give, 2 * patienceMs);
    worker.on('message', (said: string) => {
      last = said;
      clearTimeout(late);
      late = setTimeout(give, patienceMs);
      if (said === 'all') give();
    });
    worker.on('error', reject);
  });

test('no box of a tool takes a text that its answer never ends for', async () => {
  expect(await lastTried()).toBe('all');
}, 600_000);
