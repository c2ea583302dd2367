import { getTableName, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Row } from '../platform/db.server.ts';
import { Failure } from '../platform/http-errors.server.ts';
import { Statement, statement } from '../platform/statement.server.ts';
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

/** What a library is read with all day. The policies say whose rows these are, and so does the statement. */
const own = Statement.fromCode(`user_id = nullif(current_setting('app.user_id', true), '')::uuid`);

interface PageParts {
  head: Statement;
  conditions: Statement;
  tail: Statement;
}

/** The newest first. One row more than asked for tells whether there is a next page. */
function pageParts(collection: Collection, { limit, after }: PageRequest): PageParts {
  const { head, position, scope, order } = fixedParts(collection);
  const older = after ? statement` and ${position} < (${after.at}::timestamptz, ${after.id}::uuid)` : nothing;
  return {
    head,
    conditions: statement`${own}${scope}${older}`,
    tail: statement` order by ${order} limit ${limit + 1}::bigint`,
  };
}

const nothing = Statement.fromCode('');

export function pageStatement(collection: Collection, page: PageRequest): Statement {
  const { head, conditions, tail } = pageParts(collection, page);
  return statement`${head}${conditions}${tail}`;
}

/** The same, of the rows that are `found`. */
export function searchStatement(collection: Collection, page: PageRequest, found: SQL): SQL {
  const { head, conditions, tail } = pageParts(collection, page);
  return sql`${head.toSql()}${conditions.toSql()} and ${found}${tail.toSql()}`;
}

const isoMoment = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;
const written = new Map<Collection, ReturnType<typeof writeFixedParts>>();

function fixedParts(collection: Collection) {
  const known = written.get(collection) ?? writeFixedParts(collection);
  written.set(collection, known);
  return known;
}

function writeFixedParts({ table, columns, kind }: Collection) {
  const name = getTableName(table);
  const own = Object.values(columns).map((column) => column.name);
  const moment = `to_char(${name}.created_at at time zone 'UTC', ${isoMoment}) as created_at`;
  return {
    head: Statement.fromCode(`select id, user_id, ${[moment, ...own].join(', ')} from ${name} where `),
    scope: Statement.fromCode(kind ? ` and kind = '${kind}'` : ''),
    position: Statement.fromCode(`(${name}.created_at, id)`),
    order: Statement.fromCode(`${name}.created_at desc, id desc`),
  };
}

export function pageOf(rows: Row[], { limit }: PageRequest) {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const next = rows.length > limit && last ? `${Date.parse(String(last.created_at))}_${last.id}` : null;
  return { items, next };
}
