import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createUser, describeAnswers, describeEngines } from '../../../test/engines.ts';
import {
  asStream,
  counted,
  type Functions,
  letLeasesLapse,
  openFunctions,
  post,
  scriptedEngine,
  send,
  uses,
} from '../../../test/models/open-functions.ts';
import { bodies } from '../../platform/bodies.server.ts';
import { failureTexts } from '../../platform/failures.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import { longestReading } from '../../platform/within.server.ts';
import { helpLines } from '../help-lines.ts';
import { embeddedEngine } from '../models/embedded-engine.server.ts';
import type { Engine } from '../models/engine.server.ts';
import { sweepGenerations } from './sweep.server.ts';

const say = { say: 'hola' };
const never = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );
const photo = async () =>
  `data:image/png;base64,${(
    await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
  ).toString('base64')}`;

/** A model that writes for ever; `running` once it is asked. */
function endless() {
  const { promise: running, resolve: started } = Promise.withResolvers<void>();
  const engine = scriptedEngine(async ({ signal }) => {
    started();
    return never(signal);
  });
  return { engine, running };
}

function stopAs({ app }: Functions, user: string) {
  return app.request('/api/functions/do-counted', {
    method: 'DELETE',
    headers: { 'x-user': user, 'Idempotency-Key': 'k' },
  });
}

const erase = async ({ app }: Functions, user: string) =>
  app.request('/api/account', {
    method: 'DELETE',
    headers: { 'x-user': user, 'Content-Type': 'application/json' },
    body: JSON.stringify({ confirm: 'ELIMINAR' }),
  });

async function until(check: () => Promise<boolean>) {
  for (let i = 0; i < 200 && !(await check()); i++) await pause(10);
  expect(await check()).toBe(true);
}

function cutSoon() {
  const { ms } = longestReading;
  longestReading.ms = 500;
  onTestFinished(() => {
    longestReading.ms = ms;
  });
}

