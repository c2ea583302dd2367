import { createHmac } from 'node:crypto';
import { type Attack, must, type Tried } from '../attack.ts';
import { call } from '../client.ts';
import payloads from '../payloads.json' with { type: 'json' };
import { webhookSecret } from '../published.ts';
import type { Server } from '../server.ts';
import { readingEndpoints } from '../surface.ts';

const path = '/api/webhooks/stripe';

function signed(body: string, { secret = webhookSecret, agedSeconds = 0, scheme = 'v1' } = {}): string {
  const at = Math.floor(Date.now() / 1_000) - agedSeconds;
  return `t=${at},${scheme}=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}

const deliver = (tried: Tried, server: Server, body: string, signature = signed(body)) =>
  tried.call(server, path, {
    method: 'POST',
    body,
    headers: { 'Stripe-Signature': signature, Origin: '' },
  });

const event = (id: string) =>
  JSON.stringify({
    id,
    object: 'event',
    type: 'product.created',
    api_version: '2026-01-01',
    created: 1,
    data: { object: { id: 'prod_1', object: 'product' } },
  });

export const published: Attack[] = [
  {
    name: 'events that Stripe did not sign, or signed long ago, or for other words',
    on: 'published',
    async run({ published }, tried) {
      const body = event('evt_falso');
      const signatures = [
        '',
        't=1',
        'v1=abc',
        signed(body, { secret: 'whsec_otro' }),
        signed(body, { secret: '' }),
        signed(`${body} `),
        signed(body, { agedSeconds: 301 }),
        signed(body, { agedSeconds: 86_400 }),
        signed(body, { scheme: 'v0' }),
        signed(body).replace(/t=\d+/, 't=9999999999'),
        signed(body).slice(0, -1),
        `${signed(body)}0`,
        signed(body).toUpperCase(),
        'a'.repeat(8_000),
      ];
      for (const signature of signatures) await deliver(tried, published, body, signature);
      const said = tried.mustAll(400);
      const huge = await deliver(tried, published, 'x'.repeat(1_100_000), signed('x'));
      must(huge.status === 413, `1.1 MB: ${huge.status}`);
      return said;
    },
  },
  {
    name: 'a true event twenty times at once, and words that are no event under a true signature',
    on: 'published',
    async run({ published }, tried) {
      await Promise.all(Array.from({ length: 20 }, () => deliver(tried, published, event('evt_1'))));
      const replays = tried.mustAll(200);
      for (const body of [
        '{}',
        'null',
        '[]',
        '{"id":5,"data":{"object":null}}',
        'hola',
        '{"id":"e","data":{}}',
        `{"id":"${'a'.repeat(5_000)}","type":"x","data":{"object":{"object":"x","id":"y"}}}`,
        '{"id":"a\\u0000b","type":"x","data":{"object":{"object":"x","id":"y"}}}',
      ])
        await deliver(tried, published, body);
      return `${replays}; with no event: ${tried.mustAll(200, 400)}`;
    },
  },
  {
    name: 'a public server has no embedded identity or payments, no figures, and says only https',
    on: 'published',
    async run({ published }, tried) {
      for (const address of payloads.closedPaths) await tried.call(published, address);
      for (const token of ['', 'ficha-de-metrica', 'ficha-de-metricas2', 'x'.repeat(17), 'Ficha-de-metricas'])
        await tried.call(published, '/metrics', { headers: { Authorization: `Bearer ${token}` } });
      tried.mustAll(404);
      for (const address of [
        ...readingEndpoints
          .filter(({ path: read }) => !read.includes('sign-in'))
          .map(({ path: read }) => read),
        '/',
        '/nada',
        '/favicon.svg',
        '/api/nada',
        '/healthz',
      ]) {
        const { headers } = await call(published, address);
        const hsts = String(headers['strict-transport-security']);
        must(
          Number(/max-age=(\d+)/.exec(hsts)?.[1]) >= 31_536_000 && hsts.includes('includeSubDomains'),
          `${address}: ${hsts}`,
        );
        must(headers['x-content-type-options'] === 'nosniff', `${address}: may be sniffed`);
        const policy = String(headers['content-security-policy']);
        for (const rule of [
          "default-src 'none'",
          "object-src 'none'",
          "base-uri 'none'",
          "frame-ancestors 'none'",
        ])
          must(policy.includes(rule), `${address}: ${rule} is missing`);
      }
      return '404; HSTS and a policy everywhere';
    },
  },
  {
    name: 'while the identity provider cannot be reached, a sign-in fails short and says nothing of the inside',
    on: 'published',
    async run({ published }, tried) {
      const program = await tried.call(published, '/api/auth/sign-in');
      const person = await tried.call(published, '/api/auth/sign-in', { headers: { Accept: 'text/html' } });
      const callback = await tried.call(published, '/api/auth/callback', {
        method: 'POST',
        body: { code: 'a', state: 'b' },
      });
      must(
        program.status === 503 && person.status === 302 && callback.status === 400,
        `${program.status}, ${person.status}, ${callback.status}`,
      );
      must(String(person.headers.location).startsWith('/auth?error='), String(person.headers.location));
      return '503, a page, 400';
    },
  },
];
