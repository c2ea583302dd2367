import { jsonOf, send } from '../../test/rig/http.ts';
import { somebody } from '../../test/rig/sign-in.ts';
import { type Attack, must } from '../attack.ts';
import { goodBodies } from '../fuzz/contracts.ts';
import { bodyEndpoints, changingEndpoints, openPaths, readingEndpoints } from '../surface.ts';

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
    name: 'fields nobody may set, in the body of every call: the person and the rows are as before',
    async run({ open, victim }, tried) {
      const someone = await somebody(open);
      const before = jsonOf(await send(open, '/api/session', { cookie: someone.cookie }));
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
      const after = jsonOf(await send(open, '/api/session', { cookie: someone.cookie }));
      const tier = (session: Record<string, unknown>) =>
        (session.profile as Record<string, unknown>).subscription_tier;
      must(tier(after) === 'free' && tier(before) === 'free', 'Premium for nothing');
      must(JSON.stringify(after.user) === JSON.stringify(before.user), 'another person');
      const counts = after.profile as Record<string, number>;
      must(Number(counts.usage_count) >= 0 && Number(counts.usage_icebreaker) >= 0, 'uses for nothing');
      return 'as before';
    },
  },
];
