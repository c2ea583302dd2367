import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { send } from '../../test/rig/http.ts';
import { type Attack, must } from '../attack.ts';
import payloads from '../payloads.json' with { type: 'json' };
import { raw } from '../wire.ts';

/** Every header that our code asks for, and the one that its library reads for us. */
const source = fileURLToPath(new URL('../../src', import.meta.url));
const headersRead = new Set(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.server.ts'))
    .flatMap((name) => [...readFileSync(join(source, name), 'utf8').matchAll(/req\.header\('([\w-]+)'\)/g)])
    .map(([, name = '']) => name)
    .concat('Cookie'),
);

const longs = [' ', '\t', '/', ',', ';', '=', ':', '.', '"', '%', '1', ', '].map(
  (part) => `a${part.repeat(15_000 / part.length)}a`,
);
const longTargets = [' ', '/', ',', ';', '=', ':', '.', '%', '%2f', '/.', '&', '1'].flatMap((part) => {
  const long = part.replace(' ', '+').repeat(15_000 / part.length);
  return ['/', '/assets/', '/api/', '/api/saved/', '/api/saved?q=', '/api/auth/sign-in?returnTo=/'].flatMap(
    (start) => [`${start}${long}a`, `${start}${long}a/`],
  );
});

const get = (path: string, ...headers: string[]) => raw(`GET ${path}`, 'Host: localhost', ...headers);

/** A hidden second request; if anybody reads it, there is a second answer that names it. */
const hidden = get('/api/oculto');

const post = raw(
  'POST /api/auth/callback',
  'Host: localhost',
  'Origin: http://localhost',
  'Content-Type: application/json',
).slice(0, -2);

/** By what is wrong with it: a request behind which the hidden one stands. */
const smuggled = Object.entries(payloads.smuggled).map(
  ([shape, text]) => [shape, text.replace('{post}', post).replace('{hidden}', hidden)] as const,
);

export const wire: Attack[] = [
  {
    name: 'every shape of a smuggled request: one refusal, and the second request is not read',
    seconds: 60,
    async run({ open }, tried) {
      for (const [shape, text] of smuggled) {
        const done = await tried.exchange(open, { pieces: [text], withinMs: 2_500, untilClosed: true });
        const found = done.answers.map(({ status }) => status);
        // A refusal may be followed by the parser's own 400; the hidden request would be a 404.
        must(!found.includes(404), `${shape}: the second request was read (${found})`);
        must(done.closed, `${shape}: the line stays open (${found})`);
        // Node hangs up without a word, or answers 505, on what is no HTTP/1.
        must(
          found.every((status) => (status >= 400 && status < 500) || status === 505),
          `${shape}: ${found}`,
        );
      }
      return `${smuggled.length} shapes: ${tried.tally()}`;
    },
  },
  {
    name: '10,000 headers, one of 1 MB, a path of 1 MB, a cookie of 100 kB',
    async run({ open }, tried) {
      const requests = [
        get('/', ...Array.from({ length: 10_000 }, (_, n) => `X-${n}: 1`)),
        get('/', ...Array.from({ length: 10_000 }, () => 'a:')),
        get('/', `X-Long: ${'a'.repeat(1_000_000)}`),
        get(`/${'a'.repeat(1_000_000)}`),
        get('/', `Cookie: salero=${'a'.repeat(100_000)}`),
        get('/', ...Array.from({ length: 900 }, (_, n) => `Cookie: c${n}=1`)),
      ];
      await Promise.all(requests.map((text) => tried.exchange(open, { pieces: [text] })));
      return tried.mustAll(0, 400, 414, 431);
    },
  },
  {
    name: 'headers, cookies, paths and queries of 15 kB of one character: each is read in its own length',
    seconds: 60,
    workMs: 20,
    warmed: true,
    async run({ open, attacker }, tried) {
      const signed = [`Cookie: ${attacker.cookie}`, `Origin: ${open.origin}`];
      const requests = [
        ...longTargets.map((target) => get(target, ...signed)),
        ...[...headersRead].flatMap((name) =>
          longs.flatMap((long) =>
            ['GET /', 'GET /api/saved?limit=1', 'GET /api/auth/sign-in', 'POST /api/webhooks/stripe'].map(
              (start) =>
                raw(
                  start,
                  ...['Host: localhost', ...signed].filter((line) => !line.startsWith(`${name}:`)),
                  `${name}: ${long}`,
                ),
            ),
          ),
        ),
      ];
      for (const text of requests) await tried.exchange(open, { pieces: [text] });
      must(headersRead.size > 10, `only ${headersRead.size} headers`);
      return `${headersRead.size} headers: ${tried.tally()}`;
    },
  },
  {
    name: 'headers beyond the first hundred are read like the others, or refused',
    async run({ open }, tried) {
      const many = Array.from({ length: 150 }, (_, n) => `X-${n}: 1`);
      // What a proxy adds stands last.
      await tried.exchange(open, { pieces: [get('/metrics', ...many, 'X-Forwarded-For: 203.0.113.7')] });
      return tried.mustAll(404, 431);
    },
  },
  {
    name: '100,000 requests on one line that reads no answer first: it is cut, and memory stays',
    async run({ open }, tried) {
      const done = await tried.exchange(open, {
        pieces: Array.from({ length: 50 }, () => get('/readyz').repeat(2_000)),
        withinMs: 10_000,
        untilClosed: true,
      });
      must(done.closed, 'the line stays open');
      must(done.answers.length < 50_000, `${done.answers.length} answers`);
      return tried.mustAll(0, 200);
    },
  },
  {
    name: 'methods nobody serves, and headers that claim another method',
    async run({ open, attacker }, tried) {
      const before = await send(open, '/api/account/sessions', { cookie: attacker.cookie });
      for (const method of payloads.unservedMethods)
        for (const path of ['/', '/api/session', '/api/saved/bios', '/healthz']) {
          const answer = await tried.call(open, path, { method, cookie: attacker.cookie });
          must(
            !answer.text.includes(attacker.cookie.split('=')[1] ?? 'salero='),
            `${method} echoes the cookie`,
          );
        }
      for (const text of payloads.unknownMethods) {
        const done = await tried.exchange(open, { pieces: [text], withinMs: 3_000 });
        must(done.closed || done.answers.length === 1, `${text.slice(0, 8)}: no end`);
      }
      for (const header of ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'])
        await send(open, '/api/account/sessions?_method=DELETE', {
          cookie: attacker.cookie,
          headers: { [header]: 'DELETE' },
        });
      const after = await send(open, '/api/account/sessions', { cookie: attacker.cookie });
      must(
        JSON.parse(after.text).items.length === JSON.parse(before.text).items.length,
        'a GET deleted sessions',
      );
      return tried.mustAll(0, 400, 403, 404, 405, 501);
    },
  },
  {
    name: 'a GET or HEAD on what changes something changes nothing',
    async run({ open, attacker }, tried) {
      for (const method of ['GET', 'HEAD'])
        for (const path of payloads.changingPaths) {
          await tried.call(open, path, { method, cookie: attacker.cookie });
        }
      must(
        (await send(open, '/api/session', { cookie: attacker.cookie })).text.includes(attacker.email),
        'signed out',
      );
      return tried.mustAll(404);
    },
  },
];
