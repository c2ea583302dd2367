import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../test/free-port.ts';
import { ownChild } from './children.ts';
import { scratch } from './scratch.ts';

const script = new URL('./instance.ts', import.meta.url).pathname;

/** One server process on a port that stays its own over restarts. */
export class Instance {
  readonly name: string;
  readonly port: number;
  env: Record<string, string>;
  #child: ChildProcess | null = null;
  /** Ends that nobody asked for. */
  crashes = 0;
  complaints = '';
  serving = false;

  constructor(name: string, port: number, env: Record<string, string>) {
    this.name = name;
    this.port = port;
    this.env = env;
  }

  static async create(name: string, env: Record<string, string>): Promise<Instance> {
    const port = await freePort();
    return new Instance(name, port, { DATA_DIR: join(scratch, name), ...env, PORT: String(port) });
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get alive(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Resolves once it serves; an instance that cannot start rejects with what it said. */
  async start(): Promise<void> {
    const child = ownChild(
      spawn(process.execPath, [script], {
        env: { PATH: process.env.PATH, HOST: '127.0.0.1', ...this.env },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
    this.#child = child;
    child.stderr.on('data', (text) => {
      this.complaints = (this.complaints + text).slice(-4_000);
    });
    const serving = new Promise<void>((resolve, reject) => {
      createInterface(child.stdout).on('line', (line) => {
        if (line === 'serving') resolve();
        appendFileSync(join(scratch, `${this.name}.log`), `${line}\n`);
      });
      child.once('exit', () => reject(new Error(`${this.name} did not start: ${this.complaints}`)));
    });
    child.once('exit', () => {
      if (this.#child === child) this.crashes += 1;
    });
    await serving;
    this.serving = true;
  }

  /** Gone when this returns. */
  async kill(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = this.#child;
    if (!child || !this.alive) return;
    this.#child = null;
    this.serving = false;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  /** Bytes of memory, as the system counts them. */
  async memory(): Promise<number> {
    const text = await fetch(`${this.origin}/metrics`).then((answer) => answer.text());
    return Number(/^salero_resident_bytes (\d+)/m.exec(text)?.[1] ?? 0);
  }
}
