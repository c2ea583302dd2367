import { jsonOf } from '../../test/rig/http.ts';
import { Jar } from '../../test/rig/sign-in.ts';
import { type Attack, must } from '../attack.ts';
import { call } from '../client.ts';
import payloads from '../payloads.json' with { type: 'json' };
import { comeBack } from '../person.ts';
import { raw } from '../wire.ts';

const marker = 'eco7f3a';

const destinations = [
  ...payloads.destinations,
  `/${'a'.repeat(600)}`,
  '@evil.example',
  '.evil.example',
  '/bio?x=//evil.example/../..',
];

export const echoes: Attack[] = [
  {
    name: 'a sign-in that is to end on another site ends at home',
    seconds: 60,
    async run({ open }, tried) {
      for (const returnTo of destinations.filter((_, n) => n % 3 === 0)) {
        const jar = new Jar();
        const begun = await tried.call(open, `/api/auth/sign-in?${new URLSearchParams({ returnTo })}`);
        jar.keep(begun);
        const host = new URL(String(begun.headers.location)).host;
        must(host === new URL(open.origin).host, `${returnTo}: sent to ${host}`);
        const body = await comeBack(open, 'eco@example.test', jar);
        const done = await call(open, '/api/auth/callback', { method: 'POST', cookie: jar.line, body });
        const ends = String(jsonOf(done).returnTo);
        must(ends === '/' || ends.startsWith('/bio?'), `${returnTo} ends at ${ends}`);
      }
      for (const returnTo of destinations) {
        const referred = await tried.call(open, '/api/auth/sign-in', {
          headers: { Referer: encodeURI(returnTo) },
        });
        must(!String(referred.headers.location).includes('evil'), `Referer ${returnTo}`);
      }
      return tried.mustAll(302);
    },
  },
  {
    name: 'nothing that was sent comes back: not in a header, not in a page, not in a failure',
    seconds: 60,
    async run({ open, attacker }, tried) {
      const headers = Object.fromEntries(payloads.echoedHeaders.map((name) => [name, `${marker}-${name}`]));
      const bodies = [
        JSON.stringify({ [marker]: marker, code: marker, state: marker, action: marker, address: marker }),
        `${marker}{`,
        JSON.stringify(marker),
      ];
      for (const path of [
        `/${marker}`,
        `/api/${marker}`,
        `/api/saved/${marker}`,
        `/api/saved/bios/${marker}`,
        `/api/functions/${marker}`,
        '/api/auth/callback',
        '/api/account/profile',
        '/api/billing/withdrawal',
        '/assets/',
        `/?${marker}=${marker}`,
        `/auth/?${marker}`,
      ])
        for (const method of ['GET', 'POST', 'PATCH', 'DELETE'])
          for (const own of [{ ...headers }, { ...headers, Origin: open.origin, Cookie: attacker.cookie }]) {
            const answer = await tried.call(open, path, {
              method,
              headers: own,
              ...(method !== 'GET' && { body: bodies[tried.statuses.length % 3] }),
            });
            const { location, ...rest } = answer.headers;
            must(
              !JSON.stringify(rest).includes(marker) && !answer.text.includes(marker),
              `${method} ${path}: an echo ${answer.text.slice(0, 80)}`,
            );
          }
      must(
        tried.statuses.every((status) => status < 500),
        tried.tally(),
      );
      return tried.tally();
    },
  },
  {
    name: 'line ends in an address, a header or a cookie start no header of ours',
    async run({ open }, tried) {
      for (const path of payloads.lineEnds) {
        const text = raw(`GET ${path}`, `Host: localhost:${open.port}`, 'Connection: close');
        const [answer] = (await tried.exchange(open, { pieces: [text], withinMs: 5_000 })).answers;
        must(answer !== undefined && !answer.headers.has('x-evil'), `${path}: a header of theirs`);
        must(!String(answer.headers.get('set-cookie')).startsWith('salero='), `${path}: a cookie of theirs`);
      }
      for (const line of payloads.brokenHeaders) {
        const text = raw('GET /api/session', 'Host: localhost', line, 'Connection: close');
        const done = await tried.exchange(open, { pieces: [text], withinMs: 5_000 });
        must(!done.text.toLowerCase().includes('x-evil'), line);
      }
      return tried.mustAll(0, 200, 301, 302, 400, 404);
    },
  },
];
