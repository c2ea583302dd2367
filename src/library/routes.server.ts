import { and, eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { readBody } from '../account/read-body.server.ts';
import type { Sessions } from '../account/sessions.server.ts';
import type { Tx } from '../platform/db.server.ts';
import { Failure } from '../platform/http-errors.server.ts';
import type { RateLimits } from '../platform/rate-limits.server.ts';
import type { Services } from '../platform/services.server.ts';
import { collections, scopeOf } from './collections.server.ts';
import { type CollectionName, collectionNames } from './collections.ts';
import { cleaned, savedBodies } from './contract.server.ts';
import { readHeld } from './held.server.ts';
import { type PageRequest, pageOf, pageStatement, parsePageRequest } from './list.server.ts';
import { readClientKey, saveOnce } from './save.server.ts';
import { searchPages } from './search.server.ts';

type Page = ReturnType<typeof pageOf>;
const noPage: Page = { items: [], next: null };

export interface LibraryParts {
  requireUser: Sessions['requireUser'];
  asSignedIn: Sessions['asSignedIn'];
  limits: RateLimits;
}

/** Saved items. To be mounted under `/api`, behind `requireSameOrigin`. */
export function libraryRoutes(
  { db, log, now }: Services,
  { requireUser, asSignedIn, limits }: LibraryParts,
): Hono {
  const routes = new Hono();

  routes.get('/saved', async (c) => {
    const page = parsePageRequest({ limit: c.req.query('limit') ?? '20', q: c.req.query('q') ?? '' });
    if (page.q !== '') return c.json({ ...byName(await search(c, collectionNames, page)), failed: [] });
    const all = (tx: Tx) =>
      Promise.all([readHeld(tx), ...collectionNames.map((name) => readPage(tx, name, page))] as const);
    const read = await asSignedIn(c, all).catch((error: unknown) => {
      if (error instanceof Failure) throw error;
      // One that cannot be read takes all of a transaction with it: the others are read one at a time.
      return null;
    });
    if (!read) return c.json(await readOneByOne(c, page));
    const [held, ...pages] = read;
    return c.json({ ...byName(pages), held, failed: [] });
  });

  routes.get('/saved/:collection', async (c) => {
    const name = requireCollection(c);
    const page = parsePageRequest(c.req.query());
    const [found] =
      page.q === '' ? [await asSignedIn(c, (tx) => readPage(tx, name, page))] : await search(c, [name], page);
    return c.json(found ?? noPage);
  });

  routes.post('/saved/:collection', async (c) => {
    const user = await requireUser(c);
    const name = requireCollection(c);
    const collection = collections[name];
    const clientKey = readClientKey(c, name);
    if (collection.premiumOnly && !user.subscription_tier.includes('pro'))
      throw new Failure('premium_required', { message: collection.texts.premium });
    await readBody(c, cleaned.pipe(z.object({ user_id: z.literal(user.id).nullish() })));
    const values = await readBody(c, cleaned.pipe(savedBodies[name] as z.ZodType<Record<string, unknown>>));
    await db.asService(
      (tx) =>
        limits.checkAll(tx, [
          ['save_user_minute', user.id],
          ['save_user_day', user.id],
        ]),
      { mayBeLost: true },
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
    const collection = collections[requireCollection(c)];
    const { table } = collection;
    const id = z.uuid().safeParse(c.req.param('id'));
    if (!id.success) throw new Failure('not_found');
    const gone = await db.asUser(user.id, (tx) =>
      tx
        .delete(table)
        .where(and(eq(table.id, id.data), eq(table.user_id, user.id), scopeOf(collection)))
        .returning({ id: table.id }),
    );
    if (gone.length === 0) throw new Failure('not_found');
    return c.body(null, 204);
  });

  async function search(c: Context, names: readonly CollectionName[], page: PageRequest): Promise<Page[]> {
    const { id } = await requireUser(c);
    const counted = [['search_user_minute', id] as const, ['search_user_hour', id] as const];
    await db.asService((tx) => limits.checkAll(tx, counted), { mayBeLost: true });
    return searchPages(db, id, names, page);
  }

  async function readOneByOne(c: Context, page: PageRequest) {
    const failed: CollectionName[] = [];
    let reason: unknown;
    const pages: Page[] = [];
    for (const name of collectionNames) {
      const found = await asSignedIn(c, (tx) => readPage(tx, name, page)).catch((error: unknown) => {
        log.warn('a collection could not be listed', { collection: name });
        failed.push(name);
        reason = error;
      });
      pages.push(found ?? noPage);
    }
    if (failed.length === collectionNames.length) throw reason;
    return { ...byName(pages), failed };
  }

  return routes;
}

async function readPage(tx: Tx, name: CollectionName, page: PageRequest): Promise<Page> {
  return pageOf((await tx.execute(pageStatement(collections[name], page))).rows);
}

const byName = (pages: readonly Page[]) =>
  Object.fromEntries(collectionNames.map((name, index) => [name, pages[index] ?? noPage]));

function requireCollection(c: Context): CollectionName {
  const name = collectionNames.find((known) => known === c.req.param('collection'));
  if (!name) throw new Failure('not_found');
  return name;
}

/** SQL alone decides what is a guide: one that it would list among the plans is not stored. */
async function requireGuide(tx: Tx, id: string): Promise<void> {
  const { table } = collections['body-language'];
  const found = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), scopeOf(collections['body-language'])));
  if (found.length === 0) throw new Failure('invalid_input', { fields: { plan_text: 'No es una guía.' } });
}
