import { fileURLToPath } from 'node:url';
import { freePort } from '../test/rig/free-port.ts';
import { bytesOf, type Serving, startServing } from '../test/rig/processes.ts';
import { scratch } from '../test/rig/scratch.ts';

const script = fileURLToPath(new URL('./instance.ts', import.meta.url));

/** One server process on a port that stays its own over restarts. */
export class Instance {
  readonly port: number;
  readonly url: string;
  env: Record<string, string>;
  #serving: Serving | null = null;
  /** Ends that nobody asked for. */
  crashes = 0;

  private constructor(port: number, env: Record<string, string>) {
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.env = env;
  }

  static async create(name: string, env: Record<string, string>): Promise<Instance> {
    return new Instance(await freePort(), { DATA_DIR: scratch(name), ...env });
  }

  get alive(): boolean {
    return this.#serving?.alive() ?? false;
  }

  async start(): Promise<void> {
    const started = await startServing([script], { port: this.port, path: '/healthz', env: this.env });
    this.#serving = started;
    started.child.once('exit', () => {
      if (this.#serving === started) this.crashes += 1;
    });
  }

  async kill(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const running = this.#serving;
    this.#serving = null;
    await running?.stop(signal);
  }

  memory = () => bytesOf(this.#serving?.child.pid);
}
