import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../test/folders.ts';

const day = 24 * 60 * 60;

/** A folder that a proxy serves, and versions that are published into it. */
function site() {
  const root = newFolder();
  const served = join(root, 'www/assets');
  return {
    served: (name: string) => join(served, name),
    names: () => readdirSync(served).sort(),
    publish(files: Record<string, string>) {
      const assets = join(root, 'dist/client/assets');
      rmSync(assets, { recursive: true, force: true });
      mkdirSync(assets, { recursive: true });
      for (const [name, text] of Object.entries(files)) writeFileSync(join(assets, name), text);
      const script = resolve('scripts/publish-assets.ts');
      const { status, stderr } = spawnSync(process.execPath, [script, join(root, 'www')], {
        cwd: root,
        encoding: 'utf8',
      });
      expect([status, stderr]).toEqual([0, '']);
    },
    pass(days: number) {
      for (const name of readdirSync(served)) {
        const at = statSync(join(served, name)).mtimeMs / 1_000 - days * day;
        utimesSync(join(served, name), at, at);
      }
    },
  };
}

test('a file that is being served is left alone, and one that is not whole is put in its place at once, never written where it is read', () => {
  const { publish, served } = site();
  publish({ 'a.js': 'one', 'b.js': 'two' });
  const [whole, broken] = [statSync(served('a.js')).ino, statSync(served('b.js')).ino];
  writeFileSync(served('b.js'), '');
  publish({ 'a.js': 'one', 'b.js': 'two' });
  expect(statSync(served('a.js')).ino).toBe(whole);
  expect(statSync(served('b.js')).ino).not.toBe(broken);
  expect(readFileSync(served('b.js'), 'utf8')).toBe('two');
});

test('the code of the version before stays for 60 days from when it was replaced, not from when it was published', () => {
  const { publish, pass, names } = site();
  publish({ 'one.js': '1' });
  pass(61);
  publish({ 'two.js': '2' });
  expect(names()).toEqual(['one.js', 'two.js']);
  pass(59);
  publish({ 'two.js': '2' });
  expect(names()).toEqual(['one.js', 'two.js']);
  pass(2);
  publish({ 'three.js': '3' });
  expect(names()).toEqual(['three.js', 'two.js']);
});
