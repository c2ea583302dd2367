import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { createLogger } from '../platform/log.server.ts';

interface Given {
  turns: Int32Array;
  told: Uint8Array;
  turnMs: number;
  silentTurns: number;
}

const { turns, told, turnMs, silentTurns } = workerData as Given;
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

function underWay(): Record<'routes' | 'who', string> {
  const text = Buffer.from(told).toString('latin1');
  const requests = [...text.matchAll(/[^\0]+/g)].map(([one]) => one);
  const all = (part: 0 | 1) => [...new Set(requests.map((one) => one.split(' ')[part]).filter(Boolean))];
  return { routes: all(0).join(' '), who: all(1).join(' ') };
}

setInterval(() => {
  const now = Atomics.load(turns, 0);
  silent = now === last ? silent + 1 : 0;
  last = now;
  if (silent === silentTurns) log.error('stalled', underWay());
  // Not at once: whoever reads the line may be what both threads waited for.
  if (silent > silentTurns + 1) process.kill(process.pid, 'SIGKILL');
}, turnMs);
