import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Surface } from '../../account/sessions.server.ts';
import type { Tx } from '../../platform/db.server.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import { currentUser } from '../../platform/schema.server.ts';
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
    const unneeded = await db.asUser(user.id, (tx) => readUnneeded(tx, now()));
    if (unneeded.length > 0)
      await db.asService((tx) => tx.execute(sql`delete from generations where ${isOneOf(unneeded)}`));
    return c.body(null, 204);
  });
  return routes.get('/recent', async (c) => {
    const user = await requireUser(c);
    const tool = c.req.query('tool') ?? '';
    if (!ids.has(tool)) throw new Failure('invalid_input', { fields: { tool: 'No es una herramienta.' } });
    const rows = await db.asUser(user.id, (tx) => readRecent(tx, tool, now()));
    return c.json(presentRecent(rows), 200, { 'Cache-Control': 'private, no-store' });
  });
}

const forgetRecent = (tx: Tx, userId: string, at: Date) =>
  tx.execute(sql`
    update generations set input = null, result = null, request_hash = null, result_expires_at = ${at.toISOString()}::timestamptz
    where user_id = ${userId}::uuid and (result is not null or status = 'reserved')`);

/** Which tool, and when: it costs or has cost nothing today, our rules do not ask it what they wrote, and nobody has said anything of it. */
async function readUnneeded(tx: Tx, at: Date): Promise<string[]> {
  const dayBefore = new Date(at.getTime() - dayMs).toISOString();
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from generations g
    where user_id = ${currentUser} and status <> 'reserved' and given is null
      and ((not charged and cost_micro_eur = 0) or created_at < ${dayBefore}::timestamptz)
      and not exists (select from feedback where generation_id = g.id)
      and not exists (select from outcomes where generation_id = g.id)`);
  return rows.map(({ id }) => id);
}

interface RecentRow extends Record<string, unknown> {
  id: string;
  created_at: string;
  input: Fields;
  result: RecentAnswers<Fields, Fields>['items'][number]['answer'];
}

async function readRecent(tx: Tx, tool: string, at: Date): Promise<RecentRow[]> {
  const { rows } = await tx.execute<RecentRow>(sql`
    select id, created_at, input, result from (
      select *, sum(bytes) over (order by created_at desc) as so_far from (
        select id, created_at, input, result, octet_length(input::text) + octet_length(result::text) as bytes
        from generations
        where user_id = ${currentUser} and tool = ${tool} and input is not null
          and result_expires_at > ${at.toISOString()}::timestamptz
        order by created_at desc limit ${mostRecentAnswers}) newest) counted
    where so_far <= ${mostBytes} or so_far = bytes
    order by created_at desc`);
  return rows;
}

const presentRecent = (rows: readonly RecentRow[]): RecentAnswers<Fields, Fields> => ({
  items: rows.map(({ id, created_at, input, result }) => ({
    generationId: id,
    createdAt: new Date(created_at).toISOString(),
    input,
    answer: result,
  })),
});
