import { openEngine } from './engine.ts';
import { type ReadPicture, readPicture } from './read-picture.ts';

export type Told = { read: ReadPicture } | { failed: Error };

let engine: ReturnType<typeof openEngine> | undefined;

self.onmessage = async ({ data: file }: MessageEvent<File>) => {
  const tell = (told: Told) => self.postMessage(told);
  try {
    engine ??= openEngine();
    tell({ read: await readPicture(file, await engine) });
  } catch (error) {
    tell({ failed: error as Error });
  }
};
