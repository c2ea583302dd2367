import { readModelSettings, writersOf } from '../generation/models/model-settings.server.ts';
import type { Env } from '../platform/env.server.ts';
import type { Site } from './site.ts';

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
