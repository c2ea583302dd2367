import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Database, Row, Tx } from '../platform/db.server.ts';
import { Failure } from '../platform/http-errors.server.ts';
import type { RateLimits } from '../platform/rate-limits.server.ts';
import { currentUserSql } from '../platform/schema.server.ts';
import { Turns } from '../platform/turns.server.ts';
import { type Order, orders } from './asked.ts';
import type { Collection } from './collections.server.ts';
import { soughtIn } from './fold.ts';
import { searchLimits } from './limits.ts';

const pageSizes = { default: 20, max: 50, bytes: 100_000 } as const;

interface Cursor {
  at: Date;
  id: string;
  favourite: boolean;
}

export interface PageRequest {
  limit: number;
  after: Cursor | null;
  q: string;
  order: Order;
  favourites: boolean;
}

const cursor = z
  .string()
  .max(60)
  .transform((text): unknown => text.split('_'))
  .pipe(z.tuple([z.string().regex(/^\d{1,14}$/), z.uuid(), z.literal('f').optional()]))
  .transform(([at, id, mark]): Cursor => ({ at: new Date(Number(at)), id, favourite: mark === 'f' }));

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
  order: z.enum(orders).default('newest'),
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
  return { limit, after, q, order, favourites: favourites === 'true' };
}

/** The policies say whose rows these are, and so does the statement, for the index. */
const own = `user_id = ${currentUserSql}`;
const isoMoment = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

/** A page ends early where its texts are many bytes, never before its first row. `more` tells whether there is a next page. */
export function pageStatement(
  { table, columns, kind }: Collection,
  { limit, after, order, favourites }: PageRequest,
  found?: SQL,
): SQL {
  const all = Object.values(columns);
  const names = all.map(({ name }) => name).join(', ');
  const bytes = all.map((column) => `coalesce(octet_length(${textOf(column)}), 0)`).join(' + ');
  const [direction, beyond] = order === 'oldest' ? ['asc', '>'] : ['desc', '<'];
  const keys = order === 'favourites' ? ['favourite', 'created_at', 'id'] : ['created_at', 'id'];
  const inOrder = (of: string) =>
    sql.raw(`order by ${keys.map((key) => `${of}.${key} ${direction}`).join(', ')}`);
  const values = after && [
    sql`${after.favourite}`,
    sql`${after.at.toISOString()}::timestamptz`,
    sql`${after.id}::uuid`,
  ];
  const further =
    values &&
    sql`and (${sql.raw(keys.join(', '))}) ${sql.raw(beyond)} (${sql.join(values.slice(-keys.length), sql`, `)})`;
  return sql`${sql.raw(`select id, user_id, to_char(created_at at time zone 'UTC', ${isoMoment}) as created_at, ${names}, more`)}
    from (
      select *, sum(bytes) over page as so_far, lead(id) over page is not null as more
      from (${sql.raw(`select id, user_id, created_at, ${names}, ${bytes} as bytes from ${getTableName(table)} saved
        where ${own}${kind ? ` and kind = '${kind.is}'` : ''}${favourites ? ' and favourite' : ''}`)}
        ${further ?? sql``} ${found ? sql`and ${found}` : sql``} ${inOrder('saved')} limit ${limit + 1}::bigint) ordered
      window page as (${inOrder('ordered')})
    ) summed
    where so_far <= ${pageSizes.bytes}::bigint or so_far = bytes ${inOrder('summed')} limit ${limit}::bigint`;
}

const textOf = (column: AnyPgColumn) =>
  column.getSQLType() === 'text' ? column.name : `${column.name}::text`;

export async function readPage(tx: Tx, collection: Collection, page: PageRequest, found?: SQL) {
  const { rows } = await tx.execute(pageStatement(collection, page, found));
  const items = rows.map(({ more: _, ...item }) => item);
  const last = rows.at(-1);
  return { items, next: last?.more ? cursorOf(last, page) : null };
}

export type Page = Awaited<ReturnType<typeof readPage>>;

const cursorOf = ({ created_at, id, favourite }: Row, { order }: PageRequest) =>
  [Date.parse(String(created_at)), id, ...(order === 'favourites' && favourite ? ['f'] : [])].join('_');

/** A search may read all that somebody keeps: each person has one at a time, wherever they look. */
const searches = new Turns<string>({ atOnce: 1, waiting: 20 });

export async function searchPages(
  { db, limits }: { db: Database; limits: RateLimits },
  userId: string,
  collections: readonly Collection[],
  page: PageRequest,
) {
  await limits.check(userId, 'search_user_minute', 'search_user_hour');
  return searches.run(userId, () =>
    db.asUser(userId, async (tx) => {
      const found: Page[] = [];
      for (const collection of collections)
        found.push(await readPage(tx, collection, page, holdsWords(page.q)));
      return found;
    }),
  );
}

function holdsWords(query: string): SQL {
  const patterns = soughtIn(query).map((word) => sql`${`%${word.replace(/[\\%_]/g, '\\$&')}%`}::text`);
  return patterns.length > 0 ? sql`search_text like all (array[${sql.join(patterns, sql`, `)}])` : sql`true`;
}
