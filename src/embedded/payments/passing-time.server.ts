import { itemOf } from './charging.server.ts';
import { expireCheckout } from './checkout.server.ts';
import type { Ledger } from './ledger.server.ts';
import { retryRenewal, turnPeriod } from './subscribing.server.ts';

interface Due {
  at: number;
  run(): void;
}

const keptDays = 30;

/** Events and portal visits as old as Stripe itself forgets them. What was paid stays. */
export function forgetOld(ledger: Ledger): void {
  const { rows, deliveries } = ledger.state;
  const before = ledger.at() - keptDays * 24 * 3600;
  const waiting = new Set(deliveries.map(({ event }) => event));
  for (const { id, created } of Object.values(rows.event))
    if (created < before && !waiting.has(id)) delete rows.event[id];
  for (const { id, created } of Object.values(rows['billing_portal.session']))
    if (created < before) delete rows['billing_portal.session'][id];
}

/** What time alone will do next: renewals, further attempts, sessions that nobody paid. */
export function nextDue(ledger: Ledger): Due | null {
  const { rows } = ledger.state;
  let next: Due | null = null;
  const consider = (at: number, run: () => void) => {
    if (!next || at < next.at) next = { at, run };
  };
  for (const subscription of Object.values(rows.subscription))
    if (subscription.status === 'active' || subscription.status === 'past_due')
      consider(itemOf(subscription).current_period_end, () => turnPeriod(ledger, subscription));
  for (const invoice of Object.values(rows.invoice))
    if (invoice.status === 'open' && invoice.next_payment_attempt !== null)
      consider(invoice.next_payment_attempt, () => retryRenewal(ledger, invoice));
  for (const session of Object.values(rows['checkout.session']))
    if (session.status === 'open') consider(session.expires_at, () => expireCheckout(ledger, session));
  return next;
}
