import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../test/free-port.ts';

const entry = fileURLToPath(new URL('../src/app/main.server.ts', import.meta.url));
const measure = new URL('./measure.ts', import.meta.url).href;
const startsWithinMs = 120_000;
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
  const child = spawn(process.execPath, ['--expose-gc', '--import', measure, entry], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      // As `npm start`, the image and the unit have them.
      MALLOC_MMAP_THRESHOLD_: '131072',
      MALLOC_TRIM_THRESHOLD_: '131072',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: join(folder, `data-${name}`),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  const alive = () => child.exitCode === null && child.signalCode === null;
  const server: Server = {
    name,
    port,
    origin: settings.PUBLIC_URL ?? `http://localhost:${port}`,
    folder,
    log: () => log,
    alive,
    ask: (question) => ask(child, question),
    stop: async () => {
      if (!alive()) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
  const deadline = performance.now() + startsWithinMs;
  while (!(await isReady(port))) {
    if (!alive() || performance.now() > deadline) {
      await server.stop();
      throw new Error(`${name} did not start: ${log.slice(-2_000)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return server;
}

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );

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
