import { spawnSync } from 'node:child_process';

/** What an operator types, on a machine whose settings name its folder alone. */
export function typed(dataDir: string, script: string, ...args: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  return spawnSync(process.execPath, [`scripts/${script}.ts`, ...args], { env, encoding: 'utf8' });
}
