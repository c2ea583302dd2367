import { accessSync, constants, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SettingError } from './env.server.ts';

const waitMs = 300;

export interface DataLock {
  release(): void;
}

/** The kernel drops SQLite's lock however the process ends. Nothing else may open `lock` here: closing it would drop the lock too. */
export function lockDataDir(dataDir: string): DataLock {
  requireDataDir(dataDir);
  const pidFile = join(dataDir, 'lock.pid');
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(join(dataDir, 'lock'), { timeout: waitMs });
    file.exec('begin exclusive');
    writeFileSync(pidFile, `${process.pid}\n`);
  } catch (error) {
    file?.close();
    if (!isBusy(error)) throw unusable(dataDir, error);
    throw new SettingError(`DATA_DIR ya está en uso por ${holder(pidFile)}: ciérralo o usa otra carpeta.`);
  }
  const held = file;
  return {
    release: () => {
      rmSync(pidFile, { force: true });
      held.close();
    },
  };
}

function isBusy(error: unknown): boolean {
  const sqliteBusy = 5;
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}

function holder(pidFile: string): string {
  try {
    return `otro proceso de Salero (pid ${readFileSync(pidFile, 'utf8').trim()})`;
  } catch {
    return 'otro proceso de Salero';
  }
}

export function requireDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw unusable(dataDir, error);
  }
}

function unusable(dataDir: string, error: unknown): SettingError {
  const reason = error instanceof Error ? error.message : String(error);
  return new SettingError(`DATA_DIR no sirve: no se puede usar la carpeta ${dataDir} (${reason}).`);
}
