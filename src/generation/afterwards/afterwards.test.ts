import { expect, test } from 'vitest';
import { readReports, readTotals } from '../../../scripts/feedback.ts';
import { createUser, describeEngines, type Open, type TestDatabase } from '../../../test/engines.ts';
import { openRoutes } from '../../../test/open-routes.ts';
import { saidKeptDays, sweepSessions } from '../../account/sweep.server.ts';
import { mostHeld } from './limits.ts';
import { afterwardsRoutes } from './routes.server.ts';

async function openAfterwards(open: Open, settings?: Record<string, string>) {
  const db = await open();
  const { call, services, metrics } = openRoutes(db, afterwardsRoutes, settings);
  return {
    db,
    call: (user: string, method: string, path: string, body?: object) => call(user, path, { method, body }),
    services,
    metrics,
    ana: await createUser(db),
    eva: await createUser(db),
  };
}

let made = 0;
async function answerOf(db: TestDatabase, userId: string, values: Record<string, string | null> = {}) {
  made += 1;
  const usual = { tool: 'one', status: 'delivered', engine: 'embedded', model: null, prompt: null };
  const row = { ...usual, ...values };
  const [found] = await db.asSuperuser(`insert into generations
    (user_id, idempotency_key, request_hash, lease_expires_at, tool, status, engine, model, prompt)
    values ('${userId}', 'k${made}', '\\x00', now(), '${row.tool}', '${row.status}', '${row.engine}',
      ${row.model && `'${row.model}'`}, ${row.prompt && `'${row.prompt}'`}) returning id`);
  return String(found?.id);
}

