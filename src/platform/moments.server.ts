import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

const marginMs = 60_000;

const text = (ms: number) => sql`${new Date(ms).toISOString()}::timestamptz`;

/** A moment of the future is what a clock that ran ahead has left. It counts as none: work would wait until it comes. */
export const orNone = (moment: number, at: Date): number => (moment > at.getTime() + marginMs ? 0 : moment);

export const dayInSpain = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'Europe/Madrid' });

const isoDay = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Madrid' });
export const isoDayInSpain = (at: Date): string => isoDay.format(at);

const hourMs = 60 * 60_000;

/** The last second of a day as people in Spain live it. */
export function endOfDayInSpain(day: string): Date {
  const next = Date.parse(`${day}T00:00:00Z`) + 24 * hourMs;
  const midnight = [2, 1]
    .map((hours) => next - hours * hourMs)
    .find((at) => isoDayInSpain(new Date(at)) > day);
  return new Date((midnight ?? next) - 1_000);
}

/** Whether it was less than so long ago. Neither none nor one of the future was. */
export const wasWithin = (ms: number, moment: SQLWrapper, at: Date): SQL =>
  sql`coalesce(${moment} > ${text(at.getTime() - ms)} and ${moment} <= ${text(at.getTime() + marginMs)}, false)`;
