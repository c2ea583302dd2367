import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const script = resolve('scripts/release.ts');

/** A clone that nobody else sees. */
function newRepository() {
  const dir = mkdtempSync(join(tmpdir(), 'salero-test-release-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.test', ...args], {
      cwd: dir,
      encoding: 'utf8',
    }).trim();
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'a');
  git('config', 'user.email', 'a@example.test');
  writeFileSync(join(dir, 'package.json'), '{\n  "name": "x",\n  "version": "0.3.9"\n}\n');
  writeFileSync(
    join(dir, 'package-lock.json'),
    '{"name":"x","version":"0.3.9","packages":{"":{"version":"0.3.9"}}}',
  );
  const commit = (message: string) => {
    git('add', '.');
    git('commit', '--quiet', '--allow-empty', '-m', message);
  };
  const release = (...args: string[]) =>
    spawnSync(process.execPath, [script, ...args], { cwd: dir, encoding: 'utf8' });
  const read = (name: string) => readFileSync(join(dir, name), 'utf8');
  return { git, commit, release, read };
}

test('a dry run says which version comes and what is in it, and changes nothing', () => {
  const { git, commit, release } = newRepository();
  commit('chore: begin');
  git('tag', 'v0.3.9');
  commit('fix(library): the list ends where it should');
  const run = release('--dry-run');
  expect(run.stdout).toContain('v0.3.9 -> v0.3.10');
  expect(run.stdout).toContain('### Fixed\n\n- **library**: the list ends where it should (');
  expect(git('status', '--porcelain')).toBe('');
  expect(git('tag', '--list')).toBe('v0.3.9');
});

test('a release bumps both files, puts its section on top, commits and tags', () => {
  const { git, commit, release, read } = newRepository();
  commit('feat: the first');
  expect(release().status).toBe(0);
  expect(git('tag', '--list')).toBe('v0.3.9');
  commit('feat(tools): a tenth tool');
  commit('docs: a word');
  expect(release().stdout).toContain('v0.4.0');
  expect(JSON.parse(read('package.json')).version).toBe('0.4.0');
  expect(JSON.parse(read('package-lock.json')).packages['']).toEqual({ version: '0.4.0' });
  expect(read('CHANGELOG.md')).toMatch(
    /^# Changelog\n\n## 0\.4\.0 \([\d-]+\)\n\n### Added\n\n- \*\*tools\*\*: a tenth tool \(\w+\)\n\n## 0\.3\.9 /,
  );
  expect(read('CHANGELOG.md')).not.toContain('a word');
  expect(git('describe', '--exact-match')).toBe('v0.4.0');
  expect(git('status', '--porcelain')).toBe('');
});

test('a break before 1.0 is a minor version, after it a major one', () => {
  const { git, commit, release } = newRepository();
  commit('chore: begin');
  git('tag', 'v0.3.9');
  commit('fix!: another address');
  expect(release('--dry-run').stdout).toContain('v0.4.0');
  expect(release('1.0.0').status).toBe(0);
  commit('fix: x\n\nBREAKING CHANGE: it is gone');
  const run = release('--dry-run');
  expect(run.stdout).toContain('v1.0.0 -> v2.0.0');
  expect(run.stdout).toContain('### Changes that break');
});

test('nothing new, or work that is not committed, is refused in one sentence', () => {
  const { git, commit, release } = newRepository();
  commit('feat: the first');
  git('tag', 'v0.3.9');
  expect(release().stderr).toBe('Nothing has changed since v0.3.9.\n');
  writeFileSync(join(git('rev-parse', '--show-toplevel'), 'package.json'), '{"version":"0.3.9"}');
  expect(release().stderr).toBe('There are changes that are not committed.\n');
});
