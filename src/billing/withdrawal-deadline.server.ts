import { endOfDayInSpain, isoDayInSpain } from '../platform/moments.server.ts';
import { premium } from './plans.ts';

const dayMs = 24 * 60 * 60_000;
/** An end on a day off is the end of the next working day (Regulation 1182/71, article 3.4), and at Easter these may run together, from Maundy Thursday to Monday. */
const mostDaysOff = 5;

/** The end of the last day, in Spain. Everybody has the days off, so that no calendar of holidays is needed. */
export function withdrawalDeadline(startedAt: Date): Date {
  const days = premium.withdrawalDays + mostDaysOff;
  const last = Date.parse(`${isoDayInSpain(startedAt)}T00:00:00Z`) + days * dayMs;
  return endOfDayInSpain(new Date(last).toISOString().slice(0, 10));
}
