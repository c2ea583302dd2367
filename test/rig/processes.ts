import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const startsWithinMs = 120_000;
const endsWithinMs = 15_000;
const lastWordsMs = 1_000;
const logLength = 20_000;

const kills = new Set<(signal: NodeJS.Signals) => void>();
process.on('exit', () => {
  for (const kill of kills) kill('SIGKILL');
});

/** A process that ends with this run, however it ends short of kill -9. */
export interface Process extends AsyncDisposable {
  child: ChildProcess;
  log(): string;
  alive(): boolean;
  /** Resolves when it has ended and all that it printed is here. */
  ended: Promise<unknown>;
  /** Gone when this returns: what does not end by itself is killed. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** `detached`: it starts others of its own, which end with it. */
export function startProcess(command: string, args: string[], options: SpawnOptions): Process {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  const kill = (signal: NodeJS.Signals) => {
    if (options.detached && child.pid) process.kill(-child.pid, signal);
    else child.kill(signal);
  };
  kills.add(kill);
  child.once('exit', () => kills.delete(kill));
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-logLength);
    });
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  async function stop(signal: NodeJS.Signals = 'SIGTERM') {
    if (!isAlive()) return;
    const gone = once(child, 'exit');
    kill(signal);
    const late = setTimeout(() => kill('SIGKILL'), endsWithinMs);
    await gone;
    clearTimeout(late);
  }
  const ended = once(child, 'close');
  return { child, log: () => log, alive: isAlive, ended, stop, [Symbol.asyncDispose]: stop };
}

/** Looks until there is something to be seen; what ends before, or takes too long, is stopped, and what it said is the reason. */
export async function untilSeen<Sight>(
  started: Process,
  look: () => Sight | Promise<Sight>,
  withinMs = startsWithinMs,
): Promise<NonNullable<Sight>> {
  const until = performance.now() + withinMs;
  for (;;) {
    const isOver = !started.alive();
    // What it has started itself may hold its output open.
    if (isOver) await Promise.race([started.ended, pause(lastWordsMs)]);
    const seen = await look();
    if (seen) return seen;
    if (isOver || performance.now() > until) break;
    await pause(25);
  }
  await started.stop('SIGKILL');
  throw new Error(`${started.child.spawnargs.at(-1)} did not start: ${started.log().slice(-2_000)}`);
}

interface Wish {
  /** One of its own where none is named. */
  port?: number;
  /** Answers with 200 once it serves. */
  path?: string;
  cwd?: string;
  env?: Record<string, string>;
  /** It may be asked questions (`process.send`). */
  ipc?: boolean;
}

export interface Serving extends Process {
  port: number;
  url: string;
  /** What the browser's address bar would say. */
  origin: string;
}

export const shippedEntry = fileURLToPath(new URL('../../src/app/main.server.ts', import.meta.url));

/** Our own Node with `args`; resolves once it serves. It knows of the environment what it is told, and asks no model of this machine. */
export async function startServing(
  args: string[],
  { port: wanted, path = '/readyz', cwd, env = {}, ipc }: Wish = {},
): Promise<Serving> {
  const port = wanted ?? (await freePort());
  const started = startProcess(process.execPath, args, {
    ...(cwd && { cwd }),
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(port), AI_MODELS: 'embedded', ...env },
    ...(ipc && { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] }),
  });
  const url = `http://127.0.0.1:${port}`;
  await untilSeen(started, async () => (await fetch(url + path).catch(() => null))?.ok);
  return { ...started, port, url, origin: env.PUBLIC_URL ?? `http://localhost:${port}` };
}

export function cpuSecondsOf(pid: number | string | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Of memory, as the system counts it: now (`VmRSS`), or at its highest (`VmHWM`). */
export function bytesOf(pid: number | undefined, which: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${which}:\\s+(\\d+)`).exec(status)?.[1]) * 1024;
}
