import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '../account/site.ts';
import { readModelSettings, writersOf } from '../generation/models/model-settings.server.ts';
import type { Env } from '../platform/env.server.ts';

export function siteFromSettings(env: Env): Site {
  return {
    origin: env.PUBLIC_URL,
    identity: env.identity.kind,
    writers: writersOf(readModelSettings(env)),
    operator: {
      name: env.LEGAL_NAME ?? null,
      address: env.LEGAL_ADDRESS ?? null,
      nif: env.LEGAL_NIF ?? null,
      email: env.LEGAL_EMAIL ?? null,
      phone: env.LEGAL_PHONE ?? null,
      registry: env.LEGAL_REGISTRY ?? null,
    },
  };
}

export async function pagesStampOf(dist: string, site: Site): Promise<string> {
  const code = await readFile(join(dist, 'code.stamp'), 'utf8');
  return createHash('sha256')
    .update(code + JSON.stringify(site))
    .digest('hex');
}

/** The name of the site and its legal notice stand in the built pages, and not only in the settings. */
export async function saysOldPages(dist: string, env: Env): Promise<string[]> {
  const built = await readFile(join(dist, 'pages', '.stamp'), 'utf8').catch(() => '');
  if (built === (await pagesStampOf(dist, siteFromSettings(env)).catch(() => ''))) return [];
  return ['las páginas y su aviso legal son de otros ajustes: npm run build, y reinicia.'];
}
