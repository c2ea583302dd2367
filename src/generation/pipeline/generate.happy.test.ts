import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createUser, describeEngines, type Open } from '../../../test/engines.ts';
import {
  asPerson,
  type Functions,
  letLeasesLapse,
  openFor,
  openFunctions,
  post,
  scriptedEngine,
  send,
} from '../../../test/models/open-functions.ts';
import type { Engine } from '../models/engine.server.ts';
import { sweepGenerations } from './sweep.server.ts';

const say = { say: 'hola' };
const settings = { AI_DAILY_SPEND_CAP_EUR: '1' };

/** A site of 1 € a day, whose model costs so much an answer. */
async function openCapped(open: Open, microEur: number) {
  const engine: Engine = {
    ...scriptedEngine(async ({ meter }) => {
      meter.costMicroEur = microEur;
      return { text: 'del modelo' };
    }),
    expectedMicroEur: () => microEur,
  };
  const { db, functions } = await openFor(open, { engine, settings });
  const ask = async (who: string) => (await post(functions, who, say, {}, 'do-uncounted')).body;
  const engines = async (who: string) =>
    [await ask(who), await ask(who), await ask(who)].map((body) => body.engine);
  const [free, paying] = [() => createUser(db), () => createUser(db, { tier: 'pro' })];
  return { functions, ask, engines, free, paying };
}

