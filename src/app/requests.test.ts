import { Hono } from 'hono';
import { beforeEach, expect, test } from 'vitest';
import { dropTokenCookie, setTokenCookie } from '../account/cookies.server.ts';
import { mintToken } from '../account/secret-token.server.ts';
import { createPseudonyms } from '../account/session-pseudonym.server.ts';
import { parseEnv } from '../platform/env.server.ts';
import { createLogger } from '../platform/log.server.ts';
import { Metrics } from '../platform/metrics.server.ts';
import { requests } from './requests.server.ts';

const env = parseEnv({});
const clock = { at: Date.parse('2026-11-21T22:00:00Z') };
let lines: string[];
beforeEach(() => {
  lines = [];
});

/** One process of the server: what it does with sessions is only to set and drop their cookie. */
function newProcess() {
  const app = new Hono();
  const pseudonyms = createPseudonyms(env, () => new Date(clock.at));
  app.use(
    requests(
      createLogger((line) => lines.push(line)),
      new Metrics(),
      pseudonyms,
    ),
  );
  const api = new Hono();
  api.use((_, next) => next());
  api.all('*', (c) => c.body(null, 404));
  app.get('/api/saved', (c) => c.json([]));
  app.post('/api/sign-in/:token', (c) => {
    setTokenCookie(c, env, 'session', c.req.param('token'), 60);
    return c.body(null, 204);
  });
  app.post('/api/sign-out', (c) => {
    dropTokenCookie(c, env, 'session');
    return c.body(null, 204);
  });
  app.route('/api', api);
  return async (path: string, token?: string, method = path === '/api/saved' ? 'GET' : 'POST') => {
    const before = lines.length;
    await app.request(path, {
      method,
      headers: token === undefined ? {} : { Cookie: `salero=${token}` },
    });
    return lines.slice(before).map((line) => JSON.parse(line) as Record<string, unknown>);
  };
}

test('the lines of a day say which requests are one session’s, and the next day’s cannot be joined to them', async () => {
  const ask = newProcess();
  const [ana, bea] = [mintToken(), mintToken()];
  const whoAsks = async (token?: string) => (await ask('/api/saved', token))[0]?.who;
  const today = await whoAsks(ana);
  expect(today).toMatch(/^[\w-]{8}$/);
  expect(await whoAsks(ana)).toBe(today);
  expect(await whoAsks(bea)).not.toBe(today);
  expect(await whoAsks()).toBeUndefined();
  expect(await whoAsks('something else')).toBeUndefined();
  clock.at += 3 * 3_600_000;
  const tomorrow = await whoAsks(ana);
  expect(tomorrow).toMatch(/^[\w-]{8}$/);
  expect(tomorrow).not.toBe(today);
  // Back to the first day, as a clock may go: its key is gone.
  clock.at -= 3 * 3_600_000;
  expect(await whoAsks(ana)).not.toBe(today);
});

test('another process gives the same session another name: the key is nowhere but in memory', async () => {
  const ana = mintToken();
  const [one] = await newProcess()('/api/saved', ana);
  const [other] = await newProcess()('/api/saved', ana);
  expect(one?.who).toMatch(/^[\w-]{8}$/);
  expect(other?.who).not.toBe(one?.who);
});

test('a sign-in has a line of its own, under the name that the session has all day', async () => {
  const ask = newProcess();
  const [before, ana] = [mintToken(), mintToken()];
  const [request, signedIn, ...more] = await ask(`/api/sign-in/${ana}`, before);
  expect(more).toEqual([]);
  expect(signedIn).toMatchObject({ event: 'signed in', id: request?.id, who: request?.who });
  const [next] = await ask('/api/saved', ana);
  expect(next?.who).toBe(signedIn?.who);
});

test('a cookie that is only prolonged is no sign-in, and the line of a sign-out still says whose it was', async () => {
  const ask = newProcess();
  const ana = mintToken();
  const [known] = await ask('/api/saved', ana);
  const prolonged = await ask(`/api/sign-in/${ana}`, ana);
  expect(prolonged.map(({ event }) => event)).toEqual(['request']);
  const out = await ask('/api/sign-out', ana);
  expect(out).toMatchObject([{ event: 'request', who: known?.who }]);
});

test('a call that is refused or does not exist leaves a line too, with nothing in it that the caller wrote', async () => {
  const ask = newProcess();
  const secreto = mintToken();
  const paths = [`/api/${secreto}`, `/api/saved/${secreto}?${secreto}`, `/api/sign-in/a/${secreto}`];
  for (const path of paths)
    for (const method of ['GET', 'POST'])
      expect(await ask(path, undefined, method)).toMatchObject([
        { event: 'request', method, route: '/api/*', status: 404 },
      ]);
  expect(await ask(`/${secreto}`)).toMatchObject([{ method: 'POST', route: 'page', status: 404 }]);
  expect(lines.join()).not.toContain(secreto);
});

test('no line holds the token of a session', async () => {
  const ana = mintToken();
  await newProcess()(`/api/sign-in/${ana}`);
  expect(lines.join()).toContain('signed in');
  expect(lines.join()).not.toContain(ana);
});
