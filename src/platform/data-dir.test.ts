import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../../test/folders.ts';
import { requireDataDir } from './data-lock.server.ts';
import { SettingError } from './env.server.ts';

const sentence = /^DATA_DIR no sirve: no se puede usar la carpeta [^\n]+\.$/;

test('a DATA_DIR that is not there yet is made, with its parents', () => {
  const dir = join(newFolder(), 'a', 'b');
  requireDataDir(dir);
  requireDataDir(dir);
  expect(existsSync(dir)).toBe(true);
});

test('a DATA_DIR that is a file, or lies in one, is one sentence', () => {
  const file = join(newFolder(), 'datos');
  writeFileSync(file, '');
  for (const dir of [file, join(file, 'x')]) {
    expect(() => requireDataDir(dir)).toThrow(SettingError);
    expect(() => requireDataDir(dir)).toThrow(sentence);
  }
});

test.runIf(process.platform === 'linux')(
  'a DATA_DIR where no folder can be made ends in one sentence',
  () => {
    expect(() => requireDataDir('/sys/salero')).toThrow(sentence);
  },
);
