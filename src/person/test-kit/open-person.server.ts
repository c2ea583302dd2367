import type { Open } from '../../../test/engines.ts';
import { openRoutes } from '../../../test/open-routes.ts';
import { requireHarmless } from '../../generation/pipeline/safety.server.ts';
import type { Database } from '../../platform/db.server.ts';
import { personRoutes } from '../routes.server.ts';

/** What a person keeps about themselves, by itself. */
export function openPerson(db: Database, settings?: Record<string, string>) {
  const { call } = openRoutes(db, (surface) => personRoutes(surface, requireHarmless), settings);
  return (user: string | null, method: string, path: string, body?: unknown) =>
    call(user, path, { method, body });
}

/** The same, of Ana. */
export async function visitPerson(open: Open) {
  const { db, user: ana } = await open.withUser();
  const call = openPerson(db);
  return {
    db,
    ana,
    call,
    get: async (path: string) => (await call(ana, 'GET', path)).body,
    put: (path: string, body: unknown) => call(ana, 'PUT', path, body),
  };
}
