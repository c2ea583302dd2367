import { expect, onTestFinished, test } from 'vitest';
import { pgliteFolder } from '../../test/folders.ts';
import { freePort } from '../../test/rig/free-port.ts';
import { parseEnv } from '../platform/env.server.ts';
import { createLogger } from '../platform/log.server.ts';
import { start } from './start.server.ts';

test('an instance that is told to stop says so to its proxy, and serves whoever still comes', {
  timeout: 180_000,
}, async () => {
  const DATA_DIR = pgliteFolder();
  const env = parseEnv({ DATA_DIR, PORT: String(await freePort()), DRAIN_SECONDS: '2' });
  const lines: string[] = [];
  const log = createLogger((line) => lines.push(line));
  const running = await start(env, log, null);
  const ask = (path: string) => fetch(env.PUBLIC_URL + path);
  const before = await ask('/readyz');
  expect([before.status, before.headers.get('connection')]).toEqual([200, 'keep-alive']);
  const stopped = running.stop();
  expect([(await ask('/readyz')).status, (await ask('/healthz')).status]).toEqual([503, 503]);
  const late = await ask('/api/session');
  expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);
  await stopped;
  await expect(ask('/healthz')).rejects.toThrow();
  expect(lines.filter((line) => /"error"|readyz|healthz/.test(line))).toEqual([]);
});

test('a provider that is not there is told at the start, with the reason, and the site serves', {
  timeout: 60_000,
}, async () => {
  const DATA_DIR = pgliteFolder();
  const OIDC_ISSUER = 'https://nobody.invalid/';
  const client = { OIDC_ISSUER, OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' };
  const lines: string[] = [];
  const log = createLogger((line) => lines.push(line));
  const running = await start(parseEnv({ DATA_DIR, PORT: String(await freePort()), ...client }), log, null);
  onTestFinished(() => running.stop());
  await expect.poll(() => lines.join(''), { timeout: 20_000 }).toContain('identity provider not reached');
  expect(JSON.parse(lines.find((line) => line.includes('not reached')) ?? '')).toMatchObject({
    level: 'warn',
    issuer: OIDC_ISSUER,
    code: expect.stringMatching(/^(ENOTFOUND|EAI_AGAIN)$/),
  });
});
