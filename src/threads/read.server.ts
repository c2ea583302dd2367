import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { KeptThread, OpenThread } from '../generation/pipeline/thread.server.ts';
import { threads } from '../platform/schema.server.ts';
import type { Services } from '../platform/services.server.ts';
import { keptAfterUse } from './collection.server.ts';

/** For the tools. Reading a thread renews it, unless it is paused or its day was chosen. */
export function threadReader({ db, now }: Services): OpenThread {
  return async (userId, given) => {
    const id = z.uuid().safeParse(given);
    if (!id.success) return null;
    const { name, app, notes, lines, paused, keep_chosen, keep_until } = threads;
    const at = now();
    const [row] = await db.asUser(userId, (tx) =>
      tx
        .update(threads)
        .set({
          used_at: sql`case when ${paused} then ${threads.used_at} else ${at.toISOString()}::timestamptz end`,
          keep_until: sql`case when ${paused} or ${keep_chosen} then ${keep_until} else ${keptAfterUse(at)} end`,
        })
        .where(and(eq(threads.id, id.data), eq(threads.user_id, userId)))
        .returning({ name, app, notes, lines, paused }),
    );
    return row ? (row as KeptThread) : null;
  };
}
