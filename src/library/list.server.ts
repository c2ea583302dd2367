import { getTableName, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Row } from '../platform/db.server.ts';
import { Failure } from '../platform/http-errors.server.ts';
import type { Collection } from './collections.server.ts';
import { searchLimits } from './limits.ts';

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
    .max(searchLimits.characters)
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

/** The policies say whose rows these are, and so does the statement, for the index. */
const own = `user_id = nullif(current_setting('app.user_id', true), '')::uuid`;
const isoMoment = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

/** The newest first, or of those the `found`. One row more than asked for tells whether there is a next page. */
export function pageStatement(
  { table, columns, kind }: Collection,
  { limit, after }: PageRequest,
  found?: SQL,
): SQL {
  const name = getTableName(table);
  const names = Object.values(columns).map((column) => column.name);
  const moment = `to_char(${name}.created_at at time zone 'UTC', ${isoMoment}) as created_at`;
  const page = sql.raw(`select id, user_id, ${[moment, ...names].join(', ')} from ${name}
    where ${own}${kind ? ` and kind = '${kind}'` : ''}`);
  const position = sql.raw(`(${name}.created_at, id)`);
  const older = after && sql` and ${position} < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  const order = sql.raw(`order by ${name}.created_at desc, id desc`);
  return sql`${page}${older ?? sql``}${found ? sql` and ${found}` : sql``} ${order} limit ${limit + 1}::bigint`;
}

export function pageOf(rows: Row[], { limit }: PageRequest) {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const next = rows.length > limit && last ? `${Date.parse(String(last.created_at))}_${last.id}` : null;
  return { items, next };
}
