import type { Open } from '../../../test/engines.ts';
import { type Call, openRoutes } from '../../../test/open-routes.ts';
import { savedExamples } from '../../../test/tool-examples.ts';
import type { Database } from '../../platform/db.server.ts';
import { collections } from '../../tools/registry.server.ts';
import { libraryRoutes } from '../routes.server.ts';

/** The library by itself. */
export function openLibrary(db: Database, settings?: Record<string, string>) {
  const { call } = openRoutes(db, (surface) => libraryRoutes(surface, collections), settings);
  return (user: string, path: string, options?: Call) => call(user, `/saved${path}`, options);
}

/** The library with Ana in it, who saves the examples of the tools. */
export async function visitLibrary(
  open: Open,
  { tier, settings }: { tier?: 'pro'; settings?: Record<string, string> } = {},
) {
  const { db, user: ana } = await open.withUser({ tier });
  const call = openLibrary(db, settings);
  const caller = tier ? `${ana} ${tier}` : ana;
  return {
    db,
    ana,
    call,
    save: (name: string, body: unknown = savedExamples[name], key?: string) =>
      call(caller, `/${name}`, { method: 'POST', body, key }),
    change: (path: string, body: unknown) => call(ana, path, { method: 'PATCH', body }),
  };
}
