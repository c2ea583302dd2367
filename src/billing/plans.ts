/** The one paid plan. Tax (IVA) is in the price; Stripe holds the same figures under STRIPE_PRICE_ID. */
export const premium = {
  cents: 500,
  price: '5,00 €',
  currency: 'eur',
  interval: 'month',
  withdrawalDays: 14,
  renewalNoticeDays: 15,
  /** For so long a renewal that is not paid leaves Premium on, longer than Stripe tries a card; then the subscription ends. */
  graceDays: 21,
  /** After so many contracts in a year that were left, or whose payment the bank took back, there is no further one until it is over. */
  returnsPerYear: 2,
  lookupKey: 'salero_premium_mensual',
  includes: [
    'Usos ilimitados en todas las herramientas',
    'Análisis de red flags y de bios guardados',
    'Todas las personas que quieras en «Personas»',
    'Soporte prioritario',
  ],
} as const;

export const mostThreads = { free: 3, pro: null } as const;

export function toEuros(cents: number): string {
  return new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR' }).format(cents / 100);
}

export function nextMonth(from: Date): Date {
  const next = new Date(from);
  next.setUTCMonth(next.getUTCMonth() + 1);
  if (next.getUTCDate() !== from.getUTCDate()) next.setUTCDate(0);
  return next;
}
