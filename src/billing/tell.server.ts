import { codeOf } from '../platform/log.server.ts';
import type { Metrics } from '../platform/metrics.server.ts';
import type { Services } from '../platform/services.server.ts';

const duties = ['withdrawal', 'erasure', 'subscription', 'customer'] as const;

export type Tell = ReturnType<typeof createTell>;

export function createTell({ log, metrics }: Services & { metrics?: Metrics }) {
  const givenUp = metrics?.counter(
    'salero_refunds_given_up_total',
    'Payments that are to be paid back by hand',
  );
  const undone = metrics?.counter(
    'salero_stripe_undone_total',
    'Tries to do at Stripe what is due that failed',
  );
  // There from the start: what first appears as 1 has not risen to whoever watches.
  givenUp?.add({}, 0);
  for (const duty of duties) undone?.add({ duty }, 0);
  return {
    givenUp(charge: string): void {
      log.error('the bank takes no refund: pay it back by hand', { charge });
      givenUp?.add();
    },

    undone(duty: (typeof duties)[number], error: unknown, facts: { mark?: string } = {}): void {
      log.warn('not done at Stripe yet', { duty, ...facts, code: codeOf(error) });
      undone?.add({ duty });
    },
  };
}
