import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError } from '../api-error.server.ts';
import { completeCheckout, successUrl } from '../checkout.server.ts';
import type { Ledger } from '../ledger.server.ts';
import type { CheckoutSession, PortalSession } from '../objects.server.ts';
import { readBody } from '../read-body.server.ts';
import { formToken, sameSecret } from '../secrets.server.ts';
import { endSubscription, setCancelAtPeriodEnd } from '../subscribing.server.ts';
import { getRow, newestFirst } from '../tables.server.ts';
import { renderCheckout } from './checkout-page.server.ts';
import { redirect, renderProblem, sendPage } from './page.server.ts';
import { renderPortal } from './portal-page.server.ts';

const portalSeconds = 3600;

interface PageParts {
  ledger: Ledger;
  settle(): Promise<void>;
}

interface Visit {
  response: ServerResponse;
  /** Null when it only looks. */
  form: URLSearchParams | null;
  token: string;
}

/** What a person sees of it: the checkout and the portal. Both addresses are as long as a password. */
export function createPages({ ledger, settle }: PageParts) {
  const { rows } = ledger.state;

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { origin } = new URL(ledger.publicUrl());
    const { pathname } = new URL(request.url ?? '/', origin);
    const [, kind, id = ''] = /^\/pago-local\/(checkout|portal)\/([\w-]+)$/.exec(pathname) ?? [];
    const checkout = kind === 'checkout' ? getRow(rows, 'checkout.session', id) : null;
    const portal = kind === 'portal' ? getPortal(id) : null;
    if (!checkout && !portal)
      return sendPage(response, 404, renderProblem('Esta página ya no existe o ha caducado.'));
    const token = formToken(ledger.state.formKey, pathname);
    let form: URLSearchParams | null = null;
    if (request.method === 'POST') {
      if ((request.headers.origin ?? origin) !== origin)
        return sendPage(response, 403, renderProblem('Este formulario no viene de esta página.'));
      form = new URLSearchParams((await readBody(request)) ?? '');
      if (!sameSecret(form.get('token') ?? '', token))
        return sendPage(response, 403, renderProblem('Este formulario no viene de esta página.'));
    } else if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendPage(response, 405, renderProblem('Esta página solo admite su propio formulario.'));
    const visit = { response, form, token };
    if (checkout) await answerCheckout(visit, checkout);
    if (portal) await answerPortal(visit, portal, pathname);
  };

  async function answerCheckout(visit: Visit, session: CheckoutSession): Promise<void> {
    const { response, form, token } = visit;
    const view = { session, name: nameOf(session), token };
    if (!form) return sendPage(response, 200, renderCheckout(view));
    if (session.status === 'expired') return sendPage(response, 410, renderCheckout(view));
    // A second press finds the first one done.
    if (session.status === 'complete') return redirect(response, successUrl(session));
    try {
      completeCheckout(ledger, session);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const refused = 'El pago no ha pasado y no se ha cobrado nada. Puedes probar otra vez.';
      return sendPage(response, 402, renderCheckout({ ...view, error: refused }));
    }
    await settle();
    redirect(response, successUrl(session));
  }

  async function answerPortal(
    { response, form, token }: Visit,
    session: PortalSession,
    path: string,
  ): Promise<void> {
    const subscriptions = newestFirst(rows, 'subscription').filter(
      ({ customer, status }) => customer === session.customer && status !== 'canceled',
    );
    const invoices = newestFirst(rows, 'invoice').filter(({ customer }) => customer === session.customer);
    const settings = getRow(rows, 'billing_portal.configuration', session.configuration)?.features
      .subscription_cancel;
    const mayCancel = settings?.enabled ?? false;
    if (!form)
      return sendPage(response, 200, renderPortal({ session, subscriptions, invoices, mayCancel, token }));
    const chosen = subscriptions.find(({ id }) => id === form.get('subscription'));
    const action = form.get('action');
    if (chosen && mayCancel && action === 'cancel' && settings?.mode === 'immediately')
      endSubscription(ledger, chosen);
    else if (chosen && mayCancel && (action === 'cancel' || action === 'resume'))
      setCancelAtPeriodEnd(ledger, chosen, action === 'cancel');
    await settle();
    redirect(response, path);
  }

  function nameOf(session: CheckoutSession): string {
    const price = getRow(rows, 'price', ledger.state.purchases[session.id]?.price ?? '');
    return getRow(rows, 'product', price?.product ?? '')?.name ?? 'Premium';
  }

  function getPortal(secret: string): PortalSession | null {
    const found = Object.values(rows['billing_portal.session']).find(({ url }) => url.endsWith(`/${secret}`));
    return found && found.created + portalSeconds > ledger.at() ? found : null;
  }
}
