/** Those who ask, in a process of their own: it reads a job as JSON from its input, and writes the result to its output. */
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { HttpLine, type RequestParts, requestBytes } from './http-line.ts';
import { headersOf } from './seed.ts';
import { quantile } from './stats.ts';

export interface Step extends RequestParts {
  /** The words in its answer that are waited for; their time is told apart. */
  marker?: string;
  /** What a person takes before the next step, on average. */
  thinkSeconds?: number;
}

export interface LoadJob {
  port: number;
  /** Each connection takes them in turn, from a place of its own. */
  steps: Step[];
  connections: number;
  /** Each connection is another of the made-up people. */
  asPeople?: true;
  warmUpMs: number;
  measureMs: number;
  /** In all, spread evenly; as many as can be answered when missing. */
  perSecond?: number;
}

export type LoadResult = typeof result;

const job = JSON.parse(await text(process.stdin)) as LoadJob;
const { port, steps, connections } = job;
const made = steps.map((step) => requestBytes(port, step));
const thinking = steps.reduce((total, { thinkSeconds = 0 }) => total + thinkSeconds, 0);
const from = performance.now() + job.warmUpMs;
const until = from + job.measureMs;
const everyMs = job.perSecond === undefined ? 0 : (1_000 * connections) / job.perSecond;
const [times, marked, refusals]: [number[], number[], number[]] = [[], [], []];
let errors = 0;

async function live(index: number): Promise<void> {
  using line = new HttpLine(port);
  let next = thinking > 0 ? await somewhereIn() : Math.floor((index * steps.length) / connections);
  let due = performance.now() + (everyMs * index) / connections;
  for (; performance.now() < until; next += 1) {
    if (everyMs > 0) await pause(Math.max(0, due - performance.now()));
    due += everyMs;
    const step = steps[next % steps.length] as Step;
    const request = job.asPeople
      ? requestBytes(port, { ...step, headers: { ...step.headers, ...headersOf(index + 1) } })
      : (made[next % steps.length] as Buffer);
    await take(line, request, step.marker);
    // As unevenly as people are: from half of the average to half more.
    if (step.thinkSeconds) await pause(step.thinkSeconds * 1_000 * (0.5 + Math.random()));
  }
}

/** In the middle of one of the pauses, as whoever looks at a site at any moment finds its visitors. */
async function somewhereIn(): Promise<number> {
  let left = Math.random() * thinking;
  for (const [index, { thinkSeconds = 0 }] of steps.entries()) {
    left -= thinkSeconds;
    if (left > 0) continue;
    await pause(-left * 1_000);
    return index + 1;
  }
  return 0;
}

async function take(line: HttpLine, request: Buffer, marker: string | undefined): Promise<void> {
  const started = performance.now();
  const answer = await line.send(request, marker).catch(() => null);
  if (started < from || performance.now() > until) return;
  if (answer?.status === 503) refusals.push(answer.ms);
  else if (!answer || answer.status >= 400 || (marker && Number.isNaN(answer.markedMs))) errors += 1;
  else if (marker) marked.push(answer.markedMs);
  else times.push(answer.ms);
}

const everybody = Promise.all(Array.from({ length: connections }, (_, index) => live(index)));
// Whoever thinks when it is over is not waited for.
await Promise.race([everybody, pause(job.warmUpMs + job.measureMs)]);
const count = times.length + marked.length;
const result = {
  count,
  perSecond: count / (job.measureMs / 1_000),
  p50: quantile(times, 0.5),
  p99: quantile(times, 0.99),
  markedP99: quantile(marked, 0.99),
  errors,
  /** Answered 503, with a time to come back. */
  refused: refusals.length,
  refusedP99: refusals.length > 0 ? quantile(refusals, 0.99) : 0,
};
process.stdout.write(JSON.stringify(result), () => process.exit(0));