describeEngines('what people say of an answer', (open) => {
  test('one mark an answer, the last one counts, and the text is kept only where it was handed over', async () => {
    const { db, call, metrics, ana } = await openAfterwards(open);
    const generationId = await answerOf(db, ana);
    const say = (said: object) => call(ana, 'POST', '/feedback', { generationId, ...said });
    const kept = () => db.asSuperuser('select mark, text from feedback');
    expect(await say({ mark: 'wrong', text: ' Me habla de\u200b usted ' })).toEqual({
      status: 204,
      body: null,
    });
    expect(await kept()).toEqual([{ mark: 'wrong', text: 'Me habla de usted' }]);
    expect((await say({ mark: 'useful' })).status).toBe(204);
    expect(await kept()).toEqual([{ mark: 'useful', text: null }]);
    expect(metrics.render()).toContain('salero_feedback_total{tool="one",engine="embedded",mark="wrong"} 1');
  });

  test('an answer of somebody else, one that never came and one that does not exist are the same: 404, and nothing is kept', async () => {
    const { db, call, ana, eva } = await openAfterwards(open);
    const [theirs, never] = [await answerOf(db, ana), await answerOf(db, eva, { status: 'released' })];
    const refusals = [];
    for (const id of [theirs, never, '00000000-0000-4000-8000-000000000000']) {
      refusals.push(await call(eva, 'POST', '/feedback', { generationId: id, mark: 'wrong' }));
      refusals.push(
        await call(eva, 'PUT', `/outcomes/${id}`, { angle: 'Directo', characters: 9, met: true }),
      );
    }
    expect(new Set(refusals.map((refusal) => JSON.stringify(refusal))).size).toBe(1);
    expect(refusals[0]?.status).toBe(404);
    expect(await db.asSuperuser('select 1 from feedback union all select 1 from outcomes')).toEqual([]);
    // Ana's is hers to mark, whatever Eva tried.
    expect((await call(ana, 'POST', '/feedback', { generationId: theirs, mark: 'useful' })).status).toBe(204);
  });

  test('bodies that no page sends are refused, nobody speaks without a session, and nobody speaks all day', async () => {
    const { db, call, ana } = await openAfterwards(open, { RATE_LIMIT_SCALE: '1' });
    const generationId = await answerOf(db, ana);
    const wrong = [
      { generationId },
      { generationId, mark: 'great' },
      { generationId: 'x', mark: 'useful' },
      { generationId, mark: 'wrong', text: 'x'.repeat(20_001) },
      { generationId, mark: 'wrong', user_id: ana },
    ];
    const wrongOutcomes = [
      { angle: '', characters: 1 },
      { angle: 'a', characters: -1 },
      { angle: 'a', characters: 1, met: 1 },
    ];
    const deep = JSON.parse('['.repeat(60) + ']'.repeat(60));
    const never = [{}, deep, { many: Array(2_000).fill(1) }];
    for (const body of [...wrong, ...never])
      expect((await call(ana, 'POST', '/feedback', body)).status).toBe(400);
    for (const body of [...wrongOutcomes, ...never])
      expect((await call(ana, 'PUT', `/outcomes/${generationId}`, body)).status).toBe(400);
    expect((await call('', 'POST', '/feedback', { generationId, mark: 'useful' })).status).toBe(401);
    expect((await call('', 'GET', '/outcomes')).status).toBe(401);
    const statuses = [];
    for (let n = 0; n < 25; n += 1)
      statuses.push((await call(ana, 'POST', '/feedback', { generationId, mark: 'useful' })).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([204, 429]);
  });

  test('totals tell tools, models and instructions apart, and reports are what was handed over', async () => {
    const { db, call, services, ana } = await openAfterwards(open);
    const model = { engine: 'model', model: 'm/x' };
    const said: [Record<string, string>, object][] = [
      [{ ...model, prompt: 'aaaaaaaa' }, { mark: 'useful' }],
      [
        { ...model, prompt: 'bbbbbbbb' },
        { mark: 'wrong', text: 'Inventa un bar' },
      ],
      [{ ...model, prompt: 'bbbbbbbb' }, { mark: 'useless' }],
      [{ tool: 'other' }, { mark: 'wrong' }],
    ];
    for (const [values, body] of said)
      await call(ana, 'POST', '/feedback', { generationId: await answerOf(db, ana, values), ...body });
    const since = new Date(services.now().getTime() - 1_000);
    const none = {
      motor: 'm/x',
      instrucciones: 'bbbbbbbb',
      útil: 0,
      'no sirve': 0,
      'está mal': 0,
      '% mal': 0,
    };
    expect(await db.asService((tx) => readTotals(tx, since))).toEqual([
      { ...none, herramienta: 'other', motor: 'reglas', instrucciones: '—', 'está mal': 1, '% mal': 100 },
      { ...none, herramienta: 'one', 'no sirve': 1, 'está mal': 1, '% mal': 50 },
      { ...none, herramienta: 'one', instrucciones: 'aaaaaaaa', útil: 1 },
    ]);
    const reports = await db.asService((tx) => readReports(tx, since));
    expect(reports.map(({ text }) => text)).toEqual(['Inventa un bar']);
    const later = new Date(services.now().getTime() + 1_000);
    expect(await db.asService((tx) => readTotals(tx, later))).toEqual([]);
  });

  test('what worked is told by angle and by length, from five on, and only to whoever told it', async () => {
    const { db, call, ana, eva } = await openAfterwards(open);
    const tell = async (user: string, body: object) =>
      call(user, 'PUT', `/outcomes/${await answerOf(db, user)}`, body);
    for (let n = 0; n < 4; n += 1) await tell(ana, { angle: 'Con humor', characters: 30, answered: n < 3 });
    expect((await call(ana, 'GET', '/outcomes')).body).toEqual({ told: 4, byAngle: [], byLength: [] });
    await tell(ana, { angle: 'Con humor', characters: 41, met: true });
    await tell(ana, { angle: 'Directo', characters: 200, answered: false });
    await tell(eva, { angle: 'Directo', characters: 200, answered: true });
    const humour = { name: 'Con humor', told: 5, answered: 4, met: 1 };
    expect((await call(ana, 'GET', '/outcomes')).body).toEqual({ told: 6, byAngle: [humour], byLength: [] });
  });

  test('an answer that is told again replaces the first, and one taken back is not counted', async () => {
    const { db, call, ana } = await openAfterwards(open);
    const id = await answerOf(db, ana);
    const tell = (told: object) =>
      call(ana, 'PUT', `/outcomes/${id}`, { angle: 'Directo', characters: 9, ...told });
    await tell({ answered: true });
    await tell({ met: false });
    expect(await db.asSuperuser('select answered, met from outcomes')).toEqual([
      { answered: true, met: false },
    ]);
    await tell({ answered: null, met: null });
    expect((await call(ana, 'GET', '/outcomes')).body.told).toBe(0);
  });

  test('of one person only so many texts and outcomes are held, the newest, and nobody else loses one', async () => {
    const { db, call, ana, eva } = await openAfterwards(open);
    for (const user of [ana, eva]) {
      await db.asSuperuser(`with made as (insert into generations
          (user_id, idempotency_key, request_hash, lease_expires_at, tool, status)
          select '${user}', 'many' || n, '\\x00', now(), 'one', 'delivered'
          from generate_series(1, ${mostHeld.outcomes}) n returning id, idempotency_key)
        insert into feedback (generation_id, user_id, mark, text, created_at)
          select id, '${user}', 'wrong', idempotency_key, 'epoch' from made`);
      await db.asSuperuser(`insert into outcomes (user_id, generation_id, angle, characters, created_at)
        select user_id, generation_id, 'a', 1, created_at from feedback where user_id = '${user}'`);
    }
    const generationId = await answerOf(db, ana);
    await call(ana, 'POST', '/feedback', { generationId, mark: 'wrong', text: 'La última' });
    await call(ana, 'PUT', `/outcomes/${generationId}`, { angle: 'La última', characters: 1, met: true });
    const held = async (user: string) =>
      (
        await db.asSuperuser(`select
          (select count(text)::int from feedback where user_id = '${user}') as texts,
          (select count(*)::int from feedback where user_id = '${user}') as marks,
          (select count(*)::int from outcomes where user_id = '${user}') as outcomes`)
      )[0];
    const { outcomes } = mostHeld;
    expect(await held(ana)).toEqual({ texts: mostHeld.texts, marks: outcomes + 1, outcomes });
    expect(await held(eva)).toEqual({ texts: outcomes, marks: outcomes, outcomes });
    const newest = await db.asSuperuser(
      `select 1 from feedback join outcomes using (generation_id) where text = angle`,
    );
    expect(newest).toHaveLength(1);
  });

  test('a text that was handed over is forgotten after ninety days, and every mark after a year', async () => {
    const { db, call, services, ana } = await openAfterwards(open);
    const days = [saidKeptDays.text - 1, saidKeptDays.text + 1, saidKeptDays.mark + 1];
    for (const ago of days) {
      const generationId = await answerOf(db, ana);
      await call(ana, 'POST', '/feedback', { generationId, mark: 'wrong', text: 'Así no' });
      await call(ana, 'PUT', `/outcomes/${generationId}`, { angle: 'a', characters: 1, met: true });
      for (const table of ['feedback', 'outcomes'])
        await db.asSuperuser(`update ${table} set created_at = created_at - interval '${ago} days'
          where generation_id = '${generationId}'`);
    }
    await sweepSessions(services);
    const left = await db.asSuperuser('select text from feedback order by created_at');
    expect(left).toEqual([{ text: null }, { text: 'Así no' }]);
    expect(await db.asSuperuser('select 1 from outcomes')).toHaveLength(2);
  });
});
