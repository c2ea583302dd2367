import { createInterface } from 'node:readline';
import { startProcess, untilSeen } from '../rig/processes.ts';

export type Child = ReturnType<typeof startChild>;

/** Runs a script of this folder as a process of its own. It ends by itself if this process does: its stdin closes. */
export function startChild(script: string, env: Record<string, string> = {}) {
  const started = startProcess(process.execPath, [new URL(script, import.meta.url).pathname], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', AI_MODELS: 'embedded', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  if (started.child.stdout)
    createInterface(started.child.stdout).on('line', (line) => {
      lines.push(line);
    });
  return {
    pid: started.child.pid ?? 0,
    /** Printed so far. */
    lines,
    ended: started.ended,
    /** The first line that starts so; rejects if the process ends without it. */
    line: (start: string) => untilSeen(started, () => lines.find((line) => line.startsWith(start))),
    /** Gone when this returns. */
    kill: () => started.stop('SIGKILL'),
  };
}
