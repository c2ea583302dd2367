import { writeSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../src/platform/db.server.ts';
import { parseEnv } from '../../src/platform/env.server.ts';
import { profiles, saved_date_plans } from '../../src/platform/schema.server.ts';
import { silentLog } from '../rig/silent-log.ts';

/** Says what is stored, then writes one row after another and acknowledges each once it is committed. */
process.stdin.on('end', () => process.exit()).resume();
const id = process.env.WRITER_USER ?? '';
const round = process.env.WRITER_ROUND ?? '';
const db = await openDatabase(parseEnv(process.env), silentLog);
await db.asService((tx) => tx.insert(profiles).values({ id, email: 'a@example.test' }).onConflictDoNothing());
const stored = await db.asUser(id, (tx) =>
  tx.execute(sql`select style as round, count(*)::int as rows from saved_date_plans group by 1`),
);
writeSync(1, `stored ${JSON.stringify(stored.rows)}\n`);
for (let n = 1; ; n++) {
  await db.asUser(id, (tx) =>
    tx.insert(saved_date_plans).values({ user_id: id, plan_text: 'x'.repeat(n % 900), style: round }),
  );
  writeSync(1, `ack ${n}\n`);
}
