import { rateLimits } from '../../src/platform/rate-limits.server.ts';
import { type Attack, must, type Tried } from '../attack.ts';
import { call } from '../client.ts';
import payloads from '../payloads.json' with { type: 'json' };
import type { Server } from '../server.ts';

const perMinute = rateLimits.sign_in_ip_minute.hits;

/** More sign-ins than a minute allows, each dressed up differently. */
async function flood(tried: Tried, server: Server, dress: (n: number) => Record<string, string>) {
  for (let n = 0; n < 4 * perMinute; n += 1)
    await tried.call(server, '/api/auth/sign-in', { headers: dress(n) });
  const begun = tried.statuses.filter((status) => status === 302).length;
  // A minute of the clock may begin on the way, and with it a new allowance.
  must(begun <= 2 * perMinute, `${begun} sign-ins were begun`);
  return tried.mustAll(302, 429);
}

const names = payloads.callerHeaders;
const somebody = (n: number) => `198.51.${Math.floor(n / 250)}.${(n % 250) + 1}`;

export const limits: Attack[] = [
  {
    name: 'no header makes another caller where no proxy is trusted',
    on: 'limited',
    seconds: 60,
    run: ({ limited }, tried) =>
      flood(tried, limited, (n) =>
        Object.fromEntries(
          names.map((name) => [name, name === 'Forwarded' ? `for=${somebody(n)}` : somebody(n)]),
        ),
      ),
  },
  {
    name: 'behind a proxy, what the caller wrote left of its entry makes no other caller',
    on: 'proxied',
    seconds: 60,
    async run({ proxied }, tried) {
      const said = await flood(tried, proxied, (n) => ({
        'X-Forwarded-For': `${somebody(n)}, ${somebody(n + 1)}, 203.0.113.50`,
        'X-Real-IP': somebody(n),
      }));
      const other = { headers: { 'X-Forwarded-For': '203.0.113.51' } };
      const another = await call(proxied, '/api/auth/sign-in', other);
      must(another.status === 302, 'another caller pays for it');
      return said;
    },
  },
  {
    name: 'the addresses of one IPv6 subscriber, and odd spellings of one address, are one caller',
    on: 'proxied',
    seconds: 60,
    run: ({ proxied }, tried) =>
      flood(tried, proxied, (n) => ({
        'X-Forwarded-For':
          [
            `2001:db8:1:2::${n.toString(16)}`,
            `[2001:DB8:1:2:${n.toString(16)}::1]:${1_000 + n}`,
            `2001:0db8:0001:0002:0:0:${n}:1`,
          ][n % 3] ?? '',
      })),
  },
];
