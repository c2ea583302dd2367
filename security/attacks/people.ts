import { randomUUID } from 'node:crypto';
import { collections } from '../../src/tools/registry.server.ts';
import { jsonOf } from '../../test/rig/http.ts';
import { Jar } from '../../test/rig/sign-in.ts';
import { savedExamples } from '../../test/tool-examples.ts';
import { type Attack, must, mustAll, tally } from '../attack.ts';
import { call } from '../client.ts';
import { comeBack, signIn } from '../person.ts';
import type { Server } from '../server.ts';
import {
  bodyEndpoints,
  changingEndpoints,
  collectionPaths,
  openPaths,
  readingEndpoints,
} from '../surface.ts';

const email = () => `${randomUUID()}@example.test`;

async function firstSession(server: Server, cookie: string): Promise<string> {
  const { items } = jsonOf(await call(server, '/api/account/sessions', { cookie })) as {
    items: { id: string }[];
  };
  return items[0]?.id ?? '';
}

/** What an account without Premium may save. */
const examples: typeof savedExamples = Object.fromEntries(
  collections.filter(({ premiumOnly }) => !premiumOnly).map(({ name }) => [name, savedExamples[name] ?? {}]),
);

const stolen = (victim: string) => ({
  user_id: undefined as unknown,
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
    group: 'people',
    name: 'every call without a session, and with sessions that were made up',
    seconds: 60,
    async run({ open }, seen) {
      const statuses: number[] = [];
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
          const answer = await call(open, path, { method, cookie, ...(method !== 'GET' && { body: {} }) });
          seen.add(answer);
          must(answer.status === 401, `${method} ${path} with "${cookie.slice(0, 20)}": ${answer.status}`);
          statuses.push(answer.status);
        }
      return tally(statuses);
    },
  },
  {
    group: 'people',
    name: 'a session that was planted before the sign-in is not the one that signs in',
    async run({ open }, seen) {
      const planted = `salero=${'P'.repeat(43)}`;
      const jar = new Jar();
      const body = await comeBack(open, email(), jar);
      const done = await call(open, '/api/auth/callback', {
        method: 'POST',
        cookie: `${jar.line}; ${planted}`,
        body,
      });
      seen.add(done);
      must(done.status === 200, String(done.status));
      must(!String(done.headers['set-cookie']).includes('PPPP'), 'the planted one was kept');
      const session = await call(open, '/api/session', { cookie: planted });
      must(jsonOf(session).user === null, 'the planted one signs in');
      return 'a new one';
    },
  },
  {
    group: 'people',
    name: 'an answer of the provider works once, in its own browser, with its own state',
    async run({ open }, seen) {
      const [mine, theirs] = [new Jar(), new Jar()];
      const body = await comeBack(open, email(), mine);
      const other = await comeBack(open, email(), theirs);
      const send = (cookie: string, sent: object) =>
        call(open, '/api/auth/callback', { method: 'POST', cookie, body: sent });
      const refused = [
        await send('', body),
        await send(theirs.line, body),
        await send(mine.line, { ...body, state: other.state }),
        await send(mine.line, { ...body, state: `${body.state}x` }),
        await send(mine.line, { ...body, iss: undefined, state: '' }),
      ];
      const good = await send(mine.line, body);
      const replayed = [await send(mine.line, body), await send(theirs.line, body)];
      seen.add(good, ...refused, ...replayed);
      must(good.status === 200, `its own browser got ${good.status}`);
      return mustAll(
        [...refused, ...replayed].map(({ status }) => status),
        [400],
      );
    },
  },
  {
    group: 'people',
    name: 'a session that was signed out, or ended from elsewhere, opens nothing',
    async run({ open }, seen) {
      const statuses: number[] = [];
      const address = email();
      const [one, two] = [await signIn(open, address), await signIn(open, address)];
      await call(open, '/api/auth/sign-out', { method: 'POST', cookie: one.cookie });
      await call(open, '/api/account/sessions', { method: 'DELETE', cookie: two.cookie });
      const three = await signIn(open, address);
      await call(open, `/api/account/sessions/${await firstSession(open, two.cookie)}`, {
        method: 'DELETE',
        cookie: two.cookie,
      });
      for (const { path } of readingEndpoints.filter(({ path }) => !openPaths.includes(path))) {
        const answer = await call(open, path, { cookie: one.cookie });
        seen.add(answer);
        statuses.push(answer.status);
      }
      must((await call(open, '/api/saved', { cookie: three.cookie })).status !== 500, 'broken');
      return mustAll(statuses, [401]);
    },
  },
  {
    group: 'people',
    name: 'the ids of somebody else, in every place that takes one: as if they did not exist',
    async run({ open, attacker, victim }, seen) {
      const statuses: number[] = [];
      const theirs: [string, string][] = [];
      for (const name of collectionPaths) {
        const example = examples[name];
        if (!example) continue;
        const { id } = jsonOf(
          await call(open, `/api/saved/${name}`, { method: 'POST', cookie: victim.cookie, body: example }),
        );
        theirs.push([`/api/saved/${name}/`, String(id)]);
      }
      const thread = jsonOf(
        await call(open, '/api/threads', {
          method: 'POST',
          cookie: victim.cookie,
          body: { name: 'SECRETO-DE-M' },
        }),
      );
      theirs.push(['/api/threads/', String(thread.id)]);
      for (const method of ['GET', 'PATCH']) {
        const body = method === 'PATCH' ? { name: 'X' } : undefined;
        const taken = await call(open, `/api/threads/${thread.id}`, {
          method,
          cookie: attacker.cookie,
          body,
        });
        seen.add(taken);
        must(
          taken.status === 404 && !taken.text.includes('SECRETO'),
          `${method} of a thread: ${taken.status}`,
        );
      }
      const used = await call(open, '/api/functions/generate-strategy', {
        method: 'POST',
        cookie: attacker.cookie,
        body: { receivedMessage: 'Hola', objective: 'date', thread: thread.id },
      });
      seen.add(used);
      must(used.status === 404, `a thread named in a tool's call: ${used.status}`);
      theirs.push(['/api/account/sessions/', await firstSession(open, victim.cookie)]);
      const [, bio = ''] = theirs.find(([path]) => path === '/api/saved/bios/') ?? [];
      theirs.push(['/api/account/kept/saved_bios/', bio]);
      for (const [path, id] of theirs) {
        const taken = await call(open, path + id, { method: 'DELETE', cookie: attacker.cookie });
        const unknown = await call(open, path + randomUUID(), { method: 'DELETE', cookie: attacker.cookie });
        const changing = { method: 'PATCH', cookie: attacker.cookie, body: { note: 'mío', favourite: true } };
        const changed = await call(open, path + id, changing);
        seen.add(taken, unknown, changed);
        must(
          taken.text === unknown.text && taken.status === unknown.status && changed.status === 404,
          `${path}: tells whether an id exists`,
        );
        statuses.push(taken.status);
      }
      const key = randomUUID();
      const use = (cookie: string, body: object) =>
        call(open, '/api/functions/create-bio', {
          method: 'POST',
          cookie,
          body,
          headers: { 'Idempotency-Key': key },
        });
      const original = jsonOf(await use(victim.cookie, { keywords: 'SECRETO-DE-LA-VICTIMA' }));
      const answers = [
        await use(attacker.cookie, { keywords: 'SECRETO' }),
        await call(open, '/api/functions/create-bio', {
          method: 'DELETE',
          cookie: attacker.cookie,
          headers: { 'Idempotency-Key': key },
        }),
        await call(open, '/api/functions/create-bio', {
          method: 'POST',
          cookie: attacker.cookie,
          body: { keywords: 'a', refine: { of: original.generationId, chip: 'shorter', text: 'a' } },
        }),
        await call(open, '/api/functions/create-bio', {
          method: 'POST',
          cookie: attacker.cookie,
          body: { keywords: 'a', userId: victim.id },
        }),
        await call(open, '/api/saved/bios', {
          method: 'POST',
          cookie: attacker.cookie,
          body: { bio_text: 'a', user_id: victim.id },
        }),
        await call(open, '/api/feedback', {
          method: 'POST',
          cookie: attacker.cookie,
          body: { generationId: original.generationId, mark: 'wrong', text: 'a' },
        }),
        await call(open, `/api/outcomes/${original.generationId}`, {
          method: 'PUT',
          cookie: attacker.cookie,
          body: { angle: 'a', characters: 1, met: true },
        }),
        await call(open, '/api/billing/withdrawal', {
          method: 'POST',
          cookie: attacker.cookie,
          body: { action: 'confirm', id: randomUUID() },
        }),
        await call(open, `/api/saved/bios?user_id=${victim.id}&userId=${victim.id}&owner=${victim.id}`, {
          cookie: attacker.cookie,
        }),
        await call(open, `/api/account/export?user_id=${victim.id}`, {
          cookie: attacker.cookie,
          headers: { 'X-User-Id': victim.id },
        }),
        await call(open, '/api/saved', {
          cookie: attacker.cookie,
          headers: { 'X-User-Id': victim.id, Authorization: `Bearer ${victim.id}` },
        }),
      ];
      // The attacker's own words come back, the victim's do not.
      seen.add(...answers.filter(({ text }) => !text.includes(attacker.id)));
      must(
        answers.every(({ text }) => !text.includes('SECRETO-DE') && !text.includes(victim.id)),
        'the victim’s data',
      );
      const kept = jsonOf(await call(open, '/api/saved', { cookie: victim.cookie })) as Record<
        string,
        { items: { id: string }[] }
      >;
      for (const [path, id] of theirs.filter(([path]) => path.includes('/saved/')))
        must(
          kept[path.split('/')[3] ?? '']?.items.some((item) => item.id === id) === true,
          `${path} is gone`,
        );
      statuses.push(...answers.slice(2, 8).map(({ status }) => status));
      return mustAll(statuses, [400, 404, 409, 422]);
    },
  },
  {
    group: 'people',
    name: 'how somebody else writes and what they told of themselves: neither read, nor changed, nor deleted',
    async run({ open, attacker, victim }, seen) {
      const samples = [
        'SECRETO-DE-LA-VICTIMA uno',
        'SECRETO-DE-LA-VICTIMA dos',
        'SECRETO-DE-LA-VICTIMA tres',
      ];
      const kept = { '/api/voice': { samples }, '/api/about-me': { needs: 'SECRETO-DE-LA-VICTIMA' } };
      const theirs = { user_id: victim.id, userId: victim.id, id: victim.id };
      const own = { '/api/voice': { samples: ['uno', 'dos', 'tres'] }, '/api/about-me': { needs: 'nada' } };
      const statuses: number[] = [];
      for (const [path, body] of Object.entries(kept)) {
        must((await call(open, path, { method: 'PUT', cookie: victim.cookie, body })).status === 200, path);
        const mine = { ...own[path as keyof typeof own], ...theirs };
        const query = `${path}?user_id=${victim.id}`;
        const answers = [
          await call(open, query, { cookie: attacker.cookie }),
          await call(open, query, { method: 'PUT', cookie: attacker.cookie, body: mine }),
          await call(open, query, { method: 'DELETE', cookie: attacker.cookie, body: theirs }),
        ];
        seen.add(...answers);
        must(
          !answers.some(({ text }) => text.includes('SECRETO') || text.includes(victim.id)),
          `${path} leaks`,
        );
        const after = await call(open, path, { cookie: victim.cookie });
        must(after.text.includes('SECRETO-DE-LA-VICTIMA'), `${path} of the victim is gone`);
        for (const method of ['GET', 'PUT', 'DELETE'])
          statuses.push((await call(open, path, { method, ...(method === 'PUT' && { body }) })).status);
        await call(open, path, { method: 'DELETE', cookie: victim.cookie });
      }
      return mustAll(statuses, [401]);
    },
  },
  {
    group: 'people',
    name: 'fields nobody may set, in the body of every call: the person and the rows are as before',
    async run({ open, victim }, seen) {
      const someone = await signIn(open, email());
      const before = jsonOf(await call(open, '/api/session', { cookie: someone.cookie }));
      const extra = stolen(victim.id);
      for (const { method, path } of bodyEndpoints) {
        if (path === '/api/auth/callback') continue;
        const example = examples[path.split('/').at(-1) ?? ''] ?? {
          keywords: 'a',
          message: 'a',
          inspiration: 'a',
          bioText: 'a',
          address: 'tu',
        };
        const answer = await call(open, path, {
          method,
          cookie: someone.cookie,
          body: { ...example, ...extra },
        });
        seen.add(answer);
        must(answer.status < 500, `${method} ${path}: ${answer.status}`);
        if (!path.includes('/saved/') || answer.status !== 201) continue;
        const row = jsonOf(answer);
        must(
          row.user_id === someone.id && row.id !== extra.id && !String(row.created_at).startsWith('1999'),
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
    group: 'people',
    name: 'forty calls at once for three uses, under keys and without: no use for nothing',
    async run({ open }, seen) {
      const someone = await signIn(open, email());
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, n) =>
          call(open, '/api/functions/analyze-intention', {
            method: 'POST',
            cookie: someone.cookie,
            body: { message: `Hola ${n}` },
            headers: n % 2 ? { 'Idempotency-Key': `k${n}` } : {},
          }),
        ),
      );
      seen.add(...answers);
      const good = answers.filter(({ status }) => status === 200).length;
      must(good === 3, `${good} uses were delivered`);
      return mustAll(
        answers.map(({ status }) => status),
        [200, 402, 429],
      );
    },
  },
];
