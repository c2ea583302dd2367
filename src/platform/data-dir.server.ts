import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { SettingError } from './env.server.ts';

export function requireDataDir(dataDir: string): void {
  try {
    makeFolder(resolve(dataDir));
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw unusable(dataDir, error);
  }
}

/** One folder at a time: Node's recursive way never returns from a parent, such as /proc, that takes none. */
function makeFolder(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (found) throw new Error('no es una carpeta');
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process that starts at the same moment made it first.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

export function unusable(dataDir: string, error: unknown): SettingError {
  const reason = error instanceof Error ? error.message : String(error);
  return new SettingError(`DATA_DIR no sirve: no se puede usar la carpeta ${dataDir} (${reason}).`);
}
