import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../test/rig/free-port.ts';
import { startServing } from '../test/rig/processes.ts';

const entry = fileURLToPath(new URL('../src/app/main.server.ts', import.meta.url));
const measure = new URL('./measure.ts', import.meta.url).href;
const answersWithinMs = 20_000;

interface Figures {
  residentBytes: number;
  peakBytes: number;
  p99Ms: number;
  workP99Ms: number;
  workMaxMs: number;
}

export interface Server {
  name: string;
  port: number;
  /** What the browser's address bar would say, and so what `Origin` has to be. */
  origin: string;
  folder: string;
  log(): string;
  alive(): boolean;
  ask(question: 'start' | 'read' | 'settle'): Promise<Figures>;
  stop(): Promise<void>;
}

/** The shipped entry as a process of its own, in a folder that holds `dist/`, with everything that is not set embedded. */
export async function startServer(
  name: string,
  folder: string,
  settings: Record<string, string> = {},
): Promise<Server> {
  const port = await freePort();
  const { child, log, alive, stop } = await startServing(['--expose-gc', '--import', measure, entry], {
    port,
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
  return {
    name,
    port,
    origin: settings.PUBLIC_URL ?? `http://localhost:${port}`,
    folder,
    log,
    alive,
    ask: (question) => ask(child, question),
    stop: () => stop('SIGKILL'),
  };
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
