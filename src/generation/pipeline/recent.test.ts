import { expect, test } from 'vitest';
import { createUser, describeEngines } from '../../../test/engines.ts';
import {
  type Answer,
  around,
  asPerson,
  type Functions,
  openFor,
  openFunctions,
  post,
  smallPhoto,
} from '../../../test/models/open-functions.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import { embeddedEngine } from '../models/embedded-engine.server.ts';
import type { RecentAnswer } from '../recent.ts';
import { sweepGenerations } from './sweep.server.ts';

type Item = RecentAnswer<Record<string, unknown>, Record<string, unknown>>;

const forget = ({ app }: Functions, user: string) =>
  app.request('/api/recent', { method: 'DELETE', headers: { 'x-user': user } });

async function recent({ app }: Functions, user: string, query = '?tool=counted') {
  const response = await app.request(`/api/recent${query}`, { headers: { 'x-user': user } });
  const { items, error } = (await response.json()) as { items: Item[]; error?: string };
  return { status: response.status, items, error, headers: response.headers };
}

const dayMs = 24 * 60 * 60_000;

/** A refinement lives as long as what it refines. */
async function shorten(functions: Functions, user: string, { body }: Answer, say = 'hola'): Promise<void> {
  const refine = { of: body.generationId, chip: 'shorter', text: body.message };
  expect((await post(functions, user, { say, refine })).status).toBe(200);
}

