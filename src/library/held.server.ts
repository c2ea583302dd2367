import { getTableName, sql } from 'drizzle-orm';
import type { Tx } from '../platform/db.server.ts';
import { Failure } from '../platform/http-errors.server.ts';
import { currentUserSql } from '../platform/schema.server.ts';
import type { Collection } from './collections.server.ts';
import { type Held, libraryLimits } from './limits.ts';

/** How full a person's library is. */
export function createHeld(collections: readonly Collection[]) {
  const tables = new Map(collections.map((each) => [getTableName(each.table), each]));
  // Neither length is read from the text itself: PostgreSQL keeps both beside it.
  const counts = [...tables].map(([name, { columns }]) => {
    const json = Object.values(columns).filter((column) => column.getSQLType() === 'jsonb');
    const lengths = [
      'coalesce(octet_length(search_text), 0)',
      ...json.map((c) => `pg_column_size(${c.name})`),
    ];
    return `select count(*) as items, coalesce(sum(${lengths.join(' + ')}), 0) as bytes from ${name}
      where user_id = ${currentUserSql}`;
  });
  const statement = sql.raw(`select sum(items)::bigint as items, sum(bytes)::bigint as bytes
    from (${counts.join(' union all ')}) held`);

  async function read(tx: Tx): Promise<Held> {
    const { rows } = await tx.execute(statement);
    return { items: Number(rows[0]?.items ?? 0), bytes: Number(rows[0]?.bytes ?? 0) };
  }

  /** After an insert, so that a refusal takes it back. Saves that run at the same moment may pass the limit together. */
  async function requireRoom(tx: Tx): Promise<void> {
    const { items, bytes } = await read(tx);
    if (items > libraryLimits.items || bytes > libraryLimits.bytes)
      throw new Failure('too_large', {
        message: 'Tu biblioteca está llena. Borra algo en Mis Guardados y vuelve a guardar esto: sigue aquí.',
      });
  }

  return { read, requireRoom };
}
