import { premium } from './plans.ts';

const zone = 'Europe/Madrid';
const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** The day of the contract does not count, and the last one counts until its midnight, as people in Spain live it. */
export function withdrawalDeadline(startedAt: Date): Date {
  const start = dayInSpain(startedAt);
  const afterLast = Date.parse(`${start}T00:00:00Z`) + (premium.withdrawalDays + 1) * dayMs;
  const day = new Date(afterLast).toISOString().slice(0, 10);
  // Midnight in Spain is one or two hours before midnight UTC; never earlier than it is there.
  const midnight = [2, 1]
    .map((hours) => afterLast - hours * hourMs)
    .find((at) => dayInSpain(new Date(at)) === day);
  return new Date((midnight ?? afterLast) - 1_000);
}

function dayInSpain(at: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(at);
}
