import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { describeBilling } from './test-kit/describe-billing.ts';
import { openBilling } from './test-kit/open-billing.ts';
import { startPayments } from './test-kit/payments.server.ts';

const day = 24 * 60 * 60_000;

describeBilling('billing under attack and under stress', ({ app, clock, db, payments }) => {
  test.each([
    'functions/create-checkout',
    'functions/check-subscription',
    'functions/customer-portal',
    'billing/withdrawal',
  ])('%s needs a session and our own page', async (path) => {
    expect((await app.call(`/api/${path}`, {})).status).toBe(401);
    expect((await app.call('/api/billing', { method: 'GET' })).status).toBe(401);
    const ana = await app.person();
    expect((await app.call(`/api/${path}`, { headers: { Origin: 'https://evil.example' } })).status).toBe(
      403,
    );
    expect(await ana.tier()).toBe('free');
  });

  test('two checkouts at once are one page to pay on, which can be paid once', async () => {
    const ana = await app.person();
    const other = openBilling(db, payments);
    const answers = await Promise.all([ana.checkout(), ana.checkout(), ana.checkout(), ana.checkout()]);
    const urls = new Set(answers.map(({ body }) => body.url));
    expect(urls.size).toBe(1);
    expect((await ana.checkout()).body.url).toBe([...urls][0]);
    await payments.pay([...urls][0] ?? '');
    const again = await ana.checkout();
    expect(again).toMatchObject({
      status: 409,
      body: { error: 'duplicate', message: 'Ya eres Premium. Gestiona tu suscripción desde tu perfil.' },
    });
    await other.billing.tick();
    expect(payments.chargesOf(await ana.customer())).toHaveLength(1);
  });

  test('a page that ran out is replaced, and only the new one can be paid', async () => {
    const ana = await app.person();
    const first = (await ana.checkout()).body.url;
    const [session] = payments.control.all('checkout.session');
    payments.set(session?.id ?? '', { status: 'expired' });
    const second = (await ana.checkout()).body.url;
    expect(second).not.toBe(first);
    expect(
      payments.control
        .all('checkout.session')
        .filter(({ status, customer }) => status === 'open' && customer === session?.customer),
    ).toHaveLength(1);
  });

  test('a page that was opened but never written down is used again', async () => {
    const ana = await app.person();
    const first = (await ana.checkout()).body.url;
    await db.asSuperuser(
      `update billing_accounts set checkout_session_id = null, checkout_opened_at = null where user_id = '${ana.id}'`,
    );
    expect((await ana.checkout()).body.url).toBe(first);
  });

  test('someone with a payment pending is sent to put it right, not to pay twice', async () => {
    const { subscription: id, ...ana } = await app.subscriber();
    payments.set(id, { status: 'past_due' });
    expect(await ana.checkout()).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('pago pendiente') },
    });
  });

  test('another price than the one that the pages say is sold to nobody, also where the start could not ask', async () => {
    const ana = await app.person();
    const { priceId } = payments.env.payments;
    payments.set(priceId, { recurring: { interval: 'year', interval_count: 1 } });
    const calls = payments.calls.length;
    expect(await ana.checkout()).toMatchObject({ status: 503, body: { error: 'unavailable' } });
    expect(payments.calls.slice(calls)).not.toContain('POST /v1/checkout/sessions');
    expect(app.logged.join()).toContain('STRIPE_PRICE_ID');
    payments.set(priceId, { recurring: { interval: 'month', interval_count: 1 } });
    expect((await ana.checkout()).status).toBe(200);
  });

  test('an open page is shut where its price is sold no more, or is not the one that the pages say', async () => {
    const ana = await app.person();
    const { priceId } = payments.env.payments;
    const page = async () => (await ana.checkout()).body.url;
    const idIn = (url: string) => url.split('/').at(-1) ?? '';
    const statusOf = (url: string) =>
      payments.control.all('checkout.session').find(({ id }) => id === idIn(url))?.status;
    const first = await page();
    payments.set(priceId, { active: false });
    expect(await ana.checkout()).toMatchObject({ status: 503, body: { error: 'unavailable' } });
    expect(statusOf(first)).toBe('expired');
    payments.set(priceId, { active: true });
    const second = await page();
    payments.set(idIn(second), { amount_total: 700 });
    const third = await page();
    expect(third).not.toBe(second);
    expect([statusOf(second), statusOf(third)]).toEqual(['expired', 'open']);
    expect(await page()).toBe(third);
  });

  test('a failure that Stripe would repeat for a day does not shut the door', async () => {
    const ana = await app.person();
    const refused = await payments.failing(/^POST .*sessions$/, ana.checkout);
    expect(refused).toMatchObject({ status: 503, body: { error: 'unavailable' } });
    expect((await ana.checkout()).status).toBe(200);
  });

  test('a customer that was deleted at Stripe is made anew, and can still erase the account', async () => {
    const ana = await app.subscriber();
    const lost = await ana.customer();
    payments.control.forget(lost);
    const deleted = { id: lost, object: 'customer', deleted: true };
    payments.fault = (call) => (call === `GET /v1/customers/${lost}` ? { status: 200, body: deleted } : null);
    expect(await ana.check()).toMatchObject({ subscribed: false });
    expect((await ana.portal()).status).toBe(404);
    expect((await ana.checkout()).status).toBe(200);
    expect(await ana.customer()).not.toBe(lost);
    expect((await ana.erase()).status).toBe(204);
  });

  test('the key of another Stripe account takes Premium from nobody, and what was erased under it is ended with the right key', async () => {
    const [ana, eva] = [await app.person(), await app.person('Eva')];
    const [, ofEva] = [await ana.subscribe(), await eva.subscribe()];
    const elsewhere = await startPayments(clock);
    const mistaken = openBilling(db, { ...elsewhere, env: payments.env });
    clock.at += day + 60_000;
    await mistaken.billing.tick();
    const pending = () => db.asSuperuser('select mark from erasures where customers is not null');
    const asked = (path: string) => mistaken.call(`/api/${path}`, { token: ana.token });
    for (const path of ['check-subscription', 'create-checkout', 'customer-portal'])
      expect([path, (await asked(`functions/${path}`)).status]).toEqual([path, 503]);
    const erased = { token: eva.token, method: 'DELETE', body: { confirm: 'ELIMINAR' } };
    expect((await mistaken.call('/api/account', erased)).status).toBe(204);
    await elsewhere.close();
    expect(await ana.tier()).toBe('pro');
    expect(await pending()).toHaveLength(1);
    await app.billing.tick();
    expect(await ana.check()).toMatchObject({ subscribed: true });
    expect(payments.statusOf(ofEva)).toBe('canceled');
    expect(await pending()).toEqual([]);
  });

  test('nobody opens a portal without ever having been at the checkout', async () => {
    const ana = await app.person();
    expect(await ana.portal()).toMatchObject({
      status: 404,
      body: { message: expect.stringContaining('suscripción') },
    });
  });

  test("another person's withdrawal does not exist, and their plan stays", async () => {
    const [ana, eve] = [await app.person(), await app.person('Eve')];
    await ana.subscribe();
    await eve.subscribe();
    const { body } = await ana.withdraw({ action: 'request' });
    expect((await eve.withdraw({ action: 'confirm', id: body.id })).status).toBe(404);
    expect([await ana.tier(), await eve.tier()]).toEqual(['pro', 'pro']);
    expect((await eve.withdraw({ action: 'confirm', id: 'x' })).status).toBe(400);
  });

  test('two confirmations at once pay back once', async () => {
    const ana = await app.subscriber();
    const { body } = await ana.withdraw({ action: 'request' });
    const answers = await Promise.all([1, 2, 3].map(() => ana.withdraw({ action: 'confirm', id: body.id })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await app.billing.tick();
    const charges = payments.chargesOf(await ana.customer());
    expect(charges.map(({ amount_refunded }) => amount_refunded)).toEqual([500]);
    expect(
      (await app.mailsTo(ana.id)).filter(({ subject }) => subject.includes('desistimiento')),
    ).toHaveLength(1);
  });

  test('a withdrawal counts although Stripe is down, and is paid back when it is up again', async () => {
    const { subscription: id, ...ana } = await app.subscriber();
    const { body } = await ana.withdraw({ action: 'request' });
    const confirmed = await payments.failing(/./, () => ana.withdraw({ action: 'confirm', id: body.id }));
    expect(confirmed.body).toMatchObject({ status: 'confirmed', settled: false });
    const told = app.logged
      .filter((line) => line.includes('withdrawal confirmed'))
      .map((line) => JSON.parse(line));
    expect(told.at(-1)).toMatchObject({ level: 'info', subscription: id });
    expect(await ana.tier()).toBe('free');
    await payments.failing(/^POST .*refunds/, app.billing.tick);
    expect(await ana.check()).toMatchObject({ subscribed: false });
    await app.later(day);
    expect(payments.statusOf(id)).toBe('canceled');
    expect(await ana.billing()).toMatchObject({
      status: 'withdrawn',
      withdrawn: { refundedCents: 500, settled: true },
    });
  });

  test('what Stripe refuses again and again is told at each try, by what is due: nothing else shows it', async () => {
    const told = (duty: string) =>
      Number(
        new RegExp(`^salero_stripe_undone_total\\{duty="${duty}"\\} (\\d+)$`, 'm').exec(
          app.metrics.render(),
        )?.[1],
      );
    const duties = ['withdrawal', 'erasure', 'subscription'];
    const before = duties.map(told);
    const rise = () => duties.map((duty, at) => told(duty) - (before[at] ?? Number.NaN));
    const [ana, eva] = [await app.person(), await app.person()];
    await ana.subscribe();
    const ending = await eva.subscribe();
    const { body } = await ana.withdraw({ action: 'request' });
    // As with a restricted key: what is read goes well, and so does much else.
    const forbidden = { status: 403, body: { error: { type: 'invalid_request_error', message: 'No.' } } };
    const refused = [`DELETE /v1/subscriptions/${ending}`, 'POST /v1/refunds'];
    payments.fault = (call) => (refused.includes(call) ? forbidden : null);
    await ana.withdraw({ action: 'confirm', id: body.id });
    expect((await eva.erase()).status).toBe(204);
    expect(rise()).toEqual([1, 1, 0]);
    await app.billing.tick();
    expect(rise()).toEqual([2, 2, 0]);
    const lines = app.logged.filter((line) => line.includes('not done at Stripe yet')).slice(-2);
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: 'warn', code: '403' });
    payments.fault = () => null;
    await app.billing.tick();
    await app.billing.tick();
    expect(rise()).toEqual([2, 2, 0]);
    expect(await ana.billing()).toMatchObject({ withdrawn: { settled: true } });
    expect(payments.statusOf(ending)).toBe('canceled');
    payments.fault = (call) => (call === 'GET /v1/subscriptions' ? forbidden : null);
    clock.at += day;
    // To look for what was missed asks for the same, and fails as a step.
    await app.billing.tick().catch(() => {});
    expect(rise()[2]).toBeGreaterThan(0);
  });

  test('who has no address to confirm a contract to is told so, and no customer is made', async () => {
    const ana = await app.person();
    await db.asSuperuser(`update profiles set email = '' where id = '${ana.id}'`);
    const before = payments.control.all('customer').length;
    expect(await ana.checkout()).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('necesitamos un correo') },
    });
    expect(payments.control.all('customer')).toHaveLength(before);
  });

  const facts = JSON.stringify({
    kind: 'withdrawn',
    withdrawalId: randomUUID(),
    subscriptionId: 'sub_x',
    startedAt: null,
    requestedAt: '2026-11-21T09:00:00Z',
    confirmedAt: '2026-11-21T09:00:00Z',
  });

  /** So many acknowledgements that wait for the mail server. */
  const queueMails = (userId: string, name: string, count: number) =>
    db.asSuperuser(`insert into billing_mails (id, user_id, kind, facts, created_at)
      select '${name}:' || n, '${userId}', 'withdrawn', '${facts}',
        timestamptz '2026-11-21T09:00:00Z' + n * interval '1 second' from generate_series(1, ${count}) n`);

  test('mails that keep failing let the others have their turn', async () => {
    const ana = await app.person();
    await queueMails(ana.id, 'failing', 50);
    app.postbox.closed = true;
    await app.billing.tick();
    await app.later(6 * 60_000);
    app.postbox.closed = false;
    const untried = "select id from billing_mails where id like 'failing:%' and claimed_at is null";
    expect(await db.asSuperuser(untried)).toEqual([]);
    await db.asSuperuser("delete from billing_mails where id like 'failing:%'");
  });

  test('a mail server that takes minutes for each still gets every mail once', async () => {
    const ana = await app.person();
    await queueMails(ana.id, 'slow', 2);
    const other = openBilling(db, payments);
    app.postbox.slow = async () => {
      clock.at += 4 * 60_000;
      await other.billing.tick();
    };
    await app.billing.tick();
    app.postbox.slow = async () => {};
    const got = [...app.mails, ...other.mails].filter(({ to }) => to.startsWith(ana.id));
    expect(got).toHaveLength(2);
  });

  test('of several looks at the profile at once, one asks Stripe', async () => {
    const ana = await app.person();
    await ana.checkout();
    clock.at += 60_000;
    const before = payments.calls.length;
    await Promise.all(Array.from({ length: 6 }, () => ana.billing()));
    const asked = payments.calls.slice(before).filter((call) => call === 'GET /v1/subscriptions');
    expect(asked).toHaveLength(1);
  });

  test('a profile that is loaded again and again asks Stripe every ten seconds, and tells then what changed', async () => {
    const { subscription, ...ana } = await app.subscriber();
    await ana.portal();
    clock.at += 60_000;
    const before = payments.calls.length;
    for (let seconds = 0; seconds <= 30; seconds += 1) {
      await ana.billing();
      clock.at += 1_000;
    }
    const asked = payments.calls.slice(before).filter((call) => call === 'GET /v1/subscriptions');
    expect(asked).toHaveLength(4);
    payments.set(subscription, { cancel_at_period_end: true });
    clock.at += 9_000;
    expect((await ana.billing()).status).toBe('cancelling');
  });

  test('two instances share the accounts to check: each is read once', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => app.person()));
    await Promise.all(people.map((person) => person.checkout()));
    clock.at += 5 * 60_000;
    const other = openBilling(db, payments);
    const mine = new Set(await Promise.all(people.map((person) => person.customer())));
    const before = payments.calls.length;
    await Promise.all([app.billing.tick(), other.billing.tick()]);
    const reads = payments.calls.slice(before).filter((call) => call === 'GET /v1/subscriptions').length;
    const rows = await db.asSuperuser(
      `select count(*)::int as n from billing_accounts where checked_at = '${new Date(clock.at).toISOString()}'`,
    );
    expect(reads).toBe(rows[0]?.n);
    expect(reads).toBeGreaterThanOrEqual(mine.size);
  });
});
