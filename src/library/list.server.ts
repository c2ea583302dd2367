import { getTableName, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '../platform/db.server.ts';
import { Failure } from '../platform/http-errors.server.ts';
import type { Collection } from './collections.server.ts';
import { holdsWords, searchCaps } from './search.server.ts';

const pageSizes = { default: 20, max: 50 } as const;

/** Where a page ended: the moment and the id of its last row, so that what is saved meanwhile shifts nothing. */
interface Cursor {
  at: Date;
  id: string;
}

export interface PageRequest {
  limit: number;
  after: Cursor | null;
  q: string;
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
    .max(searchCaps.characters)
    .refine((text) => text.isWellFormed() && !text.includes('\0'))
    .default(''),
});

export function parsePageRequest(given: Record<string, string>): PageRequest {
  const parsed = query.safeParse(given);
  if (!parsed.success) {
    const fields = Object.fromEntries(
      parsed.error.issues.map(({ path }) => [String(path[0]), 'No es correcto.']),
    );
    throw new Failure('invalid_input', { fields });
  }
  return { limit: parsed.data.limit, after: parsed.data.cursor ?? null, q: parsed.data.q };
}

interface StoredRow extends Record<string, unknown> {
  id: string;
  created_at: string;
}

/**
 * The newest first. One row more than asked for tells whether there is a next page. This is what a library is read
 * with all day: its fixed part is written once, where a query builder would spend more than the answer itself costs.
 */
export function pageQuery(collection: Collection, userId: string, page: PageRequest): SQL {
  const { columns, scope } = collection;
  const { head, position, tail } = fixedParts(collection);
  const { after } = page;
  const conditions = [
    sql`${userId}`,
    scope,
    after && sql`${position} < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
    holdsWords(columns, page.q),
  ].filter((condition) => condition !== undefined && condition !== null);
  return sql`${head}${sql.join(conditions, sql` and `)}${tail}${page.limit + 1}`;
}

const isoMoment = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;
const written = new Map<Collection, ReturnType<typeof writeFixedParts>>();

function fixedParts(collection: Collection) {
  const known = written.get(collection) ?? writeFixedParts(collection);
  written.set(collection, known);
  return known;
}

function writeFixedParts({ table, columns }: Collection) {
  const name = getTableName(table);
  const own = Object.values(columns).map((column) => column.name);
  const moment = `to_char(${name}.created_at at time zone 'UTC', ${isoMoment}) as created_at`;
  return {
    head: sql.raw(`select id, user_id, ${[moment, ...own].join(', ')} from ${name} where user_id = `),
    position: sql.raw(`(${name}.created_at, id)`),
    tail: sql.raw(` order by ${name}.created_at desc, id desc limit `),
  };
}

export async function listPage(tx: Tx, collection: Collection, userId: string, page: PageRequest) {
  const { rows } = await tx.execute<StoredRow>(pageQuery(collection, userId, page));
  const items = rows.slice(0, page.limit);
  const last = items.at(-1);
  const next = rows.length > items.length && last ? `${Date.parse(last.created_at)}_${last.id}` : null;
  return { items, next };
}
