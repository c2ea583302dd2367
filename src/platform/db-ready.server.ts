import { sql } from 'drizzle-orm';
import type { Database } from './db.server.ts';
import { allApplied } from './migrate.server.ts';

export function readiness(asService: Database['asService']): Database['ready'] {
  return async () => {
    try {
      const { rows } = await asService((tx) =>
        tx.execute<{ tag: string }>(sql`select tag from schema_migrations`),
      );
      return allApplied(rows.map((row) => row.tag));
    } catch {
      return false;
    }
  };
}
