import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { describeEngines } from '../../test/engines.ts';
import { silentLog } from '../../test/rig/silent-log.ts';
import { parseEnv } from './env.server.ts';
import { createLogger } from './log.server.ts';
import {
  clientAddress,
  createRateLimits,
  rateLimits,
  sweepRateLimits,
  watchProxies,
} from './rate-limits.server.ts';

describeEngines('a rate limit', (open) => {
  const start = Date.parse('2026-11-21T10:00:00Z');

  async function arrange(scale = '1') {
    const db = await open({ pool: 8 });
    const clock = { at: start };
    const env = parseEnv({ RATE_LIMIT_SCALE: scale });
    const services = { env, db, log: silentLog, now: () => new Date(clock.at) };
    const [limits, other] = [createRateLimits(services), createRateLimits(services)];
    const call = (who = 'x') => limits.check(who, 'billing_user_minute');
    const isRefused = () => expect(call()).rejects.toMatchObject({ code: 'rate_limited' });
    return { db, clock, services, limits, other, call, isRefused };
  }

  test('lets through what it says in a window, over all instances, and says when the next one opens', async () => {
    const { clock, limits, other, call } = await arrange();
    const calls = Array.from({ length: 100 }, (_, i) =>
      (i % 2 ? limits : other).check('10.0.0.1', 'billing_user_minute').then(
        () => 'ok',
        (error: { code: string }) => error.code,
      ),
    );
    const refused = (await Promise.all(calls)).filter((one) => one === 'rate_limited');
    expect(refused).toHaveLength(100 - rateLimits.billing_user_minute);
    await call('10.0.0.2');
    clock.at = start + 45_000;
    await expect(call('10.0.0.1')).rejects.toMatchObject({ details: { retryAfterSeconds: 15 } });
    clock.at = start + 60_000;
    await call('10.0.0.1');
  });

  test('is not reopened by an instance whose clock is behind', async () => {
    const { clock, call, isRefused } = await arrange('0.1');
    clock.at = start + 61_000;
    await call();
    clock.at = start;
    await isRefused();
    clock.at = start + 61_000;
    await isRefused();
  });

  test('locks nobody out for long because a clock was far ahead for a moment', async () => {
    const { clock, call, isRefused } = await arrange('0.1');
    clock.at = start + 26 * 3_600_000;
    await call();
    clock.at = start;
    await call();
    await isRefused();
    clock.at = start + 60_000;
    await call();
  });

  test('that was found full while a clock was far ahead is open again once the clock is right', async () => {
    const { clock, limits, call, isRefused } = await arrange('0.1');
    const isFull = () => limits.findFull([['billing_user_minute', 'x']]) !== null;
    clock.at = start + 26 * 3_600_000;
    await call();
    await isRefused();
    expect(isFull()).toBe(true);
    clock.at = start;
    expect(isFull()).toBe(false);
  });

  test('is multiplied by RATE_LIMIT_SCALE, and gone with 0', async () => {
    const [none, double] = [await arrange('0'), await arrange('2')];
    for (let i = 0; i < 50; i++) await none.call();
    for (let i = 0; i < 20; i++) await double.call();
    await double.isRefused();
  });

  test('forgets who called once its window is over', async () => {
    const { db, clock, services, call } = await arrange();
    await call();
    clock.at = start + 25 * 3_600_000;
    await sweepRateLimits(services);
    expect(await db.asSuperuser('select key from rate_limits')).toEqual([]);
  });
});

test.each([
  [0, '1.1.1.1, 2.2.2.2', '9.9.9.9', '9.9.9.9'],
  [1, '1.1.1.1, 2.2.2.2', '9.9.9.9', '2.2.2.2'],
  [2, '1.1.1.1, 2.2.2.2, 3.3.3.3', '9.9.9.9', '2.2.2.2'],
  [2, '3.3.3.3', '9.9.9.9', '9.9.9.9'],
  [1, '', '9.9.9.9', '9.9.9.9'],
  [0, '', '::ffff:9.9.9.9', '9.9.9.9'],
  [0, '', '2001:db8:1:2:aaaa::1', '2001:db8:1:2'],
  [0, '', '2001:db8:1:2:bbbb:0:0:7', '2001:db8:1:2'],
  [1, '[2001:db8::1]:443', '9.9.9.9', '2001:db8:0:0'],
  [0, '', '::1', '0:0:0:0'],
])(
  'behind %d proxies, X-Forwarded-For "%s" from %s counts as %s',
  async (proxies, header, socket, expected) => {
    const app = new Hono().get('/', (c) => c.text(clientAddress(c, proxies)));
    const env = { incoming: { socket: { remoteAddress: socket } } };
    const response = await app.request('/', header ? { headers: { 'X-Forwarded-For': header } } : {}, env);
    expect(await response.text()).toBe(expected);
  },
);

test.each([
  [0, ['1.1.1.1', '2.2.2.2'], [{ entries: 1, trusted: 0 }]],
  [0, [''], []],
  [1, ['9.9.9.9, 1.1.1.1', '2.2.2.2'], []],
  [1, ['1.1.1.1', '', ''], [{ entries: 0, trusted: 1 }]],
  [2, ['9.9.9.9, 1.1.1.1', '2.2.2.2', '3.3.3.3'], [{ entries: 1, trusted: 2 }]],
])(
  'behind %d trusted proxies, a header of fewer entries, or one where none is trusted, is told once: %j',
  async (TRUSTED_PROXIES, headers, told) => {
    const logged: string[] = [];
    const env = { ...parseEnv({}), local: false, TRUSTED_PROXIES };
    const app = new Hono().use(watchProxies({ env, log: createLogger((line) => logged.push(line)) }));
    app.get('/', (c) => c.text(''));
    for (const header of headers)
      await app.request('/', header ? { headers: { 'X-Forwarded-For': header } } : {});
    expect(logged.map((line) => JSON.parse(line))).toMatchObject(told);
    expect(logged.join()).not.toContain('.1.1.1');
  },
);
