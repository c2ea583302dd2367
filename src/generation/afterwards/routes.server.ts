import { and, eq, type SQL, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { readBody } from '../../account/read-body.server.ts';
import type { Surface } from '../../account/sessions.server.ts';
import type { Tx } from '../../platform/db.server.ts';
import { cleaned } from '../../platform/hostile-text.server.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import type { Metrics } from '../../platform/metrics.server.ts';
import { requirePathId } from '../../platform/request.server.ts';
import { currentUser, feedback, generations, outcomes } from '../../platform/schema.server.ts';
import { angleCharacters, mostHeld, reportCharacters } from './limits.ts';
import { fewestOutcomes, type OutcomeGroup, type Outcomes } from './outcomes.ts';

/** `POST /api/feedback`: `text` is there only where the person ticks the box that hands it over. */
const feedbackBody = z.strictObject({
  generationId: z.uuid(),
  mark: z.enum(['useful', 'useless', 'wrong']),
  text: z.optional(z.nullable(z.string().check(z.maxLength(reportCharacters)))),
});

const answer = z.optional(z.nullable(z.boolean()));

const outcomeBody = z.strictObject({
  angle: z.string().check(z.minLength(1), z.maxLength(angleCharacters)),
  characters: z.int().check(z.gte(0), z.lte(reportCharacters)),
  answered: answer,
  met: answer,
});

const mostBodyBytes = 128 * 1024;

/** What a person says of an answer once they have it. Decision 0068. */
export function afterwardsRoutes({
  db,
  metrics,
  now,
  requireUser,
  limits,
}: Surface & { metrics: Metrics }): Hono {
  const given = metrics.counter('salero_feedback_total', 'Marks given to answers, by tool, engine and mark');
  const routes = new Hono();

  routes.post('/feedback', async (c) => {
    const user = await requireUser(c);
    await limits.check(user.id, 'feedback_user_minute', 'feedback_user_day');
    const { generationId, mark, text } = await readBody(c, cleaned.pipe(feedbackBody), mostBodyBytes);
    const { tool, engine } = await db.asUser(user.id, async (tx) => {
      const generation = await requireDelivered(tx, user.id, generationId);
      const said = { mark, text: text?.trim() || null, created_at: now() };
      await tx
        .insert(feedback)
        .values({ generation_id: generationId, user_id: user.id, ...said })
        .onConflictDoUpdate({ target: feedback.generation_id, set: said });
      if (said.text !== null) await forgetOldTexts(tx);
      return generation;
    });
    given.add({ tool, engine: engine ?? 'embedded', mark });
    return c.body(null, 204);
  });

  routes.put('/outcomes/:id', async (c) => {
    const user = await requireUser(c);
    await limits.check(user.id, 'feedback_user_minute', 'feedback_user_day');
    const id = requirePathId(c);
    const { angle, characters, answered, met } = await readBody(c, cleaned.pipe(outcomeBody));
    await db.asUser(user.id, async (tx) => {
      await requireDelivered(tx, user.id, id);
      const told = { answered, met };
      await tx
        .insert(outcomes)
        .values({ user_id: user.id, generation_id: id, angle, characters, created_at: now(), ...told })
        .onConflictDoUpdate({ target: [outcomes.generation_id, outcomes.angle], set: { angle, ...told } });
      await forgetOldOutcomes(tx);
    });
    return c.body(null, 204);
  });

  routes.get('/outcomes', async (c) => {
    const user = await requireUser(c);
    return c.json(await db.asUser(user.id, readOutcomes, { readsAtOnce: true }));
  });

  return routes;
}

async function requireDelivered(tx: Tx, userId: string, id: string) {
  const [found] = await tx
    .select({ tool: generations.tool, engine: generations.engine })
    .from(generations)
    .where(and(eq(generations.id, id), eq(generations.user_id, userId), eq(generations.status, 'delivered')));
  if (!found) throw new Failure('not_found');
  return found;
}

const forgetOldTexts = (tx: Tx) =>
  tx.execute(sql`
    update feedback set text = null where generation_id in (
      select generation_id from feedback where user_id = ${currentUser} and text is not null
      order by created_at desc, generation_id offset ${mostHeld.texts})`);

const forgetOldOutcomes = (tx: Tx) =>
  tx.execute(sql`
    delete from outcomes where id in (
      select id from outcomes where user_id = ${currentUser}
      order by created_at desc, id offset ${mostHeld.outcomes})`);

const lengthOf = sql`case when characters <= 40 then 'Muy cortas (hasta 40 caracteres)'
  when characters <= 120 then 'Cortas (de 41 a 120)' else 'Largas (más de 120)' end`;

const grouped = (name: SQL) => sql`
  select ${name} as name, count(*)::int as told,
    count(*) filter (where answered or met)::int as answered, count(*) filter (where met)::int as met
  from outcomes
  where user_id = ${currentUser} and (answered is not null or met is not null)
  group by 1 order by count(*) filter (where answered or met)::float / count(*) desc, 1`;

async function readOutcomes(tx: Tx): Promise<Outcomes> {
  const names = [sql`''`, sql`angle`, lengthOf];
  const [all, byAngle, byLength] = await Promise.all(
    names.map((name) => tx.execute<OutcomeGroup & Record<string, unknown>>(grouped(name))),
  );
  const enough = (found: typeof all) => (found?.rows ?? []).filter(({ told }) => told >= fewestOutcomes);
  return { told: all?.rows[0]?.told ?? 0, byAngle: enough(byAngle), byLength: enough(byLength) };
}
