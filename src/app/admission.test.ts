import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { createUser, describeEngines, openSession } from '../../test/engines.ts';
import { silentLog } from '../../test/rig/silent-log.ts';
import { getTokenCookie } from '../account/cookies.server.ts';
import { hashToken, mintToken } from '../account/secret-token.server.ts';
import { createSessions, ofUnknown } from '../account/sessions.server.ts';
import type { Database } from '../platform/db.server.ts';
import { parseEnv } from '../platform/env.server.ts';
import { answerError } from '../platform/http-errors.server.ts';
import { Metrics } from '../platform/metrics.server.ts';
import { sessions as sessionRows } from '../platform/schema.server.ts';
import { admission, few, ofOneCaller, turnsOfCallers } from './admission.server.ts';

function busySite() {
  const overload = { share: 0 };
  const metrics = new Metrics();
  const reached: string[] = [];
  const api = new Hono();
  const addressOf = (c: Context) => c.req.header('X-Test-Address') ?? 'crowd';
  const random = () => 0.5;
  api.use(admission(() => overload.share, metrics, addressOf, random));
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
  ['POST', '/api/functions/any'],
  ['POST', '/api/saved/bios'],
  ['GET', '/api/auth/sign-in'],
] as const;

const vital = [
  ['GET', '/healthz'],
  ['POST', '/api/auth/sign-out'],
  ['DELETE', '/api/account'],
  ['DELETE', '/api/recent'],
  ['DELETE', '/api/saved/bios/any'],
  ['DELETE', '/api/threads'],
  ['DELETE', '/api/account/kept/voice'],
  ['DELETE', '/api/account/sessions'],
  ['DELETE', '/api/account/sessions/any'],
  ['POST', '/api/webhooks/stripe'],
  ['DELETE', '/api/functions/plan-date'],
] as const;

test.each(busy)('%s %s is refused at once when it could not be served soon', async (method, path) => {
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
});

test.each(vital)('%s %s is taken however many are refused', async (method, path) => {
  const { app, overload, hold } = busySite();
  hold(few.calls);
  overload.share = 1;
  expect((await app.request(path, { method })).status).toBe(200);
});

test.each([
  ['one person alone is served', few.calls - 1, () => 'crowd', 200],
  ['whoever floods from one address is refused', few.calls, () => 'crowd', 503],
  ['nobody is refused for the flood of another address', few.calls, () => 'flood', 200],
  ['a crowd of addresses with one call each is refused', few.addresses, (n: number) => `person ${n}`, 503],
] as const)('however late the process is, %s', async (_, calls, from, status) => {
  const { app, overload, hold } = busySite();
  overload.share = 1;
  hold(calls, from);
  expect((await app.request('/api/session')).status).toBe(status);
});

/** Calls that are answered when the test says so. */
function siteOfCallers() {
  const begun: { path: string; answer: () => void }[] = [];
  const app = new Hono();
  app.onError((error, c) => answerError(error, c, silentLog));
  const callerOf = (c: Context) => c.req.header('X-Test-Caller') ?? null;
  app.use(turnsOfCallers(callerOf, callerOf));
  app.get('/api/stream', (c) => c.body(new ReadableStream()));
  app.all('*', async (c) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    begun.push({ path: c.req.path, answer: resolve });
    await promise;
    return c.json({});
  });
  const call = (caller: string | null, path: string, init: RequestInit = {}) =>
    app.request(path, { ...init, headers: caller === null ? {} : { 'X-Test-Caller': caller } });
  const paths = () => begun.map(({ path }) => path);
  onTestFinished(() => {
    for (const { answer } of begun) answer();
  });
  return { begun, call, paths };
}

