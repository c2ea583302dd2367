import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const runs = join(tmpdir(), 'salero-runs');
const own = join(runs, String(process.pid));
const force = { recursive: true, force: true, maxRetries: 5, retryDelay: 200 };

/** A place in the folder of this run, which goes with it; KEEP_SCRATCH=1 leaves it to be looked at. */
export function scratch(...names: string[]): string {
  if (!existsSync(own)) open();
  return join(own, ...names);
}

function open(): void {
  mkdirSync(runs, { recursive: true, mode: 0o755 });
  removeDead();
  mkdirSync(own, { recursive: true, mode: 0o755 });
  if (!process.env.KEEP_SCRATCH) process.on('exit', () => rmSync(own, force));
}

/** What a run that was killed left behind: its servers, by their own pid files, and its files. */
function removeDead(): void {
  for (const run of readdirSync(runs)) {
    if (isAlive(Number(run))) continue;
    const left = join(runs, run);
    for (const file of readdirSync(left, { recursive: true, encoding: 'utf8' }))
      if (/\b(postmaster|pgbouncer)\.pid$/.test(file)) stopOwnerOf(join(left, file), left);
    rmSync(left, force);
  }
}

function stopOwnerOf(pidFile: string, folder: string): void {
  const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
  // A pid that belongs to something else by now is left alone.
  const command = `/proc/${pid}/cmdline`;
  if (existsSync(command) && readFileSync(command, 'utf8').includes(folder)) process.kill(pid, 'SIGKILL');
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}
