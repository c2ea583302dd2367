import type { Database } from './db.server.ts';
import type { Env } from './env.server.ts';
import type { Logger } from './log.server.ts';

/** What every server feature is handed. Nothing reaches for a global. */
export interface Services {
  env: Env;
  db: Database;
  log: Logger;
  now: () => Date;
  surelyPast?: () => Date;
}
