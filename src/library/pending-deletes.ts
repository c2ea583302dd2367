import { useSyncExternalStore } from 'react';
import { toast } from '../ui/toast.ts';

interface Delete {
  id: string;
  path: string;
  /** Told while it can still be undone; then `deleted` is told once it is done. */
  deleting?: string;
  deleted: string;
  failed: string;
  /** Once the server has done it. */
  onGone: () => void;
}

/** By id: rows that are out of sight already. `sent`: the server has been asked, so there is no way back. */
const pending = new Map<string, Delete & { sent: boolean }>();
let hidden: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function changed(): void {
  hidden = new Set(pending.keys());
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

/** Out of sight at once; gone for good only when its toast is over or the page is left. */
export function deleteWithUndo(item: Delete): void {
  if (pending.has(item.id)) return;
  pending.set(item.id, { ...item, sent: false });
  changed();
  toast.success(item.deleting ?? item.deleted, {
    action: { label: 'Deshacer', onClick: () => undo(item.id) },
    onClosed: () => void send(item.id),
  });
}

function undo(id: string): void {
  if (pending.get(id)?.sent) return;
  pending.delete(id);
  changed();
}

async function send(id: string): Promise<void> {
  const item = pending.get(id);
  if (!item || item.sent) return;
  item.sent = true;
  const gone = await deleteNow(item.path);
  if (gone) {
    item.onGone();
    if (item.deleting) toast.success(item.deleted);
  } else toast.error(item.failed);
  pending.delete(id);
  changed();
}

/** `keepalive`, so that it also arrives when the page is on its way out. Somebody else's having done it is fine. */
async function deleteNow(path: string): Promise<boolean> {
  const init = { method: 'DELETE', keepalive: true, credentials: 'same-origin' } as const;
  const response = await fetch(path, init).catch(() => null);
  return response !== null && (response.ok || response.status === 404);
}

/** Sends what still waits for its toast: before signing out, for example. */
export async function flushDeletes(): Promise<void> {
  await Promise.all([...pending.keys()].map(send));
}

if (typeof window !== 'undefined') window.addEventListener('pagehide', () => void flushDeletes());
