import { type Answer, send } from '../../test/rig/http.ts';
import { type Attack, must } from '../attack.ts';
import payloads from '../payloads.json' with { type: 'json' };
import { changingEndpoints, readingEndpoints } from '../surface.ts';
import { raw } from '../wire.ts';

const foreign = (origin: string) => [
  'https://evil.example',
  'null',
  '',
  `${origin}.evil.example`,
  `${origin}@evil.example`,
  origin.replace('http:', 'https:'),
  origin.replace(/:\d+$/, ''),
  origin.replace('localhost', '127.0.0.1'),
  origin.toUpperCase(),
  `${origin}/`,
  `https://evil.example, ${origin}`,
];

const repeats = ({ headers, text }: Answer) => (JSON.stringify(headers) + text).includes('evil.example');

export const origins: Attack[] = [
  {
    name: 'every call that changes something, from eleven origins that are not ours',
    seconds: 90,
    async run({ open, victim }, tried) {
      for (const { method, path } of changingEndpoints)
        for (const Origin of foreign(open.origin)) {
          const answer = await tried.call(open, path, {
            method,
            cookie: victim.cookie,
            body: {},
            headers: { Origin },
          });
          must(answer.status === 403, `${method} ${path} from "${Origin}": ${answer.status}`);
        }
      const still = await send(open, '/api/session', { cookie: victim.cookie });
      must(still.text.includes(victim.email), 'the victim was signed out');
      return tried.tally();
    },
  },
  {
    name: 'what a form of another site can send, even under our origin',
    seconds: 60,
    async run({ open, attacker }, tried) {
      for (const { method, path } of changingEndpoints)
        for (const type of payloads.formTypes) {
          const answer = await tried.call(open, path, {
            method,
            cookie: attacker.cookie,
            body: '{"confirm":"ELIMINAR","a":"="}',
            headers: { 'Content-Type': type },
          });
          must(answer.status === 400, `${method} ${path} as ${type}: ${answer.status}`);
        }
      return tried.tally();
    },
  },
  {
    name: 'no answer may be read by another site',
    async run({ open, attacker }, tried) {
      const paths = [...readingEndpoints.map(({ path }) => path), '/', '/healthz', '/metrics', '/api/nada'];
      for (const Origin of ['https://evil.example', 'null', open.origin])
        for (const method of ['GET', 'OPTIONS'])
          for (const path of paths) {
            const headers = {
              Origin,
              ...(method === 'OPTIONS' && {
                'Access-Control-Request-Method': 'POST',
                'Access-Control-Request-Headers': 'content-type',
                'Access-Control-Request-Private-Network': 'true',
              }),
            };
            const answer = await tried.call(open, path, { method, cookie: attacker.cookie, headers });
            const allowing = Object.keys(answer.headers).filter((name) => name.startsWith('access-control'));
            must(allowing.length === 0, `${method} ${path}: ${allowing}`);
            const policy = answer.headers['cross-origin-resource-policy'];
            must(policy === 'same-origin', `${method} ${path}: may be embedded`);
          }
      return 'no access-control header';
    },
  },
  {
    name: 'hosts that are not ours name nobody: not in a page, a redirect or a cookie',
    async run({ open }, tried) {
      const hosts = [
        'evil.example',
        `localhost:${open.port}.evil.example`,
        'localhost:1@evil.example',
        `evil.example:${open.port}`,
      ];
      for (const path of payloads.hostPaths) {
        for (const Host of hosts) {
          const answer = await tried.call(open, path, { headers: { Host } });
          must(!repeats(answer), `${path} names ${Host}`);
        }
        for (const header of payloads.forwardedHeaders) {
          const value = header.includes('URL') ? '/metrics?evil.example' : 'evil.example';
          const sent = header === 'Forwarded' ? 'host=evil.example;proto=https' : value;
          const answer = await tried.call(open, path, { headers: { [header]: sent } });
          must(!repeats(answer), `${path} repeats ${header}`);
          must(!answer.text.includes('salero_http'), `${header} leads elsewhere`);
        }
      }
      for (const host of payloads.brokenHosts)
        for (const path of ['/', '/auth/', '/api/auth/sign-in', '/api/session']) {
          const text = raw(`GET ${path}`, `Host: ${host}`, 'Connection: close');
          const done = await tried.exchange(open, { pieces: [text], withinMs: 5_000 });
          must(done.answers.length === 1, `Host "${host}": no answer`);
        }
      return tried.mustAll(200, 301, 302, 400, 404);
    },
  },
  {
    name: 'a person’s data under the name of a static file is not there, and nothing of it may be kept',
    async run({ open, attacker }, tried) {
      for (const path of payloads.personPaths)
        for (const tail of payloads.staticTails) {
          const answer = await tried.call(open, path + tail, { cookie: attacker.cookie });
          must(!answer.text.includes(attacker.email), `${path}${tail} shows the person`);
          const isKept = /public|immutable/.test(String(answer.headers['cache-control']));
          must(!isKept, `${path}${tail} may be cached`);
        }
      for (const { path } of readingEndpoints) {
        const answer = await send(open, path, { cookie: attacker.cookie });
        must(answer.headers['cache-control'] === 'no-store', `${path}: ${answer.headers['cache-control']}`);
      }
      return tried.mustAll(404);
    },
  },
];
