/** `npm run restore -- FILE [ERASED-LOG…] [--site ID]`: into the empty database of the settings; then nobody who left is back. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { erasureLog, readErasures } from '../src/account/erasure-log.server.ts';
import { openDatabase } from '../src/platform/db.server.ts';
import { parseEnv } from '../src/platform/env.server.ts';
import { createLogger } from '../src/platform/log.server.ts';
import { connectPostgres, openPgliteFolder } from './backup/connection.ts';
import { linesOf } from './backup/copy-file.ts';
import { eraseAgain } from './backup/erase-again.ts';
import { readCopy } from './backup/read-copy.ts';

const { values, positionals } = parseArgs({ options: { site: { type: 'string' } }, allowPositionals: true });
const [file, ...given] = positionals;
if (!file) {
  console.error('Uso: npm run restore -- FICHERO [erased.log…] [--site ID]');
  process.exit(1);
}

try {
  const env = parseEnv(process.env);
  const logs = [...given, erasureLog(env.DATA_DIR)].filter((log) => given.includes(log) || existsSync(log));
  // Before anything is written: a wrong path must not leave a full database with the people in it who have left.
  const noted = await readErasures(...logs);
  const connection = env.DATABASE_URL
    ? await connectPostgres(env.DATABASE_URL)
    : await openPgliteFolder(env.DATA_DIR);
  const site = { stripe: env.payments.kind === 'stripe', id: values.site };
  const counts = await readCopy(connection, linesOf(file), site).finally(() => connection.close());
  const db = await openDatabase(
    env,
    createLogger(() => {}),
  );
  const erased = await eraseAgain(db, env, noted).finally(() => db.close());
  for (const [table, rows] of Object.entries(counts)) console.log(`${table.padEnd(28)} ${rows}`);
  console.log(`Cuentas borradas otra vez: ${erased} (${logs.length} registros de bajas)`);
  if (logs.length === 0)
    console.log('Sin erased.log: quien se dio de baja después de la copia está de vuelta.');
} catch (error) {
  console.error(`No se ha restaurado: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
