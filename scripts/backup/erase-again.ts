import { sql } from 'drizzle-orm';
import { eraseRows, recordErasure } from '../../src/account/erasure.server.ts';
import { erasureMark, readErasures } from '../../src/account/erasure-log.server.ts';
import { keepUses } from '../../src/account/kept-uses.server.ts';
import type { Database } from '../../src/platform/db.server.ts';
import type { Env } from '../../src/platform/env.server.ts';

/** Who erased the account after the copy was made is not in the database again. Answers how many there were. */
export async function eraseAgain(db: Database, env: Env, logs: readonly string[]): Promise<number> {
  const noted = (await Promise.all(logs.map(readErasures))).flat();
  const marks = noted.map(({ mark }) => mark);
  return db.asService(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select id from profiles where encode(sha256(id::text::bytea), 'hex') in
        (select jsonb_array_elements_text(${JSON.stringify(marks)}::jsonb))`);
    for (const { id } of rows) {
      const at = noted.find(({ mark }) => mark === erasureMark(id))?.erased_at;
      await keepUses(tx, env, id, at ?? new Date());
      await eraseRows(tx, id);
    }
    // On record again: a late payment of one of them still has to be ended.
    for (const erasure of noted) await recordErasure(tx, erasure);
    return rows.length;
  });
}
