import { appendFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import type { Stripe } from 'stripe';
import { expect, onTestFinished, test } from 'vitest';
import { eraseAgain } from '../../scripts/backup/erase-again.ts';
import { runbookSql } from '../../test/runbook.ts';
import { noteErasures } from '../account/erasure.server.ts';
import { addErasures, erasureLog, erasureMark, readErasures } from '../account/erasure-log.server.ts';
import { sweepSessions } from '../account/sweep.server.ts';
import type { Fault } from '../embedded/payments/test-kit/faults.ts';
import { describeBilling } from './test-kit/describe-billing.ts';
import { type OpenBilling, openBilling } from './test-kit/open-billing.ts';
import { startPayments } from './test-kit/payments.server.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** All that is asked of Stripe but to read. */
const changes = /^(POST|DELETE)/;

describeBilling('whose a subscription is', ({ app, clock, db, open, payments }) => {
  const signUp = (subject: string) => app.person('Eva', subject);

  /** As a copy that was made before the person's first checkout leaves it. */
  const restore = (userId: string) =>
    db.asSuperuser(`with gone as (delete from billing_mails where user_id = '${userId}')
      delete from billing_accounts where user_id = '${userId}'`);

  const log = () => erasureLog(payments.env.DATA_DIR);
  /** How often that log names each of them. */
  const noted = async (...userIds: string[]) => {
    const marks = existsSync(log()) ? (await readErasures(log())).map(({ mark }) => mark) : [];
    return userIds.map((id) => marks.filter((mark) => mark === erasureMark(id)).length);
  };

  const acknowledged = (userId: string) =>
    app.mails.filter(({ to, subject }) => to.startsWith(userId) && subject.startsWith('Acuse')).length;

  test('an empty database that hears of the subscriptions of another deployment ends none and takes none', async () => {
    const ana = await app.person();
    const events = await payments.pay((await ana.checkout()).body.url);
    const customer = await ana.customer();
    const empty = await open();
    // The databases of the tests are copies of one; those that migrations make have each an id of its own.
    await empty.asSuperuser(`update site set id = gen_random_uuid(), caught_up_at = '2026-11-20T10:00:00Z'`);
    const stranger = openBilling(empty, payments);
    await stranger.hear(events);
    await empty.asSuperuser(`insert into profiles (id, email) values ('${ana.id}', 'ana@example.test')`);
    await stranger.hear(payments.set(payments.subscriptionOf(customer).id, {}));
    await stranger.billing.tick();
    expect(await empty.asSuperuser('select user_id from billing_accounts')).toEqual([]);
    expect(payments.subscriptionOf(customer).status).toBe('active');
    expect(payments.chargesOf(customer)[0]).toMatchObject({ refunded: false });
  });

  test('who paid once more while another database was set is counted as long as they pay, and is charged no more once they erase their account', async () => {
    const [right, wrong] = [await open(), await open()];
    await right.asSuperuser(`update site set caught_up_at = '2026-11-21T10:00:00Z'`);
    await wrong.asSuperuser(`update site set id = gen_random_uuid(), caught_up_at = '2026-11-21T10:00:00Z'`);
    const shop = await startPayments(clock);
    onTestFinished(shop.close);
    const [used, mistaken] = [openBilling(right, shop), openBilling(wrong, shop)];
    const ana = await used.person('Ana', 'paid in two databases');
    const first = await ana.subscribe();
    const second = await (await mistaken.person('Ana', 'paid in two databases')).subscribe();
    const undone = () => Number(/undone_total\{duty="customer"\} (\d+)/.exec(used.metrics.render())?.[1]);
    for (const round of [1, 2, 3]) {
      await used.later(11 * minute);
      expect(undone()).toBe(round);
    }
    expect((await ana.erase()).status).toBe(204);
    expect([first, second].map(shop.statusOf)).toEqual(['canceled', 'canceled']);
    await used.later(11 * minute);
    await used.later(11 * minute);
    expect(undone()).toBe(3);
  });

  test.each<[string, Fault]>([
    ['answers 500', { status: 500 }],
    ['answers 401', { status: 401 }],
    ['answers 429', { status: 429 }],
    ['is silent', 'hang'],
  ])(
    'an account is erased while Stripe %s, and what was paid for is ended once it answers, though the database had lost the customer',
    async (_, fault) => {
      const [eva, ana] = [await app.person(), await app.person()];
      const id = await ana.subscribe();
      await db.asSuperuser(`delete from billing_accounts where user_id = '${ana.id}'`);
      const erase = async () => (await Promise.all([eva.erase(), ana.erase()])).map(({ status }) => status);
      expect(await payments.failing(/./, erase, fault)).toEqual([204, 204]);
      expect(payments.statusOf(id)).toBe('active');
      await app.later(minute);
      expect(payments.statusOf(id)).toBe('canceled');
      const pending = `select mark from erasures where customers is not null and mark in ('${erasureMark(eva.id)}', '${erasureMark(ana.id)}')`;
      expect(await db.asSuperuser(pending)).toEqual([]);
    },
  );

  test('while its search alone is away, the customer that we know is ended at once', async () => {
    const own = await open();
    const used = openBilling(own, payments);
    const ana = await used.person();
    const id = await ana.subscribe();
    await used.later(day);
    await payments.failing(/search/, async () => {
      expect((await ana.erase()).status).toBe(204);
      await used.later(minute);
      expect(payments.statusOf(id)).toBe('canceled');
    });
    await used.later(11 * minute);
    expect(await own.asSuperuser('select mark from erasures where customers is not null')).toEqual([]);
  });

  test('with another Stripe account, and what the runbook says of it, people can pay again', async () => {
    const own = await open();
    const before = openBilling(own, payments);
    const ana = await before.subscriber();
    // As it says: with the old key still set, every subscription there is ended first.
    await payments.stripe.subscriptions.cancel(ana.subscription);
    const elsewhere = await startPayments(clock);
    onTestFinished(elsewhere.close);
    const after = openBilling(own, elsewhere);
    for (const statement of runbookSql())
      if (/^update .*(customer_id = null|tier = 'free')/.test(statement)) await own.asSuperuser(statement);
    expect(await ana.tier()).toBe('free');
    const { token } = ana;
    const page = await after.call('/api/functions/create-checkout', { token });
    expect(page.status).toBe(200);
    await after.hear(await elsewhere.pay(page.body.url));
    expect(await ana.tier()).toBe('pro');
    expect(elsewhere.subscriptionOf(await ana.customer()).status).toBe('active');
  });

  test('a database that has lost a person ends nothing of theirs: only an erasure on record does', async () => {
    const ana = await app.person();
    const events = await payments.pay((await ana.checkout()).body.url);
    const customer = await ana.customer();
    await db.asSuperuser(`delete from profiles where id = '${ana.id}'`);
    await app.hear(events);
    expect(payments.subscriptionOf(customer).status).toBe('active');
    expect(payments.chargesOf(customer)[0]).toMatchObject({ refunded: false });
    // As an operator does in the end.
    await payments.stripe.subscriptions.cancel(payments.subscriptionOf(customer).id);
  });

  test('who paid after the copy and signs in again has Premium again by upkeep alone, or at the checkout, and pays once; meanwhile an operator is told', async () => {
    const signedIn = () => app.person('Ana', 'paid after the copy');
    const lose = (id: string) => db.asSuperuser(`delete from profiles where id = '${id}'`);
    const undone = () => Number(/undone_total\{duty="customer"\} (\d+)/.exec(app.metrics.render())?.[1]);
    const ana = await signedIn();
    const id = await ana.subscribe();
    const customer = await ana.customer();
    await lose(ana.id);
    const before = undone();
    for (let round = 1; round <= 3; round += 1) {
      await app.later(11 * minute);
      expect(undone()).toBe(before + round);
    }
    const again = await signedIn();
    await app.later(11 * minute);
    expect([await again.tier(), await again.customer()]).toEqual(['pro', customer]);
    await app.later(11 * minute);
    expect(undone()).toBe(before + 3);
    await lose(again.id);
    const third = await signedIn();
    expect(await third.checkout()).toMatchObject({ status: 409 });
    expect([await third.tier(), await third.customer()]).toEqual(['pro', customer]);
    await lose(third.id);
    const last = await signedIn();
    expect((await last.erase()).status).toBe(204);
    expect(payments.statusOf(id)).toBe('canceled');
    // Begun anew, as after any erasure.
    const { metadata } = (await payments.stripe.customers.retrieve(customer)) as Stripe.Customer;
    expect(metadata).toEqual({
      user_id: last.id,
      site: expect.any(String),
      address: payments.env.PUBLIC_URL,
    });
    const later = await signedIn();
    expect((await later.checkout()).status).toBe(200);
    expect(await later.customer()).not.toBe(customer);
  });

  test('everything that is made at Stripe says whose it is and of which site', async () => {
    const ana = await app.subscriber();
    await ana.leave();
    const [site] = await db.asSuperuser('select id::text as id from site');
    const { control } = payments;
    for (const kind of ['customer', 'checkout.session', 'subscription', 'refund'] as const)
      expect([kind, control.all(kind)[0]?.metadata]).toEqual([
        kind,
        { user_id: ana.id, site: site?.id, address: payments.env.PUBLIC_URL },
      ]);
  });

  async function upkeepAfter(caughtUpAt: string) {
    await db.asSuperuser(`update site set caught_up_at = '${caughtUpAt}'`);
    await app.billing.tick();
  }

  test.each([
    ['an event', (_: Person, event: unknown) => app.deliver(event)],
    ['the return from the checkout', (ana: Person) => ana.check()],
    ['another try to pay', (ana: Person) => ana.checkout()],
    ['nothing but the next round of upkeep', () => upkeepAfter('2026-11-20T10:00:00Z')],
    ['upkeep where a clock had run ahead for a while', () => upkeepAfter('2031-01-01T10:00:00Z')],
  ])(
    'who paid for the first time after the copy is Premium again by %s, with one customer',
    async (_, seen) => {
      const { subscription: id, ...ana } = await app.subscriber();
      const customer = await ana.customer();
      const [event] = payments.set(id, {});
      await restore(ana.id);
      await db.asSuperuser(`update profiles set subscription_tier = 'free' where id = '${ana.id}'`);
      await seen(ana, event);
      expect(await ana.tier()).toBe('pro');
      expect(await ana.customer()).toBe(customer);
      expect((await ana.checkout()).status).toBe(409);
      const mine = payments.control.all('customer').filter(({ metadata }) => metadata.user_id === ana.id);
      expect(mine).toHaveLength(1);
    },
  );

  test('Stripe writes to a member where they sign in now, from the next look on', async () => {
    const ana = await app.subscriber();
    const written = (id: string) => payments.control.all('customer').find((one) => one.id === id)?.email;
    const customer = await ana.customer();
    await db.asSuperuser(`update profiles set email = 'nueva@example.test' where id = '${ana.id}'`);
    const seen = await payments.failing(/^POST .*customers/, ana.check, { status: 400 });
    expect(seen).toMatchObject({ subscribed: true });
    await ana.check();
    expect(written(customer)).toBe('nueva@example.test');
    const asked = payments.calls.length;
    await ana.check();
    expect(payments.calls.slice(asked)).not.toContain(`POST /v1/customers/${customer}`);
    // A restore brings an older address, and no session.
    await db.asSuperuser(`update profiles set email = 'vieja@example.test' where id = '${ana.id}'`);
    await db.asSuperuser(`delete from sessions where user_id = '${ana.id}'`);
    for (const event of payments.set(payments.subscriptionOf(customer).id, {})) await app.deliver(event);
    expect(written(customer)).toBe('nueva@example.test');
  });

  test('a customer made by mistake gives way to the one that pays', async () => {
    const { subscription: id, ...ana } = await app.subscriber();
    const paying = await ana.customer();
    await restore(ana.id);
    const second = await payments.stripe.customers.create({ email: 'ana@example.test' });
    await db.asSuperuser(
      `insert into billing_accounts (user_id, stripe_customer_id) values ('${ana.id}', '${second.id}')`,
    );
    await app.hear(payments.set(id, {}));
    expect(await ana.customer()).toBe(paying);
    expect(await ana.tier()).toBe('pro');
  });

  test('a customer that was taken while Stripe was asked of another is not given up for it', async () => {
    const { subscription: id, ...ana } = await app.subscriber();
    await restore(ana.id);
    await db.asSuperuser(
      `insert into billing_accounts (user_id, stripe_customer_id) values ('${ana.id}', 'cus_old')`,
    );
    const [event] = payments.set(id, {});
    payments.fault = (call) => {
      if (!call.startsWith('GET /v1/subscriptions')) return null;
      payments.fault = () => null;
      const taking = `update billing_accounts set stripe_customer_id = 'cus_new' where user_id = '${ana.id}'`;
      return { late: db.asSuperuser(taking).then(() => {}) };
    };
    expect(await app.deliver(event)).toBe(200);
    expect(await ana.customer()).toBe('cus_new');
  });

  test.each(['checkout', 'portal'] as const)(
    'at the %s Stripe learns the address that the person has now',
    async (page) => {
      const ana = await app.person();
      await ana.checkout();
      await db.asSuperuser(`update profiles set email = 'nueva@example.test' where id = '${ana.id}'`);
      expect((await ana[page]()).status).toBe(200);
      const customer = await payments.stripe.customers.retrieve(await ana.customer());
      expect(customer).toMatchObject({ email: 'nueva@example.test' });
    },
  );

  test('a second customer that pays for the same person is in the log, without a name', async () => {
    const ana = await app.subscriber();
    const second = await payments.stripe.customers.create({
      email: 'ana@example.test',
      metadata: payments.control.all('customer')[0]?.metadata ?? {},
    });
    const before = app.logged.length;
    expect(
      await app.deliver(
        payments.event('invoice.paid', { object: 'invoice', id: 'in_x', customer: second.id }),
      ),
    ).toBe(200);
    const warned = app.logged.slice(before).filter((line) => line.includes('more than one customer'));
    expect(warned).toHaveLength(1);
    expect(warned.join()).not.toMatch(new RegExp(`example.test|${ana.id}|${second.id}`));
  });

  test('after a restore a checkout whose number was used before opens all the same', async () => {
    const ana = await app.person();
    await ana.checkout();
    await restore(ana.id);
    clock.at += 5 * minute;
    payments.control.forget(payments.control.all('checkout.session')[0]?.id ?? '');
    expect((await ana.checkout()).status).toBe(200);
  });

  test('erasing an account ends every subscription of the person, also one that the database does not know', async () => {
    const { subscription: id, ...ana } = await app.subscriber();
    await restore(ana.id);
    expect((await ana.erase()).status).toBe(204);
    expect(payments.statusOf(id)).toBe('canceled');
  });

  test('erasing an account ends its open checkout, by upkeep where Stripe was down', async () => {
    const ana = await app.person();
    const { url } = (await ana.checkout()).body;
    expect((await payments.failing(/./, ana.erase)).status).toBe(204);
    await app.later(minute);
    await expect(payments.pay(url)).rejects.toThrow('no longer open');
  });

  test('an erasure whose line cannot be written is done all the same, and upkeep writes the line', async () => {
    const { subscription: id, ...ana } = await app.subscriber();
    rmSync(log(), { force: true });
    mkdirSync(log());
    expect((await ana.erase()).status).toBe(204);
    expect(payments.statusOf(id)).toBe('canceled');
    await expect(noteErasures(app.services)).rejects.toThrow('EISDIR');
    rmSync(log(), { recursive: true });
    await noteErasures(app.services);
    await noteErasures(app.services);
    expect(await noted(ana.id)).toEqual([1]);
  });

  test('an erasure that fails at the commit ends nothing, is erased by no later restore, and can be tried again', async () => {
    const { subscription: id, ...ana } = await app.subscriber();
    await db.asSuperuser(`create function fail() returns trigger language plpgsql as $f$ begin raise exception 'gone'; end $f$;
      create constraint trigger fails after insert on erasures deferrable initially deferred for each row execute function fail()`);
    expect((await ana.erase()).status).toBeGreaterThanOrEqual(500);
    await db.asSuperuser('drop trigger fails on erasures; drop function fail');
    expect([await ana.tier(), payments.statusOf(id)]).toEqual(['pro', 'active']);
    await noteErasures(app.services);
    expect(await noted(ana.id)).toEqual([0]);
    expect((await ana.erase()).status).toBe(204);
    await noteErasures(app.services);
    expect(await noted(ana.id)).toEqual([1]);
  });

  test('a restore that erases somebody again ends the subscription that the copy knows of', async () => {
    const { subscription: id, ...ana } = await app.subscriber();
    await addErasures(payments.env.DATA_DIR, [{ mark: erasureMark(ana.id), erased_at: new Date(clock.at) }]);
    expect(await eraseAgain(db, payments.env, await readErasures(log()))).toBe(1);
    await app.billing.tick();
    expect(payments.statusOf(id)).toBe('canceled');
  });

  test('a line of the erasures that a full disk cut short does not swallow the next one', async () => {
    appendFileSync(log(), '2026-11-21T10:00:00.000Z 3fab');
    const somebody = { mark: erasureMark('somebody'), erased_at: new Date(clock.at) };
    await addErasures(payments.env.DATA_DIR, [somebody]);
    expect(await noted('somebody')).toEqual([1]);
  });

  test('an erasure that two logs name stands once in a third', async () => {
    const twice = { mark: erasureMark('in two logs'), erased_at: new Date(clock.at) };
    await addErasures(payments.env.DATA_DIR, [twice, { ...twice }]);
    expect(await noted('in two logs')).toEqual([1]);
  });

  test('what Stripe did not end with the erasure is ended later, and what was paid meanwhile goes back', async () => {
    const [ana, eva] = [await app.person(), await app.person()];
    const id = await ana.subscribe();
    const { url } = (await eva.checkout()).body;
    const customer = await eva.customer();
    for (const { erase } of [ana, eva]) expect((await payments.failing(changes, erase)).status).toBe(204);
    expect(payments.statusOf(id)).toBe('active');
    const events = await payments.pay(url);
    await app.hear(events);
    expect(payments.subscriptionOf(customer).status).toBe('canceled');
    expect(payments.chargesOf(customer)[0]).toMatchObject({ refunded: true });
    await app.billing.tick();
    expect(payments.statusOf(id)).toBe('canceled');
    expect(await db.asSuperuser('select mark from erasures where customers is not null')).toEqual([]);
    await app.later(121 * day);
    expect(await db.asSuperuser('select mark from erasures')).toEqual([]);
  });

  test('an erasure waits for its own ending at Stripe, and leaves those of others to upkeep', async () => {
    const [ana, eva] = [await app.person(), await app.person()];
    const [first, second] = [await ana.subscribe(), await eva.subscribe()];
    expect((await payments.failing(changes, ana.erase)).status).toBe(204);
    expect((await eva.erase()).status).toBe(204);
    expect([payments.statusOf(first), payments.statusOf(second)]).toEqual(['active', 'canceled']);
    await app.billing.tick();
    expect(payments.statusOf(first)).toBe('canceled');
  });

  test.each([
    ['behind', -11],
    ['ahead', 11],
  ])(
    'with a clock that is %s, an erasure pays back what was paid after it, and no month that was used',
    async (_, days) => {
      const [ana, eva] = [await app.person(), await app.person()];
      await ana.subscribe();
      clock.at += 10 * day;
      const { url } = (await eva.checkout()).body;
      const customers = [await ana.customer(), await eva.customer()];
      const { call, billing } = app.beside(days * day);
      for (const { token } of [ana, eva]) {
        const erasure = { token, method: 'DELETE', body: { confirm: 'ELIMINAR' } };
        const erased = await payments.failing(changes, () => call('/api/account', erasure));
        expect(erased.status).toBe(204);
      }
      clock.at += 10 * minute;
      await payments.pay(url);
      await billing.tick();
      const refunded = customers.map((customer) =>
        payments.chargesOf(customer).map((charge) => charge.refunded),
      );
      expect(refunded).toEqual([[false], [true]]);
    },
  );

  test('what was paid after an erasure goes back, also when the first try cancelled and then could not pay back', async () => {
    const ana = await app.person();
    const { url } = (await ana.checkout()).body;
    const customer = await ana.customer();
    expect((await payments.failing(changes, ana.erase)).status).toBe(204);
    const events = await payments.pay(url);
    await payments.failing(/^POST .*refunds/, app.billing.tick);
    expect(payments.subscriptionOf(customer).status).toBe('canceled');
    expect(payments.chargesOf(customer)[0]).toMatchObject({ refunded: false });
    await app.hear(events);
    await app.billing.tick();
    expect(payments.chargesOf(customer)).toMatchObject([{ refunded: true, amount_refunded: 500 }]);
    expect(await db.asSuperuser('select mark from erasures where customers is not null')).toEqual([]);
  });

  test('of who opened the payment page and never paid nothing stays at Stripe, also when it fails at first', async () => {
    const [ana, eva] = [await app.person(), await app.person()];
    await ana.checkout();
    await eva.subscribe();
    const [unpaid, paid] = [await ana.customer(), await eva.customer()];
    for (const { erase } of [ana, eva])
      expect((await payments.failing(/^DELETE .*customers/, erase)).status).toBe(204);
    expect(await payments.stripe.customers.retrieve(unpaid)).toMatchObject({ email: expect.any(String) });
    await app.billing.tick();
    expect(await payments.stripe.customers.retrieve(unpaid)).toMatchObject({ deleted: true });
    expect(await payments.stripe.customers.retrieve(paid)).toMatchObject({ email: `${eva.id}@example.test` });
    const [erasure] = await db.asSuperuser(
      `select customers, digests from erasures where mark = '${erasureMark(ana.id)}'`,
    );
    expect(erasure).toEqual({ customers: null, digests: null });
  });

  test('nor of whose card was only ever declined', async () => {
    const ana = await app.subscriber();
    const customer = await ana.customer();
    payments.set(ana.subscription, { status: 'incomplete_expired' });
    payments.set(payments.chargesOf(customer)[0]?.id ?? '', { paid: false, status: 'failed' });
    const invoice = payments.control.all('invoice').find((one) => one.customer === customer);
    payments.set(invoice?.id ?? '', { status: 'void' });
    expect((await ana.erase()).status).toBe(204);
    expect(await payments.stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
    const mark = erasureMark(ana.id);
    expect(await db.asSuperuser(`select digests from erasures where mark = '${mark}'`)).toEqual([
      { digests: null },
    ]);
  });

  test('one subscription that Stripe cannot end keeps nobody else from mails, from Premium, or from being seen later', async () => {
    const [eva, ana] = [await app.person(), await app.person()];
    const stuck = await eva.subscribe();
    await ana.subscribe();
    app.postbox.closed = true;
    await ana.leave();
    payments.fault = (call) => (call.includes(stuck) && !call.startsWith('GET') ? { status: 500 } : null);
    expect((await eva.erase()).status).toBe(204);
    app.postbox.closed = false;
    const carla = await app.person();
    await payments.pay((await carla.checkout()).body.url);
    await restore(carla.id);
    await db.asSuperuser(`update site set caught_up_at = '2026-11-21T09:30:00Z'`);
    await app.later(11 * minute);
    expect(acknowledged(ana.id)).toBe(1);
    expect(await carla.tier()).toBe('pro');
    const caughtUp = () => db.asSuperuser(`select id from site where caught_up_at > '2026-11-21T09:30:00Z'`);
    expect(await caughtUp()).toHaveLength(0);
    payments.fault = () => null;
    await app.later(11 * minute);
    expect(payments.statusOf(stuck)).toBe('canceled');
    expect(await caughtUp()).toHaveLength(1);
  });

  test('one who pays and has no account is looked for at every round, and nobody who is well a second time for it', async () => {
    const [lost, ana] = [await app.person(), await app.person()];
    await lost.subscribe();
    await db.asSuperuser(`delete from profiles where id = '${lost.id}'`);
    await ana.subscribe();
    // Who has just paid is looked at for a while by itself.
    await db.asSuperuser('update billing_accounts set attention_until = null');
    await db.asSuperuser(`update site set caught_up_at = '2026-11-21T09:30:00Z'`);
    const warnings = () =>
      app.logged.filter((line) => line.includes('a customer of ours has no account')).length;
    const look = async () => {
      const before = warnings();
      await app.later(11 * minute);
      const [row] = await db.asSuperuser(
        `select checked_at from billing_accounts where user_id = '${ana.id}'`,
      );
      return { isLookedFor: warnings() > before, seenAt: row?.checked_at };
    };
    const first = await look();
    expect(first).toEqual({ isLookedFor: true, seenAt: new Date(clock.at) });
    expect(await look()).toEqual(first);
  });

  test('the acknowledgement of a withdrawal is sent although mail was down and the account is gone', async () => {
    const ana = await app.subscriber();
    app.postbox.closed = true;
    await ana.leave();
    expect((await ana.erase()).status).toBe(204);
    const waiting = await db.asSuperuser(
      'select user_id, email, kind from billing_mails where user_id is null',
    );
    expect(waiting).toEqual([{ user_id: null, email: `${ana.id}@example.test`, kind: 'withdrawn' }]);
    app.postbox.closed = false;
    await app.later(6 * minute);
    expect(acknowledged(ana.id)).toBe(1);
    expect(await db.asSuperuser('select id from billing_mails where user_id is null')).toEqual([]);
  });

  test('an acknowledgement that cannot be sent for 30 days is forgotten with its address', async () => {
    const ana = await app.subscriber();
    app.postbox.closed = true;
    await ana.leave();
    await ana.erase();
    await app.later(31 * day);
    expect(await db.asSuperuser('select id from billing_mails where user_id is null')).toEqual([]);
  });

  test('each contract can be left, with its own money back, and after two in a year there is no third', async () => {
    const ana = await app.person();
    for (const contract of [1, 2]) {
      await ana.subscribe();
      const answer = await ana.leave();
      expect([contract, answer.body.refundedCents]).toEqual([contract, 500]);
    }
    expect(payments.chargesOf(await ana.customer()).map((charge) => charge.amount_refunded)).toEqual([
      500, 500,
    ]);
    expect(await ana.checkout()).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('a partir del 21 de noviembre de 2027') },
    });
    clock.at += 366 * day;
    expect((await ana.checkout()).status).toBe(200);
  });

  test('erasing and signing up again forgets no withdrawal for a year', async () => {
    for (const _ of [1, 2]) {
      const ana = await signUp('ana');
      await ana.subscribe();
      expect((await ana.leave()).body.refundedCents).toBe(500);
      expect((await ana.erase()).status).toBe(204);
      clock.at += day;
    }
    const ana = await signUp('ana');
    expect(await ana.checkout()).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('a partir del 21 de noviembre de 2027') },
    });
    clock.at += 364 * day;
    expect((await ana.checkout()).status).toBe(200);
    await sweepSessions({ ...app.services, now: () => new Date(clock.at + 2 * day) });
    expect(await db.asSuperuser('select digest from kept_withdrawals')).toEqual([]);
  });

  /** Answers the charge. */
  const subscribe = async (eva: Person): Promise<string> => {
    await eva.subscribe();
    return payments.chargesOf(await eva.customer())[0]?.id ?? '';
  };
  const refused = { status: 409, body: { message: expect.stringContaining('reclamado su pago al banco') } };

  test('who has the bank take back two payments in a year gets no third contract, also after an erasure', async () => {
    let eva = await signUp('eva');
    const won = await app.dispute(await subscribe(eva));
    await payments.control.closeDispute(won.id, 'won');
    await app.hear([payments.event('charge.dispute.closed', won)]);
    // Left and disputed is one contract, not two.
    const both = await subscribe(eva);
    const { body } = await eva.withdraw({ action: 'request' });
    await app.dispute(both);
    await eva.withdraw({ action: 'confirm', id: body.id });
    expect((await eva.erase()).status).toBe(204);
    clock.at += day;
    eva = await signUp('eva');
    await app.dispute(await subscribe(eva));
    expect(await eva.checkout()).toMatchObject(refused);
    expect((await eva.erase()).status).toBe(204);
    eva = await signUp('eva');
    expect(await eva.checkout()).toMatchObject(refused);
    clock.at += 366 * day;
    expect((await eva.checkout()).status).toBe(200);
  });

  test('a contract counts once, however many of its payments the bank takes back, before an erasure and after it', async () => {
    const eva = await signUp('two months');
    await eva.subscribe();
    await app.hear(await payments.passTime(32 * day));
    const [newest, oldest] = payments.chargesOf(await eva.customer());
    for (const charge of [newest, oldest]) {
      await app.dispute(charge?.id);
      expect((await eva.checkout()).status).toBe(200);
    }
    const kept = () => db.asSuperuser('select confirmed_at from kept_withdrawals');
    const before = (await kept()).length;
    expect((await eva.erase()).status).toBe(204);
    expect((await kept()).length - before).toBe(1);
  });

  test('no number of refused cards hides a payment: not from the count of what the bank took back, nor from a withdrawal', async () => {
    const eva = await signUp('refused cards');
    for (const _ of [1, 2]) {
      const charge = await subscribe(eva);
      await app.dispute(charge);
      payments.control.refuse(charge, 120);
      clock.at += day;
    }
    expect(await eva.checkout()).toMatchObject(refused);
    const ana = await app.subscriber();
    const [paid] = payments.chargesOf(await ana.customer());
    payments.control.refuse(paid?.id ?? '', 120);
    const confirmed = await ana.leave();
    expect(confirmed.body.refundedCents).toBe(500);
  });

  test('what the bank takes back after an erasure counts as well, once for each contract, and 120 days later nobody knows who it was', async () => {
    await db.asSuperuser('truncate erasures, kept_withdrawals');
    let eva = await signUp('later');
    const left = await subscribe(eva);
    await eva.leave();
    expect((await eva.erase()).status).toBe(204);
    await app.dispute(left);
    clock.at += 20 * day;
    eva = await signUp('later');
    const kept = await subscribe(eva);
    clock.at += day;
    expect((await eva.erase()).status).toBe(204);
    clock.at += 90 * day;
    eva = await signUp('later');
    expect((await eva.checkout()).status).toBe(200);
    await app.dispute(kept);
    await app.dispute(kept);
    expect(await db.asSuperuser('select digest from kept_withdrawals')).toHaveLength(2);
    expect(await eva.checkout()).toMatchObject(refused);
    const recorded = () => db.asSuperuser('select mark from erasures where digests is not null');
    expect(await recorded()).toHaveLength(2);
    await app.later(31 * day);
    expect(await recorded()).toEqual([]);
  });

  test('a note is forgotten after 40 days, when no copy of the database is old enough for it', async () => {
    const [ana, eva] = [await app.person(), await app.person()];
    expect((await ana.erase()).status).toBe(204);
    clock.at += 39 * day;
    expect((await eva.erase()).status).toBe(204);
    await noteErasures(app.services);
    expect(await noted(ana.id, eva.id)).toEqual([1, 1]);
    clock.at += 2 * day;
    await noteErasures(app.services);
    expect(await noted(ana.id, eva.id)).toEqual([0, 1]);
    expect((await (await app.person()).erase()).status).toBe(204);
    expect(await noted(eva.id)).toEqual([1]);
  });
});

type Person = Awaited<ReturnType<OpenBilling['person']>>;
