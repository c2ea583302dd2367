import { premium } from './plans.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** An end on a day off is the end of the next working day (Regulation 1182/71, article 3.4), and no more days off than these run together. */
const mostDaysOff = 3;

/** The end of the last day, in Spain. Everybody has the days off, so that no calendar of holidays is needed. */
export function withdrawalDeadline(startedAt: Date): Date {
  const days = premium.withdrawalDays + mostDaysOff + 1;
  const afterLast = Date.parse(`${dayInSpain(startedAt)}T00:00:00Z`) + days * dayMs;
  const day = new Date(afterLast).toISOString().slice(0, 10);
  const midnight = [2, 1]
    .map((hours) => afterLast - hours * hourMs)
    .find((at) => dayInSpain(new Date(at)) === day);
  return new Date((midnight ?? afterLast) - 1_000);
}

function dayInSpain(at: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid', dateStyle: 'short' }).format(at);
}
