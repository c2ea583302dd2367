import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createUser, describeAnswers, describeEngines, type TestDatabase } from '../../../test/engines.ts';
import {
  around,
  asPerson,
  counted,
  type Functions,
  letLeasesLapse,
  openFor,
  openFunctions,
  post,
  scriptedEngine,
  send,
  smallPhoto,
  uses,
} from '../../../test/models/open-functions.ts';
import { bodies } from '../../platform/bodies.server.ts';
import { failureTexts } from '../../platform/failures.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import { longestReading } from '../../platform/within.server.ts';
import { helpLines } from '../help-lines.ts';
import { embeddedEngine } from '../models/embedded-engine.server.ts';
import type { Engine } from '../models/engine.server.ts';
import { ledgerTimes } from './ledger.server.ts';
import { sweepGenerations } from './sweep.server.ts';

const say = { say: 'hola' };
const settings = { RATE_LIMIT_SCALE: '1' };
/** Most of an answer. */
const readWhole = { text: 'Hola, esto ya se lee entero' };
const never = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );
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

/** Its process dies: nothing comes of it, and the dead renew nothing. */
function callAndDie(db: TestDatabase, user: string, body: object, leaseMs = ledgerTimes.leaseMs) {
  const engine = scriptedEngine(() => new Promise(() => {}));
  const dead = openFunctions(db, { engine, times: { leaseMs, stopPollMs: 60_000, renewEveryMs: 600_000 } });
  void asPerson(dead, user).ask(body, 'k');
}

