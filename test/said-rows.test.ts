import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { compile, type Rows, type Words } from '../src/language/read/compile.ts';

function rowsIn(value: unknown, key = ''): string[] {
  if (['said', 'unless', 'without', 'rulesOut'].includes(key)) return [value as Rows].flat() as string[];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => rowsIn(inner, name));
}

test.each(globSync('src/tools/*/{looks,guides}/words.json'))(
  'no row beside %s is left with an alternative that is none: they do not nest',
  (list) => {
    const files = globSync(`${dirname(list)}/*.json`).map((file) => JSON.parse(readFileSync(file, 'utf8')));
    const words: Words = Object.assign({}, ...files.map(({ words }) => words));
    const rows = files.flatMap((file) => rowsIn(file));
    expect(rows.length).toBeGreaterThan(100);
    for (const row of rows) expect(compile([row], words).source).not.toContain('/');
  },
);
