import { escapeHtml } from '../../../platform/escape-html.ts';
import { backLink } from '../../local-page.server.ts';
import type { CheckoutSession } from '../objects.server.ts';
import { formatAmount, renderPaymentPage, renderPaymentProblem } from './page.server.ts';

interface CheckoutView {
  session: CheckoutSession;
  /** Of the product. */
  name: string;
  token: string;
  error?: string;
}

export function renderCheckout({ session, name, token, error }: CheckoutView): string {
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
<input type="hidden" name="token" value="${escapeHtml(token)}">
<button type="submit">Pagar ${amount}</button>
</form>
${backLink(back)}`,
  );
}

export function successUrl(session: CheckoutSession): string {
  return (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}
