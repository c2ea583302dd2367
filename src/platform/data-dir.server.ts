import { accessSync, constants, mkdirSync } from 'node:fs';
import { SettingError } from './env.server.ts';

export function requireDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw unusable(dataDir, error);
  }
}

export function unusable(dataDir: string, error: unknown): SettingError {
  const reason = error instanceof Error ? error.message : String(error);
  return new SettingError(`DATA_DIR no sirve: no se puede usar la carpeta ${dataDir} (${reason}).`);
}
