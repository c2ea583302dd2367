/** A server of one test's own, whose clock that test moves and whose tables it looks into. Everything embedded. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableName, sql } from 'drizzle-orm';
import { start } from '../src/app/start.server.ts';
import { loadStaticFiles } from '../src/app/static-files.server.ts';
import { parseEnv } from '../src/platform/env.server.ts';
import { silentLog } from '../test/rig/silent-log.ts';
import { tables } from '../test/tables.ts';

/** What the test asks for: later, a round of upkeep, and the rows of every table as texts. */
export interface Asked {
  laterMs: number;
  statement?: string;
}

export type Rows = Record<string, string[]>;

const folder = mkdtempSync(join(tmpdir(), 'salero-story-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const env = parseEnv({ ...process.env, DATA_DIR: folder, RATE_LIMIT_SCALE: '0' });
let movedMs = 0;
const files = await loadStaticFiles('dist');
const running = await start(env, silentLog, files, { now: () => new Date(Date.now() + movedMs) });

process.on('message', async ({ laterMs, statement }: Asked) => {
  movedMs += laterMs;
  if (laterMs > 0) await running.upkeep();
  const rows = await running.db.asService(async (tx) => {
    // Behind every policy: here the owner of the database is one role away.
    await tx.execute(sql`reset role`);
    if (statement) await tx.execute(sql.raw(statement));
    const found: Rows = {};
    for (const name of tables.map(getTableName)) {
      const { rows: held } = await tx.execute<{ row: string }>(
        sql.raw(`select t::text as row from ${name} as t`),
      );
      found[name] = held.map(({ row }) => row);
    }
    return found;
  });
  if (process.connected) process.send?.(rows);
});
process.on('disconnect', () => void running.stop().then(() => process.exit()));
