import { and, desc, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import type { Tx } from '../../platform/db.server.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import { generations } from '../../platform/schema.server.ts';
import type { Services } from '../../platform/services.server.ts';
import type { AnyTool, Fields } from '../models/engine.server.ts';
import { mostRecentAnswers, type RecentAnswers } from '../recent.ts';

/** Five of the longest chats with what they were answered, in any script but emojis. */
const mostBytes = 400_000;

interface Surface {
  requireUser(c: Context): Promise<{ id: string }>;
  tools: readonly AnyTool[];
}

/** `GET /recent?tool=ID`: what this person was last answered, so that a reload loses nothing that was paid for. `DELETE /recent` forgets all of it. */
export function recentRoutes({ db, now }: Services, { requireUser, tools }: Surface): Hono {
  const ids = new Set(tools.map(({ contract }) => contract.id));
  const routes = new Hono();
  routes.delete('/recent', async (c) => {
    const user = await requireUser(c);
    await db.asService((tx) => forgetRecent(tx, user.id, now()));
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
  await tx
    .update(generations)
    .set({ input: null, result: null, request_hash: null, result_expires_at: at })
    .where(
      and(
        eq(generations.user_id, userId),
        or(isNotNull(generations.result), eq(generations.status, 'reserved')),
      ),
    );
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
