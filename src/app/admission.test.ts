import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { describeEngines } from '../../test/engines.ts';
import { Metrics } from '../platform/metrics.server.ts';
import { admission, few } from './admission.server.ts';

function busySite() {
  const overload = { share: 0 };
  const metrics = new Metrics();
  const reached: string[] = [];
  const api = new Hono();
  api.use(
    admission(
      () => overload.share,
      metrics,
      (c) => c.req.header('X-Test-Address') ?? 'crowd',
      () => 0.5,
    ),
  );
  const calm = Promise.withResolvers<void>();
  onTestFinished(() => calm.resolve());
  api.get('/slow', async (c) => {
    await calm.promise;
    return c.json({});
  });
  api.all('*', (c) => {
    reached.push(`${c.req.method} ${c.req.path}`);
    return c.json({});
  });
  const app = new Hono().get('/healthz', (c) => c.json({ status: 'ok' })).route('/api', api);
  const hold = (calls: number, from = (_: number) => 'crowd') => {
    for (let call = 0; call < calls; call += 1)
      void app.request('/api/slow', { headers: { 'X-Test-Address': from(call) } });
  };
  return { app, overload, metrics, reached, hold };
}

const busy = [
  ['GET', '/api/session'],
  ['POST', '/api/functions/generate-icebreaker'],
  ['POST', '/api/saved/bios'],
  ['GET', '/api/auth/sign-in'],
] as const;

const vital = [
  ['GET', '/healthz'],
  ['POST', '/api/auth/sign-out'],
  ['DELETE', '/api/account'],
  ['POST', '/api/webhooks/stripe'],
] as const;

test.each(busy)(
  '%s %s is refused at once, before anything is done, when it is of the share that could not be served soon',
  async (method, path) => {
    const { app, overload, metrics, reached, hold } = busySite();
    hold(few.calls);
    overload.share = 0.51;
    const refused = await app.request(path, { method });
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(await refused.json()).toEqual({
      error: 'unavailable',
      message: expect.stringMatching(/mucha gente.*No has perdido nada/),
    });
    expect(reached).toEqual([]);
    expect(metrics.render()).toContain('salero_refused_calls_total 1');
    expect(metrics.render()).toContain('salero_overload_share 0.51');
    overload.share = 0.5;
    expect((await app.request(path, { method })).status).toBe(200);
  },
);

test.each(vital)('%s %s is taken however many are refused', async (method, path) => {
  const { app, overload, hold } = busySite();
  hold(few.calls);
  overload.share = 1;
  expect((await app.request(path, { method })).status).toBe(200);
});

test('one person alone is served however late the process is', async () => {
  const { app, overload, hold } = busySite();
  overload.share = 1;
  hold(few.calls - 1);
  expect((await app.request('/api/session')).status).toBe(200);
});

test('whoever floods from one address is refused, and nobody else for it', async () => {
  const { app, overload, hold } = busySite();
  overload.share = 1;
  hold(few.calls, () => 'flood');
  const from = (address: string) => app.request('/api/session', { headers: { 'X-Test-Address': address } });
  expect([(await from('flood')).status, (await from('somebody else')).status]).toEqual([503, 200]);
});

test('a crowd of addresses with one call each is refused by the share', async () => {
  const { app, overload, hold } = busySite();
  overload.share = 1;
  hold(few.addresses, (call) => `person ${call}`);
  expect((await app.request('/api/session')).status).toBe(503);
});

describeEngines('a database whose connections are all in use', (open) => {
  test('tells since when somebody waits for one, and nothing while nobody does', async () => {
    const db = await open({ pool: 1 });
    const { promise, resolve } = Promise.withResolvers<void>();
    expect(db.connections().waitedMs).toBe(0);
    const held = db.asService(() => promise);
    const waits = db.asService(async () => {});
    await expect.poll(() => db.connections().waitedMs).toBeGreaterThan(0);
    resolve();
    await Promise.all([held, waits]);
    expect(db.connections().waitedMs).toBe(0);
  });
});
