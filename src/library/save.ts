import type { QueryClient } from '@tanstack/react-query';
import { ApiFailure, callApi } from '../account/api.ts';
import { dropFromTab, keepInTab, readFromTab, waitingSave } from '../account/tab-memory.ts';
import type { FailureCode } from '../platform/failures.ts';
import { toast } from '../ui/toast.ts';
import { libraryRoot } from './library-cache.ts';

export interface Save {
  collection: string;
  body: Record<string, unknown>;
  idempotencyKey: string;
  saved: string;
  failed: string;
}

export async function save(
  client: QueryClient,
  { collection, body, idempotencyKey, saved }: Save,
  tell: (text: string) => void,
) {
  try {
    await callApi(`/api/saved/${collection}`, { method: 'POST', body, idempotencyKey });
    tell(saved);
    void client.invalidateQueries({ queryKey: [libraryRoot] });
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== 'duplicate') throw error;
    toast.info(error.message);
  }
}

const actionable: readonly FailureCode[] = ['rate_limited', 'premium_required', 'too_large'];

export function toldFailure(error: unknown, failed: string): string {
  const known = error instanceof ApiFailure ? error : null;
  return known && (known.status === 0 || actionable.includes(known.code)) ? known.message : failed;
}

const waiting = () => [readFromTab(waitingSave) ?? []].flat() as Save[];

function setWaiting(item: Save, waits: boolean): boolean {
  const others = waiting().filter(({ idempotencyKey }) => idempotencyKey !== item.idempotencyKey);
  const items = waits ? [...others, item] : others;
  if (items.length > 0) return keepInTab(waitingSave, items);
  dropFromTab(waitingSave);
  return true;
}

export function saveAfterSignIn(item: Save): void {
  if (setWaiting(item, true)) toast.info('Lo guardamos en cuanto entres.');
  else toast.error('Tu navegador no nos deja recordarlo. Cuando entres, guárdalo otra vez.');
}

const passing: readonly FailureCode[] = ['unauthenticated', 'rate_limited', 'too_large'];

let saving: Promise<void> | undefined;

export function saveWhatWaits(client: QueryClient): Promise<void> {
  saving ??= saveWaiting(client).finally(() => {
    saving = undefined;
  });
  return saving;
}

/** What waits leaves the tab only afterwards: a page that is loaded again meanwhile saves it under the same key, which is once. */
async function saveWaiting(client: QueryClient): Promise<void> {
  for (const item of waiting()) {
    try {
      await save(client, item, toast.success);
    } catch (error) {
      toast.error(toldFailure(error, item.failed));
      const failure = error instanceof ApiFailure ? error : null;
      if (failure && (failure.status === 0 || failure.status >= 500 || passing.includes(failure.code)))
        continue;
    }
    setWaiting(item, false);
  }
}
