import { sql } from 'drizzle-orm';
import type { Services } from '../../platform/services.server.ts';
import { giveBack, isLapsed } from './ledger-sql.server.ts';

const batch = 200;

/** To be run every minute or so, by any number of instances at once. Answers how many uses went back. */
export function sweepGenerations({ db, now }: Services): Promise<number> {
  return db.asService(
    async (tx) => {
      await tx.execute(
        sql`update generations set result = null, input = null where result is not null and result_expires_at <= ${now().toISOString()}::timestamptz`,
      );
      return giveBack(
        tx,
        sql`id in (select id from generations where status = 'reserved' and ${isLapsed}
          order by user_id, id limit ${batch} for update skip locked)`,
      );
    },
    { mayTakeLong: true },
  );
}
