import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { type Serving, shippedEntry, startServing } from '../../test/rig/processes.ts';
import type { LoadJob, LoadResult } from './load-process.ts';

/** The product as `npm start` runs it; rate limits are counted, but nobody reaches them. */
export const startServer = (settings: Record<string, string>): Promise<Serving> =>
  startServing([shippedEntry], {
    env: {
      RATE_LIMIT_SCALE: '100000',
      // So that made-up users come from made-up addresses: one row of the limits for all would be a queue that no site has.
      TRUSTED_PROXIES: '1',
      DATABASE_POOL: '8',
      ...settings,
    },
  });

export const startHelper = (file: string, env: Record<string, string> = {}): Promise<Serving> =>
  startServing([`bench/kit/${file}.ts`], { path: '/alive', env });

/** Runs a load in a process of its own. */
export async function load(job: LoadJob): Promise<LoadResult> {
  const child = spawn(process.execPath, ['bench/kit/load-process.ts'], {
    env: { PATH: process.env.PATH },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(job));
  const [said] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return JSON.parse(said) as LoadResult;
}

/** An answer that is not the expected one makes the figure worthless. */
export async function wholeLoad(job: LoadJob): Promise<LoadResult> {
  const result = await load(job);
  const wrong = result.errors + result.refused;
  if (wrong > 0 || result.count === 0)
    throw new Error(`${wrong} errors of ${result.count + wrong} at ${job.steps[0]?.path}`);
  return result;
}
