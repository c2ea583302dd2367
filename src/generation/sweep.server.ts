import { sql } from 'drizzle-orm';
import { sweepRateLimits } from '../platform/rate-limits.server.ts';
import type { Services } from '../platform/services.server.ts';
import { giveBack } from './ledger-sql.server.ts';

const batch = 200;
const ledgerDays = 90;

/** To be run every minute or so, by any number of instances at once. Answers how many uses went back. */
export async function sweepGenerations(services: Services): Promise<number> {
  const { db, now } = services;
  const at = (ms = 0) => new Date(now().getTime() - ms).toISOString();
  const returned = await db.asService(async (tx) => {
    await tx.execute(
      sql`update generations set result = null where result is not null and result_expires_at <= ${at()}::timestamptz`,
    );
    await tx.execute(
      sql`delete from generations where created_at < ${at(ledgerDays * 86_400_000)}::timestamptz and status <> 'reserved'`,
    );
    return giveBack(
      tx,
      sql`id in (select id from generations where status = 'reserved' and lease_expires_at <= ${at()}::timestamptz
        order by user_id, id limit ${batch} for update skip locked)`,
    );
  });
  await sweepRateLimits(services);
  return returned;
}
