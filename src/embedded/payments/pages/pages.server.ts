import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { escapeHtml, fill } from '../../../platform/fill.ts';
import { dayInSpain } from '../../../platform/moments.server.ts';
import { backLink, htmlIn, pageHeaders, renderPage, renderProblem } from '../../local-page.server.ts';
import { longestBody } from '../api.server.ts';
import { ApiError } from '../api-error.server.ts';
import { getRow, type Ledger, newestFirst } from '../ledger.server.ts';
import type { CheckoutSession, PortalSession, Subscription } from '../objects.server.ts';
import { completeCheckout, itemOf, setCancelAtPeriodEnd } from '../subscribing.server.ts';

const portalSeconds = 3600;

/** What a person sees of it: the checkout and the portal. Both addresses are as long as a password. */
export function createPages(ledger: Ledger, settle: () => Promise<void>) {
  const pages = new Hono<{ Bindings: HttpBindings }>();

  pages.use(bodyLimit({ maxSize: longestBody }), async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(pageHeaders)) c.header(name, value);
  });

  const requireOwnForm: MiddlewareHandler = async (c, next) => {
    const { origin } = new URL(ledger.publicUrl());
    if ((c.req.header('Origin') ?? origin) !== origin)
      return c.html(renderPaymentProblem('Este formulario no viene de esta página.'), 403);
    return next();
  };

  const notFound = (c: Context) =>
    c.html(renderPaymentProblem('Esta página ya no existe o ha caducado.'), 404);

  pages.get('/checkout/:id', (c) => {
    const session = getRow(ledger, 'checkout.session', c.req.param('id'));
    return session ? c.html(renderCheckout(session)) : notFound(c);
  });

  pages.post('/checkout/:id', requireOwnForm, async (c) => {
    const session = getRow(ledger, 'checkout.session', c.req.param('id'));
    if (!session) return notFound(c);
    if (session.status === 'expired') return c.html(renderCheckout(session), 410);
    try {
      if (session.status === 'open') completeCheckout(ledger, session);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const refused = 'El pago no ha pasado y no se ha cobrado nada. Puedes probar otra vez.';
      return c.html(renderCheckout(session, refused), 402);
    }
    await settle();
    return c.redirect(successUrl(session), 303);
  });

  function getPortal(secret: string): PortalSession | null {
    const found = newestFirst(ledger, 'billing_portal.session').find(({ url }) => url.endsWith(`/${secret}`));
    return found && found.created + portalSeconds > ledger.at() ? found : null;
  }

  const subscriptionOf = (session: PortalSession) =>
    newestFirst(ledger, 'subscription').find(
      ({ customer, status }) => customer === session.customer && status !== 'canceled',
    );

  pages.get('/portal/:secret', (c) => {
    const session = getPortal(c.req.param('secret'));
    return session ? c.html(renderPortal(session, subscriptionOf(session))) : notFound(c);
  });

  pages.post('/portal/:secret', requireOwnForm, async (c) => {
    const session = getPortal(c.req.param('secret'));
    if (!session) return notFound(c);
    const { action } = await c.req.parseBody();
    const subscription = subscriptionOf(session);
    if (subscription) setCancelAtPeriodEnd(ledger, subscription, action === 'cancel');
    await settle();
    return c.redirect(c.req.path, 303);
  });

  pages.all('*', notFound);
  return pages;
}

function renderCheckout(session: CheckoutSession, error = ''): string {
  const back = session.cancel_url ?? '/premium';
  if (session.status === 'complete')
    return renderPaymentPage(
      'Este pago ya está hecho',
      `<p>Tu suscripción está en marcha.</p>\n${backLink(successUrl(session), 'Continuar')}`,
    );
  if (session.status !== 'open')
    return renderPaymentProblem('Este pago ha caducado. Vuelve y empieza otro cuando quieras.', back);
  const amount = formatAmount(session.amount_total, session.currency);
  const alert = error && `<p class="error" role="alert">${escapeHtml(error)}</p>`;
  return renderPaymentPage(
    'Pago de prueba',
    fill(htmlIn(import.meta.url, 'checkout.html'), { error: alert, amount, back: backLink(back) }),
  );
}

function successUrl(session: CheckoutSession): string {
  return (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

const renderPaymentPage = (title: string, content: string) =>
  renderPage(
    title,
    `<p class="note">Esto no es Stripe: es el pago local de esta instalación de Salero. No se cobra dinero.</p>
${content}`,
  );

const renderPaymentProblem = (explanation: string, back = '/perfil') =>
  renderProblem(explanation, backLink(back));

/** The narrow spaces that Spanish puts before the sign are plain here: styles keep the amount on one line. */
function formatAmount(cents: number, currency: string): string {
  return new Intl.NumberFormat('es-ES', { style: 'currency', currency })
    .format(cents / 100)
    .replace(/\s/g, ' ');
}

const stateTexts: Record<string, string> = {
  active: 'Activa',
  past_due: 'Pago pendiente',
  unpaid: 'Impagada',
};

function renderPortal(session: PortalSession, subscription?: Subscription): string {
  const content = subscription
    ? renderSubscription(subscription)
    : '<p>No tienes ninguna suscripción en marcha.</p>';
  return renderPaymentPage('Tu suscripción', `${content}\n${backLink(session.return_url ?? '/perfil')}`);
}

function renderSubscription(subscription: Subscription): string {
  const { status, currency, cancel_at_period_end: ends } = subscription;
  const { price, current_period_end } = itemOf(subscription);
  return fill(htmlIn(import.meta.url, 'subscription.html'), {
    state: ends ? 'Cancelada: no se renovará' : (stateTexts[status] ?? ''),
    price: formatAmount(price.unit_amount, currency),
    next: ends ? 'Premium hasta' : 'Próximo cobro',
    day: dayInSpain.format(current_period_end * 1000),
    action: ends ? 'resume' : 'cancel',
    press: ends ? 'Reanudar suscripción' : 'Cancelar suscripción',
  });
}
