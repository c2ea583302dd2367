import type { QueryClient } from '@tanstack/react-query';
import { ApiFailure, callApi } from '../account/api.ts';
import { dropFromTab, keepInTab, readFromTab, waitingSave } from '../account/tab-memory.ts';
import { toast } from '../ui/toast.ts';
import type { CollectionName } from './collections.ts';
import { refreshLibrary } from './library-cache.ts';

export interface Save {
  collection: CollectionName;
  /** The columns of the row. */
  body: Record<string, unknown>;
  idempotencyKey: string;
  /** What the person is told. */
  saved: string;
  failed: string;
}

/** Stores an item and says so, or throws an `ApiFailure`. What is saved already is fine, and is told. */
export async function save(client: QueryClient, { collection, body, idempotencyKey, saved }: Save) {
  try {
    await callApi(`/api/saved/${collection}`, { method: 'POST', body, idempotencyKey });
    toast.success(saved);
    refreshLibrary(client);
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== 'duplicate') throw error;
    toast.info(error.message);
  }
}

/** The server's reason where the person can act on it. */
export function toldFailure(error: unknown, failed: string): string {
  const known = error instanceof ApiFailure ? error : null;
  const actionable =
    known?.code === 'rate_limited' || known?.code === 'premium_required' || known?.status === 0;
  return actionable ? known.message : failed;
}

/** A session that has ended is no reason to lose it: it waits in the tab for the sign-in. */
export function saveAfterSignIn(item: Save): void {
  keepInTab(waitingSave, item);
  toast.info('Lo guardamos en cuanto entres.');
}

/** Once somebody is signed in. The tab forgets another person's before this is asked. */
export async function saveWhatWaits(client: QueryClient): Promise<void> {
  const item = readFromTab(waitingSave) as Save | null;
  if (!item) return;
  dropFromTab(waitingSave);
  await save(client, item).catch((error: unknown) => {
    // Nobody answered: the next page asks again, under the same key.
    if (error instanceof ApiFailure && (error.status === 0 || error.status >= 500))
      keepInTab(waitingSave, item);
    toast.error(toldFailure(error, item.failed));
  });
}
