import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countedTools } from '../src/app/home/page.tsx';
import { newFolder, putPglite } from '../test/folders.ts';
import { toolIds } from './tree.ts';

const here = resolve(import.meta.dirname, '..');
const copy = newFolder(afterAll);

const isCode = (file: string) => /^(src|test|migrations|public)\/|^[^/]+\.(ts|json)$/.test(file);
const inTree = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: here, encoding: 'utf8' })
  .split('\n')
  .filter((file) => isCode(file) || /^(scripts|e2e|evals|faults|security|bench)\//.test(file))
  .filter((file) => existsSync(join(here, file)));

beforeAll(() => {
  for (const file of inTree) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(here, file), join(copy, file));
  }
  symlinkSync(join(here, 'node_modules'), join(copy, 'node_modules'));
});

function run(command: string, ...args: string[]): string {
  try {
    return execFileSync(join('node_modules/.bin', command), args, {
      cwd: copy,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command} ${args.join(' ')}:\n${stdout}\n${stderr}`);
  }
}

/** The server's project reaches the pages by way of the registry, so it tells all. */
const checkTypes = () =>
  run('tsc', '-p', 'tsconfig.server.json', '--incremental', '--tsBuildInfoFile', 'types.json');

const read = (file: string) => readFileSync(join(copy, file), 'utf8');
const edit = (file: string, change: (text: string) => string) => {
  const text = change(read(file));
  expect(text, file).not.toBe(read(file));
  writeFileSync(join(copy, file), text);
};

/** A tool of one word with a table of its own: the folder that is copied, and later deleted. */
const [model = ''] = readdirSync(join(here, 'src/tools')).filter((id) => {
  const saved = join(here, `src/tools/${id}/saved.server.ts`);
  return /^[a-z]+$/.test(id) && existsSync(saved) && readFileSync(saved, 'utf8').includes(`'saved_${id}s'`);
});
const title = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const renamed = (text: string) =>
  text
    .replaceAll(`usage_${model}`, 'usage_count')
    .replaceAll(model, 'sonnet')
    .replaceAll(title(model), 'Sonnet');

const browserRegistry = 'src/tools/registry.ts';
const serverRegistry = 'src/tools/registry.server.ts';
const linesOf = (text: string) => [
  ...(text.match(new RegExp(`^import .*'\\./${model}/.*\\n`, 'gm')) ?? []),
  ...(text.match(new RegExp(`^  \\{[^{}]*\\babout: ${model}About\\b[^{}]*\\},\\n`, 'gm')) ?? []),
  ...(text.match(new RegExp(`^  ${model}: \\{.*\\},\\n`, 'gm')) ?? []),
];

function addTool() {
  mkdirSync(join(copy, 'src/tools/sonnet'));
  const files = readdirSync(join(here, `src/tools/${model}`), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !/\.test\./.test(file.name))
    .map((file) => relative(join(here, `src/tools/${model}`), join(file.parentPath, file.name)));
  for (const name of files) {
    const to = join(copy, 'src/tools/sonnet', renamed(name));
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, renamed(read(`src/tools/${model}/${name}`)));
  }
  edit('src/tools/sonnet/about.ts', (text) =>
    text.replace(/path: '.*'/, "path: '/sonetos'").replace(/title: '.*'/, "title: 'Sonetos'"),
  );
  for (const registry of [browserRegistry, serverRegistry])
    edit(registry, (text) =>
      linesOf(text).reduce((all, line) => all.replace(line, `${line}${renamed(line)}`), text),
    );
}

function addMigration() {
  run('drizzle-kit', 'generate', '--name', 'add_sonnets');
  const file = readdirSync(join(copy, 'migrations')).find((name) => name.endsWith('_add_sonnets.sql'));
  appendFileSync(
    join(copy, 'migrations', file ?? ''),
    ['ALTER TABLE saved_sonnets FORCE ROW LEVEL SECURITY', 'REVOKE ALL ON saved_sonnets FROM PUBLIC']
      .concat('GRANT SELECT, INSERT, DELETE ON saved_sonnets TO salero_user')
      .concat('GRANT UPDATE (search_text, note, favourite, message_text) ON saved_sonnets TO salero_user')
      .map((statement) => `\n--> statement-breakpoint\n${statement};`)
      .join(''),
  );
}

/** Calls the tool, saves what `example.ts` says, lists it and exports it, and prints what came back. */
const visit = `
  import { Hono } from 'hono';
  import { openTools } from './test/models/open-tools.ts';
  import { savedExamples, examples } from './test/tool-examples.ts';
  import { savedParts } from './src/library/collections.server.ts';
  import { exportRoutes } from './src/account/export.server.ts';
  import { openLibrary } from './src/library/test-kit/open-library.server.ts';
  import { openDatabase } from './src/platform/db.server.ts';
  import { parseEnv } from './src/platform/env.server.ts';
  import { createLogger } from './src/platform/log.server.ts';
  import { createRateLimits } from './src/platform/rate-limits.server.ts';
  import { profiles } from './src/platform/schema.server.ts';
  import { collections } from './src/tools/registry.server.ts';

  const env = parseEnv({ DATA_DIR: './data', RATE_LIMIT_SCALE: '0' });
  const log = createLogger(() => {});
  const db = await openDatabase(env, log);
  const id = '00000000-0000-4000-8000-000000000001';
  await db.asService((tx) => tx.insert(profiles).values({ id, email: 'a@example.test' }));
  const { functionName, example } = examples.find((one) => one.id === 'sonnet');
  const answer = await openTools(db)(functionName, example.body, id);
  const library = openLibrary(db);
  const saved = await library(id, '/sonnets', { method: 'POST', body: savedExamples.sonnets });
  const listed = await library(id, '');
  const services = { db, log, env, now: () => new Date() };
  const surface = { ...services, limits: createRateLimits(services), requireUser: async () => ({ id }) };
  const routes = exportRoutes(surface, savedParts(collections));
  const file = await (await new Hono().route('/', routes).request('/export')).json();
  console.log(JSON.stringify({
    answer: answer.status,
    saved: saved.status,
    listed: listed.body.sonnets.items.length,
    exported: file.saved_sonnets?.length,
  }));
  process.exit();
`;

/** Prints two pages as the build would write them, without what a build takes for the browser. */
const prerender = `
  import { createServer } from 'vite';
  const server = await createServer({ server: { middlewareMode: true, ws: false, watch: null }, logLevel: 'error' });
  const { renderPage } = await server.ssrLoadModule('/src/app/prerender.server.tsx');
  const writers = { engine: 'embedded', sees: false, seenBy: [], byTool: {} };
  const site = { origin: 'https://salero.example', identity: 'oidc', writers, operator: {} };
  const assets = { css: '', fonts: [], icon: '', modules: [] };
  const pages = ['/sonetos', '/'].map((path) => renderPage(path, site, assets));
  console.log(JSON.stringify(await Promise.all(pages)));
  await server.close();
`;

function touched(): string[] {
  const files = readdirSync(copy, { recursive: true, encoding: 'utf8' }).filter(isCode);
  const now = files.filter((file) => existsSync(join(copy, file)) && /\.\w+$/.test(file));
  const changed = now.filter(
    (file) => !inTree.includes(file) || read(file) !== readFileSync(join(here, file), 'utf8'),
  );
  return changed.filter((file) => !/^(migrations|src\/tools\/sonnet)\//.test(file)).sort();
}

test('a tenth tool that saves is its folder, its lines in two registries and a migration: it answers, is kept, listed, exported and prerendered', () => {
  addTool();
  addMigration();
  expect(touched()).toEqual([serverRegistry, browserRegistry]);
  writeFileSync(join(copy, 'visit.ts'), visit);
  putPglite(join(copy, 'data'));
  expect(JSON.parse(run('node', 'visit.ts'))).toEqual({ answer: 200, saved: 201, listed: 1, exported: 1 });
  writeFileSync(join(copy, 'prerender.ts'), prerender);
  const [page, home] = JSON.parse(run('node', 'prerender.ts'));
  expect(page).toContain('Sonetos');
  expect(home).toContain(countedTools(toolIds.length + 1));
}, 300_000);

test('the tenth tool compiles, and deleting one is the reverse: nothing else imports it', () => {
  rmSync(join(copy, `src/tools/${model}`), { recursive: true });
  for (const registry of [browserRegistry, serverRegistry])
    edit(registry, (text) => linesOf(text).reduce((all, line) => all.replace(line, ''), text));
  checkTypes();
}, 300_000);

test('a tool without its server half, its tile or its tab does not compile', () => {
  const broken: [string, string, RegExp][] = [
    [serverRegistry, `  sonnet: {.*\n`, /registry\.server\.ts.*\n?.*sonnet/],
    ['src/tools/sonnet/saved.ts', ` texts,`, /sonnet\/saved\.ts.*Expected 4 arguments/],
    [browserRegistry, ` art: sonnetArt,|    art: sonnetArt,\n`, /registry\.ts.*\n?(.*\n)*.*'art'/],
  ];
  const whole = broken.map(([file]) => [file, read(file)] as const);
  for (const [file, gone] of broken) edit(file, (text) => text.replace(new RegExp(gone), ''));
  let said = '';
  try {
    checkTypes();
  } catch (error) {
    said = String(error);
  }
  for (const [, , told] of broken) expect(said).toMatch(told);
  for (const [file, text] of whole.toReversed()) writeFileSync(join(copy, file), text);
}, 300_000);
