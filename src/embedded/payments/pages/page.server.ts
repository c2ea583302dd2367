import { escapeHtml } from '../../../platform/escape-html.ts';
import { backLink, renderPage, renderProblem } from '../../local-page.server.ts';
import type { CheckoutSession, PortalSession, Subscription } from '../objects.server.ts';
import { itemOf } from '../subscribing.server.ts';

export function renderCheckout(session: CheckoutSession, name: string, error = ''): string {
  const back = session.cancel_url ?? '/premium';
  if (session.status === 'complete')
    return renderPaymentPage(
      'Este pago ya está hecho',
      `<p>Tu suscripción está en marcha.</p>\n${backLink(successUrl(session), 'Continuar')}`,
    );
  if (session.status !== 'open')
    return renderPaymentProblem('Este pago ha caducado. Vuelve y empieza otro cuando quieras.', back);
  const amount = formatAmount(session.amount_total, session.currency);
  return renderPaymentPage(
    'Pago de prueba',
    `${error ? `<p class="error" role="alert">${escapeHtml(error)}</p>` : ''}
<dl>
<dt>Suscripción</dt><dd>${escapeHtml(name)}</dd>
<dt>Hoy</dt><dd>${amount}, IVA incluido</dd>
<dt>Después</dt><dd>${amount} cada mes</dd>
</dl>
<p class="hint">Se renueva cada mes hasta que la canceles.</p>
<form method="post">
<button type="submit">Pagar ${amount}</button>
</form>
${backLink(back)}`,
  );
}

export function successUrl(session: CheckoutSession): string {
  return (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

const renderPaymentPage = (title: string, content: string) =>
  renderPage(
    title,
    `<p class="note">Esto no es Stripe: es el pago local de esta instalación de Salero. No se cobra dinero.</p>
${content}`,
  );

export const renderPaymentProblem = (explanation: string, back = '/perfil') =>
  renderProblem(explanation, backLink(back));

/** The narrow spaces that Spanish puts before the sign are plain here: styles keep the amount on one line. */
function formatAmount(cents: number, currency: string): string {
  return new Intl.NumberFormat('es-ES', { style: 'currency', currency })
    .format(cents / 100)
    .replace(/\s/g, ' ');
}

function formatDay(seconds: number): string {
  return new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'Europe/Madrid' }).format(
    seconds * 1000,
  );
}

const stateTexts: Record<string, string> = {
  active: 'Activa',
  past_due: 'Pago pendiente',
  unpaid: 'Impagada',
};

export function renderPortal(session: PortalSession, subscriptions: readonly Subscription[]): string {
  const none = '<p>No tienes ninguna suscripción en marcha.</p>';
  return renderPaymentPage(
    'Tu suscripción',
    `${subscriptions.map(renderSubscription).join('\n') || none}\n${backLink(session.return_url ?? '/perfil')}`,
  );
}

function renderSubscription(subscription: Subscription): string {
  const { id, status, currency, cancel_at_period_end: ends } = subscription;
  const { price, current_period_end } = itemOf(subscription);
  return `<dl>
<dt>Estado</dt><dd>${ends ? 'Cancelada: no se renovará' : (stateTexts[status] ?? '')}</dd>
<dt>Precio</dt><dd>${formatAmount(price.unit_amount, currency)} al mes, IVA incluido</dd>
<dt>${ends ? 'Premium hasta' : 'Próximo cobro'}</dt><dd>${formatDay(current_period_end)}</dd>
</dl>
<form method="post">
<input type="hidden" name="subscription" value="${escapeHtml(id)}">
<button type="submit" name="action" value="${ends ? 'resume' : 'cancel'}">${ends ? 'Reanudar suscripción' : 'Cancelar suscripción'}</button>
</form>
<p class="hint">Premium sigue hasta que acabe el periodo pagado.</p>`;
}
