/** Fills a real PostgreSQL, copies it, loses it, restores it with the commands of an operator, and compares. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { noteErasure } from '../src/account/erasure-log.server.ts';
import { start } from '../src/app/start.server.ts';
import { openDatabase } from '../src/platform/db.server.ts';
import { parseEnv } from '../src/platform/env.server.ts';
import { createLogger } from '../src/platform/log.server.ts';
import { fingerprint, tableColumns } from '../test/fingerprint.ts';
import { Cluster, runSql } from '../test/rig/cluster.ts';
import { freePort } from '../test/rig/free-port.ts';
import { signIn } from '../test/rig/sign-in.ts';
import { storedPeople } from '../test/stored-people.ts';
import { leftEmpty, leftOut } from './backup/format.ts';

const people = Number(process.argv[2] ?? 5_000);
const folder = mkdtempSync(join(tmpdir(), 'salero-drill-'));
const cluster = await Cluster.create('drill');
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

const createEmpty = () => cluster.createDatabase();
const query = (text: string) => runSql(admin, text);

async function prints() {
  const tables = Object.entries(await tableColumns(query)).filter(([table]) => !leftOut.includes(table));
  const kept = tables.map(([table, names]): [string, string[]] => [
    table,
    names.filter((name) => !leftEmpty[table]?.includes(name)),
  ]);
  return fingerprint(query, Object.fromEntries(kept));
}

/** Copied before somebody's first payment and restored after it: the payment is theirs again, and nothing is paid twice. */
async function firstPayment() {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const serve = () =>
    start(
      parseEnv({ ...settings, PORT: String(port) }),
      createLogger(() => {}),
      null,
    );
  const asAna = async () => {
    const { cookie: Cookie } = await signIn(origin, 'ana@example.test');
    return (path: string, method = 'POST', body?: object) =>
      fetch(`${origin}/api/${path}`, {
        method,
        headers: { Cookie, Origin: origin, 'Content-Type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
  };
  const subscriptions = () => {
    const { rows } = JSON.parse(readFileSync(join(folder, 'pagos.json'), 'utf8'));
    const all = Object.values<{ status: string }>(rows.subscription);
    return `${all.map(({ status }) => status)} of ${Object.keys(rows.customer).length} customer`;
  };

  let site = await serve();
  let ana = await asAna();
  operator('backup', join(folder, 'before-payment'));
  const { url } = (await (await ana('functions/create-checkout')).json()) as { url: string };
  const token = /name="token" value="([^"]+)"/.exec(await (await fetch(url)).text())?.[1] ?? '';
  await fetch(url, { method: 'POST', body: new URLSearchParams({ token }), redirect: 'manual' });
  await ana('functions/check-subscription');
  const plan = async () => ((await (await ana('billing', 'GET')).json()) as { plan: string }).plan;
  step('somebody pays for the first time after the copy', (await plan()) === 'pro');
  await site.stop();

  await runSql(`${cluster.adminUrl}/postgres`, 'drop database salero');
  await createEmpty();
  const [copy = ''] = readdirSync(join(folder, 'before-payment')).filter((name) => name.endsWith('.gz'));
  operator('restore', join(folder, 'before-payment', copy));
  // As if the copy were of yesterday: upkeep goes over what began since.
  await query(`update site set caught_up_at = now() - interval '1 day'`);
  site = await serve();
  ana = await asAna();
  const until = performance.now() + 150_000;
  while ((await plan()) !== 'pro' && performance.now() < until) await pause(1_000);
  step('upkeep finds the payment again', (await plan()) === 'pro');
  const again = await ana('functions/create-checkout');
  step(`nobody pays twice: ${again.status}, ${subscriptions()}`, again.status === 409);
  const erased = await ana('account', 'DELETE', { confirm: 'ELIMINAR' });
  const left = subscriptions();
  step(`erasing the account: ${erased.status}, ${left}`, left === 'canceled of 1 customer');
  await site.stop();
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
  operator('backup', join(folder, 'copies'));
  // As on another machine: of who left it knows what lies beside the copies.
  settings.DATA_DIR = mkdtempSync(join(tmpdir(), 'salero-drill-other-'));
  await runSql(`${cluster.adminUrl}/postgres`, 'drop database salero');
  await createEmpty();
  operator('restore', join(folder, 'copies', file));
  const back = await query(`select 1 from profiles where id = '${left?.id}'`);
  const [rest] = await query('select count(*)::int as n from profiles');
  step('who left after the copy is not back, the others are', back.length === 0 && rest?.n === people - 1);

  settings.DATA_DIR = folder;
  await firstPayment();
} finally {
  await cluster.close();
  rmSync(folder, { recursive: true, force: true });
}
console.log(failed ? 'restore: FAILED' : 'restore: passed');
process.exitCode = failed ? 1 : 0;
