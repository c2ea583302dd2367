import { writeSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { createLogger } from '../platform/log.server.ts';

interface Given {
  counts: Int32Array;
  names: Uint8Array;
  routes: string[];
  turnMs: number;
  turns: number;
}

const { counts, names, turnMs, turns, ...given } = workerData as Given;
let { routes } = given;
const stderr = 2;
const log = createLogger((line) => {
  try {
    writeSync(stderr, line);
  } catch {
    // Nobody reads it: no reason to let the process live.
  }
});
let last = 0;
let silent = 0;

parentPort?.on('message', (known: string[]) => {
  routes = known;
});
setInterval(() => {
  const now = Atomics.load(counts, 0);
  silent = now === last ? silent + 1 : 0;
  last = now;
  if (silent === turns)
    log.error('stalled', {
      routes: routes.filter((_, n) => n > 0 && Atomics.load(counts, n) > 0).join(' '),
      who: [
        ...new Set(
          Buffer.from(names)
            .toString('latin1')
            .match(/[\w-]{8}/g),
        ),
      ].join(' '),
    });
  // Not at once: whoever reads the line may be what both threads waited for.
  if (silent > turns + 1) process.kill(process.pid, 'SIGKILL');
}, turnMs);
