import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../test/folders.ts';

/** A machine on which version `one` runs; every version brings a unit and a Caddyfile of its own. */
function machine() {
  const root = newFolder();
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text, { mode: 0o755 });
  };
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const publish = (version: string) => {
    const release = `opt/salero/releases/${version}`;
    put(`${release}/deploy/Caddyfile`, `proxy of ${version}\n`);
    put(`${release}/deploy/systemd/salero@.service`, `unit of ${version}\n`);
    put(`${release}/deploy/restart.sh`, `#!/bin/sh\n! grep -qx ${version} ${root}/broken\n`);
    put(`${release}/node_modules/node/bin/node`, '#!/bin/sh\n');
  };
  for (const version of ['one', 'two', 'three']) publish(version);
  for (const command of ['systemctl', 'curl']) put(`bin/${command}`, '#!/bin/sh\n');
  put('etc/salero/salero.env', '');
  put('etc/systemd/system/salero@.service', 'unit of one\n');
  put('etc/caddy/Caddyfile', 'proxy of one\n');
  put('broken', '');
  symlinkSync(join(root, 'opt/salero/releases/one'), join(root, 'opt/salero/current'));
  const script = readFileSync('deploy/update.sh', 'utf8').replace(
    /\/(opt|etc|var)\//g,
    (path) => root + path,
  );
  const env = { PATH: `${root}/bin:${process.env.PATH}` };
  return {
    mine: () => appendFileSync(join(root, 'etc/caddy/Caddyfile'), 'mine\n'),
    proxy: () => read('etc/caddy/Caddyfile'),
    unit: () => read('etc/systemd/system/salero@.service'),
    /** To a version that comes up, or does not. */
    update(version: string, broken = false) {
      put('broken', broken ? `${version}\n` : '');
      const { status, stdout, stderr } = spawnSync('sh', ['-c', script, 'update', 'REPOSITORY', version], {
        env,
        encoding: 'utf8',
      });
      return { ok: status === 0, said: (stdout + stderr).replaceAll(root, '') };
    },
  };
}

test('an update that failed and is run again brings all that the version brings, and names the version before as the way back', () => {
  const { update, proxy, unit } = machine();
  for (const { ok, said } of [update('two', true), update('two', true)]) {
    expect(ok).toBe(false);
    expect(said).toContain('Back: /opt/salero/releases/one/deploy/update.sh REPOSITORY one\n');
  }
  expect(proxy()).toBe('proxy of one\n');
  const { ok, said } = update('two');
  expect([ok, proxy(), unit()]).toEqual([true, 'proxy of two\n', 'unit of two\n']);
  expect(said).not.toContain('stays');
  expect(update('three', true).said).toContain('Back: /opt/salero/releases/two/');
});

test('so does the version that comes after one that never started, and the one before it', () => {
  const { update, proxy, unit } = machine();
  update('two', true);
  expect([update('three').ok, proxy(), unit()]).toEqual([true, 'proxy of three\n', 'unit of three\n']);
  update('two', true);
  expect([update('three').ok, proxy(), unit()]).toEqual([true, 'proxy of three\n', 'unit of three\n']);
});

test('what the operator has changed stays, and is named', () => {
  const { update, proxy, mine } = machine();
  mine();
  update('two', true);
  expect(update('two').said).toContain('/etc/caddy/Caddyfile is not as');
  expect(proxy()).toBe('proxy of one\nmine\n');
});
