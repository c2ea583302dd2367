import { backLink, renderPage, renderProblem } from '../../local-page.server.ts';

export const renderPaymentPage = (title: string, content: string) =>
  renderPage(
    title,
    `<p class="note">Esto no es Stripe: es el pago local de esta instalación de Salero. No se cobra dinero.</p>
${content}`,
  );

export const renderPaymentProblem = (explanation: string, back = '/perfil') =>
  renderProblem(explanation, backLink(back));

/** The narrow spaces that Spanish puts before the sign are plain here: styles keep the amount on one line. */
export function formatAmount(cents: number, currency: string): string {
  return new Intl.NumberFormat('es-ES', { style: 'currency', currency })
    .format(cents / 100)
    .replace(/\s/g, ' ');
}

export function formatDay(seconds: number): string {
  return new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'Europe/Madrid' }).format(
    seconds * 1000,
  );
}
