import { randomUUID } from 'node:crypto';
import { collections } from '../../src/tools/registry.server.ts';
import { jsonOf } from '../../test/rig/http.ts';
import { Jar } from '../../test/rig/sign-in.ts';
import { examples, savedExamples } from '../../test/tool-examples.ts';
import { type Attack, must } from '../attack.ts';
import { call } from '../client.ts';
import { goodBodies } from '../fuzz/contracts.ts';
import { comeBack, signIn } from '../person.ts';
import type { Server } from '../server.ts';
import { bodyEndpoints, changingEndpoints, openPaths, readingEndpoints } from '../surface.ts';

const email = () => `${randomUUID()}@example.test`;

async function firstSession(server: Server, cookie: string): Promise<string> {
  const { items } = jsonOf(await call(server, '/api/account/sessions', { cookie })) as {
    items: { id: string }[];
  };
  return items[0]?.id ?? '';
}

/** What an account without Premium may save. */
const savedFree: typeof savedExamples = Object.fromEntries(
  collections.filter(({ premiumOnly }) => !premiumOnly).map(({ name }) => [name, savedExamples[name] ?? {}]),
);

const stolen = (victim: string) => ({
  id: '11111111-1111-4111-8111-111111111111',
  created_at: '1999-01-01T00:00:00Z',
  client_key: 'x',
  subscription_tier: 'pro',
  subscription_end: '2099-01-01T00:00:00Z',
  usage_count: -50,
  usage_icebreaker: -50,
  terms_version: '1900-01-01',
  email: 'otro@example.test',
  owner: victim,
});