describeEngines('a call that fails', (open) => {
  test.each([
    ['model_failed', 502],
    ['model_timeout', 504],
    ['content_refused', 422],
  ] as const)(
    'with %s costs nothing, says so in Spanish, and its key may try again',
    async (code, status) => {
      const { db, user } = await open.withUser();
      let fails = true;
      const engine = scriptedEngine(async ({ meter }) => {
        meter.costMicroEur = 5;
        if (fails) throw new Failure(code);
        return { text: 'ahora sí' };
      });
      const functions = openFunctions(db, { engine });
      const answer = await post(functions, user, say, { 'Idempotency-Key': 'k' });
      expect([answer.status, answer.body.error]).toEqual([status, code]);
      expect(answer.body.message).toMatch(/[a-z]{3}/);
      expect(await uses(db, user)).toBe(0);
      fails = false;
      expect((await post(functions, user, say, { 'Idempotency-Key': 'k' })).body.message).toBe('ahora sí');
      expect(await uses(db, user)).toBe(1);
      expect(await db.asSuperuser('select micro_eur::int as n from daily_spend')).toEqual([{ n: 10 }]);
    },
  );

  test('after most of it was shown costs nothing once a day, then its use, and says which', async () => {
    const { db, user } = await open.withUser();
    const engine = scriptedEngine(async ({ onPartial }) => {
      onPartial?.({ text: 'Hola, esto ya se lee entero' });
      throw new Failure('model_failed');
    });
    const functions = openFunctions(db, { engine, settings: { RATE_LIMIT_SCALE: '1' } });
    const stream = async () => {
      const response = await send(functions, user, say, { ...asStream, 'Idempotency-Key': 'k' });
      return [(await response.text()).includes('No te ha costado'), await uses(db, user)];
    };
    expect([await stream(), await stream(), await stream()]).toEqual([
      [true, 0],
      [false, 1],
      [false, 2],
    ]);
    const rows = await db.asSuperuser('select charged from generations order by created_at, charged');
    expect(rows.map(({ charged }) => charged)).toEqual([false, true, true]);
  });

  test.each([
    ['after the model wrote what nobody could use', 'model_failed', 900],
    ['because the model would not answer', 'content_refused', 0],
  ] as const)('%s costs nothing some times a day, then its use, and says so', async (_, code, tokens) => {
    const { db, user } = await open.withUser();
    const engine = scriptedEngine(async ({ meter }) => {
      meter.outputTokens = tokens;
      throw new Failure(code);
    });
    const functions = openFunctions(db, { engine, settings: { RATE_LIMIT_SCALE: '0.1' } });
    const costs: [boolean, number][] = [];
    for (let i = 0; i < 4; i++) {
      functions.clock.offsetMs += 61_000;
      const { body } = await post(functions, user, say);
      costs.push([String(body.message).includes('cuenta como un uso'), await uses(db, user)]);
    }
    expect(costs).toEqual([
      [false, 0],
      [false, 0],
      [false, 0],
      [true, 1],
    ]);
  });

  test('after most of it was shown costs nothing while the database cannot say whether it is the first of the day', async () => {
    const { db, user } = await open.withUser();
    let [failing, isAway] = [true, false];
    const flaky = {
      ...db,
      asService: (async (work, promptness) => {
        if (isAway) {
          isAway = false;
          throw new Error('no connection came');
        }
        return db.asService(work, promptness);
      }) as typeof db.asService,
    };
    const engine = scriptedEngine(async ({ onPartial }) => {
      onPartial?.({ text: 'Hola, esto ya se lee entero' });
      isAway = failing;
      throw new Failure('model_failed');
    });
    const functions = openFunctions(flaky, { engine, settings: { RATE_LIMIT_SCALE: '1' } });
    const stream = async () => {
      const response = await send(functions, user, say, asStream);
      return [(await response.text()).includes('cuenta como un uso'), await uses(db, user)];
    };
    for (let call = 0; call < 3; call += 1) expect(await stream()).toEqual([false, 0]);
    failing = false;
    expect([await stream(), await stream()]).toEqual([
      [false, 0],
      [true, 1],
    ]);
  });

  test('after nothing was written costs nothing, however often', async () => {
    const { db, user } = await open.withUser();
    const engine = scriptedEngine(() => Promise.reject(new Failure('model_failed')));
    const functions = openFunctions(db, { engine, settings: { RATE_LIMIT_SCALE: '1' } });
    for (let i = 0; i < 11; i++) await post(functions, user, say);
    expect(await uses(db, user)).toBe(0);
  });

  test('because the line broke goes on, and the result waits for the same key', async () => {
    const { db, user } = await open.withUser();
    let calls = 0;
    const engine = scriptedEngine(async ({ signal }) => {
      calls += 1;
      await Promise.race([pause(200), never(signal)]);
      return { text: `respuesta ${calls}` };
    });
    const functions = openFunctions(db, { engine });
    const control = new AbortController();
    const cut = send(functions, user, say, { 'Idempotency-Key': 'k' }, { signal: control.signal });
    await until(async () => calls === 1);
    control.abort();
    await Promise.resolve(cut).catch(() => {});
    const retry = await post(openFunctions(db, { engine }), user, say, { 'Idempotency-Key': 'k' });
    expect(retry.body.message).toBe('respuesta 1');
    expect([calls, await uses(db, user)]).toEqual([1, 1]);
  });

  test('because its user pressed stop gives the use back, whichever instance got to hear of it', async () => {
    const { db, user } = await open.withUser({}, { pool: 10 });
    const { engine, running } = endless();
    const settings = { RATE_LIMIT_SCALE: '1' };
    const times = { stopPollMs: 20 };
    const [one, other] = [
      openFunctions(db, { engine, settings, times }),
      openFunctions(db, { settings, times }),
    ];
    const call = post(one, user, say, { 'Idempotency-Key': 'k' });
    await running;
    await stopAs(other, await createUser(db));
    expect(await uses(db, user)).toBe(1);
    expect((await stopAs(other, user)).status).toBe(204);
    expect(await uses(db, user)).toBe(0);
    await call;
    expect((await stopAs(other, user)).status).toBe(204);
    // Only the instance that ran it knows that nothing was shown.
    const counted = await db.asSuperuser(
      "select key from rate_limits where key like '%stop%' or key like '%cut%'",
    );
    expect(counted.map(({ key }) => String(key).split(':')[0])).toEqual(['generation_stop_day']);
    expect((await post(other, user, say, { 'Idempotency-Key': 'k' })).body.message).toBe('eco: hola');
  });

  test.each([
    ['while it is written', 20],
    ['in its last moment', 60_000],
  ])(
    'because it was stopped at another instance %s, with most of it shown, costs nothing once a day, then goes on',
    async (_, stopPollMs) => {
      const { db, user } = await open.withUser({}, { pool: 10 });
      const mark = () =>
        db.asSuperuser("update generations set cancel_requested = true where status = 'reserved'");
      const engine = scriptedEngine(async ({ signal, onPartial }) => {
        onPartial?.({ text: 'Hola, esto ya se lee entero' });
        await mark();
        if (stopPollMs < 1_000) await Promise.race([pause(300), never(signal)]);
        return { text: 'Hola, esto ya se lee entero' };
      });
      const settings = { RATE_LIMIT_SCALE: '1' };
      const functions = openFunctions(db, { engine, settings, times: { stopPollMs } });
      const call = async () => {
        const response = await send(functions, user, say, { ...asStream, 'Idempotency-Key': 'k' });
        return [(await response.text()).includes('event: result'), await uses(db, user)];
      };
      expect([await call(), await call()]).toEqual([
        [false, 0],
        [true, 1],
      ]);
    },
  );

  test.each(['here', 'elsewhere'])(
    'because its user pressed stop says so, and is told from one that goes on and costs its use: %s',
    async (where) => {
      const { db, user } = await open.withUser({}, { pool: 10 });
      const whole = Promise.withResolvers<{ text: string }>();
      const engine = scriptedEngine(async ({ signal, onPartial }) => {
        onPartial?.({ text: 'Hola, esto ya se lee entero' });
        return Promise.race([whole.promise, never(signal)]);
      });
      const parts = { engine, settings: { RATE_LIMIT_SCALE: '1' }, times: { stopPollMs: 20 } };
      const runs = openFunctions(db, parts);
      const asked = where === 'here' ? runs : openFunctions(db, parts);
      const read = async () => {
        const response = await send(runs, user, say, { ...asStream, 'Idempotency-Key': 'k' });
        return response.text();
      };
      const first = read();
      await until(async () => (await uses(db, user)) === 1);
      expect((await stopAs(asked, user)).status).toBe(204);
      expect(await first).not.toContain('event: result');
      const second = read();
      await until(async () => (await uses(db, user)) === 1);
      expect((await stopAs(asked, user)).status).toBe(202);
      whole.resolve({ text: 'Hola, esto ya se lee entero' });
      expect(await second).toContain('event: result');
      // Too late: its answer is there.
      expect((await stopAs(asked, user)).status).toBe(202);
    },
  );

  test.each(['application/json', 'text/event-stream'])(
    'because its caller had left before its use was taken takes none: %s',
    async (accept) => {
      const { db, user } = await open.withUser();
      const functions = openFunctions(db);
      await send(
        functions,
        user,
        say,
        { Accept: accept, 'Idempotency-Key': 'k' },
        { signal: AbortSignal.abort() },
      );
      expect([await uses(db, user), await db.asSuperuser('select 1 from generations')]).toEqual([0, []]);
    },
  );

  test('and whose use the sweep has given back meanwhile is not told as one that cost a use', async () => {
    const { db, user } = await open.withUser({}, { pool: 10 });
    const engine = scriptedEngine(async ({ onPartial }) => {
      onPartial?.({ text: 'Hola, esto ya se lee entero' });
      await letLeasesLapse(db);
      await sweepGenerations(functions.services);
      return { text: 'Hola, esto ya se lee entero' };
    });
    const functions = openFunctions(db, { engine, settings: { RATE_LIMIT_SCALE: '1' } });
    for (let call = 0; call < 2; call += 1) {
      const response = await send(functions, user, say, asStream);
      const told = await response.text();
      expect(told).toContain('model_timeout');
      expect([told.includes('cuenta como un uso'), await uses(db, user)]).toEqual([false, 0]);
    }
  });

  test('because its user pressed stop gives the use back, also where the stop was quicker than the call', async () => {
    const { db, user } = await open.withUser({}, { pool: 10 });
    const { engine, running } = endless();
    const functions = openFunctions(db, { engine, times: { overtakenMs: 2_000 } });
    const stop = stopAs(functions, user);
    await pause(100);
    const call = post(functions, user, say, { 'Idempotency-Key': 'k' });
    await running;
    expect((await stop).status).toBe(204);
    expect(await uses(db, user)).toBe(0);
    await call;
  });

  test('was paid for once, however many ways it ends in', async () => {
    const db = await open({ pool: 10 });
    const DATA_DIR = open.folder();
    const user = await createUser(db);
    const spent = () => db.asSuperuser('select micro_eur::int as n from daily_spend');
    let meanwhile: () => Promise<unknown> = async () => {};
    const engine: Engine = {
      ...scriptedEngine(async ({ meter }) => {
        meter.costMicroEur = 10;
        await meanwhile();
        return { text: 'tarde' };
      }),
      expectedMicroEur: () => 7,
    };
    const functions = openFunctions(db, { engine, settings: { AI_DAILY_SPEND_CAP_EUR: '1', DATA_DIR } });
    meanwhile = () =>
      db.asSuperuser("update generations set cancel_requested = true where status = 'reserved'");
    expect((await post(functions, user, say)).status).toBe(504);
    expect(await spent()).toEqual([{ n: 10 }]);
    // What its sweep has counted is what was expected: nobody knew.
    meanwhile = async () => {
      await letLeasesLapse(db);
      await sweepGenerations(functions.services);
    };
    expect((await post(functions, user, say)).status).toBe(504);
    expect(await spent()).toEqual([{ n: 17 }]);
    meanwhile = async () => {};
    expect((await post(functions, user, say)).status).toBe(200);
    expect(await spent()).toEqual([{ n: 27 }]);
    // No row is left that could say what it cost in the end.
    meanwhile = () => erase(functions, user);
    expect((await post(functions, user, say)).status).toBe(504);
    expect(await spent()).toEqual([{ n: 34 }]);
  });

  test('because its person erased the account is sent to no model any more, and nobody else’s is stopped', async () => {
    const db = await open({ pool: 10 });
    const DATA_DIR = open.folder();
    const [leaves, stays] = [await createUser(db), await createUser(db)];
    const stopped: unknown[] = [];
    const answer = Promise.withResolvers<{ text: string }>();
    let asked = 0;
    const engine = scriptedEngine(async ({ input, signal }) => {
      asked += 1;
      return Promise.race([answer.promise, never(signal)]).catch((error: unknown) => {
        stopped.push((input as typeof say).say);
        throw error;
      });
    });
    const functions = openFunctions(db, { engine, settings: { DATA_DIR }, times: { stopPollMs: 20 } });
    const [left, waits] = [post(functions, leaves, { say: 'me voy' }), post(functions, stays, say)];
    await until(async () => asked === 2);
    expect((await erase(functions, leaves)).status).toBe(204);
    expect((await left).status).not.toBe(200);
    expect(stopped).toEqual(['me voy']);
    answer.resolve({ text: 'aquí sigo' });
    expect((await waits).body.message).toBe('aquí sigo');
  });

  test('because its process died gives the use back when its lease ends, to a sweep or to the next call', async () => {
    const { db, user } = await open.withUser({ usage_icebreaker: 2 });
    const dead = openFunctions(db, {
      engine: scriptedEngine(() => new Promise(() => {})),
      // The dead renew nothing.
      times: { waitMs: 50, stopPollMs: 60_000, renewEveryMs: 600_000 },
    });
    void post(dead, user, say, { 'Idempotency-Key': 'k' });
    await until(async () => (await uses(db, user)) === 3);
    const alive = openFunctions(db, { times: { waitMs: 50 } });
    expect((await post(alive, user, say)).status).toBe(402);
    expect((await post(alive, user, say, { 'Idempotency-Key': 'k' })).body.error).toBe('in_progress');
    // Whoever's clock is ahead must not end what another instance still runs.
    alive.clock.offsetMs = 3_600_000;
    expect(await sweepGenerations(alive.services)).toBe(0);
    alive.clock.offsetMs = -3_600_000;
    await letLeasesLapse(db);
    expect((await post(alive, user, say, { 'Idempotency-Key': 'k' })).body).toMatchObject({
      message: 'eco: hola',
      remainingUses: 0,
    });
    expect(await uses(db, user)).toBe(3);
    expect((await post(alive, user, say)).status).toBe(402);
    expect(await sweepGenerations(alive.services)).toBe(0);
  });

  test('because its process died is written by the copy that waits, at the cost of one use', async () => {
    const { db, user } = await open.withUser();
    const dead = openFunctions(db, {
      engine: scriptedEngine(() => new Promise(() => {})),
      times: { leaseMs: 300, stopPollMs: 60_000, renewEveryMs: 600_000 },
    });
    void post(dead, user, say, { 'Idempotency-Key': 'k' });
    await until(async () => (await uses(db, user)) === 1);
    const alive = openFunctions(db);
    const copies = [1, 2].map(() => post(alive, user, say, { 'Idempotency-Key': 'k' }));
    for (const { body } of await Promise.all(copies)) expect(body).toMatchObject({ message: 'eco: hola' });
    expect(await uses(db, user)).toBe(1);
  });

  test('because its process died is written for a photo by the copy that comes after, and none that waits holds the photo', async () => {
    const { db, user } = await open.withUser();
    const dead = openFunctions(db, {
      engine: scriptedEngine(() => new Promise(() => {})),
      times: { leaseMs: 1_500, stopPollMs: 60_000, renewEveryMs: 600_000 },
    });
    const seen = { ...say, photo: await photo() };
    void post(dead, user, seen, { 'Idempotency-Key': 'k' });
    await until(async () => (await uses(db, user)) === 1);
    const alive = openFunctions(db);
    await expect.poll(() => bodies.bytes).toBe(0);
    const waiting = post(alive, user, seen, { 'Idempotency-Key': 'k' });
    await pause(700);
    expect(bodies.bytes).toBe(0);
    expect((await waiting).body.error).toBe('in_progress');
    expect((await post(alive, user, seen, { 'Idempotency-Key': 'k' })).body).toMatchObject({
      message: 'eco: hola',
    });
    expect(await uses(db, user)).toBe(1);
  });

  test('whose work takes longer than a lease keeps its use: the lease is renewed', async () => {
    const { db, user } = await open.withUser();
    const slow = openFunctions(db, {
      // A busy machine may renew it a moment late.
      engine: scriptedEngine(() => pause(2_000, { text: 'sin prisa' })),
      times: { leaseMs: 1_200, stopPollMs: 50, renewEveryMs: 50 },
    });
    const call = post(slow, user, say);
    const sweeps: number[] = [];
    await Promise.race([
      call,
      (async () => {
        for (;;) {
          sweeps.push(await sweepGenerations(slow.services));
          await pause(20);
        }
      })(),
    ]);
    expect((await call).body).toMatchObject({ message: 'sin prisa' });
    expect(sweeps.some((returned) => returned > 0)).toBe(false);
  });

  test('while the database is away for a moment is delivered all the same, once', async () => {
    const { db, user } = await open.withUser();
    let away = 0;
    const flaky = {
      ...db,
      asService: (async (work) => {
        away -= 1;
        // The first time the answer of the commit is lost, the second time nothing is done at all.
        const outcome = away === 0 ? undefined : await db.asService(work);
        if (away === 1 || away === 0) throw new Failure('unavailable');
        return outcome;
      }) as typeof db.asService,
    };
    const functions = openFunctions(flaky, {
      engine: scriptedEngine(async () => {
        away = 2;
        return { text: 'hola' };
      }),
    });
    expect((await post(functions, user, say)).body).toMatchObject({ message: 'hola', remainingUses: 2 });
    expect(await uses(db, user)).toBe(1);
  });

  test('to hear that its use is taken takes one use, and begins at once', async () => {
    const { db, user } = await open.withUser();
    let lost = 0;
    const flaky = {
      ...db,
      asService: (async (work) => {
        const outcome = await db.asService(work);
        const taken = typeof outcome === 'object' && outcome !== null && 'ticket' in outcome;
        if (taken && lost === 0) {
          lost += 1;
          throw new Failure('unavailable');
        }
        return outcome;
      }) as typeof db.asService,
    };
    const answer = await post(openFunctions(flaky), user, say, { 'Idempotency-Key': 'k' });
    expect(answer.body).toMatchObject({ message: 'eco: hola', remainingUses: 2 });
    expect([lost, await uses(db, user)]).toEqual([1, 1]);
  });

  test('as a refinement gives the refinement back', async () => {
    const { db, user } = await open.withUser();
    let fails = false;
    const functions = openFunctions(db, {
      engine: scriptedEngine(async () => {
        if (fails) throw new Failure('model_failed');
        return { text: 'hola' };
      }),
    });
    const { generationId } = (await post(functions, user, say)).body;
    fails = true;
    const refine = { of: generationId, chip: 'warmer', text: 'hola' };
    for (let i = 0; i < 7; i++) expect((await post(functions, user, { ...say, refine })).status).toBe(502);
    fails = false;
    expect((await post(functions, user, { ...say, refine })).body.refinementsLeft).toBe(4);
  });

  test('because too many of a user’s run, or too many came, says when to come back', async () => {
    const { db, user } = await open.withUser({ tier: 'pro' });
    const stuck = openFunctions(db, {
      engine: scriptedEngine(({ signal }) => never(signal)),
      settings: { RATE_LIMIT_SCALE: '1' },
    });
    for (let i = 0; i < 3; i++) void post(stuck, user, say, { 'Idempotency-Key': `k${i}` });
    await until(
      async () => Number((await db.asSuperuser('select count(*) as n from generations'))[0]?.n) === 3,
    );
    const fourth = await post(stuck, user, say);
    expect([fourth.status, fourth.body.error, fourth.headers.get('retry-after')]).toEqual([
      429,
      'rate_limited',
      '5',
    ]);
    const busy = openFunctions(db, { settings: { RATE_LIMIT_SCALE: '1' } });
    const other = await createUser(db, { tier: 'pro' });
    const statuses = [];
    for (let i = 0; i < 14; i++) statuses.push((await post(busy, other, say)).status);
    expect(statuses.indexOf(429)).toBeGreaterThanOrEqual(12);
    expect(statuses.at(-1)).toBe(429);
    busy.clock.offsetMs = 61_000;
    expect((await post(busy, other, say)).status).toBe(200);
  });
});

