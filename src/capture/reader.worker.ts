import { type Engine, openEngine } from './engine.ts';
import { NotReadable } from './pixels.ts';
import { type ReadPicture, readPicture } from './read-picture.ts';

export type Told =
  | { step: 'preparing' | 'reading' }
  | { read: ReadPicture }
  | { failed: 'not_an_image' | 'too_large' | 'failed' };

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
    tell({ failed: error instanceof NotReadable ? error.reason : 'failed' });
  }
};

const tell = (told: Told) => self.postMessage(told);
