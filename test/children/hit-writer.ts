import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../src/platform/db.server.ts';
import { parseEnv } from '../../src/platform/env.server.ts';
import { silentLog } from '../rig/silent-log.ts';

/** Says how much it finds, writes without waiting for the disk, says so, and then does nothing more. */
process.stdin.on('end', () => process.exit()).resume();
const db = await openDatabase(parseEnv(process.env), silentLog);
const found = await db.asService((tx) =>
  tx.execute<{ n: number }>(sql`select count(*)::int as n from rate_limits`),
);
writeSync(1, `found ${found.rows[0]?.n}\n`);
await db.asService(
  (tx) =>
    tx.execute(sql`insert into rate_limits (key, window_start, hits) values (${randomUUID()}, now(), 1)`),
  { mayBeLost: true },
);
writeSync(1, 'written\n');