describeAnswers('a call that fails', (open) => {
  test('because its text would be read for ever, or answered, is cut, costs nothing, and comes once more in the hour', async () => {
    cutSoon();
    const { db, user } = await open.withUser();
    const another = await createUser(db);
    // Whatever else the machine does.
    vi.spyOn(process, 'threadCpuUsage').mockImplementation(() => ({
      user: performance.now() * 1_000,
      system: 0,
    }));
    onTestFinished(() => void vi.restoreAllMocks());
    const unlessHeld = <Result>(result: Result, input: unknown, by: string): Result => {
      while ((input as { say: string }).say === by);
      return result;
    };
    const tools = [
      {
        ...counted,
        conversation: (input: unknown) => unlessHeld('', input, 'leer sin fin'),
        embedded: (input: unknown) => unlessHeld({ text: 'aquí está' }, input, 'escribir sin fin'),
      },
    ];
    const settings = { RATE_LIMIT_SCALE: '1' };
    const functions = openFunctions(db, { engine: embeddedEngine, tools, settings });
    const ask = async (who: string, text: string) => {
      const { status, body } = await post(functions, who, { say: text });
      return [status, body.error];
    };
    expect(await ask(user, 'leer sin fin')).toEqual([502, 'model_failed']);
    expect(await ask(user, 'escribir sin fin')).toEqual([502, 'model_failed']);
    expect(await uses(db, user)).toBe(0);
    expect(functions.logged.filter((line) => line.includes('reading cut'))).toHaveLength(2);
    expect(await ask(user, 'hola')).toEqual([429, 'rate_limited']);
    expect(await ask(another, 'hola')).toEqual([200, undefined]);
  });

  test('because the machine had no time for its text is nobody’s fault, and is read if it has some later', async () => {
    cutSoon();
    const { db, user } = await open.withUser();
    const never = new Int32Array(new SharedArrayBuffer(4));
    let waits = 0;
    const conversation = (input: unknown) => {
      const { say } = input as { say: string };
      if (say === 'espera' || (say === 'espera un poco' && waits++ === 0))
        Atomics.wait(never, 0, 0, 4 * longestReading.ms);
      return '';
    };
    const tools = [{ ...counted, conversation }];
    const settings = { RATE_LIMIT_SCALE: '1' };
    const functions = openFunctions(db, { engine: embeddedEngine, tools, settings });
    const { status, body, headers } = await post(functions, user, { say: 'espera' });
    expect([status, body.error, headers.has('Retry-After')]).toEqual([503, 'unavailable', true]);
    expect(await db.asSuperuser("select key from rate_limits where key like 'held%'")).toEqual([]);
    expect((await post(functions, user, { say: 'espera un poco' })).status).toBe(200);
  });

  test('in the middle of a stream tells so as an event', async () => {
    const { db, user } = await open.withUser();
    const engine = scriptedEngine(async ({ onPartial }) => {
      onPartial?.({ text: 'Ho' });
      throw new Failure('model_timeout');
    });
    const response = await send(openFunctions(db, { engine }), user, say, asStream);
    const text = await response.text();
    expect(text).toContain('event: partial\ndata: {"message":"Ho"}');
    expect(text).toMatch(
      /event: error\ndata: \{"error":"model_timeout","message":"[^"]+","status":504\}\n\n$/,
    );
    expect(await uses(db, user)).toBe(0);
  });

  test('before it starts has a status of its own, also for a reader of events', async () => {
    const { db, user } = await open.withUser({ usage_icebreaker: 3 });
    const answer = await post(openFunctions(db), user, say, asStream);
    expect([answer.status, answer.body.error]).toEqual([402, 'usage_limit_exceeded']);
  });

  test.each([
    ['usage_limit_exceeded', 3],
    ['model_failed', 0],
    ['model_timeout', 0],
    ['content_refused', 0],
    ['unavailable', 0],
  ] as const)('once it was read says all the same who helps: %s', async (code, used) => {
    const { db, user } = await open.withUser({ usage_icebreaker: used });
    const tools = [{ ...counted, conversation: (input: unknown) => (input as { say: string }).say }];
    const engine = scriptedEngine(() => Promise.reject(new Failure(code)));
    const functions = openFunctions(db, { engine, tools });
    const pasted = { say: 'Como no vengas te voy a matar' };
    const failed = (await post(functions, user, pasted)).body;
    expect(failed).toMatchObject({ error: code, message: failureTexts[code] });
    expect(failed.helpLines).toEqual([helpLines.emergency, helpLines.genderViolence, helpLines.police]);
    expect((await post(functions, user, say)).body).toMatchObject({ error: code });
    expect((await post(functions, user, say)).body).not.toHaveProperty('helpLines');
  });

  test('because its output breaks the contract is a failure of the model, not an answer', async () => {
    const { db, user } = await open.withUser();
    const functions = openFunctions(db, { engine: scriptedEngine(async () => ({ text: '' })) });
    expect((await post(functions, user, say)).status).toBe(502);
    expect(await uses(db, user)).toBe(0);
  });

  test('because this engine sees no photos costs nothing; with a text beside it the text is answered like any other, and it says so', async () => {
    const { db, user } = await open.withUser();
    const functions = openFunctions(db);
    const alone = await post(functions, user, { photo: await photo() });
    expect([alone.status, alone.body.error]).toEqual([415, 'unsupported_image']);
    expect(alone.body.message).toMatch(/no puede ver fotos/);
    const both = await post(functions, user, { ...say, photo: await photo() });
    expect(both.body).toMatchObject({
      message: 'eco: hola',
      notice: expect.stringMatching(/no puede ver fotos/),
      remainingUses: 2,
    });
    expect(await uses(db, user)).toBe(1);
    await post(functions, user, { ...say, photo: await photo() });
    await post(functions, user, { ...say, photo: await photo() });
    expect((await post(functions, user, { ...say, photo: await photo() })).body.error).toBe(
      'usage_limit_exceeded',
    );
  });

  test.each([
    ['a model that sees', () => scriptedEngine(async () => ({ text: 'hola' }))],
    [
      'a model that does not',
      () => ({ ...scriptedEngine(async () => ({ text: 'hola' })), canSee: () => false }),
    ],
    ['our own rules', () => undefined],
  ])('because its photo is none costs nothing, whatever reads it: %s', async (_, engineOf) => {
    const { db, user } = await open.withUser();
    const engine = engineOf();
    const functions = openFunctions(db, engine && { engine });
    const base64 = (text: string) => Buffer.from(text, 'latin1').toString('base64');
    for (const [sent, status] of [
      ['x', 400],
      ['data:image/png;base64,', 400],
      ['https://example.test/foto.jpg', 400],
      [`data:image/png;base64,${base64('no soy una imagen')}`, 415],
      [`data:image/jpeg;base64,${base64('GIF89a')}`, 415],
      [`data:image/jpeg;base64,${base64('\xff\xd8\xff')}`, 415],
    ] as const)
      expect([sent, (await post(functions, user, { ...say, photo: sent })).status]).toEqual([sent, status]);
    expect(await uses(db, user)).toBe(0);
    expect(await db.asSuperuser('select 1 from generations')).toEqual([]);
  });
});
