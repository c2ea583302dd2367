import { and, eq, sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Tx } from '../platform/db.server.ts';
import { Failure } from '../platform/http-errors.server.ts';
import { requirePathId } from '../platform/request.server.ts';
import { readRows } from './export-rows.server.ts';
import { type ExportedTable, exportedTables, ownedBy, type SavedPart } from './export-tables.server.ts';
import type { KeptKind, KeptRows } from './kept.ts';
import { fieldsOf } from './kept-words.server.ts';
import type { Surface } from './sessions.server.ts';

const rowsAtOnce = 20;
/** Of a table whose ids are others' or ours, never a person's: PostgreSQL takes no NUL. */
const textId = z.string().regex(/^[\x21-\x7e]{1,200}$/);

export function keptRoutes({ db, requireUser, limits }: Surface, saved: readonly SavedPart[]): Hono {
  const routes = new Hono();
  const tables = exportedTables(saved);

  routes.get('/kept', async (c) => {
    const user = await requireUser(c);
    const counted = (tx: Tx) =>
      Promise.all(Object.values(tables).map((part) => tx.$count(part.table, ownedBy(part, user.id))));
    const counts = await db.asUser(user.id, counted, { readsAtOnce: true });
    const items = Object.entries(tables).map(([name, { title, until, erase }], index): KeptKind => {
      return { name, title, until, erase, rows: counts[index] ?? 0 };
    });
    return c.json({ items });
  });

  routes.get('/kept/:name', async (c) => {
    const user = await requireUser(c);
    const part = requirePart(c);
    const after = c.req.query('after') ?? null;
    const isId = part.id.getSQLType() === 'uuid' ? z.uuid() : textId;
    if (after !== null && !isId.safeParse(after).success)
      throw new Failure('invalid_input', { fields: { after: 'No es correcto.' } });
    await limits.check(user.id, 'kept_user_minute');
    const { rows, next } = await readRows(db, part, user.id, { after, most: rowsAtOnce });
    const answer: KeptRows = {
      items: rows.map(({ key, row }) => ({ id: key, fields: fieldsOf(row) })),
      next,
    };
    return c.json(answer);
  });

  routes.delete('/kept/:name/:id?', async (c) => {
    const user = await requireUser(c);
    const part = requirePart(c);
    const id = c.req.param('id') === undefined ? undefined : requirePathId(c);
    if (part.erase !== 'rows') throw new Failure('not_found');
    const chosen = and(ownedBy(part, user.id), id === undefined ? undefined : eq(part.id, id));
    const gone = await db.asUser(user.id, (tx) =>
      tx.delete(part.table).where(chosen).returning({ one: sql`1` }),
    );
    if (id !== undefined && gone.length === 0) throw new Failure('not_found');
    return c.body(null, 204);
  });

  function requirePart(c: Context): ExportedTable {
    const name = c.req.param('name') ?? '';
    const part = Object.hasOwn(tables, name) ? tables[name] : undefined;
    if (!part) throw new Failure('not_found');
    return part;
  }

  return routes;
}
