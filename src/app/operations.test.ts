import { expect, test } from 'vitest';
import { silentLog } from '../../test/rig/silent-log.ts';
import type { Database } from '../platform/db.server.ts';
import { parseEnv } from '../platform/env.server.ts';
import { Metrics } from '../platform/metrics.server.ts';
import { operations } from './operations.server.ts';

function operationsOf(db: Database, stopping = new AbortController().signal) {
  const services = { env: parseEnv({}), db, log: silentLog, now: () => new Date(), metrics: new Metrics() };
  return operations({ ...services, stopping });
}

test('an instance that stops, or whose database is away, says so without an error for each look', async () => {
  const stopping = new AbortController();
  const db = { ready: async () => false } as Database;
  const app = operationsOf(db, stopping.signal);
  const errors: unknown[] = [];
  app.onError((error, c) => {
    errors.push(error);
    return c.body(null, 500);
  });
  const ask = async (path: string) => (await app.request(path)).status;
  expect([await ask('/healthz'), await ask('/readyz')]).toEqual([200, 503]);
  stopping.abort();
  expect([await ask('/healthz'), await ask('/readyz')]).toEqual([503, 503]);
  expect(errors).toEqual([]);
});

test('however many ask whether the server is ready, the database is asked one thing at a time', async () => {
  const answers: ((ready: boolean) => void)[] = [];
  const db = { ready: () => new Promise<boolean>((resolve) => answers.push(resolve)) } as Database;
  const app = operationsOf(db);
  const asked = Array.from({ length: 20 }, () => app.request('/readyz'));
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.(true);
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(20).fill(200));
  const next = app.request('/readyz');
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.(false);
  expect((await next).status).toBe(503);
});
