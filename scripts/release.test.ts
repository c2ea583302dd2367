import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../test/folders.ts';
import { serve } from '../test/serve.ts';

const script = resolve('scripts/release.ts');

interface Advisory {
  severity: string;
  title: string;
  url: string;
}

/** As much of a registry as an audit asks: what is known against a package, and the versions that it has. */
const newRegistry = (known: Record<string, Advisory> | null) =>
  serve((request, response) => {
    const name = (request.url ?? '').slice(1);
    const advisories = Object.entries(known ?? {}).map(([of, one], id) => [
      of,
      [{ id, vulnerable_versions: '<2.0.0', ...one }],
    ]);
    request.resume().on('end', () => {
      if (name !== '-/npm/v1/security/advisories/bulk')
        response.end(JSON.stringify({ name, versions: { '1.0.0': { name, version: '1.0.0' } } }));
      else if (known === null) response.writeHead(405).end('{}');
      else response.end(JSON.stringify(Object.fromEntries(advisories)));
    });
  });

/** A clone that nobody else sees. */
async function newRepository(known: Record<string, Advisory> | null = {}) {
  const registry = await newRegistry(known);
  const dir = newFolder();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: dir, encoding: 'utf8' }).trim();
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'a');
  git('config', 'user.email', 'a@example.test');
  const own = { name: 'x', version: '0.3.9', dependencies: { colador: '1.0.0' } };
  const packages = { '': own, 'node_modules/colador': { version: '1.0.0' } };
  const write = (name: string, content: unknown) =>
    writeFileSync(join(dir, name), JSON.stringify(content, null, 2));
  write('package.json', own);
  write('package-lock.json', { name: 'x', version: '0.3.9', lockfileVersion: 3, requires: true, packages });
  const commit = (message: string) => {
    git('add', '.');
    git('commit', '--quiet', '--allow-empty', '-m', message);
  };
  const env = {
    ...process.env,
    npm_config_registry: `${registry}/`,
    npm_config_cache: join(dir, '.git', 'npm'),
  };
  const release = (...args: string[]) =>
    new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
      execFile(process.execPath, [script, ...args], { cwd: dir, env }, (error, stdout, stderr) =>
        resolve({ status: Number(error?.code ?? 0), stdout, stderr }),
      );
    });
  const accept = (until: string) => {
    mkdirSync(join(dir, 'security'), { recursive: true });
    write('security/advisories.json', [{ id: 'GHSA-aaaa-bbbb-cccc', until, why: 'it is never called' }]);
    commit('chore: look away for a while');
  };
  const read = (name: string) => readFileSync(join(dir, name), 'utf8');
  return { git, commit, release, read, accept };
}

test('a dry run says which version comes and what is in it, and changes nothing', async () => {
  const { git, commit, release } = await newRepository();
  commit('chore: begin');
  git('tag', 'v0.3.9');
  commit('fix(library): the list ends where it should');
  const run = await release('--dry-run');
  expect(run.stdout).toContain('v0.3.9 -> v0.3.10');
  expect(run.stdout).toContain('### Fixed\n\n- **library**: the list ends where it should (');
  expect(git('status', '--porcelain')).toBe('');
  expect(git('tag', '--list')).toBe('v0.3.9');
});

test('a release bumps both files, puts its section on top, commits and tags', async () => {
  const { git, commit, release, read } = await newRepository();
  commit('feat: the first');
  expect((await release()).status).toBe(0);
  expect(git('tag', '--list')).toBe('v0.3.9');
  commit('feat(tools): a tenth tool');
  commit('docs: a word');
  expect((await release()).stdout).toContain('v0.4.0');
  expect(JSON.parse(read('package.json')).version).toBe('0.4.0');
  expect(JSON.parse(read('package-lock.json')).packages['']).toMatchObject({ version: '0.4.0' });
  expect(read('CHANGELOG.md')).toMatch(
    /^# Changelog\n\n## 0\.4\.0 \([\d-]+\)\n\n### Added\n\n- \*\*tools\*\*: a tenth tool \(\w+\)\n\n## 0\.3\.9 /,
  );
  expect(read('CHANGELOG.md')).not.toContain('a word');
  expect(git('describe', '--exact-match')).toBe('v0.4.0');
  expect(git('status', '--porcelain')).toBe('');
});

test('a break before 1.0 is a minor version, after it a major one', async () => {
  const { git, commit, release } = await newRepository();
  commit('chore: begin');
  git('tag', 'v0.3.9');
  commit('fix!: another address');
  expect((await release('--dry-run')).stdout).toContain('v0.4.0');
  expect((await release('1.0.0')).status).toBe(0);
  commit('fix: x\n\nBREAKING CHANGE: it is gone');
  const run = await release('--dry-run');
  expect(run.stdout).toContain('v1.0.0 -> v2.0.0');
  expect(run.stdout).toContain('### Changes that break');
});

test('nothing new, or work that is not committed, is refused in one sentence', async () => {
  const { git, commit, release } = await newRepository();
  commit('feat: the first');
  git('tag', 'v0.3.9');
  expect((await release()).stderr).toBe('Nothing has changed since v0.3.9.\n');
  writeFileSync(join(git('rev-parse', '--show-toplevel'), 'package.json'), '{"version":"0.3.9"}');
  expect((await release()).stderr).toBe('There are changes that are not committed.\n');
});

const sieve = {
  colador: { severity: 'low', title: 'It leaks', url: 'https://advisories.example/GHSA-aaaa-bbbb-cccc' },
};

test('a package of which a hole is known is not released, whatever its severity', async () => {
  const { git, commit, release } = await newRepository(sieve);
  commit('feat: the first');
  const run = await release();
  expect(run.stderr).toBe('colador: low, It leaks (GHSA-aaaa-bbbb-cccc)\n');
  expect(run.status).toBe(1);
  expect(git('tag', '--list')).toBe('');
  expect(git('status', '--porcelain')).toBe('');
});

test('a hole may be looked away from with a reason, until a day that is near', async () => {
  const { git, commit, release, accept } = await newRepository(sieve);
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  commit('feat: the first');
  accept(inDays(-1));
  expect((await release()).stderr).toContain('GHSA-aaaa-bbbb-cccc');
  accept(inDays(40));
  expect((await release()).stderr).toContain('within 30 days');
  accept(inDays(7));
  expect((await release()).status).toBe(0);
  expect(git('tag', '--list')).toBe('v0.3.9');
});

test('a registry that does not say what it knows stops the release; going on without it stands in the tag', async () => {
  const { git, commit, release } = await newRepository(null);
  commit('feat: the first');
  expect((await release()).stderr).toMatch(/^The registry did not say what is known of our packages: 405 /);
  expect(git('tag', '--list')).toBe('');
  expect((await release('--unaudited')).status).toBe(0);
  expect(git('tag', '--list', '--format=%(contents:subject)')).toBe('v0.3.9, packages not audited');
});
