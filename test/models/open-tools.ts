import type { ModelLimits } from '../../src/generation/models/model-attempt.server.ts';
import type { Database } from '../../src/platform/db.server.ts';
import { threadReader } from '../../src/threads/collection.server.ts';
import { toolServers } from '../../src/tools/registry.server.ts';
import { openFunctions, send } from './open-functions.ts';

/** The tools' functions by themselves, for a user who is whoever the header `x-user` says. */
export function openTools(
  db: Database,
  settings: Record<string, string> = {},
  limits: Partial<ModelLimits> = {},
) {
  const functions = openFunctions(db, { settings, limits, tools: toolServers, openThread: threadReader });
  return async (
    name: string,
    body: Record<string, unknown>,
    user = '',
    headers: Record<string, string> = {},
  ) => {
    const response = await send(functions, user, body, headers, { name });
    return { status: response.status, text: await response.text() };
  };
}