test('the calls of one caller take turns in the order in which they came, and nobody else waits', async () => {
  const { begun, call, paths } = siteOfCallers();
  const own = Array.from({ length: ofOneCaller.atOnce + 2 }, (_, n) => call('ana', `/api/${n}`));
  for (let n = 0; n < 9; n += 1) void call(null, '/api/signed-out');
  void call('eva', '/api/eva');
  const others = [...Array.from({ length: 9 }, () => '/api/signed-out'), '/api/eva'];
  await expect
    .poll(() => paths().toSorted())
    .toEqual(['/api/0', '/api/1', '/api/2', '/api/3', ...others].toSorted());
  const answer = (path: string) => begun.find((one) => one.path === path)?.answer();
  answer('/api/2');
  await expect.poll(() => paths().at(-1)).toBe('/api/4');
  answer('/api/0');
  await expect.poll(() => paths().at(-1)).toBe('/api/5');
  for (const { answer } of begun) answer();
  expect((await Promise.all(own)).map(({ status }) => status)).toEqual(own.map(() => 200));
});

test('more calls of one caller than may wait are refused at once; what ends a session or an account is taken', async () => {
  const { begun, call, paths } = siteOfCallers();
  const { atOnce, waiting } = ofOneCaller;
  for (let n = 0; n < atOnce + waiting; n += 1) void call('ana', '/api/session');
  const refused = await call('ana', '/api/session');
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '1']);
  expect(await refused.json()).toEqual({ error: 'rate_limited', message: expect.stringContaining('Espera') });
  void call('ana', '/api/auth/sign-out', { method: 'POST' });
  await expect.poll(() => paths().slice(atOnce)).toEqual(['/api/auth/sign-out']);
  // Not all at once either: a person may have many sessions.
  void call('ana', '/api/account', { method: 'DELETE' });
  void call('eva', '/api/account', { method: 'DELETE' });
  await expect.poll(() => paths().slice(atOnce + 1)).toEqual(['/api/account']);
  begun[atOnce]?.answer();
  await expect.poll(() => paths().slice(atOnce + 1)).toEqual(['/api/account', '/api/account']);
});

test('a stream that is being written holds no turn', async () => {
  const { call } = siteOfCallers();
  const streams = await Promise.all(
    Array.from({ length: ofOneCaller.atOnce + 1 }, () => call('ana', '/api/stream')),
  );
  expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
});

test('a call that was given up while it waited is never begun', async () => {
  const { begun, call, paths } = siteOfCallers();
  for (let n = 0; n < ofOneCaller.atOnce; n += 1) void call('ana', '/api/held');
  const gone = new AbortController();
  const left = call('ana', '/api/given-up', { signal: gone.signal });
  const last = call('ana', '/api/last');
  gone.abort();
  await expect.poll(() => begun.length).toBe(ofOneCaller.atOnce);
  begun[0]?.answer();
  await left;
  begun[1]?.answer();
  await expect.poll(() => paths().at(-1)).toBe('/api/last');
  begun.at(-1)?.answer();
  expect((await last).status).toBe(200);
  expect(paths()).not.toContain('/api/given-up');
});