describeEngines('the last answers of a tool', (open) => {
  test('come back as they were delivered, with what was asked, the newest first and five at most', async () => {
    const { user, functions, ask } = await openFor(open, {}, { tier: 'pro' });
    const delivered = [];
    for (const n of [1, 2, 3, 4, 5, 6]) {
      functions.clock.offsetMs += 1_000;
      delivered.unshift((await ask({ say: `hola ${n}` })).body);
    }
    await ask({ say: 'otra herramienta' }, 'u', 'do-uncounted');
    const { status, items, headers } = await recent(functions, user);
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(items.map(({ answer }) => answer)).toEqual(delivered.slice(0, 5));
    expect(items.map(({ input }) => input.say)).toEqual([6, 5, 4, 3, 2].map((n) => `hola ${n}`));
    expect(items[0]?.generationId).toBe(delivered[0]?.generationId);
    expect(Number.isNaN(Date.parse(items[0]?.createdAt ?? ''))).toBe(false);
    expect((await recent(functions, user, '?tool=uncounted')).items).toHaveLength(1);
  });

  test('are fewer than five where they are large, but always the newest one', async () => {
    const { db, user, functions, ask } = await openFor(open, {}, { tier: 'pro' });
    for (const n of [1, 2, 3, 4]) {
      functions.clock.offsetMs += 1_000;
      await ask({ say: `hola ${n}` });
    }
    const grow = (say: string, characters: number) =>
      db.asSuperuser(`update generations set result = json_build_object('text', repeat('ñ', ${characters}))
        where input->>'say' = '${say}'`);
    const says = async () => (await recent(functions, user)).items.map(({ input }) => input.say);
    await grow('hola 3', 195_000);
    await grow('hola 2', 50_000);
    expect(await says()).toEqual(['hola 4', 'hola 3']);
    await grow('hola 4', 500_000);
    expect(await says()).toEqual(['hola 4']);
  });

  test('are all that is kept: what a sixth pushes out goes with its text ten minutes later', async () => {
    const { db, user, functions, ask } = await openFor(open, {}, { tier: 'pro' });
    const first = await ask({ say: 'hola 0' }, 'k');
    await shorten(functions, user, first);
    await ask({ say: 'otra herramienta' }, 'u', 'do-uncounted');
    for (const n of [1, 2, 3, 4, 5, 6]) {
      functions.clock.offsetMs += 1_000;
      await ask({ say: `hola ${n}` });
    }
    await sweepGenerations(functions.services);
    const again = await ask({ say: 'hola 0' }, 'k');
    expect(again.body).toEqual(first.body);
    functions.clock.offsetMs += 11 * 60_000;
    await sweepGenerations(functions.services);
    expect(
      await db.asSuperuser(
        `select count(input)::int as inputs, count(result)::int as results from generations where tool = 'counted'`,
      ),
    ).toEqual([{ inputs: 5, results: 5 }]);
    expect((await recent(functions, user)).items).toHaveLength(5);
    expect((await recent(functions, user, '?tool=uncounted')).items).toHaveLength(1);
  });

  test('stay all five although the answer of the fifth delivery was lost and it was tried again', async () => {
    const { db, user } = await open.withUser({ tier: 'pro' });
    let lost = false;
    const flaky = around(db, async (run) => {
      const outcome = await run();
      if (!lost) return outcome;
      lost = false;
      throw new Failure('unavailable');
    });
    const generate = async () => {
      lost = functions.clock.offsetMs === 5_000;
      return { text: 'eco' };
    };
    const functions = openFunctions(flaky, { engine: { ...embeddedEngine, generate } });
    for (const n of [1, 2, 3, 4, 5]) {
      functions.clock.offsetMs = n * 1_000;
      expect((await post(functions, user, { say: `hola ${n}` })).status).toBe(200);
    }
    functions.clock.offsetMs += 11 * 60_000;
    expect((await recent(functions, user)).items).toHaveLength(5);
  });

  test('are one’s own', async () => {
    const { db, functions, ask } = await openFor(open);
    const other = await createUser(db);
    await ask();
    expect((await recent(functions, other)).items).toEqual([]);
    expect((await recent(functions, '')).status).toBe(401);
    const seen = await db.asUser(other, (tx) => tx.execute('select input, result from generations'));
    expect(seen.rows).toEqual([]);
  });

  test('hold no photo', async () => {
    const { db, user, functions, ask } = await openFor(open);
    const sent = await smallPhoto();
    expect((await ask({ say: 'hola', photo: sent })).status).toBe(200);
    const [item] = (await recent(functions, user)).items;
    expect(item?.input).toEqual({ say: 'hola' });
    const [row] = await db.asSuperuser('select g::text as held from generations g');
    expect(String(row?.held)).not.toContain(sent.slice(40, 100));
  });

  test('are gone after a day, and then the ledger holds neither what was asked nor what was answered', async () => {
    const { db, user, functions, ask } = await openFor(open);
    await ask();
    functions.clock.offsetMs = dayMs - 60_000;
    await sweepGenerations(functions.services);
    expect((await recent(functions, user)).items).toHaveLength(1);
    functions.clock.offsetMs = dayMs + 60_000;
    expect((await recent(functions, user)).items).toEqual([]);
    await sweepGenerations(functions.services);
    const rows = await db.asSuperuser('select input, result, request_hash, status from generations');
    expect(rows).toEqual([{ input: null, result: null, request_hash: null, status: 'delivered' }]);
  });

  test('leave no mark by which a text could be known again: not that of another call or person, nor any once they are forgotten', async () => {
    const db = await open();
    const functions = openFunctions(db);
    const people = [await createUser(db), await createUser(db)];
    for (const user of people)
      for (const key of ['a', 'b']) {
        const { ask } = asPerson(functions, user);
        const first = await ask({ say: 'hola' }, key);
        expect((await ask({ say: 'hola' }, key)).body).toEqual(first.body);
        expect((await ask({ say: 'adiós' }, key)).body.error).toBe('key_reused');
      }
    const marks = () =>
      db.asSuperuser(
        `select count(*)::int as calls, count(distinct request_hash)::int as marks from generations`,
      );
    expect(await marks()).toEqual([{ calls: 4, marks: 4 }]);
    for (const user of people) await forget(functions, user);
    expect(await marks()).toEqual([{ calls: 4, marks: 0 }]);
  });

  test('are gone after a day although a use cannot go back', async () => {
    const { db, functions, ask } = await openFor(open);
    await ask();
    await db.asSuperuser(`insert into generations (user_id, tool, idempotency_key, request_hash, status, lease_expires_at)
      select user_id, 'x', 'x', '', 'reserved', '2020-01-01' from generations`);
    await db.asSuperuser(`alter table generations add constraint stuck check (status <> 'released')`);
    functions.clock.offsetMs = dayMs + 60_000;
    await expect(sweepGenerations(functions.services)).rejects.toThrow();
    expect(await db.asSuperuser('select 1 from generations where result is not null')).toEqual([]);
  });

  test('do not show again what our rules answered in danger, which is kept for a retry alone', async () => {
    const { db, user, functions, ask } = await openFor(open);
    const first = await ask({ say: 'amenaza' }, 'k');
    await shorten(functions, user, first, 'amenaza');
    expect((await recent(functions, user)).items).toEqual([]);
    expect((await ask({ say: 'amenaza' }, 'k')).body).toEqual(first.body);
    functions.clock.offsetMs = 11 * 60_000;
    await sweepGenerations(functions.services);
    const rows = await db.asSuperuser('select input, result from generations');
    expect(rows).toEqual(Array(2).fill({ input: null, result: null }));
  });

  test("are forgotten in every tool when their owner says so, and nobody else's are", async () => {
    const { db, user, functions, ask } = await openFor(open);
    const other = await createUser(db);
    await ask({ say: 'hola' }, 'k');
    await ask({ say: 'hola' }, 'u', 'do-uncounted');
    await post(functions, other, { say: 'de otra persona' });
    expect((await forget(functions, '')).status).toBe(401);
    expect((await forget(functions, user)).status).toBe(204);
    for (const tool of ['counted', 'uncounted'])
      expect((await recent(functions, user, `?tool=${tool}`)).items).toEqual([]);
    expect(
      await db.asSuperuser(
        "select say from (select input->>'say' as say from generations) g where say is not null",
      ),
    ).toEqual([{ say: 'de otra persona' }]);
    expect(await db.asSuperuser(`select count(result)::int as n from generations`)).toEqual([{ n: 1 }]);
    expect((await recent(functions, other)).items).toHaveLength(1);
    expect((await ask({ say: 'hola' }, 'k')).body.error).toBe('key_reused');
    expect((await forget(functions, user)).status).toBe(204);
  });

  test('leave no row behind that says which tool was used, but where a limit of the day, our rules or what was said of it need it', async () => {
    const { db, user, functions } = await openFor(open, {}, { tier: 'pro' });
    const other = await createUser(db);
    const say = (text: string, tool = 'do-uncounted', who = user) =>
      post(functions, who, { say: text }, {}, tool);
    const rows = () =>
      db.asSuperuser(
        `select tool, charged, given is not null as given, user_id = '${user}' as own from generations order by created_at`,
      );
    await say('peligro');
    await say('hola');
    await say('de otra persona', 'do-uncounted', other);
    expect((await forget(functions, user)).status).toBe(204);
    const others = { tool: 'uncounted', charged: false, given: false, own: false };
    expect(await rows()).toEqual([others]);

    await db.asSuperuser("update profiles set subscription_tier = 'free'");
    const [paid, marked, remembered] = [
      (await say('hola', 'do-counted')).body,
      (await say('con marca')).body,
      (await say('recordada')).body,
    ];
    await db.asSuperuser(
      `insert into feedback (generation_id, user_id, mark) values ('${marked.generationId}', '${user}', 'useful')`,
    );
    await db.asSuperuser(`update generations set given = '\\x0101' where id = '${remembered.generationId}'`);
    await forget(functions, user);
    const left = async () => (await db.asSuperuser('select id from generations')).map(({ id }) => id);
    const ids = [paid, marked, remembered].map(({ generationId }) => generationId);
    expect((await left()).filter((id) => ids.includes(String(id))).toSorted()).toEqual(ids.toSorted());
    functions.clock.offsetMs = dayMs + 60_000;
    await forget(functions, user);
    expect(await left()).not.toContain(paid.generationId);
    expect(await left()).toContain(marked.generationId);
    expect(await left()).toContain(remembered.generationId);
  });

  test('are forgotten too where they are still being written: they arrive, and nothing of them is kept', async () => {
    const [begun, written] = [Promise.withResolvers<void>(), Promise.withResolvers<{ text: string }>()];
    const generate = () => {
      begun.resolve();
      return written.promise;
    };
    const { db, user, functions, ask } = await openFor(open, { engine: { ...embeddedEngine, generate } });
    const call = ask({ say: 'hola' }, 'k');
    await begun.promise;
    await forget(functions, user);
    written.resolve({ text: 'eco' });
    expect(await call).toMatchObject({ status: 200, body: { message: 'eco', remainingUses: 2 } });
    expect((await recent(functions, user)).items).toEqual([]);
    expect(await db.asSuperuser('select status, input, result from generations')).toEqual([
      { status: 'delivered', input: null, result: null },
    ]);
    expect((await ask({ say: 'hola' }, 'k')).body.error).toBe('key_reused');
  });

  test('of a tool that is not there are refused', async () => {
    const { user, functions } = await openFor(open);
    const refused = { status: 400, error: 'invalid_input' };
    for (const query of ['', '?tool=', '?tool=constructor', '?tool=__proto__'])
      expect(await recent(functions, user, query)).toMatchObject(refused);
  });
});
