import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const runs = join(tmpdir(), 'salero-faults');

/** The folder of this run. */
export const scratch = join(runs, String(process.pid));

/** What a run that was killed left behind: its servers, by their own pid files, and its files. */
export function openScratch(): void {
  mkdirSync(runs, { recursive: true, mode: 0o755 });
  for (const run of readdirSync(runs)) {
    if (isAlive(Number(run))) continue;
    const left = join(runs, run);
    for (const file of readdirSync(left, { recursive: true, encoding: 'utf8' }))
      if (/\b(postmaster|pgbouncer)\.pid$/.test(file)) stopOwnerOf(join(left, file), left);
    rmSync(left, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
  mkdirSync(scratch, { mode: 0o755 });
}

export function closeScratch(): void {
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
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
