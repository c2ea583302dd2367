/** Many people at once in a process of their own: each goes through visits, with the pauses that people make. */
import { setTimeout as pause } from 'node:timers/promises';
import { HttpLine, requestBytes } from './http-line.ts';
import { quantile } from './stats.ts';
import { firstWords, modelThinkMs, type Step, visitOf } from './visit.ts';

export interface VisitorsJob {
  port: number;
  users: number;
  assets: string[];
  warmUpMs: number;
  measureMs: number;
}

export interface VisitorsResult {
  requests: number;
  visits: number;
  errors: number;
  /** Answered 503 at once, with a time to come back. */
  refused: number;
  refusedP99: number;
  p50: number;
  p99: number;
  /** What first words took beyond the model's own time. */
  firstWordsP99: number;
  cpu: number;
}

const job = JSON.parse(process.argv[2] ?? '{}') as VisitorsJob;
const from = performance.now() + job.warmUpMs;
const until = from + job.measureMs;
const [times, words, refusals]: [number[], number[], number[]] = [[], [], []];
const sum = { requests: 0, visits: 0, errors: 0 };

async function live(user: number): Promise<void> {
  using line = new HttpLine(job.port);
  const visit = visitOf(user, job.assets);
  let index = await somewhereIn(visit);
  while (performance.now() < until) {
    const step = visit[index % visit.length];
    if (!step) break;
    index += 1;
    await take(line, step);
    if (index % visit.length === 0 && performance.now() > from) sum.visits += 1;
    // As unevenly as people are: from half of the average to half more.
    if (step.thinkSeconds > 0) await pause(step.thinkSeconds * 1_000 * (0.5 + Math.random()));
  }
}

/** In the middle of one of its pauses, as whoever looks at a site at any moment finds its visitors. */
async function somewhereIn(visit: readonly Step[]): Promise<number> {
  let left = Math.random() * visit.reduce((total, { thinkSeconds }) => total + thinkSeconds, 0);
  for (const [index, { thinkSeconds }] of visit.entries()) {
    left -= thinkSeconds;
    if (left > 0) continue;
    await pause(-left * 1_000);
    return index + 1;
  }
  return 0;
}

async function take(line: HttpLine, { kind, request }: Step): Promise<void> {
  const started = performance.now();
  const marker = kind === 'generate' ? { marker: firstWords } : {};
  const answer = await line.send(requestBytes(job.port, request), marker).catch(() => null);
  if (started < from || performance.now() > until) return;
  sum.requests += 1;
  if (answer?.status === 503) refusals.push(answer.ms);
  else if (!answer || answer.status >= 400 || (kind === 'generate' && Number.isNaN(answer.markedMs)))
    sum.errors += 1;
  else if (kind === 'generate') words.push(answer.markedMs - modelThinkMs);
  else times.push(answer.ms);
}

const everybody = Array.from({ length: job.users }, (_, n) => live(n + 1));
await pause(job.warmUpMs);
const before = process.cpuUsage();
await Promise.race([Promise.all(everybody), pause(job.measureMs)]);
const { user, system } = process.cpuUsage(before);
const result: VisitorsResult = {
  ...sum,
  refused: refusals.length,
  refusedP99: refusals.length > 0 ? quantile(refusals, 0.99) : 0,
  p50: quantile(times, 0.5),
  p99: quantile(times, 0.99),
  firstWordsP99: quantile(words, 0.99),
  cpu: (user + system) / 1_000 / job.measureMs,
};
process.stdout.write(JSON.stringify(result), () => process.exit(0));
