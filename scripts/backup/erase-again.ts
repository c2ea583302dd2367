import { sql } from 'drizzle-orm';
import { eraseRows, findDue, recordErasure } from '../../src/account/erasure.server.ts';
import { erasureMark, type NotedErasure } from '../../src/account/erasure-log.server.ts';
import { keepCounters } from '../../src/account/kept-counters.server.ts';
import type { Database } from '../../src/platform/db.server.ts';
import type { Env } from '../../src/platform/env.server.ts';

/** Who erased the account after the copy was made is not in the database again. Answers how many there were. */
export async function eraseAgain(db: Database, env: Env, noted: readonly NotedErasure[]): Promise<number> {
  const marks = noted.map(({ mark }) => mark);
  return db.asService(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select id from profiles where encode(sha256(id::text::bytea), 'hex') in
        (select jsonb_array_elements_text(${JSON.stringify(marks)}::jsonb))`);
    for (const { id } of rows) {
      const mark = erasureMark(id);
      const erased_at = noted.find((erasure) => erasure.mark === mark)?.erased_at ?? new Date();
      const digests = await keepCounters(tx, env, id, erased_at, []);
      const due = await findDue(tx, id, erased_at);
      await eraseRows(tx, id);
      // Nobody knows whether the first erasure came to end the subscription: the server ends it when it starts.
      await recordErasure(tx, { mark, erased_at, digests, ...due });
    }
    // On record again: a late payment of one of them still has to be ended.
    for (const erasure of noted) await recordErasure(tx, erasure);
    return rows.length;
  });
}
