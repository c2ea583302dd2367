import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '../platform/db.server.ts';
import { codeOf } from '../platform/log.server.ts';
import type { Mailer } from '../platform/mail.server.ts';
import { wasWithin } from '../platform/moments.server.ts';
import { billing_mails, profiles, withdrawals } from '../platform/schema.server.ts';
import type { Services } from '../platform/services.server.ts';
import { findAccount } from './account.server.ts';
import { type MailFacts, writeMail } from './mail-texts.server.ts';
import { type StripeState, tierOf } from './stripe-state.server.ts';

const batch = 20;
const retryAfterMs = 5 * 60_000;
const giveUpAfterMs = 30 * 24 * 60 * 60_000;

/** In the transaction of what it tells: a mail is neither sent for what was rolled back nor lost. */
export const queueMail = (tx: Tx, user_id: string, id: string, facts: MailFacts, created_at: Date) =>
  tx.insert(billing_mails).values({ id, user_id, kind: facts.kind, facts, created_at }).onConflictDoNothing();

const iso = (date: Date | null) => date?.toISOString() ?? null;
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** What is to be told of a contract as it stands, each under the id of its mail: of the state, not of the event, so any order of events tells the same once. */
function mailsOf(state: StripeState, at: Date): Map<string, MailFacts> {
  const { stripe_subscription_id: id, status, price_cents: priceCents } = state;
  const { current_period_end: periodEnd, ends_at: endsAt } = state;
  const mails = new Map<string, MailFacts>();
  if (!id || state.returned === 'refunded') return mails;
  const nextCharge = state.cancel_at_period_end ? null : iso(periodEnd);
  const startedAt = iso(state.started_at);
  const [access, over] = [status === 'past_due', status === 'canceled'];
  const isKept = (status === 'active' || status === 'trialing') && !state.returned;
  if (tierOf(state) === 'pro')
    mails.set(`subscribed:${id}`, { kind: 'subscribed', priceCents, startedAt, nextCharge });
  if (isKept && nextCharge && periodEnd && periodEnd > at)
    mails.set(`renewal:${id}:${dayOf(periodEnd)}`, { kind: 'renewal', priceCents, nextCharge });
  if ((access || status === 'unpaid') && periodEnd)
    mails.set(`failed:${id}:${dayOf(periodEnd)}`, { kind: 'payment_failed', priceCents, access });
  // At the end the date is the one that was announced: then nothing is said twice.
  if ((state.cancel_at_period_end || over) && endsAt)
    mails.set(`cancelled:${id}:${dayOf(endsAt)}`, { kind: 'cancelled', endsAt: iso(endsAt), over });
  return mails;
}

/** The notice of a renewal has a time of its own. */
export async function queueStateMails(tx: Tx, userId: string, state: StripeState, at: Date): Promise<void> {
  for (const [id, facts] of mailsOf(state, at))
    if (facts.kind !== 'renewal') await queueMail(tx, userId, id, facts, at);
}

interface Waiting extends Record<string, unknown> {
  id: string;
  user_id: string | null;
  email: string;
  name: string;
  facts: MailFacts;
  dropped?: 'untrue' | 'charged';
}

export function createMailDelivery({ env, db, log, now, surelyPast = now }: Services, mailer: Mailer) {
  return async function deliverMails(): Promise<void> {
    for (let left = batch; left > 0; left -= 1) {
      // One at a time: a slow mail server must not outlast the claim on those that wait behind it.
      const mail = await db.asService((tx) => claim(tx, now(), surelyPast()));
      if (!mail) return;
      const { id, facts } = mail;
      const { kind } = facts;
      if (mail.dropped) {
        log.info('mail dropped: no longer so', { kind });
        if (mail.dropped === 'charged') log.error('a renewal was charged without its notice');
        continue;
      }
      try {
        await mailer.send({ to: mail.email, ...writeMail(facts, mail.name, env) });
      } catch (error) {
        log.warn('mail not sent yet', { kind, code: codeOf(error) });
        continue;
      }
      await db.asService(async (tx) => {
        await tx.update(billing_mails).set({ sent_at: now(), facts }).where(eq(billing_mails.id, id));
        // Its account is gone: the address was kept for this letter alone.
        await tx.delete(billing_mails).where(and(eq(billing_mails.id, id), isNull(billing_mails.user_id)));
        if (facts.kind === 'withdrawn')
          await tx
            .update(withdrawals)
            .set({ mail_sent_at: now() })
            .where(eq(withdrawals.id, facts.withdrawalId));
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
    returning mail.id, mail.user_id, mail.facts,
      coalesce(mail.email, (select email from ${profiles} where id = mail.user_id)) as email,
      coalesce((select name from ${profiles} where id = mail.user_id), '') as name`);
  return rows[0] && (await asItIsNow(tx, rows[0], surelyPast));
}

/** It may have waited for weeks: a mail says what is so when it leaves. A declaration stays what was declared. */
async function asItIsNow(tx: Tx, mail: Waiting, at: Date): Promise<Waiting> {
  if (mail.facts.kind === 'withdrawn') return mail;
  if (mail.facts.kind === 'refused') {
    const cents = await owedFor(tx, mail.facts.withdrawalId);
    if (cents > 0) return { ...mail, facts: { ...mail.facts, cents } };
  }
  const account = mail.user_id && (await findAccount(tx, mail.user_id));
  const facts = account ? mailsOf(account, at).get(mail.id) : undefined;
  if (facts) return { ...mail, facts };
  await tx.delete(billing_mails).where(eq(billing_mails.id, mail.id));
  const { stripe_subscription_id: id, current_period_end: end } = account || {};
  const isSameContract = mail.id.startsWith(`renewal:${id}:`);
  return { ...mail, dropped: isSameContract && end && !mail.id.endsWith(dayOf(end)) ? 'charged' : 'untrue' };
}

async function owedFor(tx: Tx, withdrawalId: string): Promise<number> {
  const [row] = await tx.select().from(withdrawals).where(eq(withdrawals.id, withdrawalId));
  return row?.owed_cents ?? 0;
}
