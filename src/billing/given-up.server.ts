import type { Metrics } from '../platform/metrics.server.ts';
import type { Services } from '../platform/services.server.ts';

/** Tells an operator of payments whose bank takes no refund. */
export type TellGivenUp = (charges: readonly string[]) => void;

export function createTellGivenUp({ log, metrics }: Services & { metrics?: Metrics }): TellGivenUp {
  const count = metrics?.counter(
    'salero_refunds_given_up_total',
    'Payments that are to be paid back by hand',
  );
  // There from the start: what first appears as 1 has not risen to whoever watches.
  count?.add({}, 0);
  return (charges) => {
    for (const charge of charges) {
      log.error('the bank takes no refund: pay it back by hand', { charge });
      count?.add();
    }
  };
}
