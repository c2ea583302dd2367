import type { Shared } from './shared.ts';

/** What the worker holds for this page, handed over once; null where nothing came or no worker is there. */
export function askForShared(): Promise<Shared | null> {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (!worker) return Promise.resolve(null);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Shared | null>) => {
      port1.close();
      resolve(data);
    };
    worker.postMessage('compartido', [port2]);
  });
}
