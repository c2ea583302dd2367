/** The one paid plan. Tax (IVA) is in the price; Stripe holds the same figures under STRIPE_PRICE_ID. */
export const premium = {
  cents: 500,
  /** As it is shown, tax included. */
  price: '5,00 €',
  currency: 'eur',
  interval: 'month',
  /** Calendar days after the day of the contract. */
  withdrawalDays: 14,
  renewalNoticeDays: 15,
  /** Each contract can be left with the money back; who has left this many in a year gets no further one until the year is over. */
  withdrawalsPerYear: 2,
  /** Names the price at Stripe, so that setting up twice finds it again. */
  lookupKey: 'salero_premium_mensual',
  includes: [
    'Usos ilimitados en todas las herramientas',
    'Análisis de red flags guardados',
    'Soporte prioritario',
  ],
} as const;

export function toEuros(cents: number): string {
  return new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR' }).format(cents / 100);
}

/** The same day of the next month, or its last day when it has none such. */
export function nextMonth(from: Date): Date {
  const next = new Date(from);
  next.setUTCMonth(next.getUTCMonth() + 1);
  if (next.getUTCDate() !== from.getUTCDate()) next.setUTCDate(0);
  return next;
}
