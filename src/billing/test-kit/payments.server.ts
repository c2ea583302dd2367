import { randomUUID } from 'node:crypto';
import type { Stripe } from 'stripe';
import { enabledEvents } from '../../../scripts/stripe-setup.ts';
import type { Fault } from '../../embedded/payments/test-kit/faults.ts';
import { startStripe } from '../../embedded/payments/test-kit/start-stripe.ts';

export type TestPayments = Awaited<ReturnType<typeof startPayments>>;

/** Time is the test's, and no event leaves unless the test delivers it. */
export async function startPayments(clock: { at: number }) {
  const { env, payments, control, sdk, close } = await startStripe({ now: () => new Date(clock.at) });
  control.holdWebhooks(true);
  const stripe = sdk(env.payments.secretKey, 2);
  const { webhookSecret } = env.payments;

  /** What Stripe sends from now on, as `stripe:setup` asks for it. */
  function listen() {
    const before = new Set(control.events().map(({ id }) => id));
    return () =>
      control
        .events()
        .filter(({ id, type }) => !before.has(id) && enabledEvents.some((wanted) => wanted === type));
  }

  const kit = {
    /** The settings of a product that is paid through it. Its secret is being changed: either is good. */
    env: { ...env, payments: { ...env.payments, webhookSecret: `whsec_next, ${webhookSecret}` } },
    clock,
    stripe,
    control,
    webhookSecret,
    /** `POST /v1/customers` and the like, in order. */
    calls: [] as string[],
    /** What goes wrong with a call; nothing when it is null. */
    fault: (_call: string) => null as Fault,
    /** While that is done, the calls that are named so fail, and nothing comes of them. */
    async failing<T>(calls: RegExp, work: () => Promise<T>, fault: Fault = { status: 500 }): Promise<T> {
      kit.fault = (call) => (calls.test(call) ? fault : null);
      return work().finally(() => {
        kit.fault = () => null;
      });
    },
    /** Presses "Pagar" on the page. */
    async pay(url: string): Promise<Stripe.Event[]> {
      const heard = listen();
      await control.completeCheckout(url.split('/').at(-1) ?? '');
      return heard();
    },
    set(id: string, fields: object): Stripe.Event[] {
      const heard = listen();
      control.set(id, fields);
      return heard();
    },
    /** The clock goes on, and with it whatever falls due. */
    async passTime(ms: number): Promise<Stripe.Event[]> {
      const heard = listen();
      clock.at += ms;
      await stripe.prices.list();
      return heard();
    },
    subscriptionOf(customer: string) {
      const found = control.all('subscription').find((row) => row.customer === customer);
      if (!found) throw new Error('no subscription');
      return found;
    },
    chargesOf: (customer: string) => control.all('charge').filter((charge) => charge.customer === customer),
    statusOf: (id: string) => control.all('subscription').find((row) => row.id === id)?.status,
    event: (type: string, object: object) => ({
      id: `evt_${randomUUID()}`,
      object: 'event',
      type,
      data: { object },
    }),
    sign(event: unknown, { secret = webhookSecret, at = clock.at } = {}) {
      const body = JSON.stringify(event);
      const timestamp = Math.floor(at / 1_000);
      return {
        body,
        signature: stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp }),
      };
    },
    close,
  };
  payments.setFault(({ method, path }) => {
    kit.calls.push(`${method} ${path}`);
    return kit.fault(`${method} ${path}`);
  });
  return kit;
}
