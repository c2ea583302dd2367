/**
 * `npm run tree`: how big the tree is, how far a call of a tool travels, and who names a tool; `-- --files TOOL` names the files of
 * its call. Fails when README's tree is untrue, and when a call or a name goes further than it may.
 *
 * A file is passed by a call when it lies on a chain of imports, types apart, that leads from the tool's page by way of `callTool` to
 * `fetchApi`, or from the pipeline's routes to what asks the database or a model. What only draws, or only knows Spanish, leads to neither.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
const tracked = git('ls-files').filter((file) => existsSync(file));
const read = (file: string) => readFileSync(file, 'utf8');

const isData = (file: string) => !/\.(tsx?|css|sql|sh)$/.test(file) || /\/data\//.test(file);
const isTest = (file: string) => /\.test\.tsx?$|\/test-kit\//.test(file);

function linesByFolder(): Map<string, { code: number; tests: number }> {
  const folders = new Map<string, { code: number; tests: number }>();
  for (const file of tracked.filter((one) => !isData(one))) {
    const [top = '', second = ''] = file.split('/');
    const folder = top === 'src' ? `src/${second}` : file.includes('/') ? top : '.';
    const sum = folders.get(folder) ?? { code: 0, tests: 0 };
    sum[isTest(file) ? 'tests' : 'code'] += read(file).split('\n').length - 1;
    folders.set(folder, sum);
  }
  return folders;
}

/** Imports of values: what is only a type is gone when the code runs. */
function importedBy(file: string): string[] {
  const statements = read(file).matchAll(
    /(?:^|\n)(?:import|export)\s+(?!type\b)(?:([^;'"]*?)\s+from\s+)?'(\.[^']+)'|import\(\s*'(\.[^']+)'/g,
  );
  return [...statements]
    .filter(([, names]) => names?.replace(/\btype \w+,?/g, '').replace(/[{},\s]/g, '') !== '')
    .map(([, , fixed, lazy]) => join(dirname(file), fixed ?? lazy ?? ''));
}

function filesBetween(start: string, isGoal: (file: string) => boolean): Set<string> {
  const importers = new Map<string, Set<string>>();
  const ahead = [start];
  const seen = new Set<string>();
  for (let file = ahead.pop(); file; file = ahead.pop()) {
    if (seen.has(file) || !existsSync(file)) continue;
    seen.add(file);
    for (const next of importedBy(file)) {
      importers.set(next, (importers.get(next) ?? new Set()).add(file));
      ahead.push(next);
    }
  }
  const passed = new Set<string>();
  const back = [...seen].filter(isGoal);
  for (let file = back.pop(); file; file = back.pop()) {
    if (passed.has(file)) continue;
    passed.add(file);
    back.push(...(importers.get(file) ?? []));
  }
  return passed;
}

export const toolIds = git('ls-files', '-co', '--exclude-standard', 'src/tools').flatMap(
  (file) => /^src\/tools\/([^/]+)\/about\.ts$/.exec(file)?.[1] ?? [],
);

export function passedByCall(toolId: string): string[] {
  const call = 'src/generation/page/call-tool.ts';
  const page = filesBetween(`src/tools/${toolId}/page.tsx`, (file) => file === call);
  const sent = filesBetween(call, (file) => file === 'src/account/api.ts');
  // The database is handed in: who asks it imports no more than its types.
  const server = filesBetween(
    'src/generation/pipeline/routes.server.ts',
    (file) => file.startsWith('src/generation/models/') || /\/platform\/(db|schema)[^/]*'/.test(read(file)),
  );
  return [...new Set([...page, ...sent, ...server]), `src/tools/${toolId}/tool.server.ts`].sort();
}

const mostPassed = 15;
/** The two registries, and for one tool a value of a table, for another the one call of the bench. */
const mostNaming = 3;

function whoNames(toolId: string): string[] {
  // What measures the tools' words (`evals`, with its tests) names the tools.
  const others = [
    `:!src/tools/${toolId}`,
    ':!migrations',
    ':!*.md',
    ':!evals',
    ':!test/evals-*',
    ':!**/data/**',
  ];
  // As a whole word: counters, tables and collections keep their names when a tool gets another. After another word it is one of a
  // sentence: «el outfit».
  const asCode = `(^ *|[^[:alnum:]_ ] *)${toolId}($|[^[:alnum:]_])`;
  return git('grep', '-lE', asCode, '--', ...others);
}

/** What README's tree says and is not so: it names every folder at the root and under src/, one a line. */
export function untrueInTree(readme: string, files: readonly string[]): string[] {
  const block = /## The tree\n+```\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const rows = [...block.matchAll(/^( *)([\w-]+)\/ *(.*)$/gm)].map(([, indent, name, about = '']) => {
    const folder = indent ? `src/${name}` : String(name);
    return [folder, ...[...about.matchAll(/\b([\w-]+)\/(?!\w)/g)].map(([, inner]) => `${folder}/${inner}`)];
  });
  const said = new Set(rows.flat());
  const there = new Set(
    files.flatMap((file) => file.split('/').map((_, depth, all) => all.slice(0, depth).join('/'))),
  );
  const mustBeSaid = [...there].filter((folder) => /^(src\/[^/]+|[^./][^/]*)$/.test(folder));
  return [
    ...[...said]
      .filter((folder) => !there.has(folder))
      .map((folder) => `README names ${folder}/, which is not there`),
    ...mustBeSaid
      .filter((folder) => !said.has(folder))
      .map((folder) => `README's tree leaves out ${folder}/`),
  ];
}

if (import.meta.main) {
  const folders = [...linesByFolder()].sort(([a], [b]) => a.localeCompare(b));
  for (const [folder, { code, tests }] of folders)
    console.log(`${folder.padEnd(18)} ${code} lines and ${tests} of tests`);
  const sum = (part: 'code' | 'tests') => folders.reduce((total, [, lines]) => total + lines[part], 0);
  console.log(`${'all'.padEnd(18)} ${sum('code')} lines and ${sum('tests')} of tests, data apart\n`);
  const untrue = untrueInTree(read('README.md'), tracked);
  for (const toolId of toolIds) {
    const [passed, naming] = [passedByCall(toolId), whoNames(toolId)];
    console.log(
      `${toolId.padEnd(18)} a call passes ${passed.length} files; ${naming.length} outside its folder name it`,
    );
    if (passed.length > mostPassed) untrue.push(`a call of ${toolId} passes more than ${mostPassed} files`);
    if (naming.length > mostNaming) untrue.push(`${toolId} is named by ${naming.join(', ')}`);
  }
  const [, wanted = ''] = process.argv.slice(process.argv.indexOf('--files'));
  if (process.argv.includes('--files')) console.log(`\n${passedByCall(wanted).join('\n')}`);
  for (const line of untrue) console.error(line);
  process.exitCode = untrue.length > 0 ? 1 : 0;
}
