import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { openDatabase } from '../../src/platform/db.server.ts';
import { parseEnv } from '../../src/platform/env.server.ts';
import { createLogger } from '../../src/platform/log.server.ts';
import { statement } from '../../src/platform/statement.server.ts';

/** Says how much it finds, writes twice without waiting for the disk, says so, and then does nothing more. */
process.stdin.on('end', () => process.exit()).resume();
const db = await openDatabase(
  parseEnv(process.env),
  createLogger(() => {}),
);
const [[row] = []] = await db.read([
  { as: 'service', statements: [statement`select count(*)::int as n from rate_limits`] },
]);
writeSync(1, `found ${row?.n}\n`);
const hit = () =>
  statement`insert into rate_limits (key, window_start, hits) values (${randomUUID()}::text, now(), 1)`;
await db.writeAtOnce([hit()]);
await db.asService((tx) => tx.execute(hit().toSql()), { mayBeLost: true });
writeSync(1, 'written\n');
