import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Child, startChild } from '../../test/children/child.ts';
import { newFolder } from '../../test/folders.ts';
import { lockDataDir } from './data-lock.server.ts';
import { SettingError } from './env.server.ts';

function starter(DATA_DIR: string): Child {
  const child = startChild('lock-holder.ts', { DATA_DIR });
  onTestFinished(() => child.kill());
  return child;
}

test('a second process is refused with one sentence that names the first', async () => {
  const dir = newFolder();
  const first = starter(dir);
  await first.line('locked');
  const refusal = await starter(dir).line('refused');
  expect(refusal).toBe(
    `refused SettingError: DATA_DIR ya está en uso por otro proceso de Salero (pid ${first.pid}): ciérralo o usa otra carpeta.`,
  );
});

test('a killed process’s lock is taken over, even if its pid now belongs to someone alive', async () => {
  const dir = newFolder();
  const first = starter(dir);
  await first.line('locked');
  await first.kill();
  writeFileSync(join(dir, 'lock.pid'), `${process.pid}\n`);
  const second = starter(dir);
  await second.line('locked');
  expect(readFileSync(join(dir, 'lock.pid'), 'utf8')).toBe(`${second.pid}\n`);
});

test('of several that start at once after a crash exactly one gets in, and its lock stays', async () => {
  const dir = newFolder();
  const crashed = starter(dir);
  await crashed.line('locked');
  await crashed.kill();
  const starters = Array.from({ length: 4 }, () => starter(dir));
  const lines = await Promise.all(starters.map(async (child) => (await child.line('')).split(' ')[0]));
  expect(lines.toSorted()).toEqual(['locked', 'refused', 'refused', 'refused']);
});

test('a live lock is not stolen by removing its pid file, nor by another path to the folder', async () => {
  const dir = newFolder();
  await starter(dir).line('locked');
  rmSync(join(dir, 'lock.pid'));
  expect(() => lockDataDir(dir)).toThrow('ya está en uso por otro proceso');
  const alias = join(newFolder(), 'alias');
  symlinkSync(dir, alias);
  expect(() => lockDataDir(alias)).toThrow('ya está en uso');
});

test('the same process cannot hold a folder twice, and can again once it lets go', () => {
  const dir = newFolder();
  const lock = lockDataDir(dir);
  expect(() => lockDataDir(dir)).toThrow(`pid ${process.pid}`);
  lock.release();
  lockDataDir(dir).release();
});

test('a refused attempt does not loosen the lock it was refused by', async () => {
  const dir = newFolder();
  const lock = lockDataDir(dir);
  expect(() => lockDataDir(dir)).toThrow(SettingError);
  expect(await starter(dir).line('')).toMatch(/^refused/);
  lock.release();
});

test('a folder with a very long path is locked like any other', async () => {
  const dir = join(newFolder(), 'a'.repeat(120), 'b'.repeat(120));
  mkdirSync(dir, { recursive: true });
  await starter(dir).line('locked');
  expect(() => lockDataDir(dir)).toThrow('ya está en uso');
});

test('a folder that cannot be used is said in one sentence', () => {
  const file = join(newFolder(), 'file');
  writeFileSync(file, '');
  expect(() => lockDataDir(file)).toThrow(/^DATA_DIR no sirve: .*\.$/);
  expect(() => lockDataDir(file)).toThrow(SettingError);
});
