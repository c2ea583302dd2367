/** A load generator in a process of its own: reads a job as JSON from its argument, writes the result to its output. */
import { setTimeout as pause } from 'node:timers/promises';
import { HttpLine, requestBytes } from './http-line.ts';
import type { LoadJob, LoadResult } from './load-job.ts';
import { quantile } from './stats.ts';

const job = JSON.parse(process.argv[2] ?? '{}') as LoadJob;
const requests = job.requests.map((parts) => requestBytes(job.port, parts));
const from = performance.now() + job.warmUpMs;
const until = from + job.measureMs;
const everyMs = job.perSecond === undefined ? 0 : (1_000 * job.connections) / job.perSecond;
const times: number[] = [];
let errors = 0;

async function keepAsking(index: number): Promise<void> {
  using line = new HttpLine(job.port);
  let next = Math.floor((index * requests.length) / job.connections);
  let due = performance.now() + (everyMs * index) / job.connections;
  while (performance.now() < until) {
    if (everyMs > 0) {
      const early = due - performance.now();
      if (early > 0) await pause(early);
      due += everyMs;
    }
    const request = requests[next++ % requests.length];
    if (!request) break;
    const started = performance.now();
    const answer = await line.send(request).catch(() => null);
    if (started < from || performance.now() > until) continue;
    if (!answer || answer.status !== 200) errors += 1;
    else times.push(answer.ms);
  }
}

const lines = Array.from({ length: job.connections }, (_, index) => keepAsking(index));
await pause(job.warmUpMs);
const before = process.cpuUsage();
await Promise.all(lines);
const { user, system } = process.cpuUsage(before);
const result: LoadResult = {
  perSecond: times.length / (job.measureMs / 1_000),
  p50: quantile(times, 0.5),
  p99: quantile(times, 0.99),
  count: times.length,
  errors,
  cpu: (user + system) / 1_000 / job.measureMs,
};
process.stdout.write(JSON.stringify(result));