export const people: Attack[] = [
  {
    name: 'every call without a session, and with sessions that were made up',
    seconds: 60,
    async run({ open }, tried) {
      const cookies = [
        '',
        'salero=',
        `salero=${'A'.repeat(43)}`,
        `salero=${'A'.repeat(4_000)}`,
        "salero=' or 1=1--",
        'salero=%00',
        'salero=null; salero=undefined',
        '__Host-salero=x; salero=x',
        'salero="{}"',
      ];
      const closed = [...changingEndpoints, ...readingEndpoints].filter(
        ({ path }) => !openPaths.includes(path),
      );
      for (const { method, path } of closed)
        for (const cookie of cookies) {
          const answer = await tried.call(open, path, {
            method,
            cookie,
            ...(method !== 'GET' && { body: {} }),
          });
          must(answer.status === 401, `${method} ${path} with "${cookie.slice(0, 20)}": ${answer.status}`);
        }
      return tried.tally();
    },
  },
  {
    name: 'a session that was planted before the sign-in is not the one that signs in',
    async run({ open }, tried) {
      const planted = `salero=${'P'.repeat(43)}`;
      const jar = new Jar();
      const body = await comeBack(open, email(), jar);
      const done = await tried.call(open, '/api/auth/callback', {
        method: 'POST',
        cookie: `${jar.line}; ${planted}`,
        body,
      });
      must(done.status === 200, String(done.status));
      must(!String(done.headers['set-cookie']).includes('PPPP'), 'the planted one was kept');
      const session = await call(open, '/api/session', { cookie: planted });
      must(jsonOf(session).user === null, 'the planted one signs in');
      return 'a new one';
    },
  },
  {
    name: 'an answer of the provider works once, in its own browser, with its own state',
    async run({ open }, tried) {
      const [mine, theirs] = [new Jar(), new Jar()];
      const body = await comeBack(open, email(), mine);
      const other = await comeBack(open, email(), theirs);
      const callback = '/api/auth/callback';
      const send = (cookie: string, sent: object) =>
        tried.call(open, callback, { method: 'POST', cookie, body: sent });
      await send('', body);
      await send(theirs.line, body);
      await send(mine.line, { ...body, state: other.state });
      await send(mine.line, { ...body, state: `${body.state}x` });
      await send(mine.line, { ...body, iss: undefined, state: '' });
      const good = await call(open, callback, { method: 'POST', cookie: mine.line, body });
      must(good.status === 200, `its own browser got ${good.status}`);
      await send(mine.line, body);
      await send(theirs.line, body);
      return tried.mustAll(400);
    },
  },
  {
    name: 'a session that was signed out, or ended from elsewhere, opens nothing',
    async run({ open }, tried) {
      const address = email();
      const [one, two] = [await signIn(open, address), await signIn(open, address)];
      await call(open, '/api/auth/sign-out', { method: 'POST', cookie: one.cookie });
      await call(open, '/api/account/sessions', { method: 'DELETE', cookie: two.cookie });
      const three = await signIn(open, address);
      await call(open, `/api/account/sessions/${await firstSession(open, two.cookie)}`, {
        method: 'DELETE',
        cookie: two.cookie,
      });
      for (const { path } of readingEndpoints.filter(({ path }) => !openPaths.includes(path)))
        await tried.call(open, path, { cookie: one.cookie });
      must((await call(open, '/api/saved', { cookie: three.cookie })).status !== 500, 'broken');
      return tried.mustAll(401);
    },
  },
  {
    name: 'the ids of somebody else, in every place that takes one: as if they did not exist',
    async run({ open, attacker, victim, secret }, tried) {
      const keep = async (path: string, body: object) =>
        String(jsonOf(await call(open, path, { method: 'POST', cookie: victim.cookie, body })).id);
      const take = (method: string, path: string, body?: object) =>
        tried.call(open, path, { method, cookie: attacker.cookie, body });
      const saved: [string, string][] = [];
      for (const [name, example] of Object.entries(savedFree))
        saved.push([name, await keep(`/api/saved/${name}`, example)]);
      const thread = await keep('/api/threads', { name: secret });
      const [, bio = ''] = saved.find(([name]) => name === 'bios') ?? [];
      for (const [path, id] of [
        ...saved.map(([name, one]) => [`/api/saved/${name}/`, one] as const),
        ['/api/account/kept/saved_bios/', bio],
        ['/api/account/sessions/', await firstSession(open, victim.cookie)],
        ['/api/threads/', thread],
      ] as const) {
        const taken = await take('DELETE', path + id);
        const unknown = await take('DELETE', path + randomUUID());
        must(taken.text === unknown.text, `${path}: tells whether an id exists`);
        await take('PATCH', path + id, { note: 'mío', favourite: true });
      }
      await take('GET', `/api/threads/${thread}`);
      await take('PATCH', `/api/threads/${thread}`, { name: 'X' });
      for (const { functionName, example } of examples)
        await take('POST', `/api/functions/${functionName}`, { ...example.body, thread });
      const kept = jsonOf(await call(open, '/api/saved', { cookie: victim.cookie })) as Record<
        string,
        { items: { id: string }[] }
      >;
      for (const [name, id] of saved)
        must(kept[name]?.items.some((item) => item.id === id) === true, `one of ${name} is gone`);
      return tried.mustAll(404);
    },
  },
  {
    name: 'a call that says it is somebody else, in its body, its address or a header, is the caller’s own',
    async run({ open, attacker, victim, secret }, tried) {
      const create = '/api/functions/create-bio';
      const key = { 'Idempotency-Key': randomUUID() };
      const use = { method: 'POST', cookie: victim.cookie, body: { keywords: secret }, headers: key };
      const { generationId } = jsonOf(await call(open, create, use));
      const { id } = victim;
      const as = (headers: object, path: string, method = 'GET', body?: object) =>
        tried.call(open, path, { method, cookie: attacker.cookie, body, headers: { ...headers } });
      await as({}, create, 'POST', { keywords: 'a', userId: id });
      await as({}, create, 'POST', {
        keywords: 'a',
        refine: { of: generationId, chip: 'shorter', text: 'a' },
      });
      await as({}, '/api/saved/bios', 'POST', { bio_text: 'a', user_id: id });
      await as({}, '/api/feedback', 'POST', { generationId, mark: 'wrong', text: 'a' });
      await as({}, `/api/outcomes/${generationId}`, 'PUT', { angle: 'a', characters: 1, met: true });
      await as({}, '/api/billing/withdrawal', 'POST', { action: 'confirm', id: randomUUID() });
      const said = tried.mustAll(400, 404, 409, 422);
      await as(key, create, 'POST', { keywords: 'a' });
      await as(key, create, 'DELETE');
      await as({}, `/api/saved/bios?user_id=${id}&userId=${id}&owner=${id}`);
      await as({ 'X-User-Id': id }, `/api/account/export?user_id=${id}`);
      await as({ 'X-User-Id': id, Authorization: `Bearer ${id}` }, '/api/saved');
      return said;
    },
  },
  {
    name: 'how somebody else writes and what they told of themselves: neither read, nor changed, nor deleted',
    async run({ open, attacker, victim, secret }, tried) {
      const theirs = { user_id: victim.id, userId: victim.id, id: victim.id };
      for (const [path, kept, own] of [
        ['/api/voice', { samples: [`${secret} 1`, `${secret} 2`, secret] }, { samples: ['1', '2', '3'] }],
        ['/api/about-me', { needs: secret }, { needs: 'nada' }],
      ] as const) {
        await call(open, path, { method: 'PUT', cookie: victim.cookie, body: kept });
        const stealing = `${path}?user_id=${victim.id}`;
        await tried.call(open, stealing, { cookie: attacker.cookie });
        for (const method of ['PUT', 'DELETE']) {
          const body = { ...own, ...theirs };
          await tried.call(open, stealing, { method, cookie: attacker.cookie, body });
        }
        const after = await call(open, path, { cookie: victim.cookie });
        must(after.text.includes(secret), `${path} of the victim is gone`);
        await call(open, path, { method: 'DELETE', cookie: victim.cookie });
      }
      return tried.tally();
    },
  },
  {
    name: 'fields nobody may set, in the body of every call: the person and the rows are as before',
    async run({ open, victim }, tried) {
      const someone = await signIn(open, email());
      const before = jsonOf(await call(open, '/api/session', { cookie: someone.cookie }));
      for (const { method, path } of bodyEndpoints) {
        if (path === '/api/auth/callback') continue;
        const body = { ...(goodBodies[path] as object), ...stolen(victim.id) };
        const answer = await tried.call(open, path, { method, cookie: someone.cookie, body });
        must(answer.status < 500, `${method} ${path}: ${answer.status}`);
        if (!path.includes('/saved/') || answer.status !== 201) continue;
        const row = jsonOf(answer);
        must(
          row.user_id === someone.id &&
            row.id !== stolen('').id &&
            !String(row.created_at).startsWith('1999'),
          `${path}: ${answer.text}`,
        );
        must(!('client_key' in row) && !('subscription_tier' in row), `${path} shows more than its columns`);
      }
      const after = jsonOf(await call(open, '/api/session', { cookie: someone.cookie }));
      const tier = (session: Record<string, unknown>) =>
        (session.profile as Record<string, unknown>).subscription_tier;
      must(tier(after) === 'free' && tier(before) === 'free', 'Premium for nothing');
      must(JSON.stringify(after.user) === JSON.stringify(before.user), 'another person');
      const counts = after.profile as Record<string, number>;
      must(Number(counts.usage_count) >= 0 && Number(counts.usage_icebreaker) >= 0, 'uses for nothing');
      return 'as before';
    },
  },
  {
    name: 'forty calls at once for three uses, under keys and without: no use for nothing',
    async run({ open }, tried) {
      const someone = await signIn(open, email());
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, n) =>
          tried.call(open, '/api/functions/analyze-intention', {
            method: 'POST',
            cookie: someone.cookie,
            body: { message: `Hola ${n}` },
            headers: n % 2 ? { 'Idempotency-Key': `k${n}` } : {},
          }),
        ),
      );
      const good = answers.filter(({ status }) => status === 200).length;
      must(good === 3, `${good} uses were delivered`);
      return tried.mustAll(200, 402, 429);
    },
  },
];
