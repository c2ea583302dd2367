import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../test/folders.ts';

/** Where docs/operations and .env.example tell an operator to put secrets and people's data. */
const mustStayHere = [
  '.env',
  '.env.production',
  'deploy/secrets/salero.env',
  'deploy/secrets/db_admin',
  'backups/salero-2026-11-22T03-30-00.000Z.jsonl.gz',
  'backups/erased.log',
  'copies/salero-2026-11-22T03-30-00.000Z.jsonl.gz.age',
  'data/pglite/base/1',
  'data/outbox/1.eml',
];

const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' });

test('git sees no secret and no copy of the database where an operator puts them, and every file of ours', () => {
  const folder = newFolder();
  git(folder, 'init', '--quiet');
  copyFileSync('.gitignore', join(folder, '.gitignore'));
  for (const path of [...mustStayHere, '.env.example']) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), '');
  }
  const seen = git(folder, 'ls-files', '--others', '--exclude-standard').trim().split('\n');
  expect(seen).toEqual(['.env.example', '.gitignore']);
  expect(git('.', 'ls-files', '--cached', '--ignored', '--exclude-standard')).toBe('');
});

test('no secret and no copy of the database is in what an image is built from, and all that it copies is', () => {
  const lines = readFileSync('.dockerignore', 'utf8').split('\n');
  const rules = lines.filter((line) => line !== '' && !line.startsWith('#'));
  // As Docker reads them: the last rule that fits a path, or a folder above it, decides.
  const isIn = (path: string) =>
    rules.reduce((inside, rule) => {
      const pattern = rule.replace(/^!/, '');
      const fits = path
        .split('/')
        .some((_, depth, parts) => matches(pattern, parts.slice(0, depth + 1).join('/')));
      return fits ? rule.startsWith('!') : inside;
    }, true);
  expect(mustStayHere.filter(isIn)).toEqual([]);
  const copied = [...readFileSync('Dockerfile', 'utf8').matchAll(/^COPY (?!--)(.*) \S+$/gm)];
  const sources = copied.flatMap(([, list]) => String(list).split(' ')).filter((path) => path !== '.');
  expect(sources).toContain('package-lock.json');
  for (const path of [
    ...sources,
    'src/app/main.server.ts',
    'public/favicon.ico',
    'migrations/0001_tables.sql',
    'scripts/build.ts',
  ])
    expect([path, isIn(path)]).toEqual([path, true]);
});

function matches(pattern: string, path: string): boolean {
  const source = pattern
    .replace(/[.+^$()|[\]{}\\]/g, '\\$&')
    .replace(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(.*/)?'));
  return new RegExp(`^${source}$`).test(path);
}
