import { freePort } from '../../../test/rig/free-port.ts';
import { parseEnv } from '../../platform/env.server.ts';
import { createLogger } from '../../platform/log.server.ts';
import { start } from '../start.server.ts';
import type { StaticFiles } from '../static-files.server.ts';

/** The whole server in this process, on a port of its own, with the lines of its log. */
export async function startSite(
  settings: Record<string, string>,
  { files = null, ...rest }: { files?: StaticFiles | null } & Parameters<typeof start>[3] = {},
) {
  const logged: string[] = [];
  const env = parseEnv({ PORT: String(await freePort()), ...settings });
  const log = createLogger((line) => logged.push(line));
  return { ...(await start(env, log, files, rest)), port: env.PORT, origin: env.PUBLIC_URL, logged };
}

export type Site = Awaited<ReturnType<typeof startSite>>;
