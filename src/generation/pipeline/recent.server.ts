import { and, desc, eq, gt, isNotNull } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { Failure } from '../../platform/http-errors.server.ts';
import { generations } from '../../platform/schema.server.ts';
import type { Services } from '../../platform/services.server.ts';
import type { AnyTool, Fields } from '../models/engine.server.ts';
import { mostRecentAnswers, type RecentAnswers } from '../recent.ts';

interface Surface {
  requireUser(c: Context): Promise<{ id: string }>;
  tools: readonly AnyTool[];
}

/** `GET /recent?tool=ID`: what this person was last answered, so that a reload loses nothing that was paid for. */
export function recentRoutes({ db, now }: Services, { requireUser, tools }: Surface): Hono {
  const ids = new Set(tools.map(({ contract }) => contract.id));
  return new Hono().get('/recent', async (c) => {
    const user = await requireUser(c);
    const tool = c.req.query('tool') ?? '';
    if (!ids.has(tool)) throw new Failure('invalid_input', { fields: { tool: 'No es una herramienta.' } });
    const rows = await db.asUser(user.id, (tx) =>
      tx
        .select()
        .from(generations)
        .where(
          and(
            eq(generations.user_id, user.id),
            eq(generations.tool, tool),
            isNotNull(generations.input),
            gt(generations.result_expires_at, now()),
          ),
        )
        .orderBy(desc(generations.created_at))
        .limit(mostRecentAnswers),
    );
    return c.json(presentRecent(rows), 200, { 'Cache-Control': 'private, no-store' });
  });
}

const presentRecent = (rows: (typeof generations.$inferSelect)[]): RecentAnswers<Fields, Fields> => ({
  items: rows.map(({ id, created_at, input, result }) => ({
    generationId: id,
    createdAt: created_at.toISOString(),
    input: input as Fields,
    answer: result as RecentAnswers<Fields, Fields>['items'][number]['answer'],
  })),
});
