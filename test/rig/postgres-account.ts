import { spawnSync } from 'node:child_process';

let known: { uid?: number; gid?: number } | undefined;

/** PostgreSQL refuses to run as root: then, and only then, the account it runs as. */
export function postgresAccount(): { uid?: number; gid?: number } {
  known ??= findAccount();
  return known;
}

function findAccount(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = [idOf('-u'), idOf('-g')];
  if (Number.isInteger(uid) && Number.isInteger(gid)) return { uid, gid };
  spawnSync('/usr/sbin/groupadd', ['postgres']);
  spawnSync('/usr/sbin/useradd', ['-g', 'postgres', 'postgres']);
  return { uid: idOf('-u'), gid: idOf('-g') };
}

function idOf(which: '-u' | '-g'): number {
  return Number.parseInt(spawnSync('id', [which, 'postgres'], { encoding: 'utf8' }).stdout, 10);
}
