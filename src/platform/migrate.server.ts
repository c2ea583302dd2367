import { readFileSync } from 'node:fs';
import { SettingError } from './env.server.ts';
import type { Logger } from './log.server.ts';

export interface MigrationConnection {
  query(text: string): Promise<Record<string, unknown>[]>;
}

const folder = new URL('../../migrations/', import.meta.url);
const lockKey = 7_253_701;
/** Whoever asks for the table waits behind this, and is given less time: better that this start fails. */
const lockTimeoutMs = 2_000;

/** A table that is there from before a restore writes anything until all of it is done: until then who has left may be back. */
export const restoreMark = 'restore_under_way';

export async function requireRestored({ query }: MigrationConnection): Promise<void> {
  const [found] = await query(`select to_regclass('public.${restoreMark}')::text as mark`);
  if (found?.mark)
    throw new SettingError(
      'La base de datos está a medio restaurar, quizá con quien se dio de baja: repite la misma orden de restaurar, o vacíala.',
    );
}

export function committedTags(): string[] {
  const journal: { entries: { tag: string }[] } = JSON.parse(
    readFileSync(new URL('meta/_journal.json', folder), 'utf8'),
  );
  return journal.entries.map(({ tag }) => tag);
}

function committedMigrations() {
  return committedTags().map((tag) => ({
    tag,
    statements: readFileSync(new URL(`${tag}.sql`, folder), 'utf8').split('--> statement-breakpoint'),
  }));
}

interface Ways {
  log?: Logger;
  /** For whoever needs an older state. */
  wanted?: (tag: string) => boolean;
  /** For whoever puts a copy into it. */
  isRestore?: boolean;
}

/** All or nothing, under a lock. */
export async function migrate(
  connection: MigrationConnection,
  { log, wanted = () => true, isRestore = false }: Ways = {},
): Promise<string[]> {
  await connection.query('begin');
  try {
    await connection.query(`select pg_advisory_xact_lock(${lockKey})`);
    if (!isRestore) await requireRestored(connection);
    await connection.query(
      `create table if not exists schema_migrations (tag text primary key, applied_at timestamptz not null default now())`,
    );
    const applied = new Set(
      (await connection.query('select tag from schema_migrations')).map((row) => row.tag),
    );
    // Nobody waits for the tables of an empty database, which itself may wait for another of its cluster that makes the same roles.
    if (applied.size > 0) await connection.query(`set local lock_timeout = '${lockTimeoutMs}'`);
    const missing = committedMigrations().filter(({ tag }) => !applied.has(tag) && wanted(tag));
    for (const { tag, statements } of missing) {
      for (const statement of statements) await connection.query(statement);
      await connection.query(`insert into schema_migrations (tag) values ('${tag}')`);
    }
    await connection.query('grant select on schema_migrations to salero_service');
    await connection.query('commit');
    if (missing.length > 0) log?.info('migrations applied', { count: missing.length });
    return missing.map(({ tag }) => tag);
  } catch (error) {
    await connection.query('rollback');
    throw error;
  }
}

export function allApplied(tags: readonly unknown[]): boolean {
  const applied = new Set(tags);
  return committedTags().every((tag) => applied.has(tag));
}
