import { and, desc, eq, sql } from 'drizzle-orm';
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
  created_at: Date;
}

export const columnsOf = ({ table, columns }: Collection) => ({
  id: table.id,
  user_id: table.user_id,
  created_at: table.created_at,
  ...columns,
});

/** The newest first. One row more than asked for tells whether there is a next page. */
export function pageQuery(tx: Tx, collection: Collection, userId: string, page: PageRequest) {
  const { table, columns, scope } = collection;
  const after =
    page.after &&
    sql`(${table.created_at}, ${table.id}) < (${page.after.at.toISOString()}::timestamptz, ${page.after.id}::uuid)`;
  return tx
    .select(columnsOf(collection))
    .from(table)
    .where(and(eq(table.user_id, userId), scope, after ?? undefined, holdsWords(columns, page.q)))
    .orderBy(desc(table.created_at), desc(table.id))
    .limit(page.limit + 1);
}

export async function listPage(tx: Tx, collection: Collection, userId: string, page: PageRequest) {
  const rows = (await pageQuery(tx, collection, userId, page)) as StoredRow[];
  const items = rows.slice(0, page.limit);
  const last = items.at(-1);
  const next = rows.length > items.length && last ? `${last.created_at.getTime()}_${last.id}` : null;
  return { items, next };
}
