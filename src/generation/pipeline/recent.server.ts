import { and, desc, eq, gt, isNotNull, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Surface } from '../../account/sessions.server.ts';
import type { Tx } from '../../platform/db.server.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import { feedback, generations, outcomes } from '../../platform/schema.server.ts';
import type { AnyTool, Fields } from '../models/engine.server.ts';
import { mostRecentAnswers, type RecentAnswers } from '../recent.ts';
import { isOneOf } from './ledger-sql.server.ts';

/** Five of the longest chats with what they were answered, in any script but emojis. */
const mostBytes = 400_000;

/** The limits of a day, and a key by which a call may be repeated, ask for a row. */
const dayMs = 24 * 60 * 60_000;

/** `GET /recent?tool=ID`: what this person was last answered, so that a reload loses nothing that was paid for. `DELETE /recent` forgets all of it, and the rows that nothing needs. */
export function recentRoutes({ db, now, requireUser }: Surface, tools: readonly AnyTool[]): Hono {
  const ids = new Set(tools.map(({ contract }) => contract.id));
  const routes = new Hono();
  routes.delete('/recent', async (c) => {
    const user = await requireUser(c);
    await db.asService((tx) => forgetRecent(tx, user.id, now()));
    // What somebody has told of an answer is for their own role alone to read.
    const unneeded = await db.asUser(user.id, (tx) => readUnneeded(tx, user.id, now()));
    if (unneeded.length > 0)
      await db.asService((tx) => tx.delete(generations).where(isOneOf(unneeded.map(({ id }) => id))));
    return c.body(null, 204);
  });
  return routes.get('/recent', async (c) => {
    const user = await requireUser(c);
    const tool = c.req.query('tool') ?? '';
    if (!ids.has(tool)) throw new Failure('invalid_input', { fields: { tool: 'No es una herramienta.' } });
    const rows = await db.asUser(user.id, (tx) => readRecent(tx, user.id, tool, now()));
    return c.json(presentRecent(rows), 200, { 'Cache-Control': 'private, no-store' });
  });
}

async function forgetRecent(tx: Tx, userId: string, at: Date): Promise<void> {
  const { user_id, result, status } = generations;
  await tx
    .update(generations)
    .set({ input: null, result: null, request_hash: null, result_expires_at: at })
    .where(and(eq(user_id, userId), or(isNotNull(result), eq(status, 'reserved'))));
}

/** Which tool, and when: it costs or has cost nothing today, our rules do not ask it what they wrote, and nobody has said anything of it. */
function readUnneeded(tx: Tx, userId: string, at: Date) {
  const { id, user_id, status, given, charged, cost_micro_eur, created_at } = generations;
  const isFree = and(eq(charged, false), eq(cost_micro_eur, 0));
  const isOfEarlier = lt(created_at, new Date(at.getTime() - dayMs));
  const said = [feedback, outcomes].map((table) =>
    notExists(tx.select({ one: sql`1` }).from(table).where(eq(table.generation_id, id))),
  );
  return tx
    .select({ id })
    .from(generations)
    .where(and(eq(user_id, userId), ne(status, 'reserved'), isNull(given), or(isFree, isOfEarlier), ...said));
}

function readRecent(tx: Tx, userId: string, tool: string, at: Date) {
  const { id, user_id, created_at, input, result, result_expires_at } = generations;
  const bytes = sql`octet_length(${input}::text) + octet_length(${result}::text)`;
  const newest = tx
    .select({
      id,
      created_at,
      input,
      result,
      bytes: sql`${bytes}`.as('bytes'),
      soFar: sql`sum(${bytes}) over (order by ${created_at} desc)`.as('so_far'),
    })
    .from(generations)
    .where(and(eq(user_id, userId), eq(generations.tool, tool), isNotNull(input), gt(result_expires_at, at)))
    .orderBy(desc(created_at))
    .limit(mostRecentAnswers)
    .as('newest');
  return tx
    .select({ id: newest.id, created_at: newest.created_at, input: newest.input, result: newest.result })
    .from(newest)
    .where(sql`${newest.soFar} <= ${mostBytes} or ${newest.soFar} = ${newest.bytes}`)
    .orderBy(desc(newest.created_at));
}

const presentRecent = (rows: Awaited<ReturnType<typeof readRecent>>): RecentAnswers<Fields, Fields> => ({
  items: rows.map(({ id, created_at, input, result }) => ({
    generationId: id,
    createdAt: created_at.toISOString(),
    input: input as Fields,
    answer: result as RecentAnswers<Fields, Fields>['items'][number]['answer'],
  })),
});
