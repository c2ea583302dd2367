import { afterAll, expect, test } from 'vitest';
import { openShop } from '../test-kit/open-shop.ts';

const shop = await openShop({}, afterAll);

const textOf = async (page: string | null) => (await (await fetch(page ?? '')).text()).replace(/\s+/g, ' ');

test('the checkout says what it is, what it costs, and offers to pay or to go back', async () => {
  const { url } = await shop.checkout();
  const response = await fetch(url ?? '');
  const html = await response.text();
  expect(html).toContain(
    'Esto no es Stripe: es el pago local de esta instalación de Salero. No se cobra dinero.',
  );
  expect(html).toContain('<button type="submit">Pagar 5,00 €</button>');
  expect(html).toContain(`href="${shop.url}/premium">Volver</a>`);
  expect(html).toContain('5,00 €, IVA incluido');
  expect(html).not.toContain('<script');
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("img-src 'self';");
  expect(policy).toContain("form-action 'self'");
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('paying goes to the success address with the session in it, once however often it is pressed', async () => {
  const { url, id } = await shop.checkout();
  const press = () => fetch(url ?? '', { method: 'POST', redirect: 'manual' });
  for (const response of await Promise.all([press(), press()])) {
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`${shop.url}/perfil?success=true&session=${id}`);
  }
  expect(await shop.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'complete' });
  expect(shop.control.all('customer')[0]).toMatchObject({ email: 'eva@example.test' });
  expect((await shop.stripe.invoices.list()).data).toHaveLength(1);
  expect(await textOf(url)).toContain('Este pago ya está hecho');
});

test('a form of another site does nothing', async () => {
  const { url, id } = await shop.checkout();
  for (const Origin of ['https://evil.example', 'null']) {
    const response = await fetch(url ?? '', { method: 'POST', headers: { Origin }, redirect: 'manual' });
    expect(response.status).toBe(403);
  }
  expect(await shop.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open' });
});

test('a refused card says so and leaves the session to be paid later', async () => {
  const customer = await shop.stripe.customers.create({ email: 'sin-saldo@example.test' });
  shop.control.setCard(customer.id, 'declines');
  const { url, id } = await shop.checkout({ customer: customer.id });
  const refused = await shop.press(url ?? '');
  expect(refused.status).toBe(402);
  expect(await refused.text()).toContain('no se ha cobrado nada');
  expect((await shop.stripe.subscriptions.list({ customer: customer.id })).data).toEqual([]);
  shop.control.setCard(customer.id, 'pays');
  expect((await shop.press(url ?? '')).status).toBe(303);
  expect(await shop.stripe.checkout.sessions.retrieve(id)).toMatchObject({ payment_status: 'paid' });
});

test('an expired checkout cannot be paid', async () => {
  const { url, id } = await shop.checkout();
  await shop.stripe.checkout.sessions.expire(id);
  const late = await fetch(url ?? '', { method: 'POST' });
  expect(late.status).toBe(410);
  expect(await late.text()).toContain('Este pago ha caducado');
});

test('the portal shows the next charge, cancels at the end of the period and resumes', async () => {
  const { customer, subscription } = await shop.subscribe();
  const { url } = await shop.stripe.billingPortal.sessions.create({
    customer: customer.id,
    return_url: `${shop.url}/perfil`,
  });
  const first = await textOf(url);
  expect(first).toContain('Esto no es Stripe');
  expect(first).toContain('<dt>Próximo cobro</dt><dd>30 de noviembre de 2026</dd>');
  expect(first).toContain('Cancelar suscripción</button>');
  expect(first).toContain(`href="${shop.url}/perfil">Volver</a>`);
  const choose = (action: string) => shop.press(url, { action });
  expect((await choose('cancel')).headers.get('location')).toBe(new URL(url).pathname);
  expect(await shop.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
    status: 'active',
    cancel_at_period_end: true,
  });
  const cancelled = await textOf(url);
  expect(cancelled).toContain('<dt>Premium hasta</dt><dd>30 de noviembre de 2026</dd>');
  expect(cancelled).toContain('Reanudar suscripción</button>');
  await choose('resume');
  expect(await shop.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
    cancel_at_period_end: false,
  });
});

test('the address of a portal cannot be guessed and is forgotten after an hour', async () => {
  const { customer } = await shop.subscribe();
  const { url, id } = await shop.stripe.billingPortal.sessions.create({ customer: customer.id });
  expect((await fetch(`${shop.url}/pago-local/portal/${id}`)).status).toBe(404);
  expect((await fetch(url)).status).toBe(200);
  shop.clock.at = new Date(shop.clock.at.getTime() + 3_600_000);
  expect((await fetch(url)).status).toBe(404);
  expect((await fetch(`${shop.url}/pago-local/checkout/cs_test_none`)).status).toBe(404);
});

test('what a caller wrote is shown as text, never as markup', async () => {
  const { url } = await shop.checkout({ cancel_url: `${shop.url}/premium?a="><b>` });
  const html = await (await fetch(url ?? '')).text();
  expect(html).toContain('/premium?a=&quot;&gt;&lt;b&gt;');
  expect(html).not.toContain('<b>');
});
