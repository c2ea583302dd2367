import { createServer, type Server, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { createUser, describeEngines, type Open } from '../../test/engines.ts';
import { provided } from '../../test/provided.ts';
import { listen } from '../../test/rig/listen.ts';
import { silentLog } from '../../test/rig/silent-log.ts';
import type { Tx } from './db.server.ts';
import { pooledDatabase } from './db-pool.server.ts';
import { openPostgres, postgresPool } from './db-postgres.server.ts';
import { SettingError } from './env.server.ts';
import { profiles } from './schema.server.ts';

const refusal = async (url: string) => {
  const error: unknown = await openPostgres(url, 1, silentLog).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(SettingError);
  return error instanceof Error ? error.message : '';
};

/** A server that is no PostgreSQL, until the test is over. */
async function stub(onConnection: (socket: Socket) => void): Promise<{ server: Server; url: string }> {
  const server = createServer(onConnection);
  const port = await listen(server);
  onTestFinished(() => void server.close());
  return { server, url: `postgres://a:b@127.0.0.1:${port}/salero` };
}

test('a wrong DATABASE_URL is one sentence without the password', async () => {
  const { ownerUrl } = provided('postgres');
  const { server, url: closed } = await stub(() => {});
  server.close();
  const password = new URL(ownerUrl).password;
  const sentences = [
    await refusal(`${ownerUrl}/no_existe`),
    await refusal(`${ownerUrl.replace(password, 'no-es-esta')}/salero_template`),
    await refusal(closed),
    await refusal('postgres://a:b@no-existe.invalid/salero'),
    await refusal(`${ownerUrl.replace(`:${password}`, '')}/salero_template`),
    await refusal(`${ownerUrl}/salero_template?sslmode=require`),
  ];
  for (const sentence of sentences) expect(sentence).toMatch(/^DATABASE_URL no sirve: [^\n]+\.$/);
  expect(sentences[0]).toContain('no existe la base de datos no_existe');
  expect(sentences[1]).toContain('contraseña');
  expect(sentences.join()).not.toMatch(/no-es-esta|solo-para-pruebas/);
});

test('what listens there but is no PostgreSQL is one sentence too', async () => {
  const { url } = await stub((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  expect(await refusal(url)).toMatch(/^DATABASE_URL no sirve: [^\n]+\.$/);
});

test('a PostgreSQL that is too old is refused by its number', async () => {
  const message = (type: string, body: Buffer) => {
    const head = Buffer.alloc(5);
    head.write(type);
    head.writeInt32BE(body.length + 4, 1);
    return Buffer.concat([head, body]);
  };
  const ready = message('Z', Buffer.from('I'));
  const version = '150004';
  const column = Buffer.concat([
    Buffer.from('\0\x01server_version_num\0'),
    Buffer.from('000000000000000000190000ffffffff0000'.slice(0, 36), 'hex'),
  ]);
  const field = Buffer.concat([Buffer.from([0, 1, 0, 0, 0, version.length]), Buffer.from(version)]);
  const { url } = await stub((socket) => {
    socket.on('error', () => {}).on('data', () => {});
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', Buffer.alloc(4)), ready]));
      socket.once('data', () =>
        socket.write(
          Buffer.concat([
            message('T', column),
            message('D', field),
            message('C', Buffer.from('SHOW\0')),
            ready,
          ]),
        ),
      );
    });
  });
  expect(await refusal(url)).toBe(
    'DATABASE_URL apunta a PostgreSQL 15: hace falta PostgreSQL 16 o posterior.',
  );
});

test('a database that takes the connection and never answers is asked once, and then it is unavailable', async () => {
  let connections = 0;
  const { url } = await stub((socket) => {
    connections += 1;
    socket.on('error', () => {}).on('data', () => {});
  });
  const db = pooledDatabase('postgres', postgresPool(url, 2, silentLog));
  onTestFinished(() => db.close());
  await expect(db.asService((tx) => tx.select().from(profiles))).rejects.toMatchObject({
    code: 'unavailable',
  });
  expect(connections).toBe(1);
});

const describePostgres = (name: string, suite: (open: Open) => void) =>
  describeEngines(name, suite, ['postgres']);

describePostgres('patience', (open) => {
  const limit = (tx: Tx) => tx.execute(sql`select current_setting('statement_timeout') as ms`);

  test('a statement of a request is ended before the driver gives up; upkeep is given longer', async () => {
    const db = await open();
    expect((await db.asService(limit)).rows).toEqual([{ ms: '4s' }]);
    expect((await db.asService(limit, { mayTakeLong: true })).rows).toEqual([{ ms: '15s' }]);
  });

  test('upkeep may ask what takes longer than a request may', async () => {
    const db = await open();
    const asleep = db.asService((tx) => tx.execute(sql`select pg_sleep(5.1), 1 as done`), {
      mayTakeLong: true,
    });
    expect((await asleep).rows).toMatchObject([{ done: 1 }]);
  });

  test('a commit has no limit of its own, so that what it says of a synchronous replica is true', async () => {
    const db = await open();
    await db.asSuperuser(`
        create function limited_commit() returns trigger language plpgsql as 'begin
          if current_setting(''statement_timeout'') <> ''0'' then raise exception ''cut short''; end if; return null; end';
        create constraint trigger limited_commit after insert on profiles
          deferrable initially deferred for each row execute function limited_commit()`);
    await db.asService((tx) => tx.insert(profiles).values({ email: 'ana@example.test' }));
    expect(await db.asService((tx) => tx.select().from(profiles))).toHaveLength(1);
  });
});

describePostgres('losing the connection', (open) => {
  const cutAll = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'salero'`;

  test('before the commit runs the transaction again, and what it did is there once', async () => {
    const db = await open({ pool: 2 });
    let tries = 0;
    await db.asService(async (tx) => {
      tries += 1;
      await tx.insert(profiles).values({ email: 'ana@example.test' });
      if (tries === 1) await db.asSuperuser(cutAll);
      await tx.execute(sql`select 1`);
    });
    expect(tries).toBe(2);
    expect(await db.asService((tx) => tx.select().from(profiles))).toHaveLength(1);
  });

  test('again and again is unavailable, and the next request is served', async () => {
    const db = await open({ pool: 2 });
    const cut = db.asService(async (tx) => {
      await tx.select().from(profiles);
      await db.asSuperuser(cutAll);
      await tx.execute(sql`select 1`);
    });
    await expect(cut).rejects.toMatchObject({ code: 'unavailable' });
    expect(await db.asService((tx) => tx.select().from(profiles))).toEqual([]);
  });

  test('during the commit is unavailable and never tried again: nobody knows whether it was done', async () => {
    const db = await open({ pool: 2 });
    await db.asSuperuser(`
        create function wait_a_bit() returns trigger language plpgsql as 'begin perform pg_sleep(20); return null; end';
        create constraint trigger slow_commit after insert on profiles
          deferrable initially deferred for each row execute function wait_a_bit()`);
    let tries = 0;
    const cut = db.asService(async (tx) => {
      tries += 1;
      await tx.insert(profiles).values({ email: 'ana@example.test' });
    });
    const failed = expect(cut).rejects.toMatchObject({ code: 'unavailable' });
    const committing = `select 1 from pg_stat_activity
        where datname = current_database() and query like '%; commit' and wait_event = 'PgSleep'`;
    while ((await db.asSuperuser(committing)).length === 0);
    await db.asSuperuser(cutAll);
    await failed;
    expect(tries).toBe(1);
  });

  test('to a server that became a replica is left, and what reads and writes goes on with another', async () => {
    const db = await open({ pool: 1 });
    let tries = 0;
    await db.asService(async (tx) => {
      tries += 1;
      if (tries === 1) await tx.execute(sql`set transaction read only`);
      await tx.insert(profiles).values({ email: 'ana@example.test' });
    });
    expect(tries).toBe(2);
  });

  test('outside asUser and asService the policies hide every row', async () => {
    const db = await open();
    await createUser(db);
    const rows = await db.asSuperuser(
      `select set_config('role', 'salero', false); select count(*)::int as n from profiles`,
    );
    expect(rows).toEqual([{ n: 0 }]);
  });
});
