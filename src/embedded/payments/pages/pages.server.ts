import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { pageHeaders } from '../../local-page.server.ts';
import { longestBody } from '../api.server.ts';
import { ApiError } from '../api-error.server.ts';
import { getRow, type Ledger, newestFirst } from '../ledger.server.ts';
import type { CheckoutSession, PortalSession } from '../objects.server.ts';
import { completeCheckout, setCancelAtPeriodEnd } from '../subscribing.server.ts';
import { renderCheckout, renderPaymentProblem, renderPortal, successUrl } from './page.server.ts';

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

  const checkout = (session: CheckoutSession, error?: string) => {
    const price = getRow(ledger, 'price', ledger.state.purchases[session.id]?.price ?? '');
    const name = getRow(ledger, 'product', price?.product ?? '')?.name ?? 'Premium';
    return renderCheckout(session, name, error);
  };

  pages.get('/checkout/:id', (c) => {
    const session = getRow(ledger, 'checkout.session', c.req.param('id'));
    return session ? c.html(checkout(session)) : notFound(c);
  });

  pages.post('/checkout/:id', requireOwnForm, async (c) => {
    const session = getRow(ledger, 'checkout.session', c.req.param('id'));
    if (!session) return notFound(c);
    if (session.status === 'expired') return c.html(checkout(session), 410);
    try {
      if (session.status === 'open') completeCheckout(ledger, session);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const refused = 'El pago no ha pasado y no se ha cobrado nada. Puedes probar otra vez.';
      return c.html(checkout(session, refused), 402);
    }
    await settle();
    return c.redirect(successUrl(session), 303);
  });

  function getPortal(secret: string): PortalSession | null {
    const found = newestFirst(ledger, 'billing_portal.session').find(({ url }) => url.endsWith(`/${secret}`));
    return found && found.created + portalSeconds > ledger.at() ? found : null;
  }

  const subscriptionsOf = (session: PortalSession) =>
    newestFirst(ledger, 'subscription').filter(
      ({ customer, status }) => customer === session.customer && status !== 'canceled',
    );

  pages.get('/portal/:secret', (c) => {
    const session = getPortal(c.req.param('secret'));
    return session ? c.html(renderPortal(session, subscriptionsOf(session))) : notFound(c);
  });

  pages.post('/portal/:secret', requireOwnForm, async (c) => {
    const session = getPortal(c.req.param('secret'));
    if (!session) return notFound(c);
    const { action, subscription } = await c.req.parseBody();
    const chosen = subscriptionsOf(session).find(({ id }) => id === subscription);
    if (chosen) setCancelAtPeriodEnd(ledger, chosen, action === 'cancel');
    await settle();
    return c.redirect(c.req.path, 303);
  });

  pages.all('*', notFound);
  return pages;
}
