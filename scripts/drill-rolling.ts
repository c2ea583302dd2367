/**
 * `npm run drill:rolling [-- REF]`: a version before the newest migration (or REF) is replaced by this one, instance by
 * instance, under load, on one PostgreSQL. Not one request may fail.
 */
import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { committedTags } from '../src/platform/migrate.server.ts';
import { Cluster, runSql } from '../test/rig/cluster.ts';
import { freePort } from '../test/rig/free-port.ts';
import { type Process, startServing } from '../test/rig/processes.ts';
import { startLoad } from './rolling/load.ts';
import { startProxy } from './rolling/proxy.ts';

const people = 6;
const restarts = 4;
const between = 3_000;

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const root = mkdtempSync(join(tmpdir(), 'salero-rolling-'));
const cluster = await Cluster.create('rolling');
const proxy = await startProxy();
const origin = `http://localhost:${proxy.port}`;

try {
  const after = build('HEAD');
  await cluster.createDatabase();
  const { ref, folder: before, instance: first } = await startOlder();
  const cookies = await Promise.all(Array.from({ length: people }, newSession));
  const second = await startInstance(before);
  await serveFrom(first, second);
  const applied = async () => (await query('select tag from schema_migrations')).length;
  console.log(`old: ${git('log', '-1', '--format=%h %s', ref)}, ${await applied()} migrations`);

  const load = startLoad(origin, cookies);
  await pause(between);
  let third = await startInstance(after);
  console.log(`new: one instance beside two old ones, ${await applied()} migrations`);
  await serveFrom(first, second, third);
  await pause(between);
  // Taken out by hand: versions before DRAIN_SECONDS hang up on whoever comes while they stop.
  await serveFrom(second, third);
  await pause(1_000);
  await stop(first);
  let fourth = await startInstance(after);
  await serveFrom(third, fourth);
  await pause(1_000);
  await stop(second);
  await pause(between);
  // From here on an instance says itself that it is about to go.
  for (let round = 0; round < restarts; round++) {
    await stop(round % 2 === 0 ? third : fourth);
    const next = await startInstance(after);
    if (round % 2 === 0) third = next;
    else fourth = next;
    await serveFrom(third, fourth);
    await pause(1_000);
  }
  await load.stop();

  const { requests, slowestMs, failures } = load.tally;
  const answered = [...proxy.answered.values()];
  console.log(`answers by instance, two old ones first: ${answered.join(', ')}`);
  for (const failure of [...new Set(failures)].slice(0, 10)) console.log(`FAIL ${failure}`);
  console.log(`${requests} requests, ${failures.length} failed, slowest ${Math.round(slowestMs)} ms`);
  process.exitCode = failures.length > 0 || answered.length < 4 + restarts ? 1 : 0;
} finally {
  proxy.close();
  await cluster.close();
  rmSync(root, { recursive: true, force: true });
}

interface Instance extends Process {
  port: number;
}

function query(text: string) {
  return runSql(`${cluster.adminUrl}/salero`, text);
}

/** The last release, or else a commit before the newest migration; not every commit between releases runs. */
async function startOlder() {
  const newest = committedTags().at(-1);
  const added = git('log', '--diff-filter=A', '--format=%H', '-1', '--', `migrations/${newest}.sql`);
  const release = git('tag', '--list', 'v*', '--sort=-v:refname').split('\n')[0];
  const before = added ? [1, 4, 12, 30].map((steps) => `${added}~${steps}`) : [];
  for (const ref of process.argv[2] ? [process.argv[2]] : [...(release ? [release] : []), ...before])
    try {
      const folder = build(ref);
      return { ref, folder, instance: await startInstance(folder) };
    } catch (error) {
      console.log(`${ref} does not run: ${error instanceof Error ? error.message : error}`);
    }
  throw new Error('No older version runs: give a REF.');
}

function build(ref: string): string {
  const folder = join(root, ref.replace(/\W/g, '-'));
  mkdirSync(folder);
  const source = execFileSync('git', ['archive', ref], { maxBuffer: 256 * 1024 * 1024 });
  execFileSync('tar', ['-x', '-C', folder], { input: source });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const env = { PATH: process.env.PATH, PUBLIC_URL: origin };
  execFileSync(process.execPath, ['scripts/build.ts'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return folder;
}

async function startInstance(cwd: string): Promise<Instance> {
  const port = await freePort();
  const env = {
    PUBLIC_URL: origin,
    DATABASE_URL: `${cluster.ownerUrl}/salero`,
    DATA_DIR: join(root, 'data'),
    RATE_LIMIT_SCALE: '0',
    DRAIN_SECONDS: '1',
  };
  return { port, ...(await startServing(['src/app/main.server.ts'], { port, cwd, env })) };
}

async function serveFrom(...instances: Instance[]) {
  proxy.use(instances.map(({ port }) => port));
  while (!instances.every(({ port }) => proxy.isReady(port))) await pause(50);
}

async function stop({ child, stop: end }: Instance) {
  await end();
  if (child.exitCode !== 0) throw new Error(`an instance ended with ${child.exitCode ?? child.signalCode}`);
}

/** As the product stores it: the hash of a random token. */
async function newSession(): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('hex');
  await query(`with person as (insert into profiles (email, terms_version) values ('ana@example.test', '1') returning id)
    insert into sessions (user_id, token_hash, expires_at, absolute_expires_at)
    select id, '\\x${hash}', now() + interval '1 hour', now() + interval '1 hour' from person`);
  return `salero=${token}`;
}
