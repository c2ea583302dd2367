import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { freePort } from '../../test/rig/free-port.ts';
import { startServing } from '../../test/rig/processes.ts';
import type { LoadJob, LoadResult } from './load-job.ts';

/** Ends with the block that started it. */
export interface Running extends AsyncDisposable {
  port: number;
  residentBytes(): number;
  /** Seconds of processor time so far. */
  cpuSeconds(): number;
  stop(): Promise<void>;
}

/** The product as `npm start` runs it; rate limits are counted, but nobody reaches them. */
export async function startServer(
  settings: Record<string, string>,
  nodeArgs: string[] = [],
): Promise<Running> {
  const port = await freePort();
  const args = [...nodeArgs, 'src/app/main.server.ts'];
  return running(port, args, '/readyz', {
    PUBLIC_URL: `http://localhost:${port}`,
    RATE_LIMIT_SCALE: '100000',
    // So that made-up users come from made-up addresses: one row of the limits for all would be a queue that no site has.
    TRUSTED_PROXIES: '1',
    DATABASE_POOL: '8',
    ...settings,
  });
}

export async function startHelper(file: string, settings: Record<string, string> = {}): Promise<Running> {
  const port = await freePort();
  return running(port, [`bench/kit/${file}.ts`], '/alive', settings);
}

async function running(
  port: number,
  args: string[],
  path: string,
  env: Record<string, string>,
): Promise<Running> {
  const { child, stop } = await startServing(args, { port, path, env });
  return {
    port,
    residentBytes: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) * 1024,
    cpuSeconds: () => cpuSecondsOf(child.pid ?? 0),
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

export function cpuSecondsOf(pid: number | string): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Of the connections of the server to PostgreSQL, which name their role and database. */
export function databaseCpuSeconds(): number {
  let seconds = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('postgres: salero bench_'))
        seconds += cpuSecondsOf(pid);
    } catch {
      // It has ended meanwhile.
    }
  return seconds;
}

/** Runs a load in a process of its own, which is told its job and prints what came of it. */
export async function inOwnProcess<Result>(file: string, job: object): Promise<Result> {
  const child = spawn(process.execPath, [`bench/kit/${file}.ts`, JSON.stringify(job)], {
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (part: Buffer) => {
    text += part;
  });
  await once(child, 'close');
  return JSON.parse(text) as Result;
}

export const load = (job: LoadJob) => inOwnProcess<LoadResult>('load-process', job);
