import type { Stripe } from 'stripe';
import type { ErasureBilling } from '../account/erasure.server.ts';
import type { Surface } from '../account/sessions.server.ts';
import { codeOf } from '../platform/log.server.ts';
import type { Mailer } from '../platform/mail.server.ts';
import type { Metrics } from '../platform/metrics.server.ts';
import { runSteps } from '../platform/run-steps.server.ts';
import type { Services } from '../platform/services.server.ts';
import { oneAtATime } from '../platform/turns.server.ts';
import { createSite } from './account.server.ts';
import { createCatchUp } from './catch-up.server.ts';
import { createCheckout } from './checkout.server.ts';
import { createEndings } from './endings.server.ts';
import { createMailDelivery } from './mail-queue.server.ts';
import { createOwners } from './owner.server.ts';
import { createPortal } from './portal.server.ts';
import { createReconcile } from './reconcile.server.ts';
import { billingRoutes } from './routes.server.ts';
import { timeOf } from './stripe.server.ts';
import { findDisputed } from './stripe-state.server.ts';
import { createSync } from './sync.server.ts';
import { createTell } from './tell.server.ts';
import { forgetEvents, webhookRoutes } from './webhook.server.ts';
import { createWithdrawals } from './withdrawal.server.ts';

export function createBilling(services: Services & { metrics?: Metrics }, stripe: Stripe, mailer: Mailer) {
  const site = createSite(services);
  const tell = createTell(services);
  const owners = createOwners(services, stripe, site, tell);
  const sync = createSync(services, stripe, owners);
  const endErased = createEndings(services, stripe, site, tell);
  const catchUp = createCatchUp(services, stripe, owners, sync, tell);
  const withdrawing = createWithdrawals(services, stripe, sync, tell);
  const deliverMails = createMailDelivery(services, mailer);
  const reconcile = createReconcile(services, withdrawing, sync, tell);
  const openCheckout = createCheckout(services, stripe, site, sync);
  const deliver = () => void deliverMails().catch(() => services.log.warn('mails not sent yet'));
  async function round(): Promise<void> {
    const failed: string[] = [];
    await runSteps(
      {
        mails: deliverMails,
        reconcile,
        endErased,
        settleWithdrawals: withdrawing.settlePending,
        catchUp,
        forgetEvents: () => forgetEvents(services),
        newMails: deliverMails,
      },
      (step, error) => {
        failed.push(step);
        services.log.warn('billing upkeep failed', { step, code: codeOf(error) });
      },
    );
    if (failed.length > 0) throw new Error(`failed: ${failed.join(', ')}`);
  }
  return {
    routes: (surface: Surface) =>
      billingRoutes(surface, {
        openPortal: createPortal(services, stripe),
        sync,
        openCheckout,
        withdrawing,
        deliver,
      }),
    webhook: webhookRoutes(services, stripe, owners, sync, withdrawing.reopen, deliver),
    tick: oneAtATime(round),
    erasure: {
      async find(userId: string) {
        const customers = await owners.allCustomers(userId);
        const disputed = await Promise.all(customers.map((customer) => findDisputed(stripe, customer)));
        const { lastResponse } = await stripe.subscriptions.list({ limit: 1 });
        return { customers, disputed: disputed.flat(), at: timeOf(lastResponse) };
      },
      endErased,
    } satisfies ErasureBilling,
  };
}

export type Billing = ReturnType<typeof createBilling>;
