/**
 * Attacks on the shipped server, over real sockets. `npm run test:security [group…]`; the last line counts.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startStandIn } from '../test/models/stand-in.ts';
import { publicSite } from '../test/public-site.ts';
import { Cluster } from '../test/rig/cluster.ts';
import { send } from '../test/rig/http.ts';
import { signIn, somebody } from '../test/rig/sign-in.ts';
import { examples, photoTool, writtenFor } from '../test/tool-examples.ts';
import type { GroupedAttack, Targets } from './attack.ts';
import { attacks } from './attacks.ts';
import { play } from './play.ts';
import { type Server, startServer } from './server.ts';

const wanted = process.argv.slice(2);
const chosen = attacks.filter(({ group }) => wanted.length === 0 || wanted.includes(group));
const folder = mkdtempSync(join(tmpdir(), 'salero-attacked-'));
const servers: Server[] = [];
let database: Cluster | undefined;
const standIn = await startStandIn();

process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const wentWell: boolean[] = [];
try {
  const targets = await open();
  // Slow ones wait most of their time: they have a server of their own and run beside the others.
  const slow = chosen.filter(({ group }) => group === 'slow');
  const quick = chosen.filter((one) => !slow.includes(one));
  await Promise.all([playAll(slow, targets), playAll(quick, targets)]);
} finally {
  await Promise.all(servers.map((server) => server.stop('SIGKILL')));
  await standIn.close();
  await database?.stop('immediate');
}
if (wanted.length === 0 || wanted.includes('fuzz')) wentWell.push(fuzz());
const passed = wentWell.filter(Boolean).length;
process.stdout.write(`${passed} passed, ${wentWell.length - passed} failed\n`);
process.exit(passed < wentWell.length || passed === 0 ? 1 : 0);

/** The fuzzing of `npm test` with far more runs for each endpoint. */
function fuzz(): boolean {
  const { status } = spawnSync('vitest', ['run', 'security/fuzz.test.ts', '--reporter=dot'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: 'inherit',
    env: { ...process.env, FUZZ_RUNS: process.env.FUZZ_RUNS ?? '200' },
  });
  return status === 0;
}

async function playAll(list: GroupedAttack[], targets: Targets): Promise<void> {
  for (const attack of list) {
    const { problems, said } = await play(attack, targets);
    const mark = problems.length === 0 ? 'ok  ' : 'FAIL';
    const lines = [`${mark} ${attack.group}: ${attack.name}`, said, ...problems];
    process.stdout.write(`${lines.join('\n       ')}\n`);
    wentWell.push(problems.length === 0);
  }
}

async function open(): Promise<Targets> {
  layTraps();
  standIn.script({ does: 'answer', text: writtenFor(photoTool) });
  const model = {
    AI_MODELS_BY_TOOL: `${photoTool.id}=compatible/m`,
    AI_BASE_URL: `${standIn.origin}/v1`,
    AI_VISION: 'si',
  };
  // Its empty database is made once: copies start in a fraction of the time.
  const first = await startServer('empty', folder);
  await first.stop('SIGKILL');
  const open = await start('open', { RATE_LIMIT_SCALE: '0', ...model });
  const needed = new Set(chosen.map(({ on }) => on));
  const quiet = needed.has('quiet') ? await start('quiet') : open;
  const limited = needed.has('limited') ? await start('limited') : open;
  const published = needed.has('published') ? await startPublished() : open;
  const attacker = await signIn(open, 'atacante@example.test');
  const victim = await signIn(open, 'victima@example.test');
  // The first readings compile the patterns, and the second ones compile them to the machine's code, once for each process.
  for (const { functionName, example } of [...examples, ...examples]) {
    const { cookie } = await somebody(open);
    for (const body of [example.body, example.full((characters) => 'Hola 😊. '.repeat(characters / 9))])
      await send(open, `/api/functions/${functionName}`, { method: 'POST', cookie, body });
  }
  const guest = await signIn(limited, 'atacante@example.test');
  const secret = 'SECRETO-DE-LA-VICTIMA';
  await send(open, '/api/saved/bios', {
    method: 'POST',
    cookie: victim.cookie,
    body: { bio_text: secret, keywords: secret },
  });
  return { open, quiet, limited, published, attacker, victim, guest, secret, photos: standIn.calls };
}

async function startPublished(): Promise<Server> {
  database = await Cluster.create('published');
  await database.createDatabase();
  // Nobody is asked at these addresses unless an attack makes it happen.
  return start('published', {
    ...publicSite,
    OIDC_ISSUER: 'https://identidad.example',
    METRICS_TOKEN: 'ficha-de-metricas',
    DATABASE_URL: database.url(),
  });
}

async function start(name: string, settings: Record<string, string> = {}): Promise<Server> {
  if (!settings.DATABASE_URL)
    cpSync(join(folder, 'data-empty'), join(folder, `data-${name}`), { recursive: true });
  const server = await startServer(name, folder, settings);
  servers.push(server);
  // What a process takes in its first minutes is not what an attack takes.
  for (let n = 0; n < 100; n += 1) await send(server, n % 2 ? '/' : '/api/session');
  return server;
}

/** The site as built, with what a careless deployment may leave beside it. */
function layTraps(): void {
  const built = fileURLToPath(new URL('../dist', import.meta.url));
  cpSync(built, join(folder, 'dist'), { recursive: true });
  writeFileSync(join(folder, 'secreto.txt'), 'contenido-secreto');
  mkdirSync(join(folder, 'dist', '.git'));
  writeFileSync(join(folder, 'dist', '.git', 'config'), 'contenido-secreto');
  for (const part of ['client', 'pages']) {
    symlinkSync(join(folder, 'secreto.txt'), join(folder, 'dist', part, 'enlace.txt'));
    symlinkSync(folder, join(folder, 'dist', part, 'carpeta'));
  }
}
