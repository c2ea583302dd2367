import { jsonOf, send } from '../../test/rig/http.ts';
import { somebody } from '../../test/rig/sign-in.ts';
import { type Attack, must } from '../attack.ts';
import { goodBodies } from '../fuzz/contracts.ts';
import payloads from '../payloads.json' with { type: 'json' };
import { bodyEndpoints, changingEndpoints, openPaths, readingEndpoints } from '../surface.ts';

const stolen = payloads.fieldsNobodySets;

export const people: Attack[] = [
  {
    name: 'every call without a session, and with sessions that were made up',
    seconds: 60,
    async run({ open }, tried) {
      const closed = [...changingEndpoints, ...readingEndpoints].filter(
        ({ path }) => !openPaths.includes(path),
      );
      for (const { method, path } of closed)
        for (const cookie of payloads.madeUpCookies) {
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
        const body = { ...(goodBodies[path] as object), ...stolen, owner: victim.id };
        const answer = await tried.call(open, path, { method, cookie: someone.cookie, body });
        must(answer.status < 500, `${method} ${path}: ${answer.status}`);
        if (!path.includes('/saved/') || answer.status !== 201) continue;
        const row = jsonOf(answer);
        const isOwn = row.user_id === someone.id && row.id !== stolen.id;
        must(isOwn && !String(row.created_at).startsWith('1999'), `${path}: ${answer.text}`);
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