describeEngines('a tool’s function', (open) => {
  test('answers in the shape of its contract, and says who wrote it and what is left', async () => {
    const { user, ask, used } = await openFor(open);
    const { status, body } = await ask({ ...say, userId: user });
    expect(status).toBe(200);
    expect(body).toEqual({
      message: 'eco: hola',
      generationId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      remainingUses: 2,
      refinementsLeft: 5,
      ai_generated: true,
      engine: 'embedded',
      metadata: { sources: { message: 'rules' } },
    });
    expect(await used()).toBe(1);
    const uncounted = await ask(say, undefined, 'do-uncounted');
    expect(uncounted.body).toMatchObject({ remainingUses: null, refinementsLeft: 0 });
    expect(await used()).toBe(1);
  });

  test('lets our own rules have the last word on what an engine wrote', async () => {
    const { ask } = await openFor(open);
    const told = async (body: object) => (await ask(body, undefined, 'do-uncounted')).body.message;
    expect([await told({ say: 'peligro' }), await told(say)]).toEqual(['lo sabemos seguro', 'eco: hola']);
  });

  test('gives a free user what is free, then asks for Premium, which has no limit and is not counted', async () => {
    const { db, user, ask, used } = await openFor(open);
    const left = [];
    for (let i = 0; i < 3; i++) left.push((await ask()).body.remainingUses);
    expect(left).toEqual([2, 1, 0]);
    const refused = await ask();
    expect(refused.status).toBe(402);
    expect(refused.body).toEqual({
      error: 'usage_limit_exceeded',
      message: 'Has alcanzado tu límite gratuito. Hazte Premium para seguir ligando con estilo.',
      remainingUses: 0,
    });
    await db.asSuperuser(`update profiles set subscription_tier = 'pro' where id = '${user}'`);
    expect((await ask()).body).toMatchObject({ message: 'eco: hola', remainingUses: null });
    expect(await used()).toBe(3);
  });

  test('writes as it goes when asked for events: partials that grow, then the result', async () => {
    const text = 'una, dos y tres';
    const engine = scriptedEngine(async ({ onPartial }) => {
      for (let end = 4; end <= text.length; end += 1) {
        onPartial?.({ text: text.slice(0, end) });
        // Slower than partial answers are sent.
        await pause(60);
      }
      return { text };
    });
    const app = new Hono();
    app.use((c, next) => {
      c.header('Set-Cookie', 'renovada');
      return next();
    });
    const { user, functions } = await openFor(open, { engine });
    app.route('/', functions.app);
    const response = await send({ app }, user, say, { Accept: 'text/event-stream' });
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(response.headers.getSetCookie()).toEqual(['renovada']);
    const events = (await response.text()).split('\n\n').filter(Boolean);
    expect(events.at(-1)).toMatch(/^event: result\n/);
    const partials = events
      .slice(0, -1)
      .map((event) => JSON.parse(event.replace(/^event: partial\ndata: /, '')));
    expect(partials.length).toBeGreaterThan(1);
    for (const { message } of partials) expect(text.startsWith(message)).toBe(true);
    expect(JSON.parse((events.at(-1) ?? '').replace(/^event: result\ndata: /, ''))).toMatchObject({
      message: text,
      remainingUses: 2,
    });
  });

  test('gives the same key and body the same answer, byte for byte, and takes one use', async () => {
    let calls = 0;
    const engine = scriptedEngine(async () => ({ text: `vez ${++calls}` }));
    const { db, user, functions, ask, used } = await openFor(open, { engine });
    const bytes = async (at: Functions, body: object = say) =>
      (await send(at, user, body, { 'Idempotency-Key': 'a' })).text();
    const first = await bytes(functions);
    expect(first).toMatch(/^\{"message":"vez 1","generationId"/);
    expect(await bytes(functions, { userId: user, ...say })).toBe(first);
    expect(await bytes(openFunctions(db, { engine }))).toBe(first);
    expect([calls, await used()]).toEqual([1, 1]);
    const reused = await ask({ say: 'otra cosa' }, 'a');
    expect([reused.status, reused.body.error]).toEqual([422, 'key_reused']);
    const other = asPerson(functions, await createUser(db));
    expect((await other.ask(say, 'a')).body.message).toBe('vez 2');
  });

  test('answers 40 copies of one call, on two instances, with one call to the model', async () => {
    let calls = 0;
    const engine = scriptedEngine(async () => {
      calls += 1;
      return pause(150, { text: 'una' });
    });
    const { db, user, used } = await openFor(open);
    const instances = [1, 2].map(() => asPerson(openFunctions(db, { engine }), user));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => instances.map(({ ask }) => ask(say, 'same'))).flat(),
    );
    for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
    expect(answers[0]?.status).toBe(200);
    expect([calls, await used()]).toEqual([1, 1]);
  });

  test('refines a result five times at no cost, whichever version the chip was on', async () => {
    const { ask, used } = await openFor(open);
    const original = (await ask()).body;
    const refine = (of: unknown) => ask({ ...say, refine: { of, chip: 'shorter', text: 'hola' } });
    const first = await refine(original.generationId);
    expect(first.body).toMatchObject({
      message: 'shorter: hola',
      alternatives: [],
      refinementsLeft: 4,
      remainingUses: 2,
    });
    const left = [];
    for (let i = 0; i < 4; i++) left.push((await refine(first.body.generationId)).body.refinementsLeft);
    expect(left).toEqual([3, 2, 1, 0]);
    const sixth = await refine(original.generationId);
    expect([sixth.status, sixth.body.error]).toEqual([400, 'invalid_input']);
    expect(await used()).toBe(1);
  });

  test('counts tokens and cost in the ledger and in the metrics, and adds them up for the day', async () => {
    const engine = scriptedEngine(async ({ meter }) => {
      Object.assign(meter, { model: 'm/x', inputTokens: 10, outputTokens: 5, costMicroEur: 700 });
      return { text: 'hola' };
    });
    const { db, functions, ask } = await openFor(open, { engine });
    await ask();
    await ask();
    expect(
      await db.asSuperuser(
        'select distinct model, input_tokens, output_tokens, cost_micro_eur::int as cost from generations',
      ),
    ).toEqual([{ model: 'm/x', input_tokens: 10, output_tokens: 5, cost: 700 }]);
    expect(await db.asSuperuser('select micro_eur::int as n from daily_spend')).toEqual([{ n: 1400 }]);
    expect(functions.metrics.render()).toContain(
      'salero_generations_total{tool="counted",engine="model",outcome="delivered"} 2',
    );
  });

  test('writes by its own rules, says so and takes no use, once the day’s money is spent: half of it is left to Premium', async () => {
    const engine = scriptedEngine(async ({ meter }) => {
      meter.costMicroEur = 300_000;
      return { text: 'del modelo' };
    });
    const { db, functions, ask, used } = await openFor(open, { engine, settings });
    const bodies = [(await ask()).body, (await ask()).body, (await ask()).body];
    expect(bodies.map((body) => body.engine)).toEqual(['model', 'model', 'embedded']);
    expect(bodies[2]).toMatchObject({
      message: 'eco: hola',
      notice: expect.stringContaining('tope'),
      remainingUses: 1,
    });
    expect(await used()).toBe(2);
    const paid = [];
    for (let i = 0; i < 3; i++)
      paid.push((await post(functions, await createUser(db, { tier: 'pro' }), say)).body);
    expect(paid.map((body) => body.engine)).toEqual(['model', 'model', 'embedded']);
  });

  test('of one free account spends a twentieth of the day’s money, and leaves the rest to everybody else', async () => {
    const { functions, ask, engines, free, paying } = await openCapped(open, 30_000);
    const user = await free();
    expect(await engines(user)).toEqual(['model', 'model', 'embedded']);
    expect((await ask(user)).notice).toContain('tope de uso de la IA con una cuenta gratuita');
    expect(await engines(await paying())).toEqual(['model', 'model', 'model']);
    expect((await ask(await free())).engine).toBe('model');
    functions.clock.offsetMs = 24 * 60 * 60_000;
    expect((await ask(user)).engine).toBe('model');
  });

  test('of one Premium account spends a quarter of the day’s money, says so, and leaves the rest to the others who pay', async () => {
    const { functions, ask, engines, free, paying } = await openCapped(open, 130_000);
    const keen = await paying();
    expect(await engines(keen)).toEqual(['model', 'model', 'embedded']);
    expect((await ask(keen)).notice).toMatch(/tu cuenta .* parte .* Mañana/);
    expect((await ask(await free())).engine).toBe('model');
    expect((await ask(await paying())).engine).toBe('model');
    functions.clock.offsetMs = 24 * 60 * 60_000;
    expect((await ask(keen)).engine).toBe('model');
  });

  test('counts what calls under way are expected to cost, until it is known, and of a process that died for good', async () => {
    const end = Promise.withResolvers<void>();
    let asked = 0;
    const engine: Engine = {
      ...scriptedEngine(async ({ meter }) => {
        asked += 1;
        await end.promise;
        meter.costMicroEur = 100;
        return { text: 'del modelo' };
      }),
      expectedMicroEur: () => 600_000,
    };
    const { db, functions, ask } = await openFor(open, { engine, settings });
    const paying = [await createUser(db, { tier: 'pro' }), await createUser(db, { tier: 'pro' })];
    const under = paying.map((user) => post(functions, user, say));
    await expect.poll(() => asked, { timeout: 10_000 }).toBe(2);
    expect((await ask()).body).toMatchObject({ engine: 'embedded', remainingUses: 3 });
    end.resolve();
    await Promise.all(under);
    expect((await ask()).body.engine).toBe('model');
    const spent = async () => (await db.asSuperuser('select micro_eur::int as n from daily_spend'))[0]?.n;
    expect(await spent()).toBe(300);
    await db.asSuperuser(`update generations set status = 'reserved', cost_micro_eur = 600000
      where id = (select id from generations where cost_micro_eur > 0 limit 1)`);
    await letLeasesLapse(db);
    await sweepGenerations(functions.services);
    expect(await spent()).toBe(600_300);
  });
});
