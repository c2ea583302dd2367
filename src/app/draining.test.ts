import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parseEnv } from '../platform/env.server.ts';
import { createLogger } from '../platform/log.server.ts';
import { start } from './start.server.ts';

async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return String(typeof address === 'object' ? address?.port : 0);
}

test('an instance that is told to stop says so to its proxy, and serves whoever still comes', {
  timeout: 180_000,
}, async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'salero-test-drain-'));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  const env = parseEnv({ DATA_DIR, PORT: await freePort(), DRAIN_SECONDS: '4' });
  const running = await start(
    env,
    createLogger(() => {}),
    null,
  );
  const ask = (path: string) => fetch(env.PUBLIC_URL + path);
  const before = await ask('/readyz');
  expect([before.status, before.headers.get('connection')]).toEqual([200, 'keep-alive']);
  const stopped = running.stop();
  expect((await ask('/readyz')).status).toBe(503);
  const late = await ask('/api/session');
  expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);
  await stopped;
  await expect(ask('/healthz')).rejects.toThrow();
});
