import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Child, startChild } from '../../test/children/child.ts';
import { newFolder } from '../../test/folders.ts';
import { lockDataDir, requireDataDir } from './data-lock.server.ts';
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

test('the same process cannot hold a folder twice: the refused attempt loosens nothing, and it can again once it lets go', async () => {
  const dir = newFolder();
  const lock = lockDataDir(dir);
  expect(() => lockDataDir(dir)).toThrow(`pid ${process.pid}`);
  expect(await starter(dir).line('')).toMatch(/^refused/);
  lock.release();
  lockDataDir(dir).release();
});

const sentence = /^DATA_DIR no sirve: no se puede usar la carpeta [^\n]+\.$/;

test('a DATA_DIR that is not there yet is made, with its parents', () => {
  const dir = join(newFolder(), 'a', 'b');
  requireDataDir(dir);
  requireDataDir(dir);
  expect(existsSync(dir)).toBe(true);
});

test('a DATA_DIR that is a file, lies in one, or where none can be made, is one sentence', () => {
  const file = join(newFolder(), 'datos');
  writeFileSync(file, '');
  for (const dir of [file, join(file, 'x'), ...(process.platform === 'linux' ? ['/sys/salero'] : [])]) {
    expect(() => lockDataDir(dir)).toThrow(SettingError);
    expect(() => lockDataDir(dir)).toThrow(sentence);
  }
});
