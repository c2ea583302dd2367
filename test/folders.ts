import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { provided } from './provided.ts';

/** Gone with its test, or when `later` says. */
export function newFolder(later: (remove: () => void) => void = onTestFinished): string {
  const path = mkdtempSync(join(tmpdir(), 'salero-test-'));
  later(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** Creating one there, or migrating it, would take seconds. */
export function putPglite(dataDir: string, image: 'pgliteImage' | 'emptyPgliteImage' = 'pgliteImage'): void {
  const path = join(dataDir, 'pglite');
  mkdirSync(path, { recursive: true, mode: 0o700 });
  execFileSync('tar', ['-xf', provided(image), '-C', path], { stdio: 'ignore' });
}

/** A DATA_DIR with a migrated database. */
export function pgliteFolder(): string {
  const dataDir = newFolder();
  putPglite(dataDir);
  return dataDir;
}
