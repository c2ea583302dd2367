import {
  chmodSync,
  copyFileSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { addErasures, erasureLog, erasureMark, readErasures } from '../../src/account/erasure-log.server.ts';
import { type AboutMe, aboutFields, aboutMeIn, toldTo } from '../../src/person/about-me/about-me.ts';
import { parseEnv, SettingError } from '../../src/platform/env.server.ts';
import { committedTags, migrate } from '../../src/platform/migrate.server.ts';
import { openEmpty } from '../../test/empty-databases.ts';
import { describeEngines } from '../../test/engines.ts';
import { fingerprint, tableColumns } from '../../test/fingerprint.ts';
import { newFolder, pgliteFolder, putPglite } from '../../test/folders.ts';
import { typed } from '../../test/operator.ts';
import { provided } from '../../test/provided.ts';
import { storedPeople } from '../../test/stored-people.ts';
import { type Connection, connectPostgres, momentOf, openPgliteFolder, requireInUse } from './connection.ts';
import { linesOf, writeFileOf } from './copy-file.ts';
import { eraseAgain } from './erase-again.ts';
import { forgetOld } from './forget-old.ts';
import { leftEmpty, leftOut } from './format.ts';
import { finishRestore, putToRest, readCopy } from './read-copy.ts';
import { writeCopy } from './write-copy.ts';

const people = 700;

async function copied({ query }: Connection): Promise<Record<string, string[]>> {
  const columns = Object.entries(await tableColumns(query)).filter(([table]) => !leftOut.includes(table));
  return Object.fromEntries(
    columns.map(([table, names]) => [table, names.filter((name) => !leftEmpty[table]?.includes(name))]),
  );
}

describeEngines('a copy of the database', (open) => {
  const dir = newFolder(afterAll);
  let made: ReturnType<typeof filled> | undefined;
  const source = () => {
    made ??= filled();
    return made;
  };

  async function filled(tags = committedTags(), count = people) {
    const { owner, admin } = await openEmpty(open.engine);
    await migrate(owner, { wanted: (tag) => tags.includes(tag) });
    await admin.query(storedPeople(count));
    const file = join(dir, `${tags.length}.jsonl.gz`);
    const columns = await copied(admin);
    await writeFileOf(file, writeCopy(admin, new Date()));
    return { file, columns, prints: await fingerprint(admin.query, columns) };
  }

  test('restored into an empty database it is the same in every table, its rules hold, and who left since is not back', async () => {
    const { file, columns, prints } = await source();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const other = await openEmpty(open.engine);
    const counts = await readCopy(other.owner, linesOf(file));
    expect(counts.profiles).toBe(people);
    await finishRestore(other.owner);
    expect(await fingerprint(other.admin.query, columns)).toEqual(prints);
    expect(Object.keys(prints)).toContain('saved_bios');
    const orphan = other.admin.query(
      `insert into saved_bios (user_id, bio_text) values (gen_random_uuid(), 'x')`,
    );
    await expect(orphan).rejects.toThrow('foreign key');
    const unforced = `select 1 from pg_tables t join pg_class c on c.relname = t.tablename
      where schemaname = 'public' and tablename <> 'schema_migrations' and not (relrowsecurity and relforcerowsecurity)`;
    expect(await other.admin.query(unforced)).toEqual([]);
    expect(await other.database().ready()).toBe(true);

    const [ana] = await other.admin.query('select id::text as id from profiles order by id desc limit 1');
    await other.admin.query(`update withdrawals set confirmed_at = now() where user_id = '${ana?.id}'`);
    await addErasures(dir, [{ mark: erasureMark(String(ana?.id)), erased_at: new Date() }]);
    const noted = await readErasures(erasureLog(dir));
    // Page by page, as no statement has the time for all: the last one of the last page.
    expect(await eraseAgain(other.database(), parseEnv({}), noted, people / 7)).toBe(1);
    const left = await other.admin.query(
      `select (select count(*)::int from profiles) as people, (select count(*)::int from withdrawals) as withdrawals,
         (select count(*)::int from saved_bios where user_id = '${ana?.id}') as bios`,
    );
    expect(left).toEqual([{ people: people - 1, withdrawals: people - 1, bios: 0 }]);
    // What was confirmed and not paid back yet is still owed.
    expect(await other.admin.query('select owed from erasures')).toEqual([{ owed: [`sub_${ana?.id}`] }]);
  });

  test('an acknowledgement of a withdrawal that has not left is kept by a restore that erases its account again', async () => {
    const { db, user } = await open.withUser();
    await db.asSuperuser(`update profiles set email = 'ana@example.test' where id = '${user}'`);
    const mail = (kind: string) => `('${kind}:1', '${user}', '${kind}', '{"kind":"${kind}"}')`;
    await db.asSuperuser(
      `insert into billing_mails (id, user_id, kind, facts) values ${mail('withdrawn')}, ${mail('renewal')}`,
    );
    const noted = [{ mark: erasureMark(user), erased_at: new Date() }];
    expect(await eraseAgain(db, parseEnv({}), noted)).toBe(1);
    const left = await db.asSuperuser('select id, user_id, email from billing_mails');
    expect(left).toEqual([{ id: 'withdrawn:1', user_id: null, email: 'ana@example.test' }]);
  });

  test('what somebody handed over to be read is in no copy, so that no restore hands it over again', async () => {
    const { admin, owner } = await openEmpty(open.engine);
    await migrate(owner);
    await admin.query(storedPeople(1));
    await admin.query(
      `insert into feedback (generation_id, user_id, mark, text)
       select id, user_id, 'wrong', 'Lo entregué' from generations limit 1`,
    );
    const lines: string[] = [];
    for await (const line of writeCopy(admin, new Date())) lines.push(line);
    expect(lines.join('\n')).toContain('"wrong"');
    expect(lines.join('\n')).not.toContain('Lo entregué');
  });

  test('no piece of it is much larger than its largest rows', async () => {
    const { admin, owner } = await openEmpty(open.engine);
    await migrate(owner);
    await admin.query(
      `with ana as (insert into profiles (email) values ('ana@example.test') returning id)
       insert into saved_bios (user_id, bio_text) select id, repeat('x', 50000) from ana, generate_series(1, 100)`,
    );
    const sizes: number[] = [];
    for await (const line of writeCopy(admin, new Date())) sizes.push(line.length);
    expect(Math.max(...sizes)).toBeLessThan(1_500_000);
  });

  test('restored, what its owner may have deleted since is used nowhere until they say so', async () => {
    const { admin, owner } = await openEmpty(open.engine);
    await migrate(owner);
    const [ana] = await admin.query(
      `insert into profiles (email) values ('ana@example.test') returning id::text`,
    );
    const mine = (table: string, names: string, values: string) =>
      admin.query(`insert into ${table} (user_id, ${names}) values ('${ana?.id}', ${values})`);
    await mine('threads', 'name, keep_until', `'Nico', now() + interval '1 day'`);
    await mine('voices', 'samples, description', `'["hola"]', 'Corto.'`);
    const told = { gender: 'femenino', needs: 'Soy celíaca', useIn: { needs: ['a-tool'] } };
    await mine('about_me', 'facts', `'${JSON.stringify(told)}'`);
    await putToRest(owner);
    const [left] = await admin.query('select paused, is_on, facts from threads, voices, about_me');
    expect(left).toMatchObject({ paused: true, is_on: false });
    const about = aboutMeIn(left?.facts as AboutMe);
    expect(about).toMatchObject({ gender: 'femenino', needs: 'Soy celíaca' });
    expect(toldTo(about, 'a-tool', aboutFields)).toEqual({});
    const unforced = 'select 1 from pg_class where relrowsecurity and not relforcerowsecurity';
    expect(await admin.query(unforced)).toEqual([]);
  });

  test('holds no session and no answer that was kept for a moment', async () => {
    const { file } = await source();
    const text: string[] = [];
    for await (const line of linesOf(file)) text.push(line);
    expect(text.join('\n')).toContain('persona1@example.test');
    expect(text.join('\n')).not.toMatch(/token_hash|"result"|"sessions"|code_verifier/);
  });

  test('one that is cut off leaves everything as it was', async () => {
    const { file } = await source();
    const cut = join(dir, 'cut.jsonl.gz');
    copyFileSync(file, cut);
    truncateSync(cut, Math.floor(statSync(file).size / 2));
    const other = await openEmpty(open.engine);
    await expect(readCopy(other.owner, linesOf(cut))).rejects.toThrow('cortada');
    await expect(readCopy(other.owner, linesOf(`${file}.no`))).rejects.toThrow('No se puede leer');
    expect(await other.admin.query('select count(*)::int as n from profiles')).toEqual([{ n: 0 }]);
  });

  test('one that is cut short, wherever, starts no server until the same command has erased again who left; none is put over a database that is full', async () => {
    const { file, prints, columns } = await source();
    const other = await openEmpty(open.engine);
    const started = () => migrate(other.owner);
    const copied = async () => {
      for await (const _line of writeCopy(other.admin, new Date()));
    };
    const cut = async function* () {
      let lines = 0;
      for await (const line of linesOf(file)) if (lines++ < 2) yield line;
    };
    await expect(readCopy(other.owner, cut())).rejects.toThrow('cortada');
    await expect(started()).rejects.toThrow(/a medio restaurar.*repite la misma orden/);
    expect((await readCopy(other.owner, linesOf(file))).profiles).toBe(people);
    // Killed before the erasures.
    await expect(started()).rejects.toThrow(SettingError);
    await expect(copied()).rejects.toThrow('a medio restaurar');
    const later = async function* () {
      yield JSON.stringify({ salero: 1, at: new Date(0).toISOString(), migrations: committedTags() });
    };
    await expect(readCopy(other.owner, later())).rejects.toThrow('de otra copia');
    expect(await readCopy(other.owner, linesOf(file))).toEqual({});
    expect(await fingerprint(other.admin.query, columns)).toEqual(prints);
    await finishRestore(other.owner);
    expect(await started()).toEqual([]);
    await expect(readCopy(other.owner, linesOf(file))).rejects.toThrow(/no está vacía.*--into/);
    expect(await fingerprint(other.admin.query, columns)).toEqual(prints);
  });

  if (open.engine === 'pglite') return;

  test('one of an older version is restored and brought up to date', async () => {
    const { file, columns, prints } = await filled(committedTags().slice(0, -1), 7);
    const other = await openEmpty(open.engine);
    await readCopy(other.owner, linesOf(file));
    expect(await fingerprint(other.admin.query, columns)).toEqual(prints);
    expect(await other.database().ready()).toBe(true);
  });

  test('a role that sees only part of the rows gets an error, not half a copy', async () => {
    const { owner } = await openEmpty(open.engine);
    await migrate(owner);
    await expect(writeFileOf(join(dir, 'x'), writeCopy(owner, new Date()))).rejects.toThrow(
      'row-level security',
    );
  });

  test('one of another database than the one in use is none, be it made apart, restored from a copy of it or copied whole', async () => {
    const used = await openEmpty(open.engine);
    await migrate(used.owner);
    const nameOf = async ({ admin }: typeof used) =>
      String((await admin.query('select current_database() as name'))[0]?.name);
    const { adminUrl, ownerUrl } = provided('postgres');
    const urlInUse = `${ownerUrl}/${await nameOf(used)}`;
    await requireInUse(used.admin, urlInUse);
    const [apart, restored] = [await openEmpty(open.engine), await openEmpty(open.engine)];
    await migrate(apart.owner);
    await readCopy(restored.owner, writeCopy(used.admin, new Date()));
    await finishRestore(restored.owner);
    const whole = `${await nameOf(apart)}_whole`;
    await Promise.all([used.admin.close(), used.owner.close()]);
    const server = await connectPostgres(`${adminUrl}/postgres`);
    await server.query(`create database ${whole} template ${new URL(urlInUse).pathname.slice(1)}`);
    const copied = await connectPostgres(`${adminUrl}/${whole}`);
    const looked = await Promise.allSettled(
      [apart.admin, restored.admin, copied].map((other) => requireInUse(other, urlInUse)),
    );
    await copied.close();
    await server.query(`drop database ${whole}`);
    await server.close();
    const refused = { reason: { message: expect.stringContaining('no es la de DATABASE_URL') } };
    expect(looked).toMatchObject([refused, refused, refused]);
  });
});

describeEngines('the moment of a copy', (open) => {
  test('is by the earlier of the two clocks, so that no copy is kept for longer than it may be', async () => {
    const { admin } = await openEmpty(open.engine);
    const before = Date.now();
    const ahead = await momentOf(admin, new Date(before + 300 * 24 * 60 * 60_000));
    expect(Math.abs(ahead.getTime() - before)).toBeLessThan(60 * 60_000);
    expect(await momentOf(admin, new Date(0))).toEqual(new Date(0));
  });
});

test('a backup removes from its folder the copies of more than 30 days, by the date in their names, and nothing else', () => {
  const data = pgliteFolder();
  const copies = join(data, 'backups');
  mkdirSync(copies);
  const daysAgo = (days: number, ending = '.jsonl.gz') => {
    const at = new Date(Date.now() - days * 24 * 60 * 60_000).toISOString().replaceAll(':', '-');
    return `salero-${at}${ending}`;
  };
  const kept = [daysAgo(29), daysAgo(1), 'erased.log', 'salero-de-mi-abuela.jsonl.gz'];
  const old = [daysAgo(31), daysAgo(400), daysAgo(31, '.jsonl.gz.age'), daysAgo(31, '.jsonl.gz.part')];
  for (const name of [...kept, ...old]) writeFileSync(join(copies, name), '');
  expect(typed(data, 'backup', copies)).toMatchObject({ status: 0, stderr: '' });
  const left = readdirSync(copies);
  const [made, ...more] = left.filter((name) => !kept.includes(name));
  expect([left.length, more]).toEqual([kept.length + 1, []]);
  expect(made).toMatch(/^salero-.*\.jsonl\.gz$/);
}, 120_000);

test('a copy that is older than what is known of who left is restored only when one says so', () => {
  const data = newFolder();
  putPglite(data, 'emptyPgliteImage');
  const file = join(data, 'salero.jsonl.gz');
  const at = new Date(Date.now() - 41 * 24 * 60 * 60_000).toISOString();
  writeFileSync(file, gzipSync(JSON.stringify({ salero: 1, at, migrations: committedTags() })));
  const restore = (...flags: string[]) => typed(data, 'restore', file, '--no-erasures', ...flags).stderr;
  expect(restore()).toMatch(/volvería quien lo hizo entre medias.*--old-copy/);
  // It goes on, to where this copy has no end.
  expect(restore('--old-copy')).toContain('cortada');
}, 120_000);

test('a backup that comes weeks after the one before removes none: the clock may have jumped', async () => {
  const dir = newFolder();
  const at = new Date('2026-12-24T03:30:30Z');
  const copyOf = (day: string) => `salero-${day}T03-30-30.000Z.jsonl.gz`;
  const there = ['2026-11-01', '2026-11-20', '2026-12-24'].map(copyOf);
  for (const name of there) writeFileSync(join(dir, name), '');
  expect(await forgetOld(dir, at)).toBeNull();
  expect(readdirSync(dir).sort()).toEqual(there);
  writeFileSync(join(dir, copyOf('2026-12-23')), '');
  expect(await forgetOld(dir, at)).toBe(2);
});

test.each([1, 7, 8, 14, 31])(
  'of copies made every %i days none stays for longer than 30 days',
  async (days) => {
    const dir = newFolder();
    const kept: number[] = [];
    for (let day = 0; day < 200; day += days) {
      // A job takes a while, and the next one begins by so much later.
      const at = new Date(Date.UTC(2026, 0, 1 + day, 3, day));
      writeFileSync(join(dir, `salero-${at.toISOString().replaceAll(':', '-')}.jsonl.gz`), '');
      await forgetOld(dir, at);
      const [oldest] = readdirSync(dir).sort();
      kept.push((at.getTime() - Date.parse(String(oldest?.slice(7, 17)))) / (24 * 60 * 60_000));
    }
    expect(Math.max(...kept.slice(Math.ceil(60 / days)))).toBeLessThan(Math.max(30, days) + 1.3);
  },
);

/** Ana's account in the database of a folder, and a copy that she is in. */
async function folderOfAna(data: string, copies: string) {
  putPglite(data);
  const connection = await openPgliteFolder(data);
  const insert = `insert into profiles (email) values ('ana@example.test') returning id::text`;
  const [ana] = await connection.query(insert);
  const copy = join(copies, 'salero.jsonl.gz');
  await writeFileOf(copy, writeCopy(connection, new Date()));
  await connection.close();
  return { ana: String(ana?.id), copy };
}

describe.runIf(process.getuid?.() === 0)('what root types by hand', () => {
  const service = 65_534;
  /** The folder of the service with a database in it, and what is typed there. */
  async function folder() {
    const dir = newFolder();
    chmodSync(dir, 0o755);
    const data = join(dir, 'data');
    const copies = join(data, 'backups');
    const { ana, copy } = await folderOfAna(data, copies);
    await addErasures(data, [{ mark: erasureMark('who left long ago'), erased_at: new Date(0) }]);
    const inside = () => readdirSync(data, { recursive: true }).map((name) => join(data, String(name)));
    const own = () => {
      for (const file of [data, ...inside()]) lchownSync(file, service, service);
    };
    own();
    const type = (script: string, ...args: string[]) => typed(data, script, ...args);
    return { dir, data, copies, ana, copy, inside, own, type };
  }

  test('leaves nothing that the service could not write or remove', async () => {
    const { data, copies, ana, inside, own, type } = await folder();
    expect(type('backup', copies)).toMatchObject({ status: 0, stderr: '' });
    expect(inside()).toContain(join(data, 'last-backup.json'));
    expect(type('feedback')).toMatchObject({ status: 0, stderr: '' });
    expect(type('erase', ana).status).toBe(0);
    const ofRoot = () => inside().filter((file) => statSync(file).uid !== service);
    expect(ofRoot()).toEqual([]);
    const [copy = ''] = readdirSync(copies).filter((name) => /^salero-.*\.gz$/.test(name));
    for (const file of inside().filter((name) => !/backups|erased/.test(name)))
      rmSync(file, { recursive: true, force: true });
    putPglite(data, 'emptyPgliteImage');
    own();
    expect(type('restore', join(copies, copy)).stdout).toContain('Cuentas borradas otra vez: 1');
    expect(ofRoot()).toEqual([]);
  }, 120_000);

  test('neither writes nor hands over what a link in the place of the service’s files points to', async () => {
    const { dir, data, copies, ana, copy, type } = await folder();
    const ofRoot = join(dir, 'sudoers');
    writeFileSync(ofRoot, 'root ALL=(ALL) ALL\n', { mode: 0o600 });
    for (const link of [erasureLog(data), join(data, 'last-backup.json')]) {
      rmSync(link, { force: true });
      symlinkSync(ofRoot, link);
      lchownSync(link, service, service);
    }
    const all = [type('erase', ana), type('backup', copies), type('restore', copy)];
    expect(all.map(({ status }) => status)).toEqual([1, 1, 1]);
    for (const { stderr } of all) expect(stderr).toContain('EACCES');
    expect(readFileSync(ofRoot, 'utf8')).toBe('root ALL=(ALL) ALL\n');
    expect([statSync(ofRoot).uid, statSync(ofRoot).mode & 0o777]).toEqual([0, 0o600]);
  }, 120_000);
});

test('who left is not brought back on another machine, nor by the restore after that; without a log nothing is restored', async () => {
  const dir = newFolder();
  const [one, two, three] = [join(dir, 'one'), join(dir, 'two'), join(dir, 'three')];
  const [copies, alone] = [join(dir, 'copies'), join(dir, 'alone')];
  const { ana, copy } = await folderOfAna(one, copies);
  expect(typed(one, 'erase', ana).status).toBe(0);
  expect(typed(one, 'backup', copies)).toMatchObject({ status: 0, stderr: '' });

  mkdirSync(alone);
  copyFileSync(copy, join(alone, 'salero.jsonl.gz'));
  for (const data of [two, three]) putPglite(data, 'emptyPgliteImage');
  const restore = (data: string, from: string) => typed(data, 'restore', join(from, 'salero.jsonl.gz'));
  expect(restore(two, alone)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('falta erased.log'),
  });
  expect(restore(two, copies).stdout).toContain('Cuentas borradas otra vez: 1');
  // A machine that has noted nothing of its own knows it from the database.
  rmSync(erasureLog(two));
  // The second machine says it to the next one, whose folder of copies is new.
  expect(typed(two, 'backup', alone).status).toBe(0);
  expect(restore(three, alone).stdout).toContain('Cuentas borradas otra vez: 1');
}, 120_000);
