import { aboutFields } from '../../src/person/about-me/about-me.ts';
import { allApplied, committedTags, migrate, restoreMark } from '../../src/platform/migrate.server.ts';
import type { Connection } from './connection.ts';
import { type End, type Head, keptColumns, leftEmpty, leftOut, list } from './format.ts';

export class CopyError extends Error {
  override readonly name = 'CopyError';
}

const tooOld = (at: unknown) =>
  new CopyError(
    `La copia es del ${at}, y erased.log no guarda tanto tiempo quién se dio de baja: volvería quien lo hizo entre medias. Ponlo al día con el registro que se envió fuera (docs/operations/backup.md) y añade --old-copy.`,
  );
const halfRestored = (made: unknown) =>
  new CopyError(`La base de datos está a medio restaurar de otra copia, la de ${made}: vacíala antes.`);

/**
 * Into an empty database, all or nothing; then up to this code's own schema. Answers how many rows each table got. Nothing else opens that
 * database until `finishRestore`; the same copy again goes on where it was cut short, and answers nothing where its rows are in.
 */
export async function readCopy(
  connection: Connection,
  lines: AsyncIterable<string>,
  oldest = new Date(0),
): Promise<Record<string, number>> {
  const reader = lines[Symbol.asyncIterator]();
  const head = parse((await reader.next()).value) as Partial<Head>;
  if (head.salero !== 1 || !head.migrations) throw new CopyError('El fichero no es una copia de Salero.');
  if (!(Date.parse(String(head.at)) >= oldest.getTime())) throw tooOld(head.at);
  const tags = head.migrations;
  if (tags.some((tag) => !committedTags().includes(tag)))
    throw new CopyError('La copia es de una versión más nueva que este código.');
  // Under a new id the payments of the old one would be a stranger's.
  if (!tags.includes('0008_site_and_erasures'))
    throw new CopyError('La copia es de una versión demasiado vieja.');
  const counts = (await isLoaded(connection, head.at)) ? {} : await loadAll(connection, tags, reader);
  await migrate(connection, { isRestore: true });
  if (!allApplied((await connection.query('select tag from schema_migrations')).map(({ tag }) => tag)))
    throw new CopyError('Faltan migraciones.');
  return counts;
}

/** What its owner may have deleted since is kept, and used nowhere until they say so: health is told in one of them. */
const atRest = {
  threads: 'paused = true',
  voices: 'is_on = false',
  about_me: `facts = jsonb_set(facts, '{useIn}', '${JSON.stringify(Object.fromEntries(aboutFields.map((field) => [field, []])))}')`,
};

export async function putToRest(connection: Connection): Promise<void> {
  for (const [table, set] of Object.entries(atRest))
    await asOwner(connection, table, `update ${table} set ${set}`);
}

/** No policy lets the owner see or write a row. */
async function asOwner({ query }: Connection, table: string, statement: string) {
  await query(`alter table ${table} no force row level security`);
  const rows = await query(statement);
  await query(`alter table ${table} force row level security`);
  return rows;
}

const inPlace = 'in place';

/** One that its own means, or a copy of its files, have set back to an earlier moment: nothing starts with it until `finishRestore`, and what no copy has is gone. */
export async function takeInPlace(connection: Connection, oldest = new Date(0)): Promise<object> {
  const { query } = connection;
  const found = await query(`select tablename as name from pg_tables where schemaname = 'public'`);
  if (found.length === 0) throw new CopyError('La base de datos está vacía.');
  await query(`create table if not exists ${restoreMark} as select '${inPlace}' as made, true as loaded`);
  const [begun] = await query(`select made from ${restoreMark}`);
  if (begun?.made !== inPlace) throw halfRestored(begun?.made);
  await migrate(connection, { isRestore: true });
  const [left] = await asOwner(connection, 'site', 'select seen_at from site');
  if (left?.seen_at && new Date(String(left.seen_at)) < oldest) throw tooOld(left.seen_at);
  for (const table of leftOut.filter((name) => name !== 'schema_migrations'))
    await asOwner(connection, table, `delete from ${table}`);
  for (const [table, columns] of Object.entries(leftEmpty))
    await asOwner(connection, table, `update ${table} set ${columns.map((name) => `${name} = null`)}`);
  return {};
}

