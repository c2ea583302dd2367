/** Reads pictures of a chat on this device. Nothing of them is sent anywhere. Decision 0061. */
import { type Captured, joined } from './join.ts';
import { failure } from './pixels.ts';
import type { ReadPicture } from './read-picture.ts';
import type { Told } from './reader.worker.ts';

export type { Captured };

interface Options {
  signal?: AbortSignal;
  onProgress?: (picture: number, of: number) => void;
}

const mostMegabytes = 20;

export async function readCaptures(files: readonly File[], options: Options = {}): Promise<Captured> {
  const { signal, onProgress } = options;
  if (!isSupported()) throw failure('not_supported');
  for (const file of files) {
    if (file.type && !file.type.startsWith('image/')) throw failure('not_an_image');
    if (file.size > mostMegabytes * 1e6) throw failure('too_large');
  }
  // One at a time in one worker, ended with the last: two readers are more than a phone's memory holds.
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' });
  try {
    const read: ReadPicture[] = [];
    for (const [index, file] of files.entries()) {
      signal?.throwIfAborted();
      onProgress?.(index + 1, files.length);
      read.push(await readOne(worker, file, signal));
    }
    const captured = joined(read);
    if (captured.text === '') throw failure('nothing_readable');
    return captured;
  } finally {
    worker.terminate();
  }
}

function readOne(worker: Worker, file: File, signal?: AbortSignal): Promise<ReadPicture> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.onerror = () => reject(failure('failed'));
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      if ('failed' in data) reject(data.failed);
      else resolve(data.read);
    };
    worker.postMessage(file);
  });
}

/** The smallest module with an instruction for eight or more numbers at once. */
const simd = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98,
  11,
]);

const isSupported = () =>
  typeof OffscreenCanvas !== 'undefined' &&
  typeof DecompressionStream !== 'undefined' &&
  typeof WebAssembly !== 'undefined' &&
  WebAssembly.validate(simd);
