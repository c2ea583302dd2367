import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { Failure } from '../platform/http-errors.server.ts';
import { requirePathId } from '../platform/request.server.ts';
import { profiles, sessions as table } from '../platform/schema.server.ts';
import type { Services } from '../platform/services.server.ts';
import { readBody } from './read-body.server.ts';
import { addresses } from './session-contract.ts';
import type { Sessions } from './sessions.server.ts';
import { currentTermsVersion } from './terms.ts';

const profileBody = z.object({ address: z.enum(addresses) });

const termsBody = z.object({ version: z.literal(currentTermsVersion) });

const listed = {
  id: table.id,
  label: table.label,
  created_at: table.created_at,
  last_seen_at: table.last_seen_at,
};

export function profileRoutes({ db, now }: Services, sessions: Sessions): Hono {
  const routes = new Hono();

  routes.patch('/profile', async (c) => {
    const user = await sessions.requireUser(c);
    const { address } = await readBody(c, profileBody);
    await db.asUser(user.id, (tx) => tx.update(profiles).set({ address }).where(eq(profiles.id, user.id)));
    return c.json({ address });
  });

  routes.post('/terms', async (c) => {
    const user = await sessions.requireUser(c);
    const { version } = await readBody(c, termsBody);
    await db.asService((tx) =>
      tx
        .update(profiles)
        .set({ terms_version: version, terms_accepted_at: now() })
        .where(eq(profiles.id, user.id)),
    );
    return c.json({ version });
  });

  routes.get('/sessions', async (c) => {
    const user = await sessions.requireUser(c);
    const rows = await db.asUser(user.id, (tx) =>
      tx
        .select(listed)
        .from(table)
        .where(and(eq(table.user_id, user.id), gt(table.expires_at, now())))
        .orderBy(desc(table.last_seen_at)),
    );
    return c.json({ items: rows.map((row) => ({ ...row, current: row.id === user.sessionId })) });
  });

  routes.delete('/sessions/:id?', async (c) => {
    const user = await sessions.requireUser(c);
    const id = c.req.param('id') === undefined ? undefined : requirePathId(c);
    const chosen = id === undefined ? ne(table.id, user.sessionId) : eq(table.id, id);
    const ended = await db.asUser(user.id, (tx) =>
      tx
        .delete(table)
        .where(and(eq(table.user_id, user.id), chosen))
        .returning({ id: table.id }),
    );
    if (id !== undefined && ended.length === 0) throw new Failure('not_found');
    return c.body(null, 204);
  });

  return routes;
}
