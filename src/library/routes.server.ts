import { and, eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { readBody } from '../account/read-body.server.ts';
import type { Surface } from '../account/sessions.server.ts';
import type { Tx } from '../platform/db.server.ts';
import { cleaned } from '../platform/hostile-text.server.ts';
import { Failure } from '../platform/http-errors.server.ts';
import { requirePathId } from '../platform/request.server.ts';
import { type Collection, scopeOf } from './collections.server.ts';
import { required, savedCaps } from './contract.server.ts';
import { searchTextOf } from './fold.ts';
import { createHeld } from './held.server.ts';
import { type Page, type PageRequest, parsePageRequest, readPage, searchPages } from './list.server.ts';
import { columnsOf, readClientKey, saveOnce } from './save.server.ts';

const noPage: Page = { items: [], next: null };
const mostBodyBytes = 320 * 1024;

export function libraryRoutes(
  { db, log, now, requireUser, asSignedIn, limits }: Surface,
  collections: readonly Collection[],
): Hono {
  const routes = new Hono();
  const held = createHeld(collections);

  routes.get('/saved', async (c) => {
    const { cursor: _, ...asked } = c.req.query();
    const page = parsePageRequest(asked);
    if (page.q !== '') return c.json({ ...byName(await search(c, collections, page)), failed: [] });
    const all = (tx: Tx) =>
      Promise.all([held.read(tx), ...collections.map((each) => readPage(tx, each, page))] as const);
    const read = await asSignedIn(c, all).catch((error: unknown) => {
      if (error instanceof Failure) throw error;
      // One that cannot be read takes all of a transaction with it: the others are read one at a time.
      return null;
    });
    if (!read) return c.json(await readOneByOne(c, page));
    const [taken, ...pages] = read;
    return c.json({ ...byName(pages), held: taken, failed: [] });
  });

  routes.get('/saved/:collection', async (c) => {
    const collection = requireCollection(c);
    const page = parsePageRequest(c.req.query());
    const [found] =
      page.q === ''
        ? [await asSignedIn(c, (tx) => readPage(tx, collection, page))]
        : await search(c, [collection], page);
    return c.json(found ?? noPage);
  });

  routes.post('/saved/:collection', async (c) => {
    const user = await requireUser(c);
    const collection = requireCollection(c);
    const clientKey = readClientKey(c, collection);
    if (collection.premiumOnly && !user.subscription_tier.includes('pro'))
      throw new Failure('premium_required', { message: collection.texts?.premium });
    await limits.check(user.id, 'save_user_minute', 'save_user_day');
    const own = z.looseObject({ user_id: z.literal(user.id).nullish() }).transform((body): unknown => body);
    const values = await readBody(c, cleaned.pipe(own).pipe(collection.body), mostBodyBytes);
    const { row, created } = await db.asUser(user.id, async (tx) => {
      const { requireRoom } = held;
      const item = { values, userId: user.id, clientKey, at: now(), requireRoom };
      const saved = await saveOnce(tx, collection, item);
      await requireKind(tx, collection, String(saved.row.id));
      return saved;
    });
    return c.json(row, created ? 201 : 200);
  });

  routes.patch('/saved/:collection/:id', async (c) => {
    const user = await requireUser(c);
    const collection = requireCollection(c);
    const id = requirePathId(c);
    await limits.check(user.id, 'change_user_minute', 'change_user_day');
    const values = await readBody(c, cleaned.pipe(changeBody(collection)), mostBodyBytes);
    const row = await db.asUser(user.id, async (tx) => {
      const changed = await changeItem(tx, collection, id, user.id, values);
      if (makesLonger(values)) await held.requireRoom(tx);
      return changed;
    });
    return c.json(row);
  });

  routes.delete('/saved/:collection/:id', async (c) => {
    const user = await requireUser(c);
    const collection = requireCollection(c);
    const { table } = collection;
    const id = requirePathId(c);
    const gone = await db.asUser(user.id, (tx) =>
      tx
        .delete(table)
        .where(and(eq(table.id, id), eq(table.user_id, user.id), scopeOf(collection)))
        .returning({ id: table.id }),
    );
    if (gone.length === 0) throw new Failure('not_found');
    return c.body(null, 204);
  });

  async function search(c: Context, chosen: readonly Collection[], page: PageRequest): Promise<Page[]> {
    const { id } = await requireUser(c);
    return searchPages({ db, limits }, id, chosen, page);
  }

  async function readOneByOne(c: Context, page: PageRequest) {
    const failed: string[] = [];
    let reason: unknown;
    const pages: Page[] = [];
    for (const collection of collections) {
      const found = await asSignedIn(c, (tx) => readPage(tx, collection, page)).catch((error: unknown) => {
        log.warn('a collection could not be listed', { collection: collection.name });
        failed.push(collection.name);
        reason = error;
      });
      pages.push(found ?? noPage);
    }
    if (failed.length === collections.length) throw reason;
    return { ...byName(pages), failed };
  }

  const byName = (pages: readonly Page[]) =>
    Object.fromEntries(collections.map(({ name }, index) => [name, pages[index] ?? noPage]));

  function requireCollection(c: Context): Collection {
    const collection = collections.find(({ name }) => name === c.req.param('collection'));
    if (!collection) throw new Failure('not_found');
    return collection;
  }

  return routes;
}

const makesLonger = (values: Record<string, unknown>) =>
  Object.values(values).some((value) => typeof value === 'string');

/** SQL alone decides of what kind a row is: one that it would list elsewhere is not stored. */
async function requireKind(tx: Tx, collection: Collection, id: string): Promise<void> {
  const { table, kind } = collection;
  if (!kind?.wrong) return;
  const found = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), scopeOf(collection)));
  if (found.length === 0) throw new Failure('invalid_input', { fields: kind.wrong });
}

/** What a person may change in an item. An empty note takes it away; an analysis has no text of its own. */
const changeBody = ({ editable }: Collection) =>
  z
    .strictObject({
      text: (editable ? required(savedCaps.text) : z.undefined()).optional(),
      note: z.string().max(savedCaps.note).nullable().optional(),
      favourite: z.boolean().optional(),
    })
    .refine((change) => Object.values(change).some((value) => value !== undefined))
    .transform(
      ({ text, note, ...rest }): Record<string, unknown> => ({
        ...rest,
        ...(text !== undefined && editable && { [editable]: text }),
        ...(note !== undefined && { note: note?.trim() || null }),
      }),
    );

async function changeItem(tx: Tx, collection: Collection, id: string, userId: string, values: object) {
  const { table } = collection;
  const row = and(eq(table.id, id), eq(table.user_id, userId));
  const [changed] = await tx
    .update(table)
    .set(values as never)
    .where(and(row, scopeOf(collection)))
    .returning(columnsOf(collection));
  if (!changed) throw new Failure('not_found');
  const { id: _, user_id: __, created_at: ___, ...contents } = changed;
  const searchable = await tx
    .update(table)
    .set({ search_text: searchTextOf(contents) } as never)
    .where(and(row, scopeOf(collection)))
    .returning({ id: table.id });
  // SQL alone decides of what kind a row is, and this text has made it another.
  if (searchable.length === 0) throw new Failure('invalid_input', { fields: { text: 'No es correcto.' } });
  return changed;
}
