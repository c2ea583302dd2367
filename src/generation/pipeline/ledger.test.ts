import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createUser, describeEngines } from '../../../test/engines.ts';
import {
  counted,
  openFor,
  openFunctions,
  scriptedEngine,
  uses,
} from '../../../test/models/open-functions.ts';
import { Turns } from '../../platform/turns.server.ts';
import { createLedger, ledgerTimes } from './ledger.server.ts';
import { sweepGenerations } from './sweep.server.ts';

describeEngines('uses under load', (open) => {
  test('200 calls for the last use, fifty at a time, grant exactly what is left', async () => {
    const db = await open({ pool: 20 });
    // They wait for each other, and a busy machine lets nobody wait for ever.
    const turns = new Turns({ atOnce: 50, waiting: 200 });
    const left = 2;
    const user = await createUser(db, { usage_icebreaker: 3 - left });
    const functions = openFunctions(db);
    // Nobody renews them here, and a busy machine takes longer.
    const times = { ...ledgerTimes, leaseMs: 1_800_000 };
    const ledger = createLedger(functions.services, Number.MAX_SAFE_INTEGER, times);
    const claim = (i: number) => ({
      id: randomUUID(),
      userId: user,
      tool: counted.contract,
      key: `k${i}`,
      requestHash: new Uint8Array(32),
      expectedMicroEur: 0,
    });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 200 }, (_, i) => turns.run('all', () => ledger.reserve(claim(i)))),
    );
    const granted = outcomes.filter((one) => one.status === 'fulfilled');
    const reasons = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect([granted.length, await uses(db, user)]).toEqual([left, 3]);
    expect(reasons).toContain('usage_limit_exceeded');
    // A busy machine may send somebody away, which costs nothing.
    expect(reasons.filter((code) => !['usage_limit_exceeded', 'unavailable'].includes(code))).toEqual([]);
    const rows = await db.asSuperuser(`select count(*)::int as n from generations where user_id = '${user}'`);
    expect(rows).toEqual([{ n: left }]);
  });

  test('40 parallel calls through HTTP, some of which fail, end with one use for each answer', async () => {
    let calls = 0;
    const engine = scriptedEngine(async () => {
      calls += 1;
      const mine = calls;
      await pause(mine % 7);
      if (mine % 2 === 0) throw new Error('fails');
      return { text: 'hola' };
    });
    const { ask, used } = await openFor(open, { engine });
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask()));
    const answered = answers.filter((answer) => answer.status === 200).length;
    expect(answered).toBeGreaterThan(0);
    expect(await used()).toBe(answered);
  });

  test('whoever waits for a call that failed hears whether it cost its use', async () => {
    const { db, user } = await open.withUser();
    const ledger = createLedger(openFunctions(db).services, 4, ledgerTimes);
    const ended = async (charged: boolean) => {
      const id = randomUUID();
      await db.asSuperuser(`insert into generations (id, user_id, tool, idempotency_key, status, counter, charged, lease_expires_at)
        values ('${id}', '${user}', 'x', '${id}', 'released', 'usage_count', ${charged}, now() + interval '1 hour')`);
      return ledger.result(id).catch(({ code, message }) => [code, /cuenta como un uso/.test(message)]);
    };
    expect(await ended(true)).toEqual(['model_timeout', true]);
    expect(await ended(false)).toEqual(['model_failed', false]);
  });

  test('two sweeps at once never give a use back twice', async () => {
    const db = await open({ pool: 10 });
    const users = await Promise.all(
      Array.from({ length: 20 }, () => createUser(db, { usage_count: 5, usage_icebreaker: 3 })),
    );
    for (const user of users)
      await db.asSuperuser(`insert into generations (user_id, tool, idempotency_key, request_hash, status, counter, charged, lease_expires_at)
        select '${user}', 'x', i::text, '', 'reserved', case when i % 2 = 0 then 'usage_count' else 'usage_icebreaker' end, i < 4, now() - interval '1 day'
        from generate_series(1, 5) i`);
    const { services } = openFunctions(db);
    const returned = await Promise.all(Array.from({ length: 6 }, () => sweepGenerations(services)));
    expect(returned.reduce((sum, n) => sum + n)).toBe(100);
    expect(await db.asSuperuser('select distinct usage_count, usage_icebreaker from profiles')).toEqual([
      { usage_count: 4, usage_icebreaker: 1 },
    ]);
  });

  test('calls that died under a clock that ran ahead hold nobody up once it is right, and give their uses back', async () => {
    const { db, user, functions, ask, used } = await openFor(open, {}, { usage_icebreaker: 3 });
    await db.asSuperuser(`insert into generations (user_id, tool, idempotency_key, request_hash, status, counter, charged, lease_expires_at)
      select '${user}', 'x', i::text, '', 'reserved', 'usage_icebreaker', true, now() + interval '29 days' from generate_series(1, 3) i`);
    expect((await ask()).status).toBe(200);
    expect([await sweepGenerations(functions.services), await used()]).toEqual([0, 1]);
  });

  test('a refinement taken six times at once is taken five times', async () => {
    const { ask } = await openFor(open);
    const refine = { of: (await ask()).body.generationId, chip: 'another', text: 'x' };
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask({ say: 'hola', refine })));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(5);
    expect(new Set(answers.map((answer) => answer.body.refinementsLeft))).toEqual(
      new Set([4, 3, 2, 1, 0, undefined]),
    );
  });
});
