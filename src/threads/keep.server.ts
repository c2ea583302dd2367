import { type SQL, sql } from 'drizzle-orm';
import { Failure } from '../platform/http-errors.server.ts';
import { threads } from '../platform/schema.server.ts';
import { keptDays } from './limits.ts';

const dayMs = 24 * 60 * 60_000;
const daysAfter = (at: Date, days: number) => new Date(at.getTime() + days * dayMs);

const keptByDefault = (at: Date): Date => daysAfter(at, keptDays.afterLastUse);

/** Of one whose day nobody chose. Never earlier than it was: a clock that is far behind would have it forgotten once it is right. */
export const keptAfterUse = (at: Date): SQL =>
  sql`greatest(${threads.keep_until}, ${keptByDefault(at).toISOString()}::timestamptz)`;

export function keepColumns(chosen: Date | null, at: Date) {
  if (chosen === null) return { keep_until: keptByDefault(at), keep_chosen: false };
  if (chosen <= at || chosen > daysAfter(at, keptDays.most))
    throw new Failure('invalid_input', {
      message: 'Elige un día a partir de mañana y, como mucho, dentro de dos años.',
      fields: { keepUntil: 'A partir de mañana y, como mucho, dentro de dos años.' },
    });
  return { keep_until: chosen, keep_chosen: true };
}
