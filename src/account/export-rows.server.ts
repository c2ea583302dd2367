import { and, asc, gt, sql } from 'drizzle-orm';
import type { Database } from '../platform/db.server.ts';
import { type ExportedTable, ownedBy } from './export-tables.server.ts';

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
  const found = await db.asUser(userId, (tx) =>
    tx
      .select({ ...part.columns, key: sql<string>`${part.id}::text` })
      .from(part.table)
      .where(and(ownedBy(part, userId), after === null ? undefined : gt(part.id, after)))
      .orderBy(asc(part.id))
      .limit(most + 1),
  );
  const rows = found.slice(0, most).map(({ key, ...row }) => ({
    key,
    row: part.generated ? { ...row, ai_generated: true } : row,
  }));
  return { rows, next: found.length > most ? (rows.at(-1)?.key ?? null) : null };
}
