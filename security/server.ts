import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { type Serving, shippedEntry, startServing } from '../test/rig/processes.ts';

const measure = new URL('./measure.ts', import.meta.url).href;
const answersWithinMs = 20_000;

interface Figures {
  residentBytes: number;
  peakBytes: number;
  workP99Ms: number;
  workMaxMs: number;
}

export interface Server extends Serving {
  folder: string;
  ask(question: 'start' | 'read' | 'settle'): Promise<Figures>;
}

/** The shipped entry as a process of its own, in a folder that holds `dist/`, with everything that is not set embedded. */
export async function startServer(
  name: string,
  folder: string,
  settings: Record<string, string> = {},
): Promise<Server> {
  const serving = await startServing(['--expose-gc', '--import', measure, shippedEntry], {
    cwd: folder,
    ipc: true,
    env: {
      // As `npm start`, the image and the unit have them.
      MALLOC_MMAP_THRESHOLD_: '131072',
      MALLOC_TRIM_THRESHOLD_: '131072',
      DATA_DIR: join(folder, `data-${name}`),
      ...settings,
    },
  });
  return { ...serving, folder, ask: (question) => ask(serving.child, question) };
}

function ask(child: ChildProcess, question: string): Promise<Figures> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the server does not answer')), answersWithinMs);
    child.once('message', (figures) => {
      clearTimeout(late);
      resolve(figures as Figures);
    });
    child.send(question);
  });
}
