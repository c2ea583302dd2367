import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { freePort } from '../test/rig/free-port.ts';
import { type Process, startServing } from '../test/rig/processes.ts';
import { scratch } from '../test/rig/scratch.ts';

const script = new URL('./instance.ts', import.meta.url).pathname;

/** One server process on a port that stays its own over restarts. */
export class Instance {
  readonly name: string;
  readonly port: number;
  env: Record<string, string>;
  #process: Process | null = null;
  /** Ends that nobody asked for. */
  crashes = 0;
  serving = false;

  constructor(name: string, port: number, env: Record<string, string>) {
    this.name = name;
    this.port = port;
    this.env = env;
  }

  static async create(name: string, env: Record<string, string>): Promise<Instance> {
    return new Instance(name, await freePort(), { DATA_DIR: scratch(name), ...env });
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get alive(): boolean {
    return this.#process?.alive() ?? false;
  }

  /** Resolves once it serves; an instance that cannot start rejects with what it said. */
  async start(): Promise<void> {
    const started = await startServing([script], { port: this.port, path: '/healthz', env: this.env });
    this.#process = started;
    if (started.child.stdout)
      createInterface(started.child.stdout).on('line', (line) =>
        appendFileSync(scratch(`${this.name}.log`), `${line}\n`),
      );
    started.child.once('exit', () => {
      if (this.#process === started) this.crashes += 1;
    });
    this.serving = true;
  }

  /** Gone when this returns. */
  async kill(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const running = this.#process;
    if (!running?.alive()) return;
    this.#process = null;
    this.serving = false;
    await running.stop(signal);
  }

  /** Bytes of memory, as the system counts them. */
  async memory(): Promise<number> {
    const text = await fetch(`${this.origin}/metrics`).then((answer) => answer.text());
    return Number(/^salero_resident_bytes (\d+)/m.exec(text)?.[1] ?? 0);
  }
}