describeEngines('callers with cookies', (open) => {
  /** Calls that are answered when the test says so, behind real sessions; how many ask the database at the same time. */
  async function siteOfSessions() {
    const db = await open();
    const asking = { now: 0, most: 0 };
    const watched: Database = {
      ...db,
      async asService(work, promptness) {
        asking.now += 1;
        asking.most = Math.max(asking.most, asking.now);
        return db.asService(work, promptness).finally(() => {
          asking.now -= 1;
        });
      },
    };
    const env = parseEnv({ TRUSTED_PROXIES: '1' });
    const sessions = createSessions({ env, db: watched, log: silentLog, now: () => new Date() });
    const held: (() => void)[] = [];
    const app = new Hono();
    app.onError((error, c) => answerError(error, c, silentLog));
    app.use(turnsOfCallers(sessions.callerOf, (c) => getTokenCookie(c, env, 'session')));
    app.get('/api/held', async (c) => {
      await sessions.requireUser(c);
      await new Promise<void>((resolve) => held.push(resolve));
      return c.json({});
    });
    app.get('/api/session', async (c) => c.json((await sessions.getSession(c)) !== null));
    app.get('/api/account/sessions', async (c) => c.json((await sessions.requireUser(c)).sessionId));
    onTestFinished(() => {
      for (const answer of held) answer();
    });
    const signIn = (userId: string) => openSession(db, userId);
    const get = (token: string, path = '/api/session', address = '203.0.113.1') =>
      app.request(path, { headers: { Cookie: `salero=${token}`, 'X-Forwarded-For': address } });
    /** One person with two sessions, of which one holds so many calls: as many as there are turns. */
    async function twice(calls: number, holds: 'own' | 'stolen') {
      const ana = await createUser(db);
      const tokens = { own: await signIn(ana), stolen: await signIn(ana) };
      for (const token of Object.values(tokens)) await get(token);
      for (let n = 0; n < calls; n += 1) void get(tokens[holds], '/api/held');
      await allTurnsHeld();
      return tokens;
    }
    const allTurnsHeld = () => expect.poll(() => held.length, { timeout: 10_000 }).toBe(ofOneCaller.atOnce);
    return { db, asking, held, signIn, get, twice, allTurnsHeld };
  }

  test('all sessions of one person take turns together, and another person does not wait', async () => {
    const { db, held, signIn, get, allTurnsHeld } = await siteOfSessions();
    const [ana, eva] = [await createUser(db), await createUser(db)];
    const tokens = await Promise.all([signIn(ana), signIn(ana), signIn(ana)]);
    for (const token of tokens) await get(token);
    const calls = tokens.flatMap((token) => [1, 2, 3].map(() => get(token, '/api/held')));
    await allTurnsHeld();
    const own = Promise.resolve(get(tokens[0] ?? ''));
    const other = await get(await signIn(eva));
    expect([other.status, held.length]).toEqual([200, ofOneCaller.atOnce]);
    const later = signIn(eva)
      .then((token) => get(token))
      .then(() => 'not yet');
    expect(await Promise.race([own, later])).toBe('not yet');
    const everybody = Promise.all([...calls, own]);
    const answering = setInterval(() => held.shift()?.(), 1);
    onTestFinished(() => clearInterval(answering));
    expect((await everybody).map(({ status }) => status)).toEqual(Array(10).fill(200));
  });

  test('whoever holds all turns of a person keeps nobody of theirs from ending that session', async () => {
    const { get, twice } = await siteOfSessions();
    const { own } = await twice(2 * ofOneCaller.atOnce, 'stolen');
    expect((await get(own, '/api/account/sessions')).status).toBe(200);
  });

  test('a session that was ended takes no turn of its person any more', async () => {
    const { db, held, get, twice, allTurnsHeld } = await siteOfSessions();
    const { own, stolen } = await twice(ofOneCaller.atOnce, 'own');
    await db.asService((tx) => tx.delete(sessionRows).where(eq(sessionRows.token_hash, hashToken(stolen))));
    const first = get(stolen);
    held.shift()?.();
    expect(await (await first).json()).toBe(false);
    void get(own, '/api/held');
    await allTurnsHeld();
    expect(await (await get(stolen)).json()).toBe(false);
  });

  test('made-up cookies of one address are looked up a few at a time, and those of another do not wait', async () => {
    const { asking, get } = await siteOfSessions();
    const flood = Array.from({ length: 40 }, () => get(mintToken()));
    await Promise.all(flood);
    expect(asking.most).toBe(ofUnknown.atOnce);
    const both = ['203.0.113.1', '198.51.100.7'].flatMap((address) =>
      Array.from({ length: 20 }, () => get(mintToken(), '/api/session', address)),
    );
    await Promise.all(both);
    expect(asking.most).toBe(2 * ofUnknown.atOnce);
  });
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
