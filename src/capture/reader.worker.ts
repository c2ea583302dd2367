import { type Engine, openEngine } from './engine.ts';
import { type ReadPicture, readPicture } from './read-picture.ts';

export type Told = { step: 'preparing' | 'reading' } | { read: ReadPicture } | { failed: Error };

let engine: Engine | undefined;

self.onmessage = async ({ data: file }: MessageEvent<File>) => {
  try {
    if (!engine) {
      tell({ step: 'preparing' });
      engine = await openEngine();
    }
    tell({ step: 'reading' });
    tell({ read: await readPicture(file, engine) });
  } catch (error) {
    tell({ failed: error as Error });
  }
};

const tell = (told: Told) => self.postMessage(told);
