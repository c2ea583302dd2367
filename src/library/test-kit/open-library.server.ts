import { type Call, openRoutes } from '../../../test/open-routes.ts';
import type { Database } from '../../platform/db.server.ts';
import { collections } from '../../tools/registry.server.ts';
import { libraryRoutes } from '../routes.server.ts';

/** The library by itself. */
export function openLibrary(db: Database, settings?: Record<string, string>) {
  const { call } = openRoutes(db, (surface) => libraryRoutes(surface, collections), settings);
  return (user: string, path: string, options?: Call) => call(user, `/saved${path}`, options);
}
