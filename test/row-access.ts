import { randomBytes, randomUUID } from 'node:crypto';
import { type SQL, sql, getTableName as tableName } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../src/platform/db.server.ts';
import { databaseCause } from '../src/platform/db-errors.server.ts';
import { createUser, type TestDatabase } from './engines.ts';
import { tables } from './tables.ts';

/** What the owner of a row may do with it. A new table has to be listed, or the matrix is red. */
const ownerMay: Record<string, string[]> = {
  profiles: ['select', 'update name', 'update address'],
  identities: ['select'],
  sessions: ['select', 'delete'],
  sign_in_attempts: [],
  generations: ['select'],
  saved_date_plans: ['select', 'insert', 'delete'],
  saved_outfits: ['select', 'insert', 'delete'],
  saved_intention_analyses: ['select', 'insert', 'delete'],
  saved_icebreakers: ['select', 'insert', 'delete'],
  saved_bios: ['select', 'insert', 'delete'],
  saved_redflags_analyses: ['select', 'insert', 'delete'],
  billing_accounts: ['select'],
  billing_events: [],
  withdrawals: ['select'],
  rate_limits: [],
  daily_spend: [],
};

interface Person {
  /** Has a row in every table. */
  rich: string;
  /** Has a profile and nothing else, so that any row can be inserted for it. */
  empty: string;
  stranger: string;
}

export async function seedEveryTable(db: TestDatabase): Promise<Person> {
  const person = { rich: await createUser(db), empty: await createUser(db), stranger: await createUser(db) };
  for (const table of tables)
    if (tableName(table) !== 'profiles') {
      const { columns, values } = anyRow(table, person.rich);
      await db.asSuperuser(`insert into ${tableName(table)} (${columns}) values (${values})`);
    }
  return person;
}

/** Tries each command as each actor on the tables and lists what went otherwise than declared. */
export async function accessSurprises(db: TestDatabase, person: Person, only = tables): Promise<string[]> {
  const surprises: string[] = [];
  for (const table of only) {
    const name = tableName(table);
    const everything = ['select', 'insert', 'delete', ...updates(table)];
    const actors: Record<string, { may: string[]; run: Run; inserting: string }> = {
      nobody: { may: [], run: asNobody(db, person), inserting: person.empty },
      stranger: { may: [], run: asUser(db, person.stranger), inserting: person.empty },
      owner: { may: ownerMay[name] ?? ['(declare this table)'], run: asUser(db, person.rich), inserting: '' },
      service: {
        may: name.startsWith('saved_') ? [] : everything,
        run: db.asService,
        inserting: person.empty,
      },
    };
    for (const [actor, { may, run, inserting }] of Object.entries(actors)) {
      const did: string[] = [];
      for (const command of everything) {
        // The owner inserts as the account that has no row yet.
        const as = actor === 'owner' && command === 'insert' ? asUser(db, person.empty) : run;
        const probe = probeOf(table, command, person.rich, inserting || person.empty);
        if (await works(as, probe)) did.push(command);
      }
      const wrong = [...everything, ...may].filter(
        (command) => did.includes(command) !== may.includes(command),
      );
      for (const command of new Set(wrong))
        surprises.push(`${actor} ${did.includes(command) ? 'can' : 'cannot'} ${command} in ${name}`);
    }
  }
  return surprises;
}

type Run = (work: (tx: Tx) => Promise<unknown>) => Promise<unknown>;
const asUser =
  (db: TestDatabase, userId: string): Run =>
  (work) =>
    db.asUser(userId, work);
const asNobody =
  (db: TestDatabase, person: Person): Run =>
  (work) =>
    db.asUser(person.stranger, async (tx) => {
      await tx.execute(sql`select set_config('app.user_id', '', true)`);
      return work(tx);
    });

class Undo extends Error {}

/** Whether the statement touched a row. Only "permission denied" counts as a refusal. */
async function works(run: Run, probe: SQL): Promise<boolean> {
  let touched = false;
  try {
    await run(async (tx) => {
      touched = (await tx.execute(probe)).rows.length > 0;
      throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo) && databaseCause(error).code !== '42501') throw error;
  }
  return touched;
}

function probeOf(table: PgTable, command: string, rich: string, inserting: string): SQL {
  const { name } = getTableConfig(table);
  const owner = ownerColumn(table);
  const where = owner ? `where ${owner} = '${rich}'` : '';
  const [verb, column] = command.split(' ');
  const row = anyRow(table, inserting);
  const text = {
    select: `select 1 from ${name} ${where}`,
    insert: `insert into ${name} (${row.columns}) values (${row.values}) returning 1`,
    delete: `delete from ${name} ${where} returning 1`,
    update: `update ${name} set ${column} = ${value(table, column ?? '', rich)} ${where} returning 1`,
  }[verb ?? ''];
  return sql.raw(text ?? '');
}

function updates(table: PgTable): string[] {
  return writable(table).map(({ name }) => `update ${name}`);
}

function writable(table: PgTable): PgColumn[] {
  return getTableConfig(table).columns.filter(({ generated }) => !generated);
}

function ownerColumn(table: PgTable): string | undefined {
  const names = getTableConfig(table).columns.map(({ name }) => name);
  return names.includes('user_id') ? 'user_id' : tableName(table) === 'profiles' ? 'id' : undefined;
}

function anyRow(table: PgTable, userId: string): { columns: string; values: string } {
  const columns = writable(table).filter(
    (column) => column.name === 'user_id' || (column.notNull && !column.hasDefault),
  );
  return {
    columns: columns.map(({ name }) => name).join(', '),
    values: columns.map(({ name }) => value(table, name, userId)).join(', '),
  };
}

function value(table: PgTable, columnName: string, userId: string): string {
  const column = getTableConfig(table).columns.find(({ name }) => name === columnName);
  if (!column || columnName === 'parent_id' || columnName === 'counter') return 'null';
  if (columnName === 'user_id' || (columnName === 'id' && tableName(table) === 'profiles'))
    return `'${userId}'`;
  const type = column.getSQLType();
  if (type === 'uuid') return `'${randomUUID()}'`;
  if (type === 'text') return `'${column.enumValues?.[0] ?? randomUUID()}'`;
  if (type === 'bytea') return `'\\x${randomBytes(8).toString('hex')}'`;
  if (type === 'jsonb') return `'{}'`;
  if (type === 'boolean') return 'true';
  if (type === 'date') return `'2000-01-01'::date + ${Math.floor(Math.random() * 100_000)}`;
  return type.startsWith('timestamp') ? 'now()' : '1';
}
