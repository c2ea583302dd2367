import { expect, test } from 'vitest';
import { createFigures } from '../app/figures.server.ts';
import { Metrics } from '../platform/metrics.server.ts';
import { describeBilling } from './test-kit/describe-billing.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const aheadMs = 29 * day;

describeBilling('while the clock of the database is wrong,', ({ app, db, clock, payments }) => {
  test.each([-40, -31, 31, 24 * 60, 48 * 60])('a person can subscribe: %i minutes', async (minutes) => {
    const ana = await app.beside(minutes * minute).person();
    const pages = await Promise.all([ana.checkout(), ana.checkout()]);
    expect(pages.map(({ status }) => status)).toEqual([200, 200]);
    // The same page for everyone in the attempt, and for whoever comes back to it.
    clock.at += 5 * minute;
    const again = await ana.checkout();
    expect(new Set([...pages, again].map(({ body }) => body.url)).size).toBe(1);
    const made = payments.calls.filter((call) => call === 'POST /v1/checkout/sessions').length;
    await db.asSuperuser(
      `update billing_accounts set checkout_session_id = null where user_id = '${ana.id}'`,
    );
    clock.at += 56 * minute;
    expect((await ana.checkout()).status).toBe(200);
    expect(payments.calls.filter((call) => call === 'POST /v1/checkout/sessions').length).toBe(made + 1);
  });
});

describeBilling(
  'after a clock that ran 29 days ahead has been set right,',
  ({ app, db, clock, payments }) => {
    async function whileAhead(work: () => Promise<unknown>): Promise<void> {
      clock.at += aheadMs;
      await work();
      clock.at -= aheadMs;
    }

    test('a mail that failed meanwhile is tried again within minutes', async () => {
      const ana = await app.person();
      app.postbox.closed = true;
      await ana.subscribe();
      await whileAhead(() => app.billing.tick());
      app.postbox.closed = false;
      await app.later(minute);
      expect(app.mails.filter(({ to }) => to.startsWith(ana.id)).length).toBeGreaterThan(0);
    });

    test('an end that nobody told us about is noticed within a day', async () => {
      const { subscription, ...ana } = await app.subscriber();
      await whileAhead(() => app.billing.tick());
      // Going over all of them, as it does then, may fail at any other one.
      await db.asSuperuser(`update site set caught_up_at = '${new Date(clock.at).toISOString()}'`);
      payments.set(subscription, { status: 'canceled', ended_at: Math.floor(clock.at / 1_000) });
      await app.later(minute);
      expect(await ana.tier()).toBe('free');
    });

    test('who comes back from the portal sees what was done there, and a look that is overdue is told', async () => {
      const { subscription, ...ana } = await app.subscriber();
      await ana.portal();
      await db.asSuperuser(`update billing_accounts set checked_at = '${new Date(clock.at + aheadMs).toISOString()}',
      attention_until = '${new Date(clock.at + day).toISOString()}' where user_id = '${ana.id}'`);
      const metrics = new Metrics();
      await createFigures({ ...app.services, metrics })();
      expect(metrics.render()).toContain('salero_subscriptions_overdue 1\n');
      payments.set(subscription, { cancel_at_period_end: true });
      expect((await ana.billing()).status).toBe('cancelling');
    });

    test('an attempt to pay that a failure cut short is begun anew, with a page that Stripe takes', async () => {
      const ana = await app.person();
      await payments.failing(/^POST .*customers$/, ana.checkout);
      await db.asSuperuser(`update billing_accounts set checkout_opened_at = '${new Date(clock.at + aheadMs).toISOString()}'
      where user_id = '${ana.id}'`);
      expect((await ana.checkout()).status).toBe(200);
    });

    test('one who pays and has no account is looked for as before', async () => {
      const lost = await app.subscriber();
      await db.asSuperuser(`delete from profiles where id = '${lost.id}'`);
      await db.asSuperuser(`update site set caught_up_at = '2026-11-21T09:00:00Z'`);
      const lookedFor = () => app.logged.filter((line) => line.includes('has no account')).length;
      await whileAhead(() => app.billing.tick());
      const before = lookedFor();
      await app.later(11 * minute);
      expect(lookedFor()).toBeGreaterThan(before);
    });

    test('or by the one of two clocks that is right, an acknowledgement that outlived its account has not been forgotten', async () => {
      const ana = await app.subscriber();
      app.postbox.closed = true;
      await ana.leave();
      await ana.erase();
      const { billing, postbox } = app.beside(31 * day, 0);
      postbox.closed = true;
      await billing.tick();
      expect(await db.asSuperuser('select kind from billing_mails where user_id is null')).toEqual([
        { kind: 'withdrawn' },
      ]);
    });
  },
);
