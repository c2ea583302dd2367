import type { Tx } from '../platform/db.server.ts';
import { queueMail } from './mail-queue.server.ts';
import type { MailFacts } from './mail-texts.server.ts';
import type { StripeState } from './stripe-state.server.ts';

const iso = (date: Date | null) => date?.toISOString() ?? null;
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** What a state has to be told by mail. Said of the state, not of the event, so any order of events tells the same once. */
export async function queueStateMails(tx: Tx, userId: string, state: StripeState, at: Date): Promise<void> {
  const queue = (mailId: string, facts: MailFacts) => queueMail(tx, userId, mailId, facts, at);
  const { subscriptionId: id, status, priceCents, currentPeriodEnd, endsAt } = state;
  if (!id || state.returned === 'refunded') return;
  if (status === 'active' || status === 'trialing')
    await queue(`subscribed:${id}`, {
      kind: 'subscribed',
      priceCents,
      startedAt: iso(state.startedAt),
      nextCharge: state.cancelAtPeriodEnd ? null : iso(currentPeriodEnd),
    });
  if ((status === 'past_due' || status === 'unpaid') && currentPeriodEnd)
    await queue(`failed:${id}:${dayOf(currentPeriodEnd)}`, {
      kind: 'payment_failed',
      priceCents,
      access: status === 'past_due',
    });
  // At the end the date is the one that was announced: then nothing is said twice.
  if ((state.cancelAtPeriodEnd || status === 'canceled') && endsAt)
    await queue(`cancelled:${id}:${dayOf(endsAt)}`, {
      kind: 'cancelled',
      endsAt: iso(endsAt),
      over: status === 'canceled',
    });
}
