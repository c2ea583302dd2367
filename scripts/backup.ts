/** `npm run backup -- FOLDER`: one file with the whole database as it is at this moment, and none older than 30 days. Decision 0041. */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  addErasures,
  erasureLog,
  erasuresKeptMs,
  forgetErasures,
  type NotedErasure,
  readErasures,
} from '../src/account/erasure-log.server.ts';
import {
  type Connection,
  connectPostgres,
  momentOf,
  openPgliteFolder,
  requireInUse,
} from './backup/connection.ts';
import { writeFileOf } from './backup/copy-file.ts';
import { forgetOld } from './backup/forget-old.ts';
import { writeCopy } from './backup/write-copy.ts';
import { command, explain } from './command.ts';

const folder = process.argv[2] ?? explain('npm run backup -- CARPETA');

await command('No hay copia', async (env) => {
  const url = env.BACKUP_DATABASE_URL ?? env.DATABASE_URL;
  const connection = url ? await connectPostgres(url) : await openPgliteFolder(env.DATA_DIR);
  if (env.BACKUP_DATABASE_URL && env.DATABASE_URL) await requireInUse(connection, env.DATABASE_URL);
  const own = new Date();
  const at = await momentOf(connection, own);
  const file = join(folder, `salero-${at.toISOString().replaceAll(':', '-')}.jsonl.gz`);
  const { tables, erasures } = await copy(file, connection, at).finally(() => connection.close());
  // The two belong together: without it, erased accounts would come back. What stands there from another machine stays.
  const ownLog = erasureLog(env.DATA_DIR);
  const noted = existsSync(ownLog) ? await readErasures(ownLog) : [];
  // A database that was set back no longer has those that only the log of this machine still knows.
  await addErasures(folder, [...noted, ...erasures]);
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  await writeFile(join(env.DATA_DIR, 'last-backup.json'), JSON.stringify({ at: own.toISOString(), rows }));
  // Only once there is a newer one.
  const forgotten = await forgetOld(folder, at);
  if (forgotten !== null) await forgetErasures(folder, new Date(at.getTime() - erasuresKeptMs));
  const told =
    forgotten === null
      ? 'hace más de una semana que no había copias: comprueba el reloj; hoy no se borra ninguna'
      : `${forgotten} copias de más de 30 días, borradas`;
  console.log(`${file}: ${rows} filas de ${Object.keys(tables).length} tablas; ${told}`);
});

async function copy(file: string, connection: Connection, at: Date) {
  const tables: Record<string, number> = {};
  await writeFileOf(file, writeCopy(connection, at, tables));
  const erasures = await connection.query('select mark, erased_at from erasures');
  return { tables, erasures: erasures as unknown as NotedErasure[] };
}
