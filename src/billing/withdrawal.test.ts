import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { runbookSql } from '../../test/runbook.ts';
import type { BillingAnswer } from './contract.ts';
import { PlanNotice } from './plan-notice.tsx';
import { describeBilling } from './test-kit/describe-billing.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
const refunds = /^POST .*refunds$/;

describeBilling('the money of a contract that was left', ({ app, clock, db, payments }) => {
  const owing = () => db.asSuperuser('select owed from erasures where customers is not null');

  /** On the profile, in words. */
  const said = async (who: { billing: () => Promise<BillingAnswer> }) =>
    renderToStaticMarkup(
      createElement(MemoryRouter, null, createElement(PlanNotice, { billing: await who.billing() })),
    ).replace(/\s+/g, ' ');

  async function subscriber() {
    const ana = await app.subscriber();
    const customer = await ana.customer();
    const charge = () => {
      const [paid] = payments.chargesOf(customer);
      if (!paid) throw new Error('nothing was paid');
      return paid;
    };
    const request = async () => (await ana.withdraw({ action: 'request' })).body;
    const confirm = async (id: string) => (await ana.withdraw({ action: 'confirm', id })).body;
    const leave = async () => confirm((await request()).id);
    const dispute = () => app.dispute(charge().id);
    const refuseRefund = () => app.refuseRefund(charge().id);
    const withdrawn = async () => (await ana.billing()).withdrawn;
    return { ...ana, charge, request, confirm, leave, dispute, refuseRefund, withdrawn };
  }

  test.each([
    ['won', 500],
    ['lost', 0],
  ] as const)(
    'confirmed during a dispute that is %s, we pay back %i cents, once it is decided',
    async (outcome, cents) => {
      const ana = await subscriber();
      const { id } = await ana.request();
      const { id: dispute } = await ana.dispute();
      expect(await ana.confirm(id)).toMatchObject({ settled: false, refundedCents: null });
      await app.billing.tick();
      expect(await ana.withdrawn()).toMatchObject({ settled: false, refundedCents: null });
      expect(await said(ana)).toContain('Estamos tramitando la devolución de 5,00 €');
      await payments.control.closeDispute(dispute, outcome);
      const closed = { id: dispute, object: 'dispute', charge: ana.charge().id };
      await app.deliver(payments.event('charge.dispute.closed', closed));
      await app.billing.tick();
      expect(ana.charge().amount_refunded).toBe(cents);
      expect(await ana.withdrawn()).toMatchObject({ settled: true, refundedCents: cents });
      expect(await said(ana)).toContain(
        cents > 0 ? 'Hemos ordenado la devolución de 5,00 €' : 'No nos queda ningún pago',
      );
    },
  );

  test('declared in time while the bank disputes the payment, it is taken', async () => {
    const ana = await subscriber();
    await ana.dispute();
    expect((await ana.billing()).withdrawal).not.toBeNull();
    expect(await ana.leave()).toMatchObject({ status: 'confirmed', settled: false });
  });

  test('nobody is told that the time is over because one of the clocks runs ahead', async () => {
    const ana = await subscriber();
    const { call } = app.beside(20 * day, 0);
    const { token } = ana;
    const seen = await call('/api/billing', { token, method: 'GET' });
    expect(seen.body.withdrawal).not.toBeNull();
    const asked = await call('/api/billing/withdrawal', { token, body: { action: 'request' } });
    const body = { action: 'confirm', id: asked.body.id };
    expect((await call('/api/billing/withdrawal', { token, body })).body).toMatchObject({
      status: 'confirmed',
      refundedCents: 500,
    });
  });

  test('whose payment went back already is told so, and not that the time is over', async () => {
    const ana = await subscriber();
    payments.set(ana.charge().id, { refunded: true, amount_refunded: 500 });
    await app.deliver(payments.event('charge.refunded', ana.charge()));
    expect(await ana.withdraw({ action: 'request' })).toMatchObject({
      status: 404,
      body: { message: expect.stringContaining('ya se te ha devuelto') },
    });
  });

  test('a payment under way at the withdrawal goes back when it has arrived', async () => {
    const ana = await subscriber();
    payments.set(ana.charge().id, { paid: false, status: 'pending' });
    expect(await ana.leave()).toMatchObject({ settled: false });
    payments.set(ana.charge().id, { paid: true, status: 'succeeded' });
    await app.billing.tick();
    expect(ana.charge()).toMatchObject({ refunded: true });
    expect(await ana.withdrawn()).toMatchObject({ settled: true, refundedCents: 500 });
  });

  test('a page to pay on takes cards only', async () => {
    const ana = await app.person();
    await ana.checkout();
    expect(payments.control.all('checkout.session')[0]).toMatchObject({ payment_method_types: ['card'] });
  });

  test('a refund that the bank refuses days later is tried again', async () => {
    const ana = await subscriber();
    expect(await ana.leave()).toMatchObject({ settled: true });
    await ana.refuseRefund();
    expect(await ana.withdrawn()).toMatchObject({ settled: false });
    await app.billing.tick();
    expect(ana.charge()).toMatchObject({ refunded: true });
    expect(await ana.withdrawn()).toMatchObject({ settled: true, refundedCents: 500 });
  });

  test.each(['in time', 'at the word of an operator'])(
    'a refund that the bank refuses days later is tried again, though no event comes, %s, also of a contract before the present one',
    async (when) => {
      const ana = await subscriber();
      const charge = ana.charge();
      await ana.leave();
      if (when === 'in time') await ana.subscribe();
      clock.at += 20 * day;
      await app.refuseRefund(charge.id, false);
      const statement = runbookSql().find((sql) => sql.includes('set attention_until = now()')) ?? '';
      if (when === 'in time') clock.at += day;
      else
        await db.asSuperuser(
          statement.replaceAll('now()', `timestamptz '${new Date(clock.at).toISOString()}'`),
        );
      await app.billing.tick();
      const now = payments.control.all('charge').find(({ id }) => id === charge.id);
      expect(now).toMatchObject({ refunded: true });
      // Nor is a refund made again that went well.
      await app.later(2 * day);
      const made = payments.control.all('refund').filter((one) => one.charge === charge.id);
      expect(made.map(({ status }) => status)).toEqual(['succeeded', 'failed']);
    },
  );

  test.each([
    ['is of another Stripe account than our key', { status: 404, code: 'resource_missing', told: 0 }],
    ['Stripe will not answer for', { status: 403, code: 'refused', told: 1 }],
  ])(
    'a contract that was left and that %s keeps nothing else of that person from being looked at',
    async (_, { status, code, told }) => {
      const ana = await subscriber();
      await ana.leave();
      const present = await ana.subscribe();
      const undone = () =>
        ['withdrawal', 'subscription'].map((duty) =>
          Number(
            app.metrics.render().split(`salero_stripe_undone_total{duty="${duty}"} `)[1]?.split('\n')[0],
          ),
        );
      const [withdrawal = 0, subscription] = undone();
      payments.set(present, { cancel_at_period_end: true });
      const error = { type: 'invalid_request_error', code, message: 'refused' };
      const calls = new RegExp(`subscriptions/${ana.subscription}$`);
      await payments.failing(calls, () => app.later(2 * day), { status, body: { error } });
      expect(undone()).toEqual([withdrawal + told, subscription]);
      const [looked] = await db.asSuperuser(
        `select attention_until, cancel_at_period_end from billing_accounts where user_id = '${ana.id}'`,
      );
      expect(looked).toEqual({ attention_until: null, cancel_at_period_end: true });
    },
  );

  test('a refund that fails while the answer to it is on its way is not told as paid back', async () => {
    const ana = await subscriber();
    const { id } = await ana.request();
    const answered = Promise.withResolvers<void>();
    payments.fault = (call) => (call === 'POST /v1/refunds' ? { late: answered.promise } : null);
    const confirming = ana.confirm(id);
    const made = () => payments.control.all('refund').find(({ charge }) => charge === ana.charge().id);
    await expect.poll(made).toBeDefined();
    payments.fault = () => null;
    await ana.refuseRefund();
    answered.resolve();
    await confirming;
    expect(await ana.withdrawn()).toMatchObject({ settled: false });
    await app.billing.tick();
    expect(ana.charge()).toMatchObject({ refunded: true });
    expect(await ana.withdrawn()).toMatchObject({ settled: true, refundedCents: 500 });
  });

  test.each(['living', 'erased'])(
    'a refund that the bank refuses three times is given up, and an operator is told: %s account',
    async (kind) => {
      const ana = await subscriber();
      clock.at += hour;
      if (kind === 'erased') {
        await payments.failing(refunds, ana.leave);
        expect((await payments.failing(refunds, ana.erase)).status).toBe(204);
        await app.billing.tick();
      } else expect(await ana.leave()).toMatchObject({ settled: true });
      const charge = ana.charge();
      const made = () => payments.control.all('refund').filter((one) => one.charge === charge.id);
      for (const times of [1, 2, 3, 3, 3]) {
        expect(made()).toHaveLength(times);
        await ana.refuseRefund();
        await app.billing.tick();
        clock.at += day;
      }
      expect(await owing()).toEqual([]);
      if (kind === 'living') {
        expect(await ana.withdrawn()).toMatchObject({
          settled: true,
          refundedCents: 0,
          owedCents: 500,
        });
        expect(await said(ana)).toContain('Te debemos 5,00 €');
        const told = (await app.mailsTo(ana.id)).filter(({ text }) => /Te debemos 5,00\s€/.test(text));
        expect(told).toHaveLength(1);
        const [row] = await db.asSuperuser(`select id from withdrawals where user_id = '${ana.id}'`);
        for (const statement of runbookSql(String(row?.id)))
          if (statement.startsWith('update withdrawals')) await db.asSuperuser(statement);
        await app.billing.tick();
        expect(await said(ana)).toContain('Hemos ordenado la devolución de 5,00 €');
        await ana.refuseRefund();
        await app.billing.tick();
        expect(await ana.withdrawn()).toMatchObject({ settled: true, refundedCents: 500, owedCents: 0 });
      }
      expect(app.logged.filter((line) => line.includes(charge.id)).length).toBeGreaterThan(0);
      expect(app.metrics.render()).toMatch(/salero_refunds_given_up_total [1-9]/);
    },
  );

  test('whose money cannot go back now erases the account all the same, and is paid afterwards', async () => {
    const ana = await subscriber();
    clock.at += hour;
    const { id } = await ana.request();
    const { id: dispute } = await ana.dispute();
    await ana.confirm(id);
    expect((await ana.erase()).status).toBe(204);
    await app.billing.tick();
    expect(await owing()).toHaveLength(1);
    await app.later(60 * day);
    await payments.control.closeDispute(dispute, 'won');
    await app.billing.tick();
    expect(ana.charge()).toMatchObject({ refunded: true });
    expect(await owing()).toEqual([]);
    // Even now the bank may refuse it, days later.
    await app.later(5 * day);
    await ana.refuseRefund();
    expect(ana.charge()).toMatchObject({ refunded: true });
  });

  test('paid back before the account was erased, and refused by the bank after it, the money is sent again', async () => {
    const ana = await subscriber();
    expect(await ana.leave()).toMatchObject({ settled: true });
    clock.at += day;
    expect((await ana.erase()).status).toBe(204);
    await app.billing.tick();
    expect(await owing()).toEqual([]);
    clock.at += 3 * day;
    await ana.refuseRefund();
    expect(ana.charge()).toMatchObject({ refunded: true, amount_refunded: 500 });
  });

  test('confirmed while the account is being erased, it is either paid back or not taken', async () => {
    const ana = await subscriber();
    clock.at += hour;
    const { id } = await ana.request();
    // After the erasure has looked at Stripe, before its transaction.
    const { find } = app.billing.erasure;
    app.billing.erasure.find = async (userId) => {
      const found = await find(userId);
      await ana.confirm(id);
      return found;
    };
    expect((await payments.failing(refunds, ana.erase)).status).toBe(204);
    app.billing.erasure.find = find;
    expect(await owing()).toHaveLength(1);
    await app.billing.tick();
    expect(ana.charge()).toMatchObject({ refunded: true });
    expect(await owing()).toEqual([]);
  });

  test('at the same moment as the erasure too', async () => {
    const ana = await subscriber();
    const { id } = await ana.request();
    clock.at += hour;
    const [taken, erased] = await Promise.all([ana.withdraw({ action: 'confirm', id }), ana.erase()]);
    expect(erased.status).toBe(204);
    expect([200, 401, 404]).toContain(taken.status);
    await app.billing.tick();
    expect(ana.charge().refunded).toBe(taken.status === 200);
  });
});
