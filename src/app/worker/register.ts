import { isInstalled } from '../install/install-prompt.ts';
import { sayNewer } from './newer.ts';

const optedOut = 'sin-app';
const checkEveryMs = 60 * 60_000;

const wantsNoWorker = (): boolean => {
  try {
    return localStorage.getItem(optedOut) !== null;
  } catch {
    return false;
  }
};

export async function startWorker(): Promise<void> {
  const saving =
    (navigator as { connection?: { saveData?: boolean } }).connection?.saveData && !isInstalled();
  if (!('serviceWorker' in navigator) || wantsNoWorker() || saving) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', async () => {
    await isActive(serviceWorker.controller);
    const kept = await Promise.all(ownModules().map((path) => caches.match(path)));
    sayNewer(kept.includes(undefined));
  });
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => null);
  // An installed app may stay open for days, and browsers look for a new worker only when a document is loaded.
  setInterval(() => registration?.update().catch(() => {}), checkEveryMs);
}

function isActive(worker: ServiceWorker | null): Promise<unknown> | undefined {
  if (worker?.state !== 'activating') return;
  return new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
}

const ownModules = (): string[] => document.getElementById('arranque')?.dataset.modules?.split(' ') ?? [];

export async function removeWorker(): Promise<void> {
  for (const registration of (await navigator.serviceWorker?.getRegistrations()) ?? [])
    await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  localStorage.setItem(optedOut, '1');
}

export const isRemoved = async (): Promise<boolean> =>
  wantsNoWorker() && (await caches.keys().catch(() => [])).length === 0;

export async function allowWorker(): Promise<void> {
  localStorage.removeItem(optedOut);
  await startWorker();
}
