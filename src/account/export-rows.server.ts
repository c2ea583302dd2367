import { and, asc, gt, sql } from 'drizzle-orm';
import type { Database } from '../platform/db.server.ts';
import { type ExportedTable, ownedBy } from './export-tables.server.ts';

/** What a page holds at most, unless its first row alone is more: it is read, told and written in one turn of the loop. */
const mostBytes = 400_000;

export interface ExportedPage {
  rows: { key: string; row: Record<string, unknown> }[];
  next: string | null;
}

export async function readRows(
  db: Database,
  part: ExportedTable,
  userId: string,
  { after, most }: { after: string | null; most: number },
): Promise<ExportedPage> {
  const lengths = Object.values(part.columns).map(
    (column) => sql`coalesce(octet_length(${column}::text), 0)`,
  );
  const bytes = sql`1 + ${sql.join(lengths, sql` + `)}`;
  const inOrder = sql`over (order by ${part.id})`;
  const found = await db.asUser(userId, (tx) => {
    const page = tx
      .select({
        ...part.columns,
        key: sql<string>`${part.id}::text`.as('key'),
        bytes: bytes.as('bytes'),
        soFar: sql`sum(${bytes}) ${inOrder}`.as('so_far'),
        more: sql<boolean>`lead(${part.id}) ${inOrder} is not null`.as('more'),
      })
      .from(part.table)
      .where(and(ownedBy(part, userId), after === null ? undefined : gt(part.id, after)))
      .orderBy(asc(part.id))
      .limit(most + 1)
      .as('page');
    return tx
      .select()
      .from(page)
      .where(sql`${page.soFar} <= ${mostBytes} or ${page.soFar} = ${page.bytes}`)
      .orderBy(page.soFar)
      .limit(most);
  });
  const last = found.at(-1);
  return {
    rows: found.map(({ key, bytes: _, soFar: __, more: ___, ...row }) => ({
      key,
      row: part.generated ? { ...row, ai_generated: true } : row,
    })),
    next: last?.more ? last.key : null,
  };
}
