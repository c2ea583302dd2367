import { type Attack, must, mustAll, tally } from '../attack.ts';
import { exchange } from '../wire.ts';

const tricks = [
  '/../package.json',
  '/..%2f..%2fpackage.json',
  '/%2e%2e/%2e%2e/package.json',
  '/%252e%252e/package.json',
  '/%25252e%25252e%25252fpackage.json',
  '/..\\..\\package.json',
  '/..%5c..%5cpackage.json',
  '/%5c..%5csecreto.txt',
  '/..%c0%afsecreto.txt',
  '/..%e0%80%afsecreto.txt',
  '/%u002e%u002e/secreto.txt',
  '/....//....//secreto.txt',
  '/..;/secreto.txt',
  '/.;/..;/secreto.txt',
  '/assets/../../secreto.txt',
  '/assets/..%2f..%2f..%2fsecreto.txt',
  '/assets/%2e%2e%2f%2e%2e%2fsecreto.txt',
  '/secreto.txt',
  '/secreto.txt%00.html',
  '/%00',
  '/a%00b',
  '/enlace.txt',
  '/carpeta/secreto.txt',
  '/carpeta/',
  '/carpeta',
  '/.git/config',
  '/dist/.git/config',
  '/client/.git/config',
  '/.env',
  '/.env%00',
  '/package.json',
  '/src/app/main.server.ts',
  '/data-open/',
  '/data-open/lock.pid',
  '/manifest.json',
  '/pages/inicio.html',
  '/inicio.html',
  '/index.html',
  '/inicio.html.br',
  '/prerender/',
  '/server/',
  '//etc/passwd',
  '///etc/passwd',
  '/etc/passwd',
  '/%2fetc%2fpasswd',
  '/file:///etc/passwd',
  '/proc/self/environ',
  '/C:/windows/win.ini',
  '/~root/',
  '/.well-known/../.env',
  '/assets/',
  '/assets',
  '/%ff%fe',
  '/%',
  '/%zz',
  '/?../../secreto.txt',
  '/#/../secreto.txt',
  '/api/../secreto.txt',
  '/api/%2e%2e/metrics',
  '/api/saved/..%2f..%2fmetrics',
  '/healthz/../metrics',
  '/metrics/',
  '/METRICS',
  '/%6detrics',
  '/metrics;x=1',
  '/;/metrics',
  '/identidad-local/../metrics',
  '/_galeria',
  '/@vite/client',
  '/@fs/etc/passwd',
  '/node_modules/hono/package.json',
  `/${'../'.repeat(200)}etc/passwd`,
  `/${'a/'.repeat(3_000)}`,
  `/${'%2e'.repeat(2_000)}`,
  `/${'%'.repeat(4_000)}`,
];

export const paths: Attack[] = [
  {
    group: 'paths',
    name: `${tricks.length} paths to files that are not of the site`,
    async run({ open }, seen) {
      const statuses: number[] = [];
      for (const path of tricks) {
        const done = await exchange(open.port, {
          // As a stranger behind a proxy, to whom the figures are closed.
          pieces: [
            `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.7\r\nConnection: close\r\n\r\n`,
          ],
          withinMs: 5_000,
        });
        seen.add(done);
        const [answer] = done.answers;
        must(answer !== undefined, `${path.slice(0, 60)}: no answer`);
        // Dots that a client would have tidied up may lead to the home page itself, and nowhere else.
        const home = answer.status === 200 && answer.body.includes('<!DOCTYPE html>');
        // To a stranger the stand-in for an identity provider is closed.
        must(home || [400, 403, 404].includes(answer.status), `${path.slice(0, 60)}: ${answer.status}`);
        must(!/root:x|"dependencies"|salero_http/.test(answer.body), `${path.slice(0, 60)}: shows a file`);
        statuses.push(answer.status);
      }
      return tally(statuses);
    },
  },
  {
    group: 'paths',
    name: 'targets that are no path: absolute, of another host, of another scheme, a star',
    async run({ open }, seen) {
      const statuses: number[] = [];
      for (const target of [
        'http://evil.example/',
        'https://evil.example/api/session',
        'file:///etc/passwd',
        'ftp://a/b',
        'javascript:alert(1)',
        '*',
        'evil.example:80',
        'http://',
        'http://[',
        '?x',
        'metrics',
        '\\\\evil.example\\x',
        '/\\evil.example',
        '//evil.example/%2e%2e',
        '//evil.example/auth/',
        '/auth//',
        '/auth/callback/',
        '/legal/?/../..//evil.example',
      ]) {
        const done = await exchange(open.port, {
          pieces: [
            `GET ${target} HTTP/1.1\r\nHost: localhost:${open.port}\r\nX-Forwarded-For: 203.0.113.7\r\nConnection: close\r\n\r\n`,
          ],
          withinMs: 5_000,
        });
        seen.add(done);
        const [answer] = done.answers;
        must(answer !== undefined, `${target}: no answer`);
        const location = answer.headers.get('location') ?? '';
        must(!/^(\/[/\\]|https?:)/.test(location), `${target} leads to ${location}`);
        statuses.push(answer.status);
      }
      return mustAll(statuses, [200, 301, 400, 404]);
    },
  },
];
