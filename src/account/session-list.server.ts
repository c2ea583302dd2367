import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { Hono } from 'hono';
import { Failure } from '../platform/http-errors.server.ts';
import { requirePathId } from '../platform/path-id.server.ts';
import { sessions as table } from '../platform/schema.server.ts';
import type { Services } from '../platform/services.server.ts';
import type { Sessions } from './sessions.server.ts';

const columns = {
  id: table.id,
  label: table.label,
  created_at: table.created_at,
  last_seen_at: table.last_seen_at,
};

export function sessionListRoutes({ db, now }: Services, sessions: Sessions): Hono {
  const routes = new Hono();

  routes.get('/sessions', async (c) => {
    const user = await sessions.requireUser(c);
    const rows = await db.asUser(user.id, (tx) =>
      tx
        .select(columns)
        .from(table)
        .where(and(eq(table.user_id, user.id), gt(table.expires_at, now())))
        .orderBy(desc(table.last_seen_at)),
    );
    return c.json({ items: rows.map((row) => ({ ...row, current: row.id === user.sessionId })) });
  });

  routes.delete('/sessions', async (c) => {
    const user = await sessions.requireUser(c);
    await db.asUser(user.id, (tx) =>
      tx.delete(table).where(and(eq(table.user_id, user.id), ne(table.id, user.sessionId))),
    );
    return c.body(null, 204);
  });

  routes.delete('/sessions/:id', async (c) => {
    const user = await sessions.requireUser(c);
    const id = requirePathId(c);
    const ended = await db.asUser(user.id, (tx) =>
      tx
        .delete(table)
        .where(and(eq(table.id, id), eq(table.user_id, user.id)))
        .returning({ id: table.id }),
    );
    if (ended.length === 0) throw new Failure('not_found');
    return c.body(null, 204);
  });

  return routes;
}
