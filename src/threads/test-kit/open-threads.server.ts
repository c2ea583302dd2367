import { type Call, openRoutes } from '../../../test/open-routes.ts';
import type { Database } from '../../platform/db.server.ts';
import { threadRoutes } from '../routes.server.ts';

/** The threads by themselves. */
export function openThreads(db: Database) {
  const { call, ...rest } = openRoutes(db, threadRoutes);
  return {
    ...rest,
    call: (user: string, path: string, options?: Call) => call(user, `/threads${path}`, options),
  };
}
