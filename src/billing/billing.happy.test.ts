import { describe, expect, test } from 'vitest';
import { describeBilling } from './test-kit/describe-billing.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

describeBilling('billing', ({ app, clock, payments }) => {
  test('free to Premium, to the portal, cancelled, and free again when the paid month is over', async () => {
    const ana = await app.person();
    expect(await ana.billing()).toMatchObject({
      plan: 'free',
      status: 'free',
      canManage: false,
      withdrawal: null,
    });
    const id = await ana.subscribe();
    const [session] = payments.control.all('checkout.session');
    expect(session).toMatchObject({
      mode: 'subscription',
      client_reference_id: ana.id,
      metadata: { user_id: ana.id, site: expect.any(String) },
      success_url: `${app.env.PUBLIC_URL}/perfil?success=true`,
      cancel_url: `${app.env.PUBLIC_URL}/premium`,
    });
    expect(await ana.tier()).toBe('pro');
    expect(await ana.billing()).toMatchObject({
      plan: 'pro',
      status: 'active',
      renewsAt: '2026-12-21T10:00:00.000Z',
      canManage: true,
      withdrawal: { deadline: '2026-12-10T22:59:59.000Z' },
    });
    const portal = await ana.portal();
    expect(portal.body.url).toContain('/pago-local/portal/');
    await app.hear(payments.set(id, { cancel_at_period_end: true }));
    expect(await ana.billing()).toMatchObject({
      plan: 'pro',
      status: 'cancelling',
      endsAt: '2026-12-21T10:00:00.000Z',
      renewsAt: null,
    });
    await app.hear(await payments.passTime(31 * day));
    expect(await ana.check()).toEqual({
      subscribed: false,
      subscription_tier: 'free',
      subscription_end: null,
    });
    expect(await ana.billing()).toMatchObject({ plan: 'free', status: 'ended' });
    expect((await ana.checkout()).status).toBe(200);
  });

  test('paid without a webhook is seen on return at once', async () => {
    const ana = await app.person();
    await payments.pay((await ana.checkout()).body.url);
    expect(await ana.tier()).toBe('free');
    expect(await ana.check()).toEqual({
      subscribed: true,
      subscription_tier: 'pro',
      subscription_end: '2026-12-21T10:00:00.000Z',
    });
  });

  test('paid without a webhook and without coming back is seen within ten minutes', async () => {
    const ana = await app.person();
    await payments.pay((await ana.checkout()).body.url);
    for (let minutes = 0; minutes < 10; minutes += 1) {
      await app.later(minute);
    }
    expect(await ana.tier()).toBe('pro');
  });

  test('an end that nobody told us about is noticed when the period is over', async () => {
    const { subscription: id, ...ana } = await app.subscriber();
    clock.at += 31 * day;
    payments.set(id, { status: 'canceled', ended_at: Math.floor(clock.at / 1_000) });
    expect(await ana.tier()).toBe('pro');
    await app.billing.tick();
    expect(await ana.tier()).toBe('free');
  });

  test('a payment that fails keeps Premium while Stripe tries again, and ends it when Stripe gives up', async () => {
    const { subscription: id, ...ana } = await app.subscriber();
    payments.control.setCard(await ana.customer(), 'declines');
    await app.hear(await payments.passTime(30 * day));
    expect(await ana.billing()).toMatchObject({ plan: 'pro', status: 'past_due', renewsAt: null });
    await app.hear(payments.set(id, { status: 'unpaid' }));
    expect(await ana.billing()).toMatchObject({ plan: 'free', status: 'unpaid', canManage: true });
    const mails = await app.mailsTo(ana.id);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Tu Premium está activo',
      'No hemos podido cobrar tu Premium',
    ]);
  });

  test.each(['past_due', 'unpaid'])(
    'a payment that is never made ends Premium after 21 days, also where Stripe leaves it %s: no month is billed any more, and a new contract is possible',
    async (left) => {
      const { subscription: id, ...ana } = await app.subscriber();
      const customer = await ana.customer();
      payments.control.setCard(customer, 'declines');
      await payments.passTime(30 * day);
      /** As the dashboard can have it: no more tries, and no end. */
      payments.set(String(payments.subscriptionOf(customer).latest_invoice), { next_payment_attempt: null });
      payments.set(id, { status: left });
      await payments.passTime(20 * day);
      await app.billing.tick();
      expect(await ana.billing()).toMatchObject({ status: left, plan: left === 'past_due' ? 'pro' : 'free' });
      await payments.passTime(2 * day);
      await app.billing.tick();
      expect(await ana.billing()).toMatchObject({ plan: 'free', status: 'ended' });
      expect(payments.statusOf(id)).toBe('canceled');
      expect((await app.mailsTo(ana.id)).at(-1)).toMatchObject({ subject: 'Tu Premium ha terminado' });
      const paid = () => payments.chargesOf(customer).filter((one) => one.paid);
      payments.control.setCard(customer, 'pays');
      await payments.passTime(40 * day);
      await app.billing.tick();
      expect(paid()).toHaveLength(1);
      await ana.subscribe();
      expect(await ana.billing()).toMatchObject({ plan: 'pro', status: 'active' });
      expect(paid()).toHaveLength(2);
    },
  );

  test('a clock that runs ahead ends nobody’s subscription for good: by the other one the payment is not that late', async () => {
    const { subscription: id, ...ana } = await app.subscriber();
    payments.control.setCard(await ana.customer(), 'declines');
    await payments.passTime(31 * day);
    await app.beside(30 * day, 0).billing.tick();
    expect([payments.statusOf(id), await ana.tier()]).toEqual(['past_due', 'pro']);
  });

  test('of a month that was given away nobody is late', async () => {
    const { subscription: id, ...ana } = await app.subscriber();
    const customer = await ana.customer();
    await payments.passTime(31 * day);
    const [given] = payments.control.all('invoice').filter((one) => one.customer === customer);
    payments.set(given?.id ?? '', { status: 'void' });
    payments.control.setCard(customer, 'declines');
    await payments.passTime(31 * day);
    await app.billing.tick();
    expect([payments.statusOf(id), await ana.tier()]).toEqual(['past_due', 'pro']);
  });

  test('a payment that went back ends Premium, and the subscription is charged no more', async () => {
    const { subscription: id, ...ana } = await app.subscriber();
    const [charge] = payments.chargesOf(await ana.customer());
    payments.set(charge?.id ?? '', { refunded: true, amount_refunded: 500 });
    await app.hear([payments.event('charge.refunded', { ...charge })]);
    expect(await ana.billing()).toMatchObject({ plan: 'free', status: 'refunded' });
    expect(payments.statusOf(id)).toBe('canceled');
  });

  test.each([
    ['needs_response', 'free', 'disputed'],
    ['lost', 'free', 'disputed'],
    ['warning_needs_response', 'pro', 'active'],
    ['won', 'pro', 'active'],
  ])('a dispute that is %s leaves the plan %s', async (status, plan, shown) => {
    const ana = await app.subscriber();
    const [charge] = payments.control.all('charge');
    const dispute = await payments.control.dispute(charge?.id ?? '');
    payments.set(dispute.id, { status });
    await app.hear([payments.event('charge.dispute.created', dispute)]);
    expect(await ana.billing()).toMatchObject({ plan, status: shown });
  });

  test('a dispute of an earlier month ends Premium too: the next month is not charged, and the paid ones stay as they are', async () => {
    const { subscription: id, ...ana } = await app.subscriber();
    const customer = await ana.customer();
    const paid = () => payments.chargesOf(customer).filter((one) => one.paid);
    const [first] = paid();
    await app.hear(await payments.passTime(31 * day));
    expect(await ana.billing()).toMatchObject({ plan: 'pro', status: 'active' });
    await app.dispute(first?.id);
    expect(await ana.billing()).toMatchObject({ plan: 'free', status: 'disputed' });
    expect(payments.statusOf(id)).toBe('canceled');
    await payments.passTime(62 * day);
    expect(paid().map(({ refunded }) => refunded)).toEqual([false, false]);
  });

  test('a month that was paid back as a favour ends nothing once the next one is paid, whatever the bank says of it', async () => {
    const ana = await app.subscriber();
    const [first] = payments.chargesOf(await ana.customer());
    await app.hear(await payments.passTime(31 * day));
    payments.set(first?.id ?? '', { refunded: true, amount_refunded: 500 });
    await app.dispute(first?.id);
    expect(await ana.billing()).toMatchObject({ plan: 'pro', status: 'active' });
  });

  test('one mail confirms the contract with everything that has to be said', async () => {
    const ana = await app.person('Ana & <b>');
    await ana.subscribe();
    const [mail, ...more] = await app.mailsTo(ana.id);
    expect(more).toEqual([]);
    for (const words of [
      '5,00',
      'IVA incluido',
      '21 de diciembre de 2026',
      'Desistir: hasta el 10 de diciembre de 2026, sin dar explicaciones',
      'Desistir del contrato aquí',
      '/legal#terminos',
      'se renueva cada mes',
    ])
      expect(mail?.text).toContain(words);
    // Everybody has more: two terms in one line would be one too many.
    expect(mail?.text).not.toContain('14 días');
    expect(mail?.html).toContain('Ana &amp; &lt;b&gt;');
    expect(mail?.html).not.toMatch(/<img|src=|url\(/);
  });

  test('a mail that could not be sent is sent later, once', async () => {
    const ana = await app.person();
    app.postbox.closed = true;
    await ana.subscribe();
    await app.billing.tick();
    app.postbox.closed = false;
    await app.later(minute);
    expect(app.mails.filter(({ to }) => to.startsWith(ana.id))).toEqual([]);
    clock.at += 5 * minute;
    const mails = await app.mailsTo(ana.id);
    expect(mails.map(({ subject }) => subject)).toEqual(['Tu Premium está activo']);
    clock.at += 6 * minute;
    expect(await app.mailsTo(ana.id)).toHaveLength(1);
  });

  describe('a mail that waited for the mail server', () => {
    const endOfPeriod = Date.parse('2026-12-21T10:00:00Z') / 1_000;
    type Subscriber = Awaited<ReturnType<typeof app.subscriber>>;
    /** What somebody gets who was away from mail from the notice of a renewal on, until minutes after that happened. */
    async function toldAfter(happens: (ana: Subscriber) => Promise<readonly object[]>) {
      const ana = await app.subscriber();
      const before = (await app.mailsTo(ana.id)).length;
      app.postbox.closed = true;
      await app.later(16 * day);
      await app.hear(await happens(ana));
      await app.billing.tick();
      clock.at += 6 * minute;
      app.postbox.closed = false;
      return (await app.mailsTo(ana.id)).slice(before).map(({ subject }) => subject);
    }
    const unannounced = () => app.logged.filter((line) => line.includes('charged without its notice')).length;

    test('does not say that a contract will be charged which was left or cancelled', async () => {
      expect(await toldAfter((ana) => ana.leave().then(() => []))).toEqual([
        'Acuse de recibo de tu desistimiento',
      ]);
      const cancel = async ({ subscription }: Subscriber) =>
        payments.set(subscription, { cancel_at: endOfPeriod });
      expect(await toldAfter(cancel)).toEqual(['Has cancelado Premium: termina el 21 de diciembre de 2026']);
      expect(unannounced()).toBe(0);
    });

    test('does not announce a charge that was made, of which an operator hears', async () => {
      expect(await toldAfter(() => payments.passTime(15 * day))).toEqual([]);
      expect(unannounced()).toBe(1);
    });

    test('does not say that a payment failed which was made since', async () => {
      const failsAndIsPaid = async (ana: Subscriber) => {
        payments.control.setCard(await ana.customer(), 'declines');
        await app.hear(await payments.passTime(15 * day));
        expect((await ana.billing()).status).toBe('past_due');
        return payments.set(ana.subscription, { status: 'active' });
      };
      expect(await toldAfter(failsAndIsPaid)).toEqual([]);
    });

    test('names no next charge of what was cancelled before it left', async () => {
      const ana = await app.person();
      app.postbox.closed = true;
      const id = await ana.subscribe();
      await app.hear(payments.set(id, { cancel_at: endOfPeriod }));
      await app.billing.tick();
      clock.at += 6 * minute;
      app.postbox.closed = false;
      const mails = await app.mailsTo(ana.id);
      const confirmation = mails.find(({ subject }) => subject === 'Tu Premium está activo');
      expect(confirmation?.text).toContain('Próximo cobro: ninguno');
    });
  });

  test('each renewal is announced once before it is charged, however many instances run', async () => {
    const ana = await app.subscriber();
    await app.billing.tick();
    clock.at += 16 * day;
    await Promise.all([app.billing.tick(), app.billing.tick()]);
    await app.billing.tick();
    await app.hear(await payments.passTime(14 * day));
    await app.later(16 * day);
    const subjects = (await app.mailsTo(ana.id)).map(({ subject }) => subject);
    expect(subjects).toEqual([
      'Tu Premium está activo',
      'Tu Premium se renueva el 21 de diciembre de 2026',
      'Tu Premium se renueva el 21 de enero de 2027',
    ]);
  });

  test('who subscribed at another price than the pages say now is told theirs: in the profile, and in every mail that names one', async () => {
    const ana = await app.person();
    const events = await payments.pay((await ana.checkout()).body.url);
    const { id, items } = payments.subscriptionOf(await ana.customer());
    const data = items.data.map((item) => ({ ...item, price: { ...item.price, unit_amount: 700 } }));
    payments.set(id, { items: { ...items, data } });
    await app.hear(events);
    expect((await ana.billing()).priceCents).toBe(700);
    await app.later(16 * day);
    payments.control.setCard(await ana.customer(), 'declines');
    await app.hear(await payments.passTime(16 * day));
    const mails = (await app.mailsTo(ana.id)).map(({ subject, text }) => [
      subject,
      ...(text.match(/\d+,\d\d\s€/g) ?? []),
    ]);
    expect(mails).toEqual([
      ['Tu Premium está activo', '7,00\u00a0€', '7,00\u00a0€'],
      ['Tu Premium se renueva el 21 de diciembre de 2026', '7,00\u00a0€'],
      ['No hemos podido cobrar tu Premium', '7,00\u00a0€'],
    ]);
    const eva = await app.person();
    expect((await eva.billing()).priceCents).toBe(500);
  });

  test('whoever cancels is told once until when, and no renewal is announced', async () => {
    const { subscription: id, ...ana } = await app.subscriber();
    const end = Date.parse('2026-12-21T10:00:00Z') / 1_000;
    await app.hear(payments.set(id, { cancel_at: end }));
    await app.later(20 * day);
    clock.at += 11 * day;
    await app.hear(payments.set(id, { status: 'canceled', ended_at: end }));
    const subjects = (await app.mailsTo(ana.id)).map(({ subject }) => subject);
    expect(subjects).toEqual([
      'Tu Premium está activo',
      'Has cancelado Premium: termina el 21 de diciembre de 2026',
    ]);
  });

  test('leaving within 14 days: asked, confirmed, cancelled, paid back and acknowledged with date and time', async () => {
    const { subscription: id, ...ana } = await app.subscriber();
    const [paid] = payments.control.all('charge');
    clock.at = Date.parse('2026-12-10T22:59:00Z');
    const asked = (await ana.withdraw({ action: 'request' })).body;
    expect(asked).toMatchObject({ status: 'requested', confirmedAt: null });
    expect(await ana.tier()).toBe('pro');
    expect((await ana.withdraw({ action: 'request' })).body.id).toBe(asked.id);
    clock.at += 5 * minute;
    const confirmed = await ana.withdraw({ action: 'confirm', id: asked.id });
    expect(confirmed.body).toMatchObject({ status: 'confirmed', refundedCents: 500, settled: true });
    expect((await ana.withdraw({ action: 'confirm', id: asked.id })).body).toEqual(confirmed.body);
    expect(payments.statusOf(id)).toBe('canceled');
    expect(payments.control.all('refund').filter((refund) => refund.charge === paid?.id)).toHaveLength(1);
    expect(await ana.billing()).toMatchObject({
      plan: 'free',
      status: 'withdrawn',
      withdrawal: null,
      withdrawn: { refundedCents: 500, settled: true },
    });
    const mail = (await app.mailsTo(ana.id)).at(-1);
    expect(mail?.subject).toBe('Acuse de recibo de tu desistimiento');
    expect(mail?.text).toContain('«Desisto del contrato de suscripción a Salero Premium»');
    expect(mail?.text).toMatch(/Confirmado: 11 de diciembre de 2026,? (a las )?0:04:00/);
    expect((await ana.checkout()).status).toBe(200);
  });

  test('leaving pays back what the bank had left with us, after a dispute of it', async () => {
    const ana = await app.subscriber();
    const [paid] = payments.control.all('charge');
    const dispute = await payments.control.dispute(paid?.id ?? '');
    await payments.control.closeDispute(dispute.id, 'won');
    await app.hear([payments.event('charge.dispute.closed', dispute)]);
    expect(await ana.tier()).toBe('pro');
    expect((await ana.leave()).body).toMatchObject({ refundedCents: 500 });
    expect(payments.control.all('refund').filter((refund) => refund.charge === paid?.id)).toHaveLength(1);
  });

  test('after the last day there is nothing to leave, and cancelling stays possible', async () => {
    const ana = await app.subscriber();
    clock.at = Date.parse('2026-12-10T23:00:01Z');
    expect((await ana.billing()).withdrawal).toBeNull();
    const late = await ana.withdraw({ action: 'request' });
    expect(late).toMatchObject({
      status: 404,
      body: { message: 'El plazo para desistir ha terminado. Puedes cancelar la renovación cuando quieras.' },
    });
    expect(await ana.tier()).toBe('pro');
  });
});
