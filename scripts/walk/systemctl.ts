/**
 * As much of systemctl as the guide uses, for where no systemd runs: the units as they lie in /etc, with their drop-ins, their user, folders and
 * environment, without their sandbox. What it starts it does not watch: an instance that fails stays down.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const folders = ['/etc/systemd/system', '/usr/lib/systemd/system', '/lib/systemd/system'];
const state = '/run/walk';

const unquoted = (text: string) => text.replace(/^(['"])(.*)\1$/, '$2');
const words = (text: string) => [...text.matchAll(/"[^"]*"|'[^']*'|\S+/g)].map(([word]) => unquoted(word));

const [command = '', ...rest] = process.argv.slice(2);
const units = rest.filter((word) => !word.startsWith('-') && !word.endsWith('.timer'));
mkdirSync(state, { recursive: true });
const known = units.filter((unit) => filesOf(unit).length > 0);
if (command === 'enable') for (const unit of known) enable(unit);
if (command === 'enable' && rest.includes('--now')) for (const unit of known) await start(unit);
if (command === 'start') for (const unit of known) await start(unit);
if (command === 'disable') for (const unit of known) disable(unit);
if (command === 'stop' || (command === 'disable' && rest.includes('--now')))
  for (const unit of known) await stop(unit);
if (command === 'restart' || command === 'try-restart')
  for (const unit of known) if ((await stop(unit)) || command === 'restart') await start(unit);
if (command === 'reload') for (const unit of known) run(unit, 'ExecReload');
// As systemd does of one that is not there.
if (command.endsWith('restart') && known.length < units.length) process.exitCode = 5;

function filesOf(unit: string): string[] {
  const name = `${unit.replace(/@.*/, '@')}.service`;
  const main = folders.map((folder) => `${folder}/${name}`).find((file) => existsSync(file));
  const more = `/etc/systemd/system/${name}.d`;
  const dropIns = existsSync(more) ? readdirSync(more).map((file) => `${more}/${file}`) : [];
  return main ? [main, ...dropIns] : [];
}

/** The values of each key, in their order. */
function settingsOf(unit: string): Map<string, string[]> {
  const settings = new Map<string, string[]>();
  const text = filesOf(unit).map((file) => readFileSync(file, 'utf8'));
  for (const [, key = '', value = ''] of text.join('\n').matchAll(/^(\w+)=(.*)$/gm))
    settings.set(key, [...(settings.get(key) ?? []), value.replaceAll('%i', unit.split('@')[1] ?? '')]);
  return settings;
}

function linksOf(unit: string): string[] {
  const targets = settingsOf(unit).get('WantedBy') ?? [];
  return targets.map((target) => `/etc/systemd/system/${target}.wants/${unit}.service`);
}

function enable(unit: string): void {
  disable(unit);
  for (const link of linksOf(unit)) {
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(filesOf(unit)[0] ?? '', link);
  }
}

function disable(unit: string): void {
  for (const link of linksOf(unit)) rmSync(link, { force: true });
}

function addressOf(socket: string): string {
  const file = folders.map((folder) => `${folder}/${socket}`).find((name) => existsSync(name));
  return /^ListenDatagram=(.*)$/m.exec(readFileSync(file ?? '', 'utf8'))?.[1] ?? '';
}

function ways(unit: string) {
  const settings = settingsOf(unit);
  const one = (key: string) => settings.get(key)?.at(-1);
  const user = one('User') ?? 'root';
  const [, , , , , HOME = '/'] = execFileSync('getent', ['passwd', user], { encoding: 'utf8' }).split(':');
  const file = one('EnvironmentFile');
  const lines = file
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => /^\w+=/.test(line))
    : [];
  const pairs = [...(settings.get('Environment') ?? []).flatMap(words), ...lines].map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [name, unquoted(value.join('='))];
  });
  for (const [key, base] of [
    ['RuntimeDirectory', '/run'],
    ['StateDirectory', '/var/lib'],
  ] as const)
    if (one(key))
      execFileSync('install', [
        '-d',
        '-o',
        user,
        '-g',
        user,
        '-m',
        one(`${key}Mode`) ?? '0755',
        `${base}/${one(key)}`,
      ]);
  const env = { PATH: process.env.PATH, HOME, ...Object.fromEntries(pairs) } as NodeJS.ProcessEnv;
  const asUser = ['--reuid', user, '--regid', one('Group') ?? user, '--init-groups', '--'];
  const cwd = one('WorkingDirectory') ?? '/';
  const log = openSync(`${state}/${unit}.log`, 'a');
  /** As systemd: a variable that stands alone is as many words as it holds. */
  const commandOf = (line: string) =>
    words(line).flatMap((word) => (/^\$\w+$/.test(word) ? words(env[word.slice(1)] ?? '') : [word]));
  return {
    settings,
    commandOf,
    options: { cwd, env, stdio: ['ignore', log, log] as ['ignore', number, number] },
    asUser,
  };
}

function run(unit: string, key: string): void {
  const { settings, commandOf, options, asUser } = ways(unit);
  for (const line of settings.get(key) ?? []) {
    const isRoot = line.startsWith('+');
    const [program = '', ...args] = commandOf(line.replace('+', ''));
    const { status } = isRoot
      ? spawnSync(program, args, options)
      : spawnSync('setpriv', [...asUser, program, ...args], options);
    if (status === 0) continue;
    console.error(`${unit}: ${key} failed, see ${state}/${unit}.log`);
    process.exit(1);
  }
}

async function start(unit: string): Promise<void> {
  if (pidOf(unit)) return;
  run(unit, 'ExecStartPre');
  const { settings, commandOf, options, asUser } = ways(unit);
  if (settings.get('Type')?.includes('oneshot')) {
    run(unit, 'ExecStart');
    run(unit, 'ExecStartPost');
    return;
  }
  const command = commandOf(settings.get('ExecStart')?.at(-1) ?? '');
  const [from, to] = (settings.get('BindReadOnlyPaths')?.at(-1) ?? '').split(':');
  const seen = to ? ['unshare', '--mount', 'sh', '-c', `mount --bind ${from} ${to}; exec "$@"`, 'sh'] : [];
  const socket = settings.has('Sockets')
    ? undefined
    : settings.get('Requires')?.find((name) => name.endsWith('.socket'));
  const listening = socket ? ['systemd-socket-activate', '--datagram', '--listen', addressOf(socket)] : [];
  const [program = '', ...args] = [...seen, 'setpriv', ...asUser, ...listening, ...command];
  const child = spawn(program, args, { ...options, detached: true });
  child.unref();
  writeFileSync(`${state}/${unit}.pid`, String(child.pid));
  // Type=notify: ready is what speaks on its socket; for ours the guide asks.
  await pause(settings.get('Type')?.includes('notify') ? 1_000 : 0);
}

/** Whether it ran. */
async function stop(unit: string): Promise<boolean> {
  const pid = pidOf(unit);
  if (!pid) return false;
  process.kill(pid, 'SIGTERM');
  while (pidOf(unit)) await pause(20);
  rmSync(`${state}/${unit}.pid`);
  return true;
}

/** Null where it has ended, be it that nobody has asked how. */
function pidOf(unit: string): number | null {
  try {
    const pid = Number(readFileSync(`${state}/${unit}.pid`, 'utf8'));
    return /\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8')) ? null : pid;
  } catch {
    return null;
  }
}
