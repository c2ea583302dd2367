/** Fills a real PostgreSQL, copies it, loses it, restores it with the commands of an operator, and compares. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noteErasure } from '../src/account/erasure-log.server.ts';
import { openDatabase } from '../src/platform/db.server.ts';
import { parseEnv } from '../src/platform/env.server.ts';
import { createLogger } from '../src/platform/log.server.ts';
import { fingerprint, tableColumns } from '../test/fingerprint.ts';
import { runSql, startCluster } from '../test/postgres.ts';
import { storedPeople } from '../test/stored-people.ts';
import { leftEmpty, leftOut } from './backup/format.ts';

const people = Number(process.argv[2] ?? 5_000);
const folder = mkdtempSync(join(tmpdir(), 'salero-drill-'));
const cluster = await startCluster('drill');
const [admin, owner] = [`${cluster.adminUrl}/salero`, `${cluster.ownerUrl}/salero`];
const settings = {
  DATABASE_URL: owner,
  BACKUP_DATABASE_URL: admin.replace(/\/\/[^@]*@/, '//salero_backup:solo-para-pruebas@'),
  DATA_DIR: folder,
};
let failed = false;

function step(text: string, ok = true) {
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${text}`);
  failed ||= !ok;
}

function operator(script: string, ...args: string[]) {
  const started = performance.now();
  const run = spawnSync(process.execPath, [`scripts/${script}.ts`, ...args], {
    env: { PATH: process.env.PATH, ...settings },
    encoding: 'utf8',
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  step(
    `npm run ${script}: ${seconds} s, ${run.stdout.trim().split('\n').at(-1)}${run.stderr}`,
    run.status === 0,
  );
}

const createEmpty = () => runSql(`${cluster.adminUrl}/postgres`, 'create database salero owner salero');
const query = (text: string) => runSql(admin, text);

async function prints() {
  const tables = Object.entries(await tableColumns(query)).filter(([table]) => !leftOut.includes(table));
  const kept = tables.map(([table, names]): [string, string[]] => [
    table,
    names.filter((name) => !leftEmpty[table]?.includes(name)),
  ]);
  return fingerprint(query, Object.fromEntries(kept));
}

try {
  await createEmpty();
  const log = createLogger(() => {});
  await (await openDatabase(parseEnv(settings), log)).close();
  // As docs/operations/backup.md says.
  await query(`create role salero_backup login bypassrls password 'solo-para-pruebas'`);
  await query('grant pg_read_all_data to salero_backup');
  await query(storedPeople(people));
  const before = await prints();
  step(`filled: ${people} people, ${Object.keys(before).length} tables`);

  operator('backup', join(folder, 'copies'));
  const file = readdirSync(join(folder, 'copies')).find((name) => name.endsWith('.jsonl.gz')) ?? '';

  await runSql(`${cluster.adminUrl}/postgres`, 'drop database salero');
  await createEmpty();
  step('the database is lost; an empty one takes its place');
  operator('restore', join(folder, 'copies', file));
  const after = await prints();
  const wrong = Object.keys(before).filter((table) => before[table] !== after[table]);
  step(
    `rows and content of every table are the same${wrong.length > 0 ? `, but not ${wrong}` : ''}`,
    wrong.length === 0,
  );

  const [left] = await query('select id::text as id from profiles limit 1');
  await noteErasure(folder, String(left?.id), new Date());
  await runSql(`${cluster.adminUrl}/postgres`, 'drop database salero');
  await createEmpty();
  operator('restore', join(folder, 'copies', file));
  const back = await query(`select 1 from profiles where id = '${left?.id}'`);
  const [rest] = await query('select count(*)::int as n from profiles');
  step('who left after the copy is not back, the others are', back.length === 0 && rest?.n === people - 1);
} finally {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(failed ? 'restore: FAILED' : 'restore: passed');
process.exitCode = failed ? 1 : 0;