/** As another instance does where somebody stops a call. */
const markStops = (db: TestDatabase) =>
  db.asSuperuser("update generations set cancel_requested = true where status = 'reserved'");

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
      let fails = true;
      const engine = scriptedEngine(async ({ meter }) => {
        meter.costMicroEur = 5;
        if (fails) throw new Failure(code);
        return { text: 'ahora sí' };
      });
      const { db, ask, used } = await openFor(open, { engine });
      const answer = await ask(say, 'k');
      expect([answer.status, answer.body.error]).toEqual([status, code]);
      expect(answer.body.message).toMatch(/[a-z]{3}/);
      expect(await used()).toBe(0);
      fails = false;
      expect((await ask(say, 'k')).body.message).toBe('ahora sí');
      expect(await used()).toBe(1);
      expect(await db.asSuperuser('select micro_eur::int as n from daily_spend')).toEqual([{ n: 10 }]);
    },
  );

  test('after most of it was shown costs nothing once a day, then its use, and says which', async () => {
    const engine = scriptedEngine(async ({ onPartial }) => {
      onPartial?.(readWhole);
      throw new Failure('model_failed');
    });
    const { db, stream, used } = await openFor(open, { engine, settings });
    const call = async () => [(await stream(say, 'k')).includes('No te ha costado'), await used()];
    expect([await call(), await call(), await call()]).toEqual([
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
    const engine = scriptedEngine(async ({ meter }) => {
      meter.outputTokens = tokens;
      throw new Failure(code);
    });
    const opened = await openFor(open, { engine, settings: { RATE_LIMIT_SCALE: '0.1' } });
    const costs: [boolean, number][] = [];
    for (let i = 0; i < 4; i++) {
      opened.functions.clock.offsetMs += 61_000;
      const { body } = await opened.ask();
      costs.push([String(body.message).includes('cuenta como un uso'), await opened.used()]);
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
    const flaky = around(db, async (run) => {
      if (!isAway) return run();
      isAway = false;
      throw new Error('no connection came');
    });
    const engine = scriptedEngine(async ({ onPartial }) => {
      onPartial?.(readWhole);
      isAway = failing;
      throw new Failure('model_failed');
    });
    const { stream } = asPerson(openFunctions(flaky, { engine, settings }), user);
    const call = async () => [(await stream()).includes('cuenta como un uso'), await uses(db, user)];
    for (let n = 0; n < 3; n += 1) expect(await call()).toEqual([false, 0]);
    failing = false;
    expect([await call(), await call()]).toEqual([
      [false, 0],
      [true, 1],
    ]);
  });

  test('after nothing was written costs nothing, however often', async () => {
    const engine = scriptedEngine(() => Promise.reject(new Failure('model_failed')));
    const { ask, used } = await openFor(open, { engine, settings });
    for (let i = 0; i < 11; i++) await ask();
    expect(await used()).toBe(0);
  });

  test('because the line broke goes on, and the result waits for the same key', async () => {
    let calls = 0;
    const engine = scriptedEngine(async ({ signal }) => {
      calls += 1;
      await Promise.race([pause(200), never(signal)]);
      return { text: `respuesta ${calls}` };
    });
    const { db, user, functions, used } = await openFor(open, { engine });
    const control = new AbortController();
    const cut = send(functions, user, say, { 'Idempotency-Key': 'k' }, { signal: control.signal });
    await until(async () => calls === 1);
    control.abort();
    await Promise.resolve(cut).catch(() => {});
    const retry = await post(openFunctions(db, { engine }), user, say, { 'Idempotency-Key': 'k' });
    expect(retry.body.message).toBe('respuesta 1');
    expect([calls, await used()]).toEqual([1, 1]);
  });

  test('because its user pressed stop gives the use back, whichever instance got to hear of it', async () => {
    const { db, user } = await open.withUser({}, { pool: 10 });
    const { engine, running } = endless();
    const times = { stopPollMs: 20 };
    const one = openFunctions(db, { engine, settings, times });
    const other = openFunctions(db, { settings, times });
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
      const engine = scriptedEngine(async ({ signal, onPartial }) => {
        onPartial?.(readWhole);
        await markStops(db);
        if (stopPollMs < 1_000) await Promise.race([pause(300), never(signal)]);
        return readWhole;
      });
      const { db, stream, used } = await openFor(open, { engine, settings, times: { stopPollMs } });
      const call = async () => [(await stream(say, 'k')).includes('event: result'), await used()];
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
        onPartial?.(readWhole);
        return Promise.race([whole.promise, never(signal)]);
      });
      const parts = { engine, settings, times: { stopPollMs: 20 } };
      const runs = openFunctions(db, parts);
      const asked = where === 'here' ? runs : openFunctions(db, parts);
      const read = () => asPerson(runs, user).stream(say, 'k');
      const first = read();
      await until(async () => (await uses(db, user)) === 1);
      expect((await stopAs(asked, user)).status).toBe(204);
      expect(await first).not.toContain('event: result');
      const second = read();
      await until(async () => (await uses(db, user)) === 1);
      expect((await stopAs(asked, user)).status).toBe(202);
      whole.resolve(readWhole);
      expect(await second).toContain('event: result');
      // Too late: its answer is there.
      expect((await stopAs(asked, user)).status).toBe(202);
    },
  );

  test.each(['application/json', 'text/event-stream'])(
    'because its caller had left before its use was taken takes none: %s',
    async (accept) => {
      const { db, user, functions, used } = await openFor(open);
      const headers = { Accept: accept, 'Idempotency-Key': 'k' };
      await send(functions, user, say, headers, { signal: AbortSignal.abort() });
      expect([await used(), await db.asSuperuser('select 1 from generations')]).toEqual([0, []]);
    },
  );

  test('and whose use the sweep has given back meanwhile is not told as one that cost a use', async () => {
    const engine = scriptedEngine(async ({ onPartial }) => {
      onPartial?.(readWhole);
      await letLeasesLapse(db);
      await sweepGenerations(functions.services);
      return readWhole;
    });
    const { db, functions, stream, used } = await openFor(open, { engine, settings });
    for (let call = 0; call < 2; call += 1) {
      const told = await stream();
      expect(told).toContain('model_timeout');
      expect([told.includes('cuenta como un uso'), await used()]).toEqual([false, 0]);
    }
  });

  test('because its user pressed stop gives the use back, also where the stop was quicker than the call', async () => {
    const { engine, running } = endless();
    const { user, functions, ask, used } = await openFor(open, { engine, times: { overtakenMs: 2_000 } });
    const stop = stopAs(functions, user);
    await pause(100);
    const call = ask(say, 'k');
    await running;
    expect((await stop).status).toBe(204);
    expect(await used()).toBe(0);
    await call;
  });

  test('was paid for once, however many ways it ends in', async () => {
    const DATA_DIR = open.folder();
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
    const opened = await openFor(open, { engine, settings: { AI_DAILY_SPEND_CAP_EUR: '1', DATA_DIR } });
    const { db, user, functions, ask } = opened;
    meanwhile = () => markStops(db);
    expect((await ask()).status).toBe(504);
    expect(await spent()).toEqual([{ n: 10 }]);
    // What its sweep has counted is what was expected: nobody knew.
    meanwhile = async () => {
      await letLeasesLapse(db);
      await sweepGenerations(functions.services);
    };
    expect((await ask()).status).toBe(504);
    expect(await spent()).toEqual([{ n: 17 }]);
    meanwhile = async () => {};
    expect((await ask()).status).toBe(200);
    expect(await spent()).toEqual([{ n: 27 }]);
    // No row is left that could say what it cost in the end.
    meanwhile = () => erase(functions, user);
    expect((await ask()).status).toBe(504);
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
    callAndDie(db, user, say);
    await until(async () => (await uses(db, user)) === 3);
    const alive = openFunctions(db, { times: { waitMs: 50 } });
    const { ask } = asPerson(alive, user);
    expect((await ask()).status).toBe(402);
    expect((await ask(say, 'k')).body.error).toBe('in_progress');
    // Whoever's clock is ahead must not end what another instance still runs.
    alive.clock.offsetMs = 3_600_000;
    expect(await sweepGenerations(alive.services)).toBe(0);
    alive.clock.offsetMs = -3_600_000;
    await letLeasesLapse(db);
    expect((await ask(say, 'k')).body).toMatchObject({ message: 'eco: hola', remainingUses: 0 });
    expect(await uses(db, user)).toBe(3);
    expect((await ask()).status).toBe(402);
    expect(await sweepGenerations(alive.services)).toBe(0);
  });

  test('because its process died is written by the copy that waits, at the cost of one use', async () => {
    const { db, user } = await open.withUser();
    callAndDie(db, user, say, 300);
    await until(async () => (await uses(db, user)) === 1);
    const { ask } = asPerson(openFunctions(db), user);
    const copies = [ask(say, 'k'), ask(say, 'k')];
    for (const { body } of await Promise.all(copies)) expect(body).toMatchObject({ message: 'eco: hola' });
    expect(await uses(db, user)).toBe(1);
  });

  test('because its process died is written for a photo by the copy that comes after, and none that waits holds the photo', async () => {
    const { db, user } = await open.withUser();
    const seen = { ...say, photo: await smallPhoto() };
    callAndDie(db, user, seen, 1_500);
    await until(async () => (await uses(db, user)) === 1);
    const { ask } = asPerson(openFunctions(db), user);
    await expect.poll(() => bodies.bytes).toBe(0);
    const waiting = ask(seen, 'k');
    await pause(700);
    expect(bodies.bytes).toBe(0);
    expect((await waiting).body.error).toBe('in_progress');
    expect((await ask(seen, 'k')).body).toMatchObject({ message: 'eco: hola' });
    expect(await uses(db, user)).toBe(1);
  });

  test('whose work takes longer than a lease keeps its use: the lease is renewed', async () => {
    const { ask, functions } = await openFor(open, {
      // A busy machine may renew it a moment late.
      engine: scriptedEngine(() => pause(2_000, { text: 'sin prisa' })),
      times: { leaseMs: 1_200, stopPollMs: 50, renewEveryMs: 50 },
    });
    const call = ask();
    const sweeps: number[] = [];
    await Promise.race([
      call,
      (async () => {
        for (;;) {
          sweeps.push(await sweepGenerations(functions.services));
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
    const flaky = around(db, async (run) => {
      away -= 1;
      // The first time the answer of the commit is lost, the second time nothing is done at all.
      const outcome = away === 0 ? undefined : await run();
      if (away === 1 || away === 0) throw new Failure('unavailable');
      return outcome;
    });
    const engine = scriptedEngine(async () => {
      away = 2;
      return { text: 'hola' };
    });
    const { ask } = asPerson(openFunctions(flaky, { engine }), user);
    expect((await ask()).body).toMatchObject({ message: 'hola', remainingUses: 2 });
    expect(await uses(db, user)).toBe(1);
  });

  test('to hear that its use is taken takes one use, and begins at once', async () => {
    const { db, user } = await open.withUser();
    let lost = 0;
    const flaky = around(db, async (run) => {
      const outcome = await run();
      if (lost > 0 || !Object.hasOwn(Object(outcome), 'ticket')) return outcome;
      lost += 1;
      throw new Failure('unavailable');
    });
    const { ask } = asPerson(openFunctions(flaky), user);
    expect((await ask(say, 'k')).body).toMatchObject({ message: 'eco: hola', remainingUses: 2 });
    expect([lost, await uses(db, user)]).toEqual([1, 1]);
  });

  test('as a refinement gives the refinement back', async () => {
    let fails = false;
    const engine = scriptedEngine(async () => {
      if (fails) throw new Failure('model_failed');
      return { text: 'hola' };
    });
    const { ask } = await openFor(open, { engine });
    const { generationId } = (await ask()).body;
    fails = true;
    const refine = { of: generationId, chip: 'warmer', text: 'hola' };
    for (let i = 0; i < 7; i++) expect((await ask({ ...say, refine })).status).toBe(502);
    fails = false;
    expect((await ask({ ...say, refine })).body.refinementsLeft).toBe(4);
  });

  test('because too many of a user’s run, or too many came, says when to come back', async () => {
    const engine = scriptedEngine(({ signal }) => never(signal));
    const { db, ask } = await openFor(open, { engine, settings }, { tier: 'pro' });
    for (let i = 0; i < 3; i++) void ask(say, `k${i}`);
    await until(
      async () => Number((await db.asSuperuser('select count(*) as n from generations'))[0]?.n) === 3,
    );
    const fourth = await ask();
    expect([fourth.status, fourth.body.error, fourth.headers.get('retry-after')]).toEqual([
      429,
      'rate_limited',
      '5',
    ]);
    const busy = openFunctions(db, { settings });
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
    const functions = openFunctions(db, { engine: embeddedEngine, tools, settings });
    const ask = async (who: string, text: string) => {
      const { status, body } = await post(functions, who, { say: text });
      return [status, body.error];
    };
    // The first text of a process takes longer.
    await ask(another, 'hola');
    cutSoon();
    expect(await ask(user, 'leer sin fin')).toEqual([502, 'model_failed']);
    expect(await ask(user, 'escribir sin fin')).toEqual([502, 'model_failed']);
    expect(await uses(db, user)).toBe(0);
    expect(functions.logged.filter((line) => line.includes('reading cut'))).toHaveLength(2);
    expect(await ask(user, 'hola')).toEqual([429, 'rate_limited']);
    expect(await ask(another, 'hola')).toEqual([200, undefined]);
  });

  test('because the machine had no time for its text is nobody’s fault, and is read if it has some later', async () => {
    cutSoon();
    const never = new Int32Array(new SharedArrayBuffer(4));
    let waits = 0;
    const conversation = (input: unknown) => {
      const { say } = input as { say: string };
      if (say === 'espera' || (say === 'espera un poco' && waits++ === 0))
        Atomics.wait(never, 0, 0, 4 * longestReading.ms);
      return '';
    };
    const tools = [{ ...counted, conversation }];
    const { db, ask } = await openFor(open, { engine: embeddedEngine, tools, settings });
    const { status, body, headers } = await ask({ say: 'espera' });
    expect([status, body.error, headers.has('Retry-After')]).toEqual([503, 'unavailable', true]);
    expect(await db.asSuperuser("select key from rate_limits where key like 'held%'")).toEqual([]);
    expect((await ask({ say: 'espera un poco' })).status).toBe(200);
  });

  test('in the middle of a stream tells so as an event', async () => {
    const engine = scriptedEngine(async ({ onPartial }) => {
      onPartial?.({ text: 'Ho' });
      throw new Failure('model_timeout');
    });
    const { stream, used } = await openFor(open, { engine });
    const text = await stream();
    expect(text).toContain('event: partial\ndata: {"message":"Ho"}');
    expect(text).toMatch(
      /event: error\ndata: \{"error":"model_timeout","message":"[^"]+","status":504\}\n\n$/,
    );
    expect(await used()).toBe(0);
  });

  test('before it starts has a status of its own, also for a reader of events', async () => {
    const { user, functions } = await openFor(open, {}, { usage_icebreaker: 3 });
    const answer = await post(functions, user, say, { Accept: 'text/event-stream' });
    expect([answer.status, answer.body.error]).toEqual([402, 'usage_limit_exceeded']);
  });

  test.each([
    ['usage_limit_exceeded', 3],
    ['model_failed', 0],
    ['model_timeout', 0],
    ['content_refused', 0],
    ['unavailable', 0],
  ] as const)('once it was read says all the same who helps: %s', async (code, used) => {
    const tools = [{ ...counted, conversation: (input: unknown) => (input as { say: string }).say }];
    const engine = scriptedEngine(() => Promise.reject(new Failure(code)));
    const { ask } = await openFor(open, { engine, tools }, { usage_icebreaker: used });
    const failed = (await ask({ say: 'Como no vengas te voy a matar' })).body;
    expect(failed).toMatchObject({ error: code, message: failureTexts[code] });
    expect(failed.helpLines).toEqual([helpLines.emergency, helpLines.genderViolence, helpLines.police]);
    expect((await ask()).body).toMatchObject({ error: code });
    expect((await ask()).body).not.toHaveProperty('helpLines');
  });

  test('because its output breaks the contract is a failure of the model, not an answer', async () => {
    const { ask, used } = await openFor(open, { engine: scriptedEngine(async () => ({ text: '' })) });
    expect((await ask()).status).toBe(502);
    expect(await used()).toBe(0);
  });

  test('because this engine sees no photos costs nothing; with a text beside it the text is answered like any other, and it says so', async () => {
    const { ask, used } = await openFor(open);
    const alone = await ask({ photo: await smallPhoto() });
    expect([alone.status, alone.body.error]).toEqual([415, 'unsupported_image']);
    expect(alone.body.message).toMatch(/no puede ver fotos/);
    const both = { ...say, photo: await smallPhoto() };
    expect((await ask(both)).body).toMatchObject({
      message: 'eco: hola',
      notice: expect.stringMatching(/no puede ver fotos/),
      remainingUses: 2,
    });
    expect(await used()).toBe(1);
    await ask(both);
    await ask(both);
    expect((await ask(both)).body.error).toBe('usage_limit_exceeded');
  });

  test.each([
    ['a model that sees', () => scriptedEngine(async () => ({ text: 'hola' }))],
    [
      'a model that does not',
      () => ({ ...scriptedEngine(async () => ({ text: 'hola' })), canSee: () => false }),
    ],
    ['our own rules', () => undefined],
  ])('because its photo is none costs nothing, whatever reads it: %s', async (_, engineOf) => {
    const engine = engineOf();
    const { db, ask, used } = await openFor(open, engine && { engine });
    const base64 = (text: string) => Buffer.from(text, 'latin1').toString('base64');
    for (const [sent, status] of [
      ['x', 400],
      ['data:image/png;base64,', 400],
      ['https://example.test/foto.jpg', 400],
      [`data:image/png;base64,${base64('no soy una imagen')}`, 415],
      [`data:image/jpeg;base64,${base64('GIF89a')}`, 415],
      [`data:image/jpeg;base64,${base64('\xff\xd8\xff')}`, 415],
    ] as const)
      expect([sent, (await ask({ ...say, photo: sent })).status]).toEqual([sent, status]);
    expect(await used()).toBe(0);
    expect(await db.asSuperuser('select 1 from generations')).toEqual([]);
  });
});
