import { eq, lt } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Stripe } from 'stripe';
import { z } from 'zod';
import { createHeldBodies, mostStrangersBytes, readBytes } from '../platform/bodies.server.ts';
import type { Tx } from '../platform/db.server.ts';
import { secretsIn } from '../platform/env.server.ts';
import { Failure } from '../platform/http-errors.server.ts';
import { billing_events } from '../platform/schema.server.ts';
import type { Services } from '../platform/services.server.ts';
import type { Owners } from './owner.server.ts';
import { idOf } from './stripe-state.server.ts';
import { recordEvent, type Sync } from './sync.server.ts';
import type { Withdrawals } from './withdrawal.server.ts';

const name = z.string().regex(/^[\x21-\x7e]{1,255}$/);
const named = z.union([name, z.looseObject({ id: name })]).nullish();

/** As far as we look. A signature proves who sent it, not that it is what we take it for: a replayed body of another kind, say. */
const eventShape = z.looseObject({
  id: name,
  type: name,
  data: z.looseObject({
    object: z.looseObject({ object: name, id: name.optional(), customer: named, charge: named }),
  }),
});

type Event = z.infer<typeof eventShape>;

const maxBytes = 1024 * 1024;
const toleranceSeconds = 300;

/** Outside the same-origin rule: Stripe signs. Answers 2xx only once all is written; Stripe sends again what fails before. */
export function webhookRoutes(
  services: Services,
  stripe: Stripe,
  owners: Owners,
  sync: Sync,
  reopen: Withdrawals['reopen'],
  deliver: () => void,
): Hono {
  const { db, log, now, surelyPast = now } = services;
  const routes = new Hono();
  const bodies = createHeldBodies(mostStrangersBytes);

  routes.post('/webhooks/stripe', async (c) => {
    const held = bodies.hold();
    const body = await readBytes(c, maxBytes, held).finally(held.drop);
    const event = requireEvent(body.toString('utf8'), c.req.header('Stripe-Signature') ?? '');
    if (await db.asService((tx) => tx.$count(billing_events, eq(billing_events.id, event.id))))
      return c.json({ received: true });
    const customer = await getCustomer(event);
    const userId = customer && (await owners.findOwner(customer));
    if (userId) {
      if (event.type === 'refund.failed') await reopen(userId);
      await sync(userId, event);
      deliver();
    } else await db.asService((tx) => recordEvent(tx, event, null, now()));
    log.info('stripe event', { type: event.type, known: Boolean(userId) });
    return c.json({ received: true });
  });

  function requireEvent(body: string, signature: string): Event {
    // What is stale by both clocks is stale; by one that runs ahead every event would be.
    const at = surelyPast().getTime();
    let cause: unknown;
    for (const secret of secretsIn(services.env.payments.webhookSecret))
      try {
        return requireShape(
          stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, at),
        );
      } catch (error) {
        if (error instanceof Failure) throw error;
        cause = error;
      }
    throw new Failure('invalid_input', { cause, fields: { 'stripe-signature': 'La firma no es válida.' } });
  }

  /** A dispute or a refund names its payment only. */
  async function getCustomer({ data }: Event): Promise<string | null> {
    const { object, id, customer, charge } = data.object;
    if (object === 'customer') return id ?? null;
    if (customer) return idOf(customer);
    if (!charge) return null;
    const paid =
      typeof charge === 'string'
        ? await stripe.charges.retrieve(charge)
        : (charge as object as Stripe.Charge);
    return paid.customer ? idOf(paid.customer) : null;
  }

  return routes;
}

function requireShape(event: Stripe.Event): Event {
  const read = eventShape.safeParse(event);
  if (read.success) return read.data;
  throw new Failure('invalid_input', { fields: { body: 'No es un evento.' } });
}

/** Stripe sends again for three days by itself, and for thirty at somebody's hand. The legal texts say the same. */
export const eventsKeptDays = 90;

export async function forgetEvents({ db, now, surelyPast = now }: Services): Promise<void> {
  const before = new Date(surelyPast().getTime() - eventsKeptDays * 24 * 60 * 60_000);
  const forget = (tx: Tx) => tx.delete(billing_events).where(lt(billing_events.received_at, before));
  await db.asService(forget, { mayTakeLong: true });
}
