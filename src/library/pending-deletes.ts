import { useSyncExternalStore } from 'react';
import { callApi } from '../account/api.ts';
import { oweErasure, settled } from '../account/owed-erasure.ts';
import type { SessionAnswer } from '../account/session-contract.ts';
import { tellTabs } from '../account/session-tabs.ts';
import { toast } from '../ui/toast.ts';

interface Delete {
  userId: string;
  items: readonly { id: string; path: `/api/${string}` }[];
  deleting?: string;
  deleted: string;
  failed: string;
  onGone: (id: string) => void;
}

interface Pending extends Delete {
  sent: boolean;
}

const pending = new Set<Pending>();
let hidden: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function changed(): void {
  hidden = new Set([...pending].flatMap(({ items }) => items.map(({ id }) => id)));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const none: ReadonlySet<string> = new Set();

export function useHiddenIds(): ReadonlySet<string> {
  return useSyncExternalStore(
    subscribe,
    () => hidden,
    () => none,
  );
}

/** Out of sight at once; gone for good only when the toast is over or the page is hidden or left. */
export function deleteWithUndo(deletion: Delete): void {
  const items = deletion.items.filter(({ id }) => !hidden.has(id));
  if (items.length === 0) return;
  const one: Pending = { ...deletion, items, sent: false };
  pending.add(one);
  changed();
  toast.success(one.deleting ?? one.deleted, {
    action: { label: 'Deshacer', onClick: () => undo(one) },
    onClosed: () => void send(one),
  });
}

function undo(one: Pending): void {
  if (one.sent) {
    toast.info('Ya está borrado: no se puede deshacer.');
    return;
  }
  pending.delete(one);
  changed();
}

async function send(one: Pending): Promise<void> {
  if (!pending.has(one) || one.sent) return;
  one.sent = true;
  const paths = one.items.map(({ path }) => path);
  const done = await Promise.all(
    one.items.map(async (item) => {
      const gone = await deleteNow(item.path, one.userId);
      if (gone) one.onGone(item.id);
      return gone;
    }),
  );
  const failed = paths.filter((_, at) => !done[at]);
  if (failed.length < paths.length) tellTabs('erased');
  settled(one.userId, paths);
  // Whoever has left the page reads no toast: it is asked for again when they are back.
  const isLeft = document.visibilityState === 'hidden' || document.documentElement.hidden;
  if (failed.length > 0 && isLeft) oweErasure(one.userId, failed);
  if (failed.length > 0) toast.error(one.failed);
  else if (one.deleting) toast.success(one.deleted);
  pending.delete(one);
  changed();
}

async function deleteNow(path: string, userId: string): Promise<boolean> {
  const init = { method: 'DELETE', keepalive: true, credentials: 'same-origin' } as const;
  const response = await fetch(path, init).catch(() => null);
  if (response?.status !== 404) return response?.ok ?? false;
  const there = await callApi<SessionAnswer>('/api/session').catch(() => null);
  return there?.user?.id === userId;
}

export async function flushDeletes(): Promise<void> {
  await Promise.all([...pending].map(send));
}

/** Nobody may be there any more when the answer comes. */
function leave(): void {
  for (const { userId, items } of pending)
    oweErasure(
      userId,
      items.map(({ path }) => path),
    );
  void flushDeletes();
}

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', leave);
  // A page that is hidden may be discarded without another word, and a toast's clock stands still meanwhile.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
}
