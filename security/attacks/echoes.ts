import { jsonOf } from '../../test/rig/http.ts';
import { Jar } from '../../test/rig/sign-in.ts';
import { type Attack, must, mustAll, tally } from '../attack.ts';
import { call } from '../client.ts';
import { comeBack } from '../person.ts';
import { exchange } from '../wire.ts';

const marker = 'eco7f3a';

const destinations = [
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%5cevil.example',
  '/%2fevil.example',
  '/%252fevil.example',
  '/\tevil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/auth',
  '/api/auth/sign-in',
  '/../../evil',
  '/.//evil.example',
  '/bio/..//evil.example',
  '/bio\r\nSet-Cookie: salero=x',
  '/bio\u2028x',
  `/${'a'.repeat(600)}`,
  '@evil.example',
  '.evil.example',
  '/bio?x=//evil.example/../..',
];

export const echoes: Attack[] = [
  {
    group: 'echoes',
    name: 'a sign-in that is to end on another site ends at home',
    seconds: 60,
    async run({ open }, seen) {
      for (const returnTo of destinations.filter((_, n) => n % 3 === 0)) {
        const jar = new Jar();
        const begun = await call(open, `/api/auth/sign-in?${new URLSearchParams({ returnTo })}`);
        seen.add(begun);
        jar.keep(begun);
        const host = new URL(String(begun.headers.location)).host;
        must(host === new URL(open.origin).host, `${returnTo}: sent to ${host}`);
        const body = await comeBack(open, 'eco@example.test', jar);
        const done = await call(open, '/api/auth/callback', { method: 'POST', cookie: jar.line, body });
        const ends = String(jsonOf(done).returnTo);
        must(ends === '/' || ends.startsWith('/bio?'), `${returnTo} ends at ${ends}`);
      }
      const statuses: number[] = [];
      for (const returnTo of destinations) {
        const referred = await call(open, '/api/auth/sign-in', { headers: { Referer: encodeURI(returnTo) } });
        seen.add(referred);
        must(!String(referred.headers.location).includes('evil'), `Referer ${returnTo}`);
        statuses.push(referred.status);
      }
      return mustAll(statuses, [302]);
    },
  },
  {
    group: 'echoes',
    name: 'nothing that was sent comes back: not in a header, not in a page, not in a failure',
    seconds: 60,
    async run({ open, attacker }, seen) {
      const statuses: number[] = [];
      const headers = Object.fromEntries(
        [
          'X-Request-Id',
          'X-Correlation-Id',
          'Traceparent',
          'X-Forwarded-For',
          'User-Agent',
          'Referer',
          'Accept-Language',
          'X-Custom',
          'Authorization',
          'If-None-Match',
          'Idempotency-Key',
          'Accept',
          'Origin',
          'Cookie',
        ].map((name) => [name, `${marker}-${name}`]),
      );
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
            const answer = await call(open, path, {
              method,
              headers: own,
              ...(method !== 'GET' && { body: bodies[statuses.length % 3] }),
            });
            seen.add(answer);
            const { location, ...rest } = answer.headers;
            must(
              !JSON.stringify(rest).includes(marker) && !answer.text.includes(marker),
              `${method} ${path}: an echo ${answer.text.slice(0, 80)}`,
            );
            statuses.push(answer.status);
          }
      must(
        statuses.every((status) => status < 500),
        tally(statuses),
      );
      return tally(statuses);
    },
  },
  {
    group: 'echoes',
    name: 'line ends in an address, a header or a cookie start no header of ours',
    async run({ open }, seen) {
      const statuses: number[] = [];
      for (const path of [
        '/%0d%0aSet-Cookie:%20salero=x',
        '/auth/%0d%0aX-Evil:1/',
        '/api/auth/sign-in?returnTo=%0d%0aX-Evil:%201',
        '/auth/callback/?%0d%0aX-Evil:1',
        '/api/saved/%0aX-Evil:1',
        '/%E5%98%8A%E5%98%8DX-Evil:1',
      ]) {
        const done = await exchange(open.port, {
          pieces: [`GET ${path} HTTP/1.1\r\nHost: localhost:${open.port}\r\nConnection: close\r\n\r\n`],
          withinMs: 5_000,
        });
        seen.add(done);
        const [answer] = done.answers;
        must(answer !== undefined && !answer.headers.has('x-evil'), `${path}: a header of theirs`);
        must(!String(answer.headers.get('set-cookie')).startsWith('salero='), `${path}: a cookie of theirs`);
        statuses.push(answer.status);
      }
      for (const line of [
        'X: a\rX-Evil: 1',
        'X: a\nX-Evil: 1',
        'X: a\0X-Evil: 1',
        'X\r: 1',
        'X Y: 1',
        ': 1',
        'X',
        'Ñ: 1',
        'Cookie: salero=a\r\n\tb',
      ]) {
        const done = await exchange(open.port, {
          pieces: [`GET /api/session HTTP/1.1\r\nHost: localhost\r\n${line}\r\nConnection: close\r\n\r\n`],
          withinMs: 5_000,
        });
        seen.add(done);
        must(!done.text.toLowerCase().includes('x-evil'), line);
        statuses.push(done.answers[0]?.status ?? 400);
      }
      return mustAll(statuses, [200, 301, 302, 400, 404]);
    },
  },
];
