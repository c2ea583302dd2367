import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

const startsWithinMs = 120_000;
const endsWithinMs = 15_000;
const logLength = 20_000;

const alive = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
});

/** A process that ends with this run, however it ends short of kill -9. */
export interface Process {
  child: ChildProcess;
  /** The last that it printed. */
  log(): string;
  alive(): boolean;
  /** Gone when this returns: what does not end by itself is killed. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export function startProcess(command: string, args: string[], options: SpawnOptions): Process {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  alive.add(child);
  child.once('exit', () => alive.delete(child));
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-logLength);
    });
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  return {
    child,
    log: () => log,
    alive: isAlive,
    async stop(signal = 'SIGTERM') {
      if (!isAlive()) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      const late = setTimeout(() => child.kill('SIGKILL'), endsWithinMs);
      await gone;
      clearTimeout(late);
    },
  };
}

export interface Node {
  port: number;
  /** Answers with 200 once it serves. */
  path?: string;
  cwd?: string;
  env?: Record<string, string>;
  /** It may be asked questions (`process.send`). */
  ipc?: boolean;
}

/** Our own Node with `args`; resolves once it serves. It knows of the environment what it is told, and asks no model of this machine. */
export async function startServing(
  args: string[],
  { port, path = '/readyz', cwd, env, ipc }: Node,
): Promise<Process> {
  const started = startProcess(process.execPath, args, {
    ...(cwd && { cwd }),
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(port), AI_MODELS: 'embedded', ...env },
    ...(ipc && { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] }),
  });
  const until = performance.now() + startsWithinMs;
  while (!(await fetch(`http://127.0.0.1:${port}${path}`).catch(() => null))?.ok) {
    if (started.alive() && performance.now() < until) await pause(25);
    else {
      await started.stop('SIGKILL');
      throw new Error(`${args.at(-1)} did not start: ${started.log().slice(-2_000)}`);
    }
  }
  return started;
}
