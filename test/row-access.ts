import { randomBytes, randomUUID } from 'node:crypto';
import { type SQL, sql, getTableName as tableName } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../src/platform/db.server.ts';
import { databaseCause } from '../src/platform/db-errors.server.ts';
import { generations } from '../src/platform/schema.server.ts';
import { collections } from '../src/tools/registry.server.ts';
import { createUser, type TestDatabase } from './engines.ts';
import declared from './row-access.json' with { type: 'json' };
import { tables } from './tables.ts';

const isSaved = (table: string) => table.startsWith('saved_');

/** What the owner of a row may do with it, and the service, where that is not everything. A new table that keeps no items has to be listed, or the matrix is red. */
const ownerMay: Record<string, string[]> = declared.owner;
const serviceMay: Record<string, string[]> = declared.service;

/** Of a saved item: what its owner may change, beside what search compares. */
function changeable(table: PgTable): string[] {
  const texts = collections.filter((one) => one.table === table).flatMap(({ editable }) => editable ?? []);
  return ['search_text', 'note', 'favourite', ...texts];
}

interface Person {
  rich: string;
  /** Has a profile and an answer, so that any row can be inserted for it. */
  empty: string;
  stranger: string;
}

export async function seedEveryTable(db: TestDatabase): Promise<Person> {
  const person = { rich: await createUser(db), empty: await createUser(db), stranger: await createUser(db) };
  // First, and under a known id: other tables name it.
  for (const owner of [person.rich, person.empty]) {
    const { columns, values } = anyRow(generations, owner);
    await db.asSuperuser(`insert into generations (id, ${columns}) values ('${owner}', ${values})`);
  }
  // The site's row is there from its migration on.
  for (const table of tables)
    if (!['profiles', 'site', 'generations'].includes(tableName(table))) {
      const { columns, values } = anyRow(table, person.rich);
      await db.asSuperuser(`insert into ${tableName(table)} (${columns}) values (${values})`);
    }
  return person;
}

/** Tries each command as each actor on the tables and lists what went otherwise than declared. */
export async function accessSurprises(
  db: TestDatabase,
  person: Person,
  only = tables,
  columns = updates,
): Promise<string[]> {
  const surprises: string[] = [];
  for (const table of only) {
    const name = tableName(table);
    const [plain, everything] = [
      ['select', 'insert', 'delete'],
      ['select', 'insert', 'delete', ...columns(table)],
    ];
    const { rich, empty, stranger } = person;
    // The owner inserts as the account that has no row yet.
    const asOwner: RunAs = (command) => asUser(db, command === 'insert' ? empty : rich);
    const owner = await whatWorks(table, everything, asOwner, person);
    // Strangers have the owner's role, so a column that the owner cannot update is closed to them as well.
    const reachable = [...plain, ...owner.filter((command) => command.startsWith('update'))];
    const did = {
      owner,
      stranger: await whatWorks(table, reachable, () => asUser(db, stranger), person),
      nobody: await whatWorks(table, reachable, () => asNobody(db, person), person),
      service: await whatWorks(table, everything, () => db.asService, person),
    };
    const may: Record<keyof typeof did, string[]> = {
      owner: isSaved(name)
        ? ['select', 'insert', 'delete', ...changeable(table).map((column) => `update ${column}`)]
        : (ownerMay[name] ?? ['(declare this table)']),
      stranger: [],
      nobody: [],
      service: isSaved(name) ? [] : (serviceMay[name] ?? everything),
    };
    const isTried = (command: string) => !command.startsWith('update') || everything.includes(command);
    for (const actor of ['owner', 'stranger', 'nobody', 'service'] as const) {
      for (const command of did[actor])
        if (!may[actor].includes(command)) surprises.push(`${actor} can ${command} in ${name}`);
      for (const command of may[actor].filter(isTried))
        if (!did[actor].includes(command)) surprises.push(`${actor} cannot ${command} in ${name}`);
    }
  }
  return surprises;
}

type Run = (work: (tx: Tx) => Promise<unknown>) => Promise<unknown>;
type RunAs = (command: string) => Run;

async function whatWorks(
  table: PgTable,
  commands: string[],
  runAs: RunAs,
  person: Person,
): Promise<string[]> {
  const worked: string[] = [];
  for (const command of commands)
    if (await works(runAs(command), probeOf(table, command, person.rich, person.empty))) worked.push(command);
  return worked;
}

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
  if (
    columnName === 'user_id' ||
    columnName === 'generation_id' ||
    (columnName === 'id' && ['profiles', 'generations'].includes(tableName(table)))
  )
    return `'${userId}'`;
  const type = column.getSQLType();
  if (type === 'uuid') return `'${randomUUID()}'`;
  if (type === 'text') return `'${column.enumValues?.[0] ?? randomUUID()}'`;
  if (type === 'bytea') return `'\\x${randomBytes(8).toString('hex')}'`;
  if (type === 'jsonb' || type === 'json') return `'{}'`;
  if (type === 'boolean') return 'true';
  if (type === 'date') return `'2000-01-01'::date + ${Math.floor(Math.random() * 100_000)}`;
  return type.startsWith('timestamp') ? 'now()' : '1';
}
