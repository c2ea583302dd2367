import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Tx } from '../platform/db.server.ts';
import { Failure } from '../platform/http-errors.server.ts';
import type { Collection } from './collections.server.ts';
import { searchTextOf } from './fold.ts';

export function readClientKey(c: Context, { name }: Collection): string | null {
  const key = c.req.header('Idempotency-Key');
  if (key === undefined) return null;
  if (!/^[\x21-\x7e]{1,200}$/.test(key))
    throw new Failure('invalid_input', {
      fields: { 'Idempotency-Key': 'Tiene que tener entre 1 y 200 caracteres ASCII, sin espacios.' },
    });
  return `${name}:${key}`;
}

export const columnsOf = ({ table, columns }: Collection) => ({
  id: table.id,
  user_id: table.user_id,
  created_at: table.created_at,
  ...columns,
});

interface Item {
  values: Record<string, unknown>;
  userId: string;
  clientKey: string | null;
  at: Date;
  requireRoom(tx: Tx): Promise<void>;
}

export async function saveOnce(tx: Tx, collection: Collection, item: Item) {
  const { table } = collection;
  const values = {
    ...item.values,
    user_id: item.userId,
    client_key: item.clientKey,
    created_at: item.at,
    search_text: searchTextOf(item.values),
  };
  const [row] = await tx
    .insert(table)
    .values(values as never)
    .onConflictDoNothing()
    .returning(columnsOf(collection));
  if (row) {
    await item.requireRoom(tx);
    return { row, created: true };
  }
  if (item.clientKey !== null) {
    const [before] = await tx
      .select(columnsOf(collection))
      .from(table)
      .where(and(eq(table.user_id, item.userId), eq(table.client_key, item.clientKey)));
    if (before) return { row: before, created: false };
  }
  throw new Failure('duplicate', { message: collection.texts?.duplicate });
}
