import { sql } from 'drizzle-orm';
import type { Services } from '../../platform/services.server.ts';
import { isLapsed, releaseUses } from './ledger-sql.server.ts';

const batch = 200;

export async function sweepGenerations({ db, now }: Services): Promise<number> {
  const at = now().toISOString();
  // By itself: what keeps a use from going back must keep no text from being forgotten.
  const forget = sql`update generations set result = null, input = null, request_hash = null
    where result is not null and result_expires_at <= ${at}::timestamptz`;
  await db.asService((tx) => tx.execute(forget), { mayTakeLong: true });
  const died = sql`id in (select id from generations where status = 'reserved' and ${isLapsed}
    order by user_id, id limit ${batch} for update skip locked)`;
  return db.asService((tx) => releaseUses(tx, died), { mayTakeLong: true });
}
