import { sql } from 'drizzle-orm';
import type { Services } from '../../platform/services.server.ts';
import { giveBack } from './ledger-sql.server.ts';

const batch = 200;

/** To be run every minute or so, by any number of instances at once. Answers how many uses went back. */
export function sweepGenerations({ db, now }: Services): Promise<number> {
  const at = (ms = 0) => new Date(now().getTime() - ms).toISOString();
  return db.asService(
    async (tx) => {
      await tx.execute(
        sql`update generations set result = null, input = null where result is not null and result_expires_at <= ${at()}::timestamptz`,
      );
      return giveBack(
        tx,
        sql`id in (select id from generations where status = 'reserved' and lease_expires_at <= ${at()}::timestamptz
          order by user_id, id limit ${batch} for update skip locked)`,
      );
    },
    { mayTakeLong: true },
  );
}
