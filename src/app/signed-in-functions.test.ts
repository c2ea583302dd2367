import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { clockFromFullHour } from '../../test/clock.ts';
import { createUser, describeEngines, openSession, type TestDatabase } from '../../test/engines.ts';
import { type StandIn, startStandIn } from '../../test/models/stand-in.ts';
import { silentLog } from '../../test/rig/silent-log.ts';
import { functionThat } from '../../test/tool-examples.ts';
import { createSessions } from '../account/sessions.server.ts';
import { createEngine } from '../generation/models/create-engine.server.ts';
import type { Engine, EngineRequest } from '../generation/models/engine.server.ts';
import { generationRoutes } from '../generation/pipeline/routes.server.ts';
import { parseEnv } from '../platform/env.server.ts';
import { answerError } from '../platform/http-errors.server.ts';
import { Metrics } from '../platform/metrics.server.ts';
import { createRateLimits } from '../platform/rate-limits.server.ts';
import { toolServers } from '../tools/registry.server.ts';

const good = { inspiration: 'Le gusta la sierra', selectedStyle: 'casual' };

/** The functions behind real sessions, and a browser that was here a moment ago. */
async function visited(db: TestDatabase, model?: StandIn) {
  const written: EngineRequest[] = [];
  const clock = clockFromFullHour();
  const services = {
    env: parseEnv({
      RATE_LIMIT_SCALE: '1',
      ...(model && { AI_MODELS: 'compatible/mock', AI_BASE_URL: `${model.origin}/v1` }),
    }),
    db,
    log: silentLog,
    now: clock.now,
  };
  const metrics = new Metrics();
  const writer = createEngine(services.env, silentLog, metrics);
  const engine: Engine = {
    ...writer,
    generate: (request) => {
      written.push(request);
      return writer.generate(request);
    },
  };
  const app = new Hono();
  app.onError((error, c) => answerError(error, c, silentLog));
  const surface = { ...services, ...createSessions(services), limits: createRateLimits(services) };
  app.route('/', generationRoutes({ ...surface, engine, metrics }, toolServers));
  const user = await createUser(db);
  const token = await openSession(db, user, clock.now());
  const call = async (body: unknown = good, more: Record<string, string> = {}) => {
    const answer = await app.request(`/functions/${functionThat.opens}`, {
      method: 'POST',
      headers: { Cookie: `salero=${token}`, 'Content-Type': 'application/json', ...more },
      body: JSON.stringify(body),
    });
    return { status: answer.status, error: ((await answer.json()) as { error?: string }).error };
  };
  const kept = async () => ({
    uses: (await db.asSuperuser(`select usage_icebreaker as n from profiles`))[0]?.n,
    hits: await db.asSuperuser(`select key, hits::int from rate_limits order by key`),
    running: (await db.asSuperuser(`select count(*)::int as n from generations where status = 'reserved'`))[0]
      ?.n,
  });
  expect((await call()).status).toBe(200);
  return { call, kept, written };
}

describeEngines('somebody who called a function a moment ago', (open) => {
  test('and whose session was ended elsewhere is refused, and nothing is taken or counted', async () => {
    const db = await open();
    const { call, kept, written } = await visited(db);
    const before = await kept();
    await db.asSuperuser('delete from sessions');
    // What is wrong with the rest is told to nobody who is signed out.
    for (const inspiration of [good.inspiration, 7, 'Tiene 15 años y va a 4º de la ESO'])
      expect(await call({ ...good, inspiration })).toEqual({ status: 401, error: 'unauthenticated' });
    expect(await kept()).toEqual(before);
    expect(written).toHaveLength(1);
  });

  test.each([
    ['session has expired meanwhile', 'update sessions set expires_at = created_at'],
    ['account is gone', 'delete from profiles'],
  ])('and whose %s is refused', async (_, sql) => {
    const db = await open();
    const { call } = await visited(db);
    await db.asSuperuser(sql);
    expect((await call()).status).toBe(401);
  });

  test('is addressed as they chose a moment ago on another device', async () => {
    const db = await open();
    const { call, written } = await visited(db);
    await db.asSuperuser(`update profiles set address = 'usted'`);
    await call();
    expect(written.map(({ context }) => context.address)).toEqual(['tu', 'usted']);
  });
});

const options = ['Pregunta concreta', 'Humor', 'Propuesta'].map((angle) => ({
  angle,
  text: '¿Subes a la sierra por las vistas o por el bocadillo?',
}));

async function withModel(db: TestDatabase) {
  const model = await startStandIn();
  onTestFinished(() => model.close());
  model.script({ does: 'answer', text: JSON.stringify({ options }) });
  return { model, ...(await visited(db, model)) };
}

describeEngines('a model', (open) => {
  test.each([
    ['whose session was ended elsewhere', 'delete from sessions', 401],
    ['who has no use left', 'update profiles set usage_icebreaker = 3', 402],
    ['who calls too often', `update rate_limits set hits = 12 where key like 'generation_user_minute%'`, 429],
    ['whose key has another call', `update generations set idempotency_key = 'k'`, 422],
  ])('is never asked for somebody %s', async (_, sql, status) => {
    const db = await open();
    const { model, call } = await withModel(db);
    await db.asSuperuser(sql);
    const other = { ...good, inspiration: 'Le gusta el mar' };
    expect((await call(other, { 'Idempotency-Key': 'k' })).status).toBe(status);
    expect(model.calls).toHaveLength(1);
  });
});
