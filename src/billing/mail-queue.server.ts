import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '../platform/db.server.ts';
import { codeOf } from '../platform/log.server.ts';
import type { Mailer } from '../platform/mail.server.ts';
import { wasWithin } from '../platform/moments.server.ts';
import { billing_mails, profiles, withdrawals } from '../platform/schema.server.ts';
import type { Services } from '../platform/services.server.ts';
import { type MailFacts, writeMail } from './mail-texts.server.ts';

const batch = 20;
const retryAfterMs = 5 * 60_000;
const giveUpAfterMs = 30 * 24 * 60 * 60_000;

/** In the transaction of what it tells: a mail is neither sent for what was rolled back nor lost. */
export const queueMail = (tx: Tx, user_id: string, id: string, facts: MailFacts, created_at: Date) =>
  tx.insert(billing_mails).values({ id, user_id, kind: facts.kind, facts, created_at }).onConflictDoNothing();

type Waiting = { id: string; email: string; name: string; facts: MailFacts };

export function createMailDelivery({ env, db, log, now, surelyPast = now }: Services, mailer: Mailer) {
  return async function deliverMails(): Promise<void> {
    for (let left = batch; left > 0; left -= 1) {
      // One at a time: a slow mail server must not outlast the claim on those that wait behind it.
      const mail = await db.asService((tx) => claim(tx, now(), surelyPast()));
      if (!mail) return;
      try {
        await mailer.send({ to: mail.email, ...writeMail(mail.facts, mail.name, env) });
      } catch (error) {
        log.warn('mail not sent yet', { kind: mail.facts.kind, code: codeOf(error) });
        continue;
      }
      await db.asService(async (tx) => {
        await tx.update(billing_mails).set({ sent_at: now() }).where(eq(billing_mails.id, mail.id));
        // Its account is gone: the address was kept for this letter alone.
        await tx
          .delete(billing_mails)
          .where(and(eq(billing_mails.id, mail.id), isNull(billing_mails.user_id)));
        if (mail.facts.kind === 'withdrawn')
          await tx
            .update(withdrawals)
            .set({ mail_sent_at: now() })
            .where(eq(withdrawals.id, mail.facts.withdrawalId));
      });
    }
  };
}

async function claim(tx: Tx, at: Date, surelyPast: Date): Promise<Waiting | undefined> {
  const givenUp = new Date(surelyPast.getTime() - giveUpAfterMs);
  // What outlived its account is forgotten when it is given up; the others go with their account.
  await tx
    .delete(billing_mails)
    .where(and(isNull(billing_mails.user_id), lt(billing_mails.created_at, givenUp)));
  const { rows } = await tx.execute<Waiting>(sql`
    update ${billing_mails} mail set claimed_at = ${at.toISOString()}::timestamptz where mail.id in (
      select id from ${billing_mails} where sent_at is null and created_at > ${givenUp.toISOString()}::timestamptz
        and not ${wasWithin(retryAfterMs, sql`claimed_at`, at)}
      order by claimed_at nulls first, created_at limit 1 for update skip locked)
    returning mail.id, mail.facts,
      coalesce(mail.email, (select email from ${profiles} where id = mail.user_id)) as email,
      coalesce((select name from ${profiles} where id = mail.user_id), '') as name`);
  return rows[0];
}
