import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { addErasures, erasureLog, erasureMark } from '../../src/account/erasure-log.server.ts';
import { start } from '../../src/app/start.server.ts';
import { parseEnv } from '../../src/platform/env.server.ts';
import { erasures, site } from '../../src/platform/schema.server.ts';
import { lastLook, requireOnward } from '../../src/platform/set-back.server.ts';
import { startChild } from '../../test/children/child.ts';
import { describeEngines } from '../../test/engines.ts';
import { newFolder } from '../../test/folders.ts';
import { provided } from '../../test/provided.ts';
import { silentLog } from '../../test/rig/silent-log.ts';
import { connectPostgres, openPgliteFolder } from './connection.ts';

describeEngines('a database that its own means have set back to an earlier moment', (open) => {
  test('starts no server until one command has ended its sessions, erased again who left since, and put the rest to rest', async () => {
    const env = await open.env();
    const { DATA_DIR = '', DATABASE_URL } = env;
    /** A server that starts, works, and is stopped. */
    const served = () =>
      startChild('clock-ahead.ts', { ...env, PORT: '0', AHEAD_DAYS: '0', KEPT_DAYS: '1' }).line('kept');
    const restore = () => {
      const all = { PATH: process.env.PATH, ...env };
      return spawnSync(process.execPath, ['scripts/restore.ts', '--in-place'], {
        env: all,
        encoding: 'utf8',
      });
    };
    async function query(text: string) {
      const admin = DATABASE_URL && `${provided('postgres').adminUrl}${new URL(DATABASE_URL).pathname}`;
      const connection = admin ? await connectPostgres(admin) : await openPgliteFolder(DATA_DIR);
      return connection.query(text).finally(() => connection.close());
    }
    await served();
    const [left, stays] = [randomUUID(), randomUUID()];
    for (const id of [left, stays])
      await query(`insert into profiles (id, email) values ('${id}', 'a@example.test');
        insert into threads (user_id, name, keep_until) values ('${id}', 'Marta', now() + interval '90 days');
        insert into sessions (user_id, token_hash, expires_at, absolute_expires_at) values
          ('${id}', decode(md5('${id}'), 'hex'), now() + interval '20 days', now() + interval '20 days')`);
    await query(`update site set looked_at = looked_at - interval '1 second'`);
    await expect(served()).rejects.toThrow(/ha vuelto a un momento anterior.*--in-place/);
    expect(restore().stderr).toContain('falta erased.log');
    await addErasures(DATA_DIR, [{ mark: erasureMark(left), erased_at: new Date() }]);
    expect(restore().stdout).toContain('Cuentas borradas otra vez: 1');
    const threads = await query(`select user_id::text as id, paused from threads where name = 'Marta'`);
    expect(threads).toEqual([{ id: stays, paused: true }]);
    expect(await query('select id from sessions')).toEqual([]);
    expect(await query(`select id from profiles where id = '${left}'`)).toEqual([]);
    await served();
  }, 180_000);

  test('ends a server that was running meanwhile', async () => {
    const env = parseEnv({ ...(await open.env()), PORT: '0' });
    const { db, upkeep, stop } = await start(env, silentLog, null);
    const kill = vi.spyOn(process, 'kill').mockReturnValue(true);
    await upkeep();
    expect(kill).not.toHaveBeenCalled();
    await db.asService((tx) => tx.update(site).set({ looked_at: new Date(0) }));
    const erasure = { mark: erasureMark(randomUUID()), erased_at: new Date() };
    await db.asService((tx) => tx.insert(erasures).values(erasure));
    await upkeep();
    expect(kill).toHaveBeenCalledWith(process.pid, 'SIGTERM');
    // Nor does it do what else is due.
    expect(existsSync(erasureLog(env.DATA_DIR))).toBe(false);
    kill.mockRestore();
    await stop();
  });

  test('one that is another than the last time starts no server that takes money', async () => {
    const [db, DATA_DIR] = [await open(), newFolder()];
    const settings = (more: object) => ({ db, env: { ...parseEnv({ DATA_DIR }), ...more } });
    const payments = { ...parseEnv({}).payments, kind: 'stripe' as const };
    await requireOnward(settings({ payments }));
    await requireOnward(settings({ payments }));
    writeFileSync(lastLook({ DATA_DIR }), `${randomUUID()} ${new Date().toISOString()}`);
    await expect(requireOnward(settings({ payments }))).rejects.toThrow('DATABASE_URL es de otra base');
    await requireOnward(settings({}));
  });
});
