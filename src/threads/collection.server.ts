import { and, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { KeptThread, OpenThread } from '../generation/pipeline/thread.server.ts';
import type { Collection } from '../library/collections.server.ts';
import type { Row } from '../platform/db.server.ts';
import { Failure } from '../platform/http-errors.server.ts';
import { threads } from '../platform/schema.server.ts';
import type { Services } from '../platform/services.server.ts';
import { keptDays } from './limits.ts';

const { name, app, notes, lines, used_at, keep_until, keep_chosen, paused } = threads;
const columns = { name, app, notes, lines, used_at, keep_until, keep_chosen, paused };

/** For the library's way to list, search and save once; the routes are not the library's. */
export const threadCollection: Collection = {
  name: 'threads',
  title: 'Personas',
  table: threads,
  columns,
  body: z.record(z.string(), z.unknown()),
};

export const threadColumns = { id: threads.id, created_at: threads.created_at, ...columns };

const iso = (moment: unknown) => new Date(moment as string | Date).toISOString();

export const presentThread = (row: Row) => ({
  id: row.id,
  name: row.name,
  app: row.app,
  notes: row.notes,
  lines: row.lines,
  keepUntil: iso(row.keep_until),
  /** Its owner set `keepUntil`; else it moves with each use. */
  keepChosen: row.keep_chosen,
  usedAt: iso(row.used_at),
  createdAt: iso(row.created_at),
  paused: row.paused,
});

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

/** For the tools. Reading a thread renews it, unless it is paused or its day was chosen. */
export function threadReader({ db, now }: Services): OpenThread {
  return async (userId, given) => {
    const id = z.uuid().safeParse(given);
    if (!id.success) return null;
    const at = now();
    const [row] = await db.asUser(userId, (tx) =>
      tx
        .update(threads)
        .set({
          used_at: sql`case when ${paused} then ${used_at} else ${at.toISOString()}::timestamptz end`,
          keep_until: sql`case when ${paused} or ${keep_chosen} then ${keep_until} else ${keptAfterUse(at)} end`,
        })
        .where(and(eq(threads.id, id.data), eq(threads.user_id, userId)))
        .returning({ name, app, notes, lines, paused }),
    );
    return row ? (row as KeptThread) : null;
  };
}
