import { stat } from 'node:fs/promises';
import { type Database, openDatabase } from '../src/platform/db.server.ts';
import { type Env, parseEnv } from '../src/platform/env.server.ts';
import { createLogger, type Logger } from '../src/platform/log.server.ts';

/** What an operator types: done with the settings, as whom the service runs as; where it fails, one sentence that begins so. */
export async function command(failed: string, work: (env: Env) => Promise<void>): Promise<void> {
  try {
    const env = parseEnv(process.env);
    await becomeOwner(env.DATA_DIR);
    await work(env);
  } catch (error) {
    console.error(`${failed}: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}

export function explain(usage: string): never {
  console.error(`Uso: ${usage}`);
  process.exit(1);
}

export async function withDatabase<T>(
  env: Env,
  work: (db: Database, log: Logger) => Promise<T>,
  isRestore = false,
): Promise<T> {
  const log = createLogger((line) => process.stderr.write(line));
  const db = await openDatabase(env, log, isRestore);
  return work(db, log).finally(() => db.close());
}

/**
 * Typed by root, a command works with no more than the service has: it leaves nothing that the service could not write or remove, and
 * follows no link into what is root's that whoever took over the service has put in `dataDir`.
 */
async function becomeOwner(dataDir: string): Promise<void> {
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
