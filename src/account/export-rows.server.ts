import { and, asc, gt } from 'drizzle-orm';
import type { Database } from '../platform/db.server.ts';
import { type ExportedTable, ownedBy } from './export-tables.server.ts';

export interface ExportedRow {
  key: string;
  row: Record<string, unknown>;
}

/** A person's rows of one table from `after` on, in the order of their ids. */
export async function readRows(
  db: Database,
  part: ExportedTable,
  userId: string,
  { after, most }: { after: string | null; most: number },
): Promise<ExportedRow[]> {
  const rows = await db.asUser(userId, (tx) =>
    tx
      .select({ key: part.id, ...part.columns })
      .from(part.table)
      .where(and(ownedBy(part, userId), after === null ? undefined : gt(part.id, after)))
      .orderBy(asc(part.id))
      .limit(most),
  );
  return rows.map(({ key, ...row }) => ({
    key: String(key),
    row: part.generated ? { ...row, ai_generated: true } : row,
  }));
}
