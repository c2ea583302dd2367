import type { Open } from '../../../test/engines.ts';
import { type Call, openRoutes } from '../../../test/open-routes.ts';
import type { Database } from '../../platform/db.server.ts';
import { threadRoutes } from '../routes.server.ts';

/** The threads by themselves. */
export function openThreads(db: Database) {
  const { call, ...rest } = openRoutes(db, threadRoutes);
  return {
    ...rest,
    call: (user: string, path: string, options?: Call) => call(user, `/threads${path}`, options),
    keep: (user: string, body: unknown, key?: string) =>
      call(user, '/threads', { method: 'POST', body, key }),
    change: (user: string, id: string, body: unknown) =>
      call(user, `/threads/${id}`, { method: 'PATCH', body }),
  };
}

/** The threads with Ana there. */
export async function visitThreads(open: Open) {
  const { db, user: ana } = await open.withUser();
  return { db, ana, ...openThreads(db) };
}
