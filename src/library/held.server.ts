import { getTableName, sql } from 'drizzle-orm';
import type { Tx } from '../platform/db.server.ts';
import { Failure } from '../platform/http-errors.server.ts';
import { currentUserSql } from '../platform/schema.server.ts';
import type { Collection } from './collections.server.ts';
import { type Held, libraryLimits } from './limits.ts';

export function createHeld(collections: readonly Collection[]) {
  const tables = new Map(collections.map((each) => [getTableName(each.table), each]));
  const counts = [...tables].map(([name, { columns }]) => {
    const sizes = (type: string, measure: string) =>
      Object.values(columns)
        .filter((column) => column.getSQLType() === type)
        .map((column) => ` + coalesce(${measure}(${column.name}), 0)`)
        .join('');
    // What search reads or what is stored, whichever is more: folding takes away every accent, and adds what an analysis says.
    const texts = `greatest(octet_length(search_text), 0${sizes('text', 'octet_length')})`;
    return `select count(*) as items, coalesce(sum(${texts}${sizes('jsonb', 'pg_column_size')}), 0) as bytes from ${name}
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