/** Once who has left is out again. */
export async function finishRestore({ query }: Connection): Promise<void> {
  await query(`drop table ${restoreMark}`);
}

/** Marks an empty database; of a marked one says whether the rows of this copy are in. */
async function isLoaded({ query }: Connection, at = ''): Promise<boolean> {
  const found = await query(`select tablename as name from pg_tables where schemaname = 'public'`);
  if (found.length === 0) {
    await query(
      `create table ${restoreMark} as select '${new Date(at).toISOString()}' as made, false as loaded`,
    );
    return false;
  }
  if (!found.some(({ name }) => name === restoreMark))
    throw new CopyError(
      'La base de datos no está vacía: restaura en una nueva, o prueba la copia al lado con --into BASE.',
    );
  const [begun] = await query(`select made, loaded from ${restoreMark}`);
  if (begun?.made !== at) throw halfRestored(begun?.made);
  return begun.loaded === true;
}

async function loadAll(
  connection: Connection,
  tags: readonly string[],
  reader: AsyncIterator<string>,
): Promise<Record<string, number>> {
  const { query } = connection;
  await migrate(connection, { wanted: (tag) => tags.includes(tag), isRestore: true });
  await query('begin');
  try {
    const restoreRules = await suspendRules(connection);
    const counts = await load(connection, reader);
    await restoreRules();
    await query(`update ${restoreMark} set loaded = true`);
    await query('commit');
    return counts;
  } catch (error) {
    await query('rollback');
    throw error;
  }
}

async function load(connection: Connection, reader: AsyncIterator<string>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const columns = new Map<string, string>();
  for (;;) {
    const { value: line, done } = await reader.next();
    if (done) throw new CopyError('La copia está cortada: le falta el final.');
    const table = /^\{"table":"(\w+)",/.exec(line)?.[1];
    if (!table) {
      const { end } = parse(line) as Partial<End>;
      const wrong = Object.entries(end ?? {}).find(([name, rows]) => (counts[name] ?? 0) !== rows);
      if (!end || wrong) throw new CopyError(`La copia está dañada${wrong ? `: tabla ${wrong[0]}` : ''}.`);
      return counts;
    }
    let names = columns.get(table);
    if (names === undefined) {
      names = list(await keptColumns(connection, table));
      if (!names) throw new CopyError(`La copia trae una tabla que no existe: ${table}.`);
      columns.set(table, names);
      // What a migration has put there gives way to the copy's own: the id of the site, above all.
      await connection.query(`delete from "${table}"`);
    }
    // As text all the way: a large number or a stray surrogate would not survive being read here.
    const put = await connection.query(
      `with put as (insert into "${table}" (${names}) select ${names}
         from json_populate_recordset(null::"${table}", $1::json -> 'rows') returning 1)
       select count(*)::int as n from put`,
      [line],
    );
    counts[table] = (counts[table] ?? 0) + Number(put[0]?.n);
  }
}

/** Rows come in any order, and no policy lets the owner write: both rules are put back, and checked, before the commit. */
async function suspendRules({ query }: Connection): Promise<() => Promise<void>> {
  const keys = await query(
    `select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as rule
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  const forced = await query(
    `select oid::regclass::text as "table" from pg_class where relforcerowsecurity and relnamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of keys) await query(`alter table ${table} drop constraint ${name}`);
  for (const { table } of forced) await query(`alter table ${table} no force row level security`);
  return async () => {
    for (const { table, name, rule } of keys)
      await query(`alter table ${table} add constraint ${name} ${rule}`);
    for (const { table } of forced) await query(`alter table ${table} force row level security`);
  };
}

function parse(line: unknown): unknown {
  try {
    return JSON.parse(String(line));
  } catch {
    throw new CopyError('La copia está cortada o dañada.');
  }
}
