import { escapeHtml } from '../../../platform/escape-html.ts';
import { backLink } from '../../local-page.server.ts';
import type { Invoice, PortalSession, Subscription } from '../objects.server.ts';
import { itemOf } from '../subscribing.server.ts';
import { formatAmount, formatDay, renderPaymentPage } from './page.server.ts';

export interface PortalView {
  session: PortalSession;
  subscriptions: Subscription[];
  invoices: Invoice[];
  token: string;
}

const stateTexts: Record<string, string> = {
  active: 'Activa',
  past_due: 'Pago pendiente',
  unpaid: 'Impagada',
  canceled: 'Cancelada',
};

const invoiceTexts: Record<string, string> = { paid: 'Pagado', open: 'Pendiente' };

export function renderPortal(view: PortalView): string {
  const { subscriptions, invoices, session } = view;
  return renderPaymentPage(
    'Tu suscripción',
    `${subscriptions.length > 0 ? subscriptions.map((subscription) => renderSubscription(subscription, view)).join('\n') : '<p>No tienes ninguna suscripción en marcha.</p>'}
${invoices.length > 0 ? `<h2>Pagos</h2>\n<ul>\n${invoices.map(renderInvoice).join('\n')}\n</ul>` : ''}
${backLink(session.return_url ?? '/perfil')}`,
  );
}

function renderSubscription(subscription: Subscription, view: PortalView): string {
  const item = itemOf(subscription);
  const price = formatAmount(item.price.unit_amount, subscription.currency);
  const ends = subscription.cancel_at_period_end;
  const day = formatDay(item.current_period_end);
  const state = ends ? 'Cancelada: no se renovará' : (stateTexts[subscription.status] ?? '');
  return `<dl>
<dt>Estado</dt><dd>${escapeHtml(state)}</dd>
<dt>Precio</dt><dd>${price} al mes, IVA incluido</dd>
<dt>${ends ? 'Premium hasta' : 'Próximo cobro'}</dt><dd>${day}</dd>
</dl>
${renderAction(subscription, view)}`;
}

function renderAction(subscription: Subscription, { token }: PortalView): string {
  const ends = subscription.cancel_at_period_end;
  return `<form method="post">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<input type="hidden" name="subscription" value="${escapeHtml(subscription.id)}">
<button type="submit" name="action" value="${ends ? 'resume' : 'cancel'}">${ends ? 'Reanudar suscripción' : 'Cancelar suscripción'}</button>
</form>
<p class="hint">${ends ? 'Puedes reanudarla mientras dure el periodo pagado.' : 'Si cancelas, conservas Premium hasta que acabe el periodo pagado.'}</p>`;
}

function renderInvoice(invoice: Invoice): string {
  const state = invoiceTexts[invoice.status] ?? '';
  return `<li><span>${formatDay(invoice.created)}</span><span>${formatAmount(invoice.total, invoice.currency)} · ${state}</span></li>`;
}
