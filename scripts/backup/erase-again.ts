import { sql } from 'drizzle-orm';
import { eraseRecorded, recordErasure } from '../../src/account/erasure.server.ts';
import { erasureMark, type NotedErasure } from '../../src/account/erasure-log.server.ts';
import type { Database } from '../../src/platform/db.server.ts';
import type { Env } from '../../src/platform/env.server.ts';

/** Who erased the account after the copy was made is not in the database again. Answers how many there were. */
export async function eraseAgain(
  db: Database,
  env: Env,
  logged: readonly NotedErasure[],
  atOnce = 10_000,
): Promise<number> {
  const noted = new Map(logged.map((one) => [one.mark, one]));
  return db.asService(async (tx) => {
    let erased = 0;
    // No index serves the mark of an id, and no statement has the time to make those of millions.
    for (let last: string | undefined = noId; last !== undefined; ) {
      const { rows }: { rows: { id: string }[] } = await tx.execute(
        sql`select id::text as id from profiles where id > ${last}::uuid order by id limit ${atOnce}`,
      );
      for (const { id } of rows) {
        const erasure = noted.get(erasureMark(id));
        if (!erasure) continue;
        // Nobody knows whether the first erasure came to end the subscription: the server ends it when it starts.
        await eraseRecorded(tx, env, id, erasure);
        erased += 1;
      }
      last = rows.at(-1)?.id;
    }
    // On record again: a late payment of one of them still has to be ended.
    for (const erasure of logged) await recordErasure(tx, erasure);
    return erased;
  });
}

const noId = '00000000-0000-0000-0000-000000000000';
