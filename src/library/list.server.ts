import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Row } from '../platform/db.server.ts';
import { Failure } from '../platform/http-errors.server.ts';
import { currentUserSql } from '../platform/schema.server.ts';
import type { Collection } from './collections.server.ts';
import { searchLimits } from './limits.ts';

const pageSizes = { default: 20, max: 50, bytes: 100_000 } as const;

/** Where a page ended: the moment and the id of its last row, so that what is saved meanwhile shifts nothing. */
interface Cursor {
  at: Date;
  id: string;
}

export interface PageRequest {
  limit: number;
  after: Cursor | null;
  q: string;
  oldestFirst: boolean;
  favourites: boolean;
}

const cursor = z
  .string()
  .max(60)
  .transform((text) => text.split('_'))
  .pipe(z.tuple([z.string().regex(/^\d{1,14}$/), z.uuid()]))
  .transform(([at, id]): Cursor => ({ at: new Date(Number(at)), id }));

const query = z.object({
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .default(pageSizes.default)
    .transform((limit) => Math.min(limit, pageSizes.max)),
  cursor: cursor.optional(),
  q: z
    .string()
    .max(searchLimits.characters)
    .refine((text) => text.isWellFormed() && !text.includes('\0'))
    .default(''),
  order: z.enum(['newest', 'oldest']).default('newest'),
  favourites: z.enum(['true', 'false']).default('false'),
});

export function parsePageRequest(given: Record<string, string>): PageRequest {
  const parsed = query.safeParse(given);
  if (!parsed.success) {
    const fields = Object.fromEntries(
      parsed.error.issues.map(({ path }) => [String(path[0]), 'No es correcto.']),
    );
    throw new Failure('invalid_input', { fields });
  }
  const { limit, cursor: after = null, q, order, favourites } = parsed.data;
  return { limit, after, q, oldestFirst: order === 'oldest', favourites: favourites === 'true' };
}

/** The policies say whose rows these are, and so does the statement, for the index. */
const own = `user_id = ${currentUserSql}`;
const isoMoment = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

/**
 * The newest first, or the oldest, and of those the `found`. A page ends early where its texts are many bytes together, but never before its first row;
 * what is beyond is not read from where PostgreSQL keeps long values. `more` tells whether there is a next page.
 */
export function pageStatement(
  { table, columns, kind }: Collection,
  { limit, after, oldestFirst, favourites }: PageRequest,
  found?: SQL,
): SQL {
  const all = Object.values(columns);
  const names = all.map(({ name }) => name).join(', ');
  const bytes = all.map((column) => `coalesce(octet_length(${textOf(column)}), 0)`).join(' + ');
  const from =
    sql.raw(`select id, user_id, created_at, ${names}, ${bytes} as bytes from ${getTableName(table)}
      where ${own}${kind ? ` and kind = '${kind.is}'` : ''}${favourites ? ' and favourite' : ''}`);
  const [direction, beyond] = oldestFirst ? ['asc', '>'] : ['desc', '<'];
  const further =
    after &&
    sql`and (created_at, id) ${sql.raw(beyond)} (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  const inOrder = sql.raw(`order by created_at ${direction}, id ${direction}`);
  return sql`${sql.raw(`select id, user_id, to_char(created_at at time zone 'UTC', ${isoMoment}) as created_at, ${names}, more`)}
    from (
      select *, sum(bytes) over page as so_far, lead(id) over page is not null as more
      from (${from} ${further ?? sql``} ${found ? sql`and ${found}` : sql``} ${inOrder} limit ${limit + 1}::bigint) ordered
      window page as (${inOrder})
    ) summed
    where so_far <= ${pageSizes.bytes}::bigint or so_far = bytes order by summed.created_at ${sql.raw(direction)}, id ${sql.raw(direction)} limit ${limit}::bigint`;
}

/** The length of a text is kept beside it, that of anything else is not. */
const textOf = (column: AnyPgColumn) =>
  column.getSQLType() === 'text' ? column.name : `${column.name}::text`;

export function pageOf(rows: Row[]) {
  const items = rows.map(({ more: _, ...item }) => item);
  const last = rows.at(-1);
  return { items, next: last?.more ? `${Date.parse(String(last.created_at))}_${last.id}` : null };
}
