import { lte, sql } from 'drizzle-orm';
import { settledLately } from '../account/erasure.server.ts';
import type { Tx } from '../platform/db.server.ts';
import { wasWithin } from '../platform/moments.server.ts';
import { billing_accounts, billing_mails, withdrawals } from '../platform/schema.server.ts';
import type { Services } from '../platform/services.server.ts';
import { changeAccount } from './account.server.ts';
import { premium } from './plans.ts';
import type { Sync } from './sync.server.ts';
import type { Tell } from './tell.server.ts';
import type { Withdrawals } from './withdrawal.server.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** An account that may have changed unseen is looked at again after this long. */
const againAfterMs = 4 * minuteMs;
/** Any other one that pays, or was paid back lately, in case a webhook was lost for good. */
const anywayAfterMs = dayMs;
const batch = 50;

/** To be run every minute or so, by any number of instances: each account is taken by one of them. */
export function createReconcile({ db, now }: Services, { settleAgain }: Withdrawals, sync: Sync, tell: Tell) {
  return async function reconcile(): Promise<void> {
    await db.asService((tx) => queueRenewalNotices(tx, now()), { mayTakeLong: true });
    for (const userId of await db.asService((tx) => claim(tx, now()))) {
      try {
        await settleAgain(userId);
        await sync(userId);
        await db.asService((tx) => forgetAttention(tx, userId, now()));
      } catch (error) {
        tell.undone('subscription', error);
      }
    }
  };
}

async function claim(tx: Tx, at: Date): Promise<string[]> {
  const moment = sql`${at.toISOString()}::timestamptz`;
  const checkedAt = sql`checked_at`;
  const { rows } = await tx.execute<{ user_id: string }>(sql`
    update ${billing_accounts} set checked_at = ${moment} where user_id in (
      select user_id from ${billing_accounts} where stripe_customer_id is not null
        and not ${wasWithin(againAfterMs, checkedAt, at)}
        and (attention_until is not null
          or (not ${wasWithin(anywayAfterMs, checkedAt, at)} and exists (select 1 from ${withdrawals}
            where ${withdrawals.user_id} = ${billing_accounts.user_id} and ${settledLately(at)}))
          or (status in ('active', 'trialing', 'past_due', 'unpaid', 'paused')
            and (current_period_end <= ${moment} or ends_at <= ${moment}
              or not ${wasWithin(anywayAfterMs, checkedAt, at)})))
      order by checked_at nulls first limit ${batch} for update skip locked)
    returning user_id`);
  return rows.map((row) => row.user_id);
}

async function forgetAttention(tx: Tx, userId: string, at: Date): Promise<void> {
  await changeAccount(tx, userId, { attention_until: null }, lte(billing_accounts.attention_until, at));
}

/** Once for each period that will be charged: the id of the mail names it. */
async function queueRenewalNotices(tx: Tx, at: Date): Promise<void> {
  const until = new Date(at.getTime() + premium.renewalNoticeDays * dayMs).toISOString();
  await tx.execute(sql`
    insert into ${billing_mails} (id, user_id, kind, facts, created_at)
    select 'renewal:' || stripe_subscription_id || ':' || to_char(current_period_end at time zone 'UTC', 'YYYY-MM-DD'),
      user_id, 'renewal', '{"kind":"renewal"}', ${at.toISOString()}::timestamptz
    from ${billing_accounts}
    where status in ('active', 'trialing') and not cancel_at_period_end and returned is null
      and current_period_end > ${at.toISOString()}::timestamptz and current_period_end <= ${until}::timestamptz
    on conflict do nothing`);
}
