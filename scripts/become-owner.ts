import { stat } from 'node:fs/promises';

/**
 * Typed by root, a command works with no more than the service has: it leaves nothing that the service could not write or remove, and
 * follows no link into what is root's that whoever took over the service has put in `dataDir`.
 */
export async function becomeOwner(dataDir: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const owner = await stat(dataDir).catch((error: NodeJS.ErrnoException) => {
    // Nobody has left anything there.
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!owner) return;
  process.setgroups?.([owner.gid]);
  process.setgid?.(owner.gid);
  process.setuid?.(owner.uid);
}
