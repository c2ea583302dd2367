import { and, eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { readBody } from '../account/read-body.server.ts';
import type { Sessions } from '../account/sessions.server.ts';
import type { Tx } from '../platform/db.server.ts';
import { Failure } from '../platform/http-errors.server.ts';
import type { RateLimits } from '../platform/rate-limits.server.ts';
import type { Services } from '../platform/services.server.ts';
import { collections } from './collections.server.ts';
import { type CollectionName, collectionNames } from './collections.ts';
import { savedBodies, storable } from './contract.server.ts';
import { listPage, type PageRequest, parsePageRequest } from './list.server.ts';
import { readClientKey, saveOnce } from './save.server.ts';

export interface LibraryParts {
  requireUser: Sessions['requireUser'];
  limits: RateLimits;
}

/** Saved items. To be mounted under `/api`, behind `requireSameOrigin`. */
export function libraryRoutes({ db, log, now }: Services, { requireUser, limits }: LibraryParts): Hono {
  const routes = new Hono();

  routes.get('/saved', async (c) => {
    const user = await requireUser(c);
    const page = parsePageRequest({ limit: c.req.query('limit') ?? '20', q: c.req.query('q') ?? '' });
    const library: Record<string, unknown> = {};
    const failed: CollectionName[] = [];
    let reason: unknown;
    for (const name of collectionNames)
      library[name] = await listFor(user.id, name, page).catch((error: unknown) => {
        log.warn('a collection could not be listed', { collection: name });
        failed.push(name);
        reason = error;
        return { items: [], next: null };
      });
    if (failed.length === collectionNames.length) throw reason;
    return c.json({ ...library, failed });
  });

  routes.get('/saved/:collection', async (c) => {
    const user = await requireUser(c);
    const name = requireCollection(c);
    return c.json(await listFor(user.id, name, parsePageRequest(c.req.query())));
  });

  routes.post('/saved/:collection', async (c) => {
    const user = await requireUser(c);
    const name = requireCollection(c);
    const collection = collections[name];
    const clientKey = readClientKey(c, name);
    if (collection.premiumOnly && !user.subscription_tier.includes('pro'))
      throw new Failure('premium_required', { message: collection.texts.premium });
    await readBody(c, storable.pipe(z.object({ user_id: z.literal(user.id).nullish() })));
    const values = await readBody<Record<string, unknown>>(c, savedBodies[name]);
    await db.asService((tx) =>
      limits.checkAll(tx, [
        ['save_user_minute', user.id],
        ['save_user_day', user.id],
      ]),
    );
    const { row, created } = await db.asUser(user.id, async (tx) => {
      const saved = await saveOnce(tx, collection, { values, userId: user.id, clientKey, at: now() });
      if (name === 'body-language') await requireGuide(tx, String(saved.row.id));
      return saved;
    });
    return c.json(row, created ? 201 : 200);
  });

  routes.delete('/saved/:collection/:id', async (c) => {
    const user = await requireUser(c);
    const { table, scope } = collections[requireCollection(c)];
    const id = z.uuid().safeParse(c.req.param('id'));
    if (!id.success) throw new Failure('not_found');
    const gone = await db.asUser(user.id, (tx) =>
      tx
        .delete(table)
        .where(and(eq(table.id, id.data), eq(table.user_id, user.id), scope))
        .returning({ id: table.id }),
    );
    if (gone.length === 0) throw new Failure('not_found');
    return c.body(null, 204);
  });

  function listFor(userId: string, name: CollectionName, page: PageRequest) {
    return db.asUser(userId, (tx) => listPage(tx, collections[name], userId, page));
  }

  return routes;
}

function requireCollection(c: Context): CollectionName {
  const name = collectionNames.find((known) => known === c.req.param('collection'));
  if (!name) throw new Failure('not_found');
  return name;
}

/** SQL alone decides what is a guide: one that it would list among the plans is not stored. */
async function requireGuide(tx: Tx, id: string): Promise<void> {
  const { table, scope } = collections['body-language'];
  const found = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), scope));
  if (found.length === 0) throw new Failure('invalid_input', { fields: { plan_text: 'No es una guía.' } });
}
