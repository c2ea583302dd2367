/// <reference path="./oidc-provider.d.ts" />
import type { Adapter, AdapterPayload } from 'oidc-provider/lib/provider.js';

interface Entry {
  payload: AdapterPayload;
  expiresAt: number;
}

const mostEntries = 5_000;

/** Codes, grants and open pages of the local provider: minutes long, so a restart may lose them. */
export function createMemoryAdapter(now: () => number = Date.now): (model: string) => Adapter {
  const entries = new Map<string, Entry>();

  function get(key: string): AdapterPayload | undefined {
    const entry = entries.get(key);
    if (entry && entry.expiresAt <= now()) entries.delete(key);
    return entry && entry.expiresAt > now() ? entry.payload : undefined;
  }

  function makeRoom(): void {
    if (entries.size < mostEntries) return;
    for (const [key, entry] of entries) if (entry.expiresAt <= now()) entries.delete(key);
    const oldest = entries.keys().next();
    if (entries.size >= mostEntries && !oldest.done) entries.delete(oldest.value);
  }

  return (model) => {
    const prefix = `${model}:`;
    return {
      async upsert(id, payload, expiresInSeconds) {
        makeRoom();
        const expiresAt = expiresInSeconds ? now() + expiresInSeconds * 1_000 : Number.POSITIVE_INFINITY;
        entries.set(prefix + id, { payload, expiresAt });
      },
      find: async (id) => get(prefix + id),
      async findByUid(uid) {
        for (const [key, entry] of entries)
          if (key.startsWith(prefix) && entry.payload.uid === uid) return get(key);
        return undefined;
      },
      // Only the device flow, which is off, has user codes.
      findByUserCode: async () => undefined,
      async consume(id) {
        const payload = get(prefix + id);
        if (payload) payload.consumed = Math.floor(now() / 1_000);
      },
      async destroy(id) {
        entries.delete(prefix + id);
      },
      async revokeByGrantId(grantId) {
        for (const [key, entry] of entries)
          if (key.startsWith(prefix) && entry.payload.grantId === grantId) entries.delete(key);
      },
    };
  };
}
