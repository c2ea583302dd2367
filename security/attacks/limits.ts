import { type Attack, must, tally } from '../attack.ts';
import { call } from '../client.ts';
import type { Server } from '../server.ts';

const perMinute = 20;

/** More sign-ins than a minute allows, each dressed up differently; how many got through. */
async function flood(server: Server, dress: (n: number) => Record<string, string>, count: number) {
  const statuses: number[] = [];
  for (let n = 0; n < count; n += 1)
    statuses.push((await call(server, '/api/auth/sign-in', { headers: dress(n) })).status);
  return statuses;
}

const names = [
  'X-Forwarded-For',
  'X-Real-IP',
  'X-Client-IP',
  'True-Client-IP',
  'CF-Connecting-IP',
  'Fastly-Client-IP',
  'X-Cluster-Client-IP',
  'Forwarded',
  'Via',
  'Client-IP',
];
const somebody = (n: number) => `198.51.${Math.floor(n / 250)}.${(n % 250) + 1}`;

export const limits: Attack[] = [
  {
    group: 'limits',
    name: 'no header makes another caller where no proxy is trusted',
    on: 'limited',
    seconds: 60,
    async run({ limited }) {
      const statuses = await flood(
        limited,
        (n) =>
          Object.fromEntries(
            names.map((name) => [name, name === 'Forwarded' ? `for=${somebody(n)}` : somebody(n)]),
          ),
        4 * perMinute,
      );
      // A minute of the clock may begin on the way, and with it a new allowance.
      const through = statuses.filter((status) => status === 302).length;
      must(through <= 2 * perMinute, `${through} sign-ins were begun`);
      must(
        statuses.every((status) => status === 302 || status === 429),
        tally(statuses),
      );
      return tally(statuses);
    },
  },
  {
    group: 'limits',
    name: 'behind a proxy, what the caller wrote left of its entry makes no other caller',
    on: 'proxied',
    seconds: 60,
    async run({ proxied }) {
      const seen = '203.0.113.50';
      const statuses = await flood(
        proxied,
        (n) => ({
          'X-Forwarded-For': `${somebody(n)}, ${somebody(n + 1)}, ${seen}`,
          'X-Real-IP': somebody(n),
        }),
        4 * perMinute,
      );
      const through = statuses.filter((status) => status === 302).length;
      must(through <= 2 * perMinute, `${through} sign-ins were begun`);
      const another = await flood(proxied, () => ({ 'X-Forwarded-For': '203.0.113.51' }), 1);
      must(another[0] === 302, 'another caller pays for it');
      return tally(statuses);
    },
  },
  {
    group: 'limits',
    name: 'the addresses of one IPv6 subscriber, and odd spellings of one address, are one caller',
    on: 'proxied',
    seconds: 60,
    async run({ proxied }) {
      const spelled = (n: number) =>
        [
          `2001:db8:1:2::${n.toString(16)}`,
          `[2001:DB8:1:2:${n.toString(16)}::1]:${1_000 + n}`,
          `2001:0db8:0001:0002:0:0:${n}:1`,
        ][n % 3] ?? '';
      const statuses = await flood(proxied, (n) => ({ 'X-Forwarded-For': spelled(n) }), 4 * perMinute);
      const through = statuses.filter((status) => status === 302).length;
      must(through <= 2 * perMinute, `${through} sign-ins were begun`);
      return tally(statuses);
    },
  },
];
