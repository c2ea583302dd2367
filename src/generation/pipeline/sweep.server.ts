import { sql } from 'drizzle-orm';
import type { Services } from '../../platform/services.server.ts';
import { isLapsed, releaseUses } from './ledger-sql.server.ts';

const batch = 200;

export async function sweepGenerations({ db, now }: Services): Promise<number> {
  const at = now().toISOString();
  // By itself: what keeps a use from going back must keep no text from being forgotten.
  await db.asService(
    (tx) =>
      tx.execute(
        sql`update generations set result = null, input = null, request_hash = null where result is not null and result_expires_at <= ${at}::timestamptz`,
      ),
    { mayTakeLong: true },
  );
  return db.asService(
    (tx) =>
      releaseUses(
        tx,
        sql`id in (select id from generations where status = 'reserved' and ${isLapsed}
          order by user_id, id limit ${batch} for update skip locked)`,
      ),
    { mayTakeLong: true },
  );
}

/**
 * What was forgotten before 0020 has kept the plain mark of its text, which confirms it to whoever guesses. Some rows a round: in the migration
 * nobody could read the table until all of them were written. Resolves with how many, and asks no more once none is left.
 */
export function createMarkSweep({ db }: Pick<Services, 'db'>, most = 5_000): () => Promise<number> {
  let isOver = false;
  return async () => {
    if (isOver) return 0;
    const { rows } = await db.asService(
      (tx) =>
        tx.execute<{ n: number }>(sql`
          with forgotten as (
            update generations set request_hash = null where id in (
              select id from generations where request_hash is not null and result is null and status <> 'reserved'
              limit ${most} for update skip locked)
            returning 1)
          select count(*)::int as n from forgotten`),
      { mayTakeLong: true },
    );
    const n = rows[0]?.n ?? 0;
    isOver = n === 0;
    return n;
  };
}
