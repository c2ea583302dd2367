import type { Hono } from 'hono';
import type { Stripe } from 'stripe';
import type { Sessions } from '../account/sessions.server.ts';
import type { Mailer } from '../platform/mail.server.ts';
import type { RateLimits } from '../platform/rate-limits.server.ts';
import type { Services } from '../platform/services.server.ts';
import { createCheckout } from './checkout.server.ts';
import { closeAccount } from './close-account.server.ts';
import { createMailDelivery } from './mail-queue.server.ts';
import { createPortal } from './portal.server.ts';
import { createReconcile } from './reconcile.server.ts';
import { billingRoutes } from './routes.server.ts';
import { createSync } from './sync.server.ts';
import { webhookRoutes } from './webhook.server.ts';
import { createWithdrawals } from './withdrawal.server.ts';

export interface Billing {
  /** Under `/api`, behind the same-origin rule. */
  routes(sessions: Sessions, limits: RateLimits): Hono;
  /** Under `/api` as well, before that rule. */
  webhook: Hono;
  /** Every minute or so: what was missed, what is due, what could not be done before. */
  tick(): Promise<void>;
  /** Before a person's rows are erased; rejects, and then nothing may be erased, when Stripe does not follow. */
  deleteCustomerBilling(userId: string): Promise<void>;
}

export function createBilling(services: Services, stripe: Stripe, mailer: Mailer): Billing {
  const sync = createSync(services, stripe);
  const withdrawing = createWithdrawals(services, stripe, sync);
  const deliverMails = createMailDelivery(services, mailer);
  const reconcile = createReconcile(services, sync);
  const openCheckout = createCheckout(services, stripe, sync);
  const deliver = () => void deliverMails().catch(() => services.log.warn('mails not sent yet'));
  let ticking: Promise<void> | null = null;
  async function round(): Promise<void> {
    await withdrawing.settlePending();
    await reconcile();
    await deliverMails();
  }
  return {
    routes: (sessions, limits) =>
      billingRoutes(
        services,
        { openPortal: createPortal(stripe), sync, openCheckout, withdrawing, deliver },
        sessions,
        limits,
      ),
    webhook: webhookRoutes(services, stripe, sync, deliver),
    tick() {
      // A slow round is not overtaken by the next one.
      ticking ??= round().finally(() => {
        ticking = null;
      });
      return ticking;
    },
    async deleteCustomerBilling(userId) {
      await withdrawing.requireSettled(userId);
      await closeAccount(services, stripe, userId);
      // What is owed in writing goes out while there is an address to send it to.
      await deliverMails();
    },
  };
}
