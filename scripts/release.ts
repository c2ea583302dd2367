/**
 * `npm run release -- [--dry-run] [--unaudited] [VERSION]`: the version that the commits since the last tag ask for, their
 * section in CHANGELOG.md, a commit and a tag, once nothing is known against a package. Nothing is pushed.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { auditProblems } from './release-audit.ts';

interface Commit {
  hash: string;
  type: string;
  scope: string;
  subject: string;
  breaking: boolean;
}

const sections: Record<string, string> = { feat: 'Added', fix: 'Fixed', perf: 'Faster' };
const heading = '# Changelog\n';
const arguments_ = process.argv.slice(2);
const dryRun = arguments_.includes('--dry-run');
/** Where the registry at hand tells of no advisories: the tag says so. */
const unaudited = arguments_.includes('--unaudited');
const asked = arguments_.find((one) => !one.startsWith('-'));

if (!dryRun && git('status', '--porcelain', '--untracked-files=no') !== '')
  refuse('There are changes that are not committed.');
const last = git('tag', '--list', 'v*', '--sort=-v:refname').split('\n')[0] ?? '';
const commits = commitsSince(last);
if (commits.length === 0) refuse(`Nothing has changed since ${last}.`);
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const version = asked ?? (last ? raised(manifest.version, commits) : manifest.version);
if (!/^\d+\.\d+\.\d+$/.test(version)) refuse(`${version} is not a version.`);
if (git('tag', '--list', `v${version}`)) refuse(`v${version} is there already.`);

const section = render(version, commits);
if (dryRun) {
  process.stdout.write(`${last || 'no tag'} -> v${version}\n\n${section}`);
  process.exit(0);
}
const problems = unaudited ? [] : auditProblems(new Date());
if (problems.length > 0) refuse(problems.join('\n'));
for (const file of ['package.json', 'package-lock.json']) writeVersion(file, version);
const before = existsSync('CHANGELOG.md') ? readFileSync('CHANGELOG.md', 'utf8') : heading;
writeFileSync(
  'CHANGELOG.md',
  `${heading}\n${section}${before.slice(heading.length).trimStart()}`.trimEnd().concat('\n'),
);
git('add', 'package.json', 'package-lock.json', 'CHANGELOG.md');
git('commit', '--quiet', '-m', `chore(release): v${version}`);
git('tag', '--annotate', `v${version}`, '-m', `v${version}${unaudited ? ', packages not audited' : ''}`);
process.stdout.write(`v${version}: git push --follow-tags\n`);

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).trim();
}

function commitsSince(tag: string): Commit[] {
  const log = git('log', '--format=%h%x1f%s%x1f%b%x1e', ...(tag ? [`${tag}..HEAD`] : []));
  return log.split('\x1e').flatMap((entry) => {
    const [hash = '', line = '', body = ''] = entry.trim().split('\x1f');
    const [, type, scope = '', mark, subject] = /^(\w+)(?:\(([^)]*)\))?(!)?: (.+)$/.exec(line) ?? [];
    if (!type || !subject || (type === 'chore' && scope === 'release')) return [];
    return [{ hash, type, scope, subject, breaking: Boolean(mark) || /^BREAKING[ -]CHANGE:/m.test(body) }];
  });
}

/** Before 1.0 a break is a new minor version, as Semantic Versioning leaves open. */
function raised(from: string, list: Commit[]): string {
  const [major = 0, minor = 0, patch = 0] = from.split('.').map(Number);
  if (list.some(({ breaking }) => breaking) && major > 0) return `${major + 1}.0.0`;
  if (list.some(({ type, breaking }) => breaking || type === 'feat')) return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
}

function render(name: string, list: Commit[]): string {
  const line = ({ scope, subject, hash }: Commit) =>
    `- ${scope ? `**${scope}**: ` : ''}${subject} (${hash})\n`;
  const parts: [title: string, held: Commit[]][] = [
    ['Changes that break', list.filter(({ breaking }) => breaking)],
    ...Object.entries(sections).map(([type, title]): [string, Commit[]] => [
      title,
      list.filter((one) => one.type === type),
    ]),
  ];
  const told = parts.filter(([, held]) => held.length > 0);
  const day = new Date().toISOString().slice(0, 10);
  return `## ${name} (${day})\n\n${told.map(([title, held]) => `### ${title}\n\n${held.map(line).join('')}\n`).join('')}`;
}

function writeVersion(file: string, name: string) {
  const content = JSON.parse(readFileSync(file, 'utf8'));
  content.version = name;
  if (content.packages?.['']) content.packages[''].version = name;
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
