import { premium } from './plans.ts';

const zone = 'Europe/Madrid';
const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** Of all of Spain, beside Good Friday: month and day. */
const holidays = new Set('01-01 01-06 05-01 08-15 10-12 11-01 12-06 12-08 12-25'.split(' '));

/** Until midnight in Spain of the last day; where that is no working day, of the next one (Regulation 1182/71, article 3.4). */
export function withdrawalDeadline(startedAt: Date): Date {
  const start = dayInSpain(startedAt);
  let last = Date.parse(`${start}T00:00:00Z`) + premium.withdrawalDays * dayMs;
  while (!isWorkingDay(new Date(last))) last += dayMs;
  const afterLast = last + dayMs;
  const day = new Date(afterLast).toISOString().slice(0, 10);
  const midnight = [2, 1]
    .map((hours) => afterLast - hours * hourMs)
    .find((at) => dayInSpain(new Date(at)) === day);
  return new Date((midnight ?? afterLast) - 1_000);
}

function isWorkingDay(day: Date): boolean {
  const isWeekend = day.getUTCDay() % 6 === 0;
  const isHoliday = holidays.has(day.toISOString().slice(5, 10));
  return !isWeekend && !isHoliday && day.getTime() !== goodFriday(day.getUTCFullYear());
}

/** Two days before Easter, by Gauss's rule for 1900 to 2099. */
function goodFriday(year: number): number {
  const [a, d] = [year % 19, (19 * (year % 19) + 24) % 30];
  const e = (2 * (year % 4) + 4 * (year % 7) + 6 * d + 5) % 7;
  const isLate = e === 6 && (d === 29 || (d === 28 && a > 10));
  return Date.UTC(year, 2, 20 + d + e - (isLate ? 7 : 0));
}

function dayInSpain(at: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(at);
}
