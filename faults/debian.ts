import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
/** What npm does not have: Debian's package for each, and the file that shows it is there. */
import parts from './debian.json' with { type: 'json' };

const aptGetPath = '/usr/bin/apt-get';

export type Part = keyof typeof parts;

function findPart(name: Part): string | null {
  return parts[name].find((path) => existsSync(path)) ?? null;
}

/** Installs what is missing where that is possible, and says what then is still missing. */
export function missingParts(names: Part[]): string | null {
  const wanted = names.filter((name) => findPart(name) === null);
  if (wanted.length > 0 && process.getuid?.() === 0 && existsSync(aptGetPath)) install(wanted);
  const missing = names.filter((name) => findPart(name) === null);
  return missing.length > 0 ? `${missing.join(' and ')} of Debian not installed` : null;
}

function install(names: string[]): void {
  process.stdout.write(`       installing ${names.join(', ')}\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args: string[]) => spawnSync(aptGetPath, args, { env, timeout: 300_000 }).status === 0;
  const command = ['install', '-y', '--no-install-recommends', ...names];
  if (!aptGet(...command) && aptGet('update')) aptGet(...command);
}

export function requirePart(name: Part): string {
  const path = findPart(name);
  if (path === null) throw new Error(`${name} is not installed`);
  return path;
}
