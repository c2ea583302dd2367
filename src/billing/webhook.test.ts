import { expect, test } from 'vitest';
import { bodies, mostStrangersBytes } from '../platform/bodies.server.ts';
import { describeBilling } from './test-kit/describe-billing.ts';
import { openBilling } from './test-kit/open-billing.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

function orders<T>(items: T[]): T[][] {
  if (items.length < 2) return [items];
  return items.flatMap((first, index) =>
    orders(items.filter((_, other) => other !== index)).map((rest) => [first, ...rest]),
  );
}

describeBilling('events from Stripe', ({ app, clock, db, open, payments }) => {
  test.each([
    ['cancelled at once', 'canceled', 'free'],
    ['resumed', 'active', 'pro'],
  ])(
    'the same five in whatever order end the same: %s',
    async (_, status, tier) => {
      const ana = await app.person();
      const paid = await payments.pay((await ana.checkout()).body.url);
      const { id } = payments.subscriptionOf(await ana.customer());
      const ending = [
        ...payments.set(id, { cancel_at_period_end: true }),
        ...payments.set(id, { status, cancel_at_period_end: false }),
      ];
      const events = [...paid, ...ending];
      expect(events).toHaveLength(5);
      let seen = 0;
      // Among every fifth order, any three stand in any order, any two next to each other, and each comes last.
      for (const order of orders(events).filter((_, index) => index % 5 === 0)) {
        for (const event of order)
          expect(await app.deliver({ ...event, id: `${event.id}${seen}` })).toBe(200);
        expect(await ana.tier()).toBe(tier);
        seen += 1;
      }
      expect(seen).toBe(24);
    },
    240_000,
  );

  test('an old event that arrives late changes nothing: what counts is what Stripe says now', async () => {
    const { subscription: id, ...ana } = await app.subscriber();
    const [late] = payments.set(id, { status: 'active' });
    await app.hear(payments.set(id, { status: 'canceled' }));
    expect(await app.deliver(late)).toBe(200);
    expect(await ana.tier()).toBe('free');
  });

  test('a reading that began earlier and arrives later does not bring the old state back', async () => {
    const { subscription: id, ...ana } = await app.subscriber();
    const [early, late] = [payments.set(id, {}), payments.set(id, {})].flat();
    const [slow, asked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    payments.fault = (call) => {
      if (call !== 'GET /v1/subscriptions') return null;
      payments.fault = () => null;
      asked.resolve();
      return { late: slow.promise };
    };
    const overtaken = app.deliver(early);
    await asked.promise;
    payments.set(id, { status: 'canceled' });
    expect(await app.deliver(late)).toBe(200);
    expect(await ana.tier()).toBe('free');
    slow.resolve();
    expect(await overtaken).toBe(200);
    expect(await ana.tier()).toBe('free');
  });

  test('the same event twice, and at two instances at once, is one', async () => {
    const other = openBilling(db, payments);
    const ana = await app.person();
    const events = await payments.pay((await ana.checkout()).body.url);
    const answers = await Promise.all(
      events.flatMap((event) => [app.deliver(event), other.deliver(event), app.deliver(event)]),
    );
    expect(answers.every((status) => status === 200)).toBe(true);
    expect(await ana.tier()).toBe('pro');
    const before = payments.calls.length;
    expect(await other.deliver(events[0])).toBe(200);
    expect(payments.calls.length).toBe(before);
    await app.mailsTo(ana.id);
    const person = [...app.mails, ...other.mails].filter(
      ({ text }) => text.includes('Tu Premium') || text.includes('Guarda este correo'),
    );
    expect(new Set(person.map(({ to }) => to)).size).toBe(person.length);
  });

  test('a forged, stale, unsigned or altered event is refused and changes nothing', async () => {
    const ana = await app.person();
    const [event] = await payments.pay((await ana.checkout()).body.url);
    expect(await app.deliver(event, { secret: 'whsec_guessed' })).toBe(400);
    expect(await app.deliver(event, { secret: `whsec_next, ${payments.webhookSecret}` })).toBe(400);
    expect(await app.deliver(event, { at: clock.at - 6 * minute })).toBe(400);
    const { body, signature } = payments.sign(event);
    const send = (text: string, headers: Record<string, string>) =>
      app.call('/api/webhooks/stripe', { body: text, headers: { Origin: '', ...headers } });
    expect((await send(body, {})).status).toBe(400);
    expect((await send(`${body} `, { 'Stripe-Signature': signature })).status).toBe(400);
    expect((await send('', { 'Stripe-Signature': signature })).status).toBe(400);
    expect(await ana.tier()).toBe('free');
    expect(
      (await send(body, { 'Stripe-Signature': signature, Origin: 'https://dashboard.stripe.example' }))
        .status,
    ).toBe(200);
    expect(await ana.tier()).toBe('pro');
  });

  test('an event is taken by the one of two clocks that is right, while the other is six minutes ahead', async () => {
    const ana = await app.person();
    const [event] = await payments.pay((await ana.checkout()).body.url);
    const { body, signature } = payments.sign(event);
    const sent = { method: 'POST', body, headers: { 'Stripe-Signature': signature } };
    const deliver = async (surelyAheadMs: number) =>
      (await app.beside(6 * minute, surelyAheadMs).app.request('/api/webhooks/stripe', sent)).status;
    expect(await deliver(6 * minute)).toBe(400);
    expect(await deliver(0)).toBe(200);
    expect(await ana.tier()).toBe('pro');
  });

  test('while the secret changes, an event signed with either is taken', async () => {
    for (const secret of ['whsec_next', payments.webhookSecret]) {
      const ana = await app.person();
      const [event] = await payments.pay((await ana.checkout()).body.url);
      expect(await app.deliver(event, { secret })).toBe(200);
      expect(await ana.tier()).toBe('pro');
    }
  });

  test('half-sent bodies that nobody signed hold no more than their bound, and neither an event nor a photo suffers', async () => {
    const piece = new Uint8Array(100 * 1024);
    const senders = Math.ceil((1.5 * mostStrangersBytes) / (9 * piece.length));
    let refused = 0;
    for (let sender = 0; sender < senders; sender += 1) {
      let pieces = 0;
      const body = new ReadableStream({
        async pull(controller) {
          pieces += 1;
          if (pieces > 9) await new Promise((resolve) => setTimeout(resolve, 5));
          if (refused > 0) controller.close();
          else controller.enqueue(pieces > 9 ? new Uint8Array(1) : piece);
        },
      });
      const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
      void Promise.resolve(app.app.request('/api/webhooks/stripe', init)).then(({ status }) => {
        refused += Number(status === 429);
      });
    }
    const ana = await app.person();
    const [event] = await payments.pay((await ana.checkout()).body.url);
    expect(await app.deliver(event)).toBe(200);
    await expect.poll(() => refused, { timeout: 10_000 }).toBeGreaterThan(0);
    expect(bodies.bytes).toBe(0);
  });

  test('while Stripe is down the answer is not 2xx, and the next try heals', async () => {
    const ana = await app.person();
    const [event] = await payments.pay((await ana.checkout()).body.url);
    expect(await payments.failing(/./, () => app.deliver(event))).toBe(503);
    expect(await ana.tier()).toBe('free');
    expect(await app.deliver(event)).toBe(200);
    expect(await ana.tier()).toBe('pro');
  });

  test('events of something else in the same Stripe account are taken and left alone', async () => {
    const foreign = { id: `cus_${'9'.repeat(32)}`, object: 'customer', created: 0 };
    expect(await app.deliver(payments.event('customer.updated', foreign))).toBe(200);
    const product = { id: `prod_${'9'.repeat(32)}`, object: 'product', created: 0 };
    expect(await app.deliver(payments.event('product.updated', product))).toBe(200);
  });

  test('a crash while writing answers 503, writes nothing, and the next try heals', async () => {
    const ana = await app.person();
    const db = await open();
    const broken = openBilling({ ...db, asService: () => Promise.reject(new Error('lost')) }, payments);
    const [event] = await payments.pay((await ana.checkout()).body.url);
    expect(await broken.deliver(event)).toBe(503);
    expect(await ana.tier()).toBe('free');
    expect(await app.deliver(event)).toBe(200);
    expect(await ana.tier()).toBe('pro');
  });

  test('what came is known for long after Stripe can send it again, and then forgotten: by the one of two clocks that is behind', async () => {
    const ana = await app.person();
    const [event] = await payments.pay((await ana.checkout()).body.url);
    await app.deliver(event);
    const known = async () =>
      (await db.asSuperuser(`select id from billing_events where id = '${event?.id}'`)).length;
    await app.later(89 * day);
    expect(await known()).toBe(1);
    clock.at += 2 * day;
    await app.beside(0, -10 * day).billing.tick();
    expect(await known()).toBe(1);
    await app.billing.tick();
    expect(await known()).toBe(0);
  });
});
