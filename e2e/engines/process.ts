import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

export interface Running {
  /** What the pattern found in what the process said. */
  said: string;
  stop(): Promise<void>;
}

/** Starts a process with its own group, and waits until it has said what is looked for. */
export async function startProcess(
  command: string,
  args: string[],
  awaited: RegExp,
  env: Record<string, string> = {},
): Promise<Running> {
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const ended = once(child, 'close');
  const stop = async () => {
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid);
    await ended;
  };
  try {
    return { said: await hear(child, awaited), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function hear(child: ChildProcess, awaited: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const listen = (chunk: Buffer) => {
      text += chunk;
      const found = awaited.exec(text);
      if (found) resolve(found[1] ?? found[0]);
    };
    for (const stream of [child.stdout, child.stderr] as Readable[]) stream.on('data', listen);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${child.spawnfile} ended: ${text.slice(-2_000)}`)));
    setTimeout(
      () => reject(new Error(`${child.spawnfile} is not ready: ${text.slice(-2_000)}`)),
      60_000,
    ).unref();
  });
}
