import { expect, onTestFinished, test } from 'vitest';
import { pgliteFolder } from '../../test/folders.ts';
import { startSite } from './test-kit/start-site.server.ts';

test('an instance that is told to stop says so to its proxy, and serves whoever still comes', async () => {
  const settings = { DATA_DIR: pgliteFolder(), DRAIN_SECONDS: '2' };
  const { origin, logged, stop } = await startSite(settings);
  const ask = (path: string) => fetch(origin + path);
  const before = await ask('/readyz');
  expect([before.status, before.headers.get('connection')]).toEqual([200, 'keep-alive']);
  const stopped = stop();
  expect([(await ask('/readyz')).status, (await ask('/healthz')).status]).toEqual([503, 503]);
  const late = await ask('/api/session');
  expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);
  await stopped;
  await expect(ask('/healthz')).rejects.toThrow();
  expect(logged.filter((line) => /"error"|readyz|healthz/.test(line))).toEqual([]);
}, 180_000);

test('a provider that is not there is told at the start, with the reason, and the site serves', async () => {
  const OIDC_ISSUER = 'https://nobody.invalid/';
  const client = { OIDC_ISSUER, OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' };
  const { logged, stop } = await startSite({ DATA_DIR: pgliteFolder(), ...client });
  onTestFinished(stop);
  await expect.poll(() => logged.join(''), { timeout: 20_000 }).toContain('identity provider not reached');
  expect(JSON.parse(logged.find((line) => line.includes('not reached')) ?? '')).toMatchObject({
    level: 'warn',
    issuer: OIDC_ISSUER,
    code: expect.stringMatching(/^(ENOTFOUND|EAI_AGAIN)$/),
  });
}, 60_000);
