/**
 * `npm run restore -- FILE|--in-place [ERASED-LOG…] [--into NAME] [--no-erasures] [--old-copy]`: into the empty database of the settings, or, to try a copy,
 * into the one of that name beside it, or over one that PostgreSQL's own means have set back; then nobody who left is
 * back. It reads the logs that are named, the one beside the copy, and that of DATA_DIR, which then says what all of them said.
 */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { addErasures, erasureLog, erasuresKeptMs, readErasures } from '../src/account/erasure-log.server.ts';
import { serverOf } from '../src/platform/encryption.server.ts';
import type { Env } from '../src/platform/env.server.ts';
import { lastLook } from '../src/platform/set-back.server.ts';
import { type Connection, connectPostgres, openPgliteFolder } from './backup/connection.ts';
import { linesOf } from './backup/copy-file.ts';
import { eraseAgain } from './backup/erase-again.ts';
import { finishRestore, putToRest, readCopy, takeInPlace } from './backup/read-copy.ts';
import { command, explain, withDatabase } from './command.ts';

const { values, positionals } = parseArgs({
  options: {
    into: { type: 'string' },
    'in-place': { type: 'boolean', default: false },
    'no-erasures': { type: 'boolean', default: false },
    'old-copy': { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const usage =
  'npm run restore -- FICHERO|--in-place [erased.log…] [--into BASE] [--no-erasures] [--old-copy]';
const file = values['in-place'] ? null : (positionals.shift() ?? explain(usage));

await command('No se ha restaurado', async (settings) => {
  const env = into(settings, values.into);
  const usual = [...(file ? [dirname(file)] : []), env.DATA_DIR]
    .map(erasureLog)
    .filter((log) => existsSync(log));
  const logs = [...new Set([...positionals, ...usual])];
  if (logs.length === 0 && !values['no-erasures'])
    throw new Error(
      'falta erased.log, y quien se dio de baja volvería. Ponlo junto a la copia, o añade --no-erasures si no lo hay.',
    );
  // Before anything is written: a wrong path must not leave a full database with the people in it who have left.
  const noted = await readErasures(...logs);
  console.log(`Se restaura en ${targetOf(env)}`);
  // What upkeep has forgotten of the erasures by now, nothing here knows any more.
  const oldest = new Date(values['old-copy'] ? 0 : Date.now() - erasuresKeptMs);
  const counts = await connected(env, (connection) =>
    file ? readCopy(connection, linesOf(file), oldest) : takeInPlace(connection, oldest),
  );
  const erased = await withDatabase(env, (db) => eraseAgain(db, env, noted), true).catch((cause: Error) => {
    throw new Error(
      `la copia está dentro, con quien se dio de baja, y nada arranca con ella: repite la misma orden (${cause.message})`,
    );
  });
  // The next backup, and the next restore, know of them too.
  await addErasures(env.DATA_DIR, noted);
  await connected(env, putToRest);
  await connected(env, finishRestore);
  // One that is tried beside the site is not what the site looks at.
  if (env === settings) await rm(lastLook(env), { force: true });
  for (const [table, rows] of Object.entries(counts)) console.log(`${table.padEnd(28)} ${rows}`);
  console.log(`Cuentas borradas otra vez: ${erased} (${logs.length} registros de bajas)`);
  if (logs.length > 0 && noted.length === 0)
    console.log('Los registros de bajas están vacíos: si alguien se dio de baja tras la copia, ha vuelto.');
});

async function connected<T>({ DATABASE_URL, DATA_DIR }: Env, work: (connection: Connection) => Promise<T>) {
  const connection = DATABASE_URL ? await connectPostgres(DATABASE_URL) : await openPgliteFolder(DATA_DIR);
  return work(connection).finally(() => connection.close());
}

function into(env: Env, name: string | undefined): Env {
  if (name === undefined) return env;
  if (!env.DATABASE_URL) throw new Error('--into es para PostgreSQL, y falta DATABASE_URL.');
  const url = new URL(env.DATABASE_URL);
  url.pathname = `/${encodeURIComponent(name)}`;
  return { ...env, DATABASE_URL: url.href };
}

/** An operator reads where it goes before anything is there. */
function targetOf({ DATABASE_URL, DATA_DIR }: Env): string {
  if (!DATABASE_URL) return `PGlite, en la carpeta ${DATA_DIR}`;
  const url = new URL(DATABASE_URL);
  const { host, port } = serverOf(url);
  return `PostgreSQL, base ${url.pathname.slice(1)} de ${host}${port && `:${port}`}`;
}
