import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface Child {
  pid: number;
  /** Lines printed so far. */
  lines: string[];
  /** The first line that starts so; rejects if the process ends without it. */
  line(start: string): Promise<string>;
  /** kill -9, and gone when this returns. */
  kill(): Promise<void>;
  ended: Promise<unknown>;
}

/** Runs a script of this folder as a process of its own. It ends by itself if this process does: its stdin closes. */
export function startChild(script: string, env: Record<string, string> = {}): Child {
  const child: ChildProcess = spawn(process.execPath, [new URL(script, import.meta.url).pathname], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', AI_MODELS: 'embedded', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  let complaint = '';
  const ended = once(child, 'close').then(() => {
    for (const wake of waiting) wake();
  });
  child.stderr?.on('data', (chunk) => {
    complaint += chunk;
  });
  if (child.stdout)
    createInterface(child.stdout).on('line', (line) => {
      lines.push(line);
      for (const wake of waiting) wake();
    });
  return {
    pid: child.pid ?? 0,
    lines,
    ended,
    line: (start) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = lines.find((line) => line.startsWith(start));
          const over = child.exitCode !== null || child.signalCode !== null;
          if (found === undefined && !over) return;
          waiting.delete(look);
          if (found !== undefined) resolve(found);
          else reject(new Error(`${script} ended without "${start}": ${lines.join(' | ')} ${complaint}`));
        };
        waiting.add(look);
        look();
      }),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
