import weightsUrl from './faces.bin?url';
import type { Box } from './regions.ts';

/** Shares of the picture's width and height; a face at the edge may reach beyond. */
export interface PrivatePart extends Box {
  kind: 'face' | 'name';
}

const longestSearchMs = 20_000;

export async function findPrivateParts(
  picture: HTMLCanvasElement,
  stopped: AbortSignal,
): Promise<PrivatePart[]> {
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(longestSearchMs)]);
  // Fetched here: a worker has no line of its own.
  const response = await fetch(weightsUrl, { signal });
  if (!response.ok) throw new Error(`${weightsUrl}: ${response.status}`);
  const [weights, bitmap] = await Promise.all([response.arrayBuffer(), createImageBitmap(picture)]);
  signal.throwIfAborted();
  const worker = new Worker(new URL('./private-parts.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.onerror = reject;
      worker.onmessage = ({ data }: MessageEvent<PrivatePart[]>) => resolve(data);
      worker.postMessage({ picture: bitmap, weights }, [bitmap, weights]);
    });
  } finally {
    worker.terminate();
  }
}
