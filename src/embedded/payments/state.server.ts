import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SettingError } from '../../platform/env.server.ts';
import type { Purchase } from './checkout.server.ts';
import { noRows, type Rows } from './tables.server.ts';

export interface KeptAnswer {
  /** Method, path and parameters of the first request with this key. */
  fingerprint: string;
  status: number;
  body: unknown;
  requestId: string;
  created: number;
}

export interface Delivery {
  event: string;
  endpoint: string;
  attempts: number;
  /** By the clock of the wall, in milliseconds: tests may move the other one. */
  dueAt: number;
}

export interface State {
  version: 1;
  rows: Rows;
  /** Customers whose card is refused. */
  declining: string[];
  /** The signing secret of each endpoint made through the API. */
  secrets: Record<string, string>;
  /** What each checkout session sells. */
  purchases: Record<string, Purchase>;
  answers: Record<string, KeptAnswer>;
  deliveries: Delivery[];
  /** Forms of the pages carry a value derived from it. */
  formKey: string;
}

function newState(): State {
  return {
    version: 1,
    rows: noRows(),
    declining: [],
    secrets: {},
    purchases: {},
    answers: {},
    deliveries: [],
    formKey: randomBytes(32).toString('hex'),
  };
}

/** Only a missing file starts a new state: one that cannot be read is not written over. */
export async function loadState(dataDir: string): Promise<State> {
  const path = join(dataDir, 'pagos.json');
  try {
    const read = JSON.parse(await readFile(path, 'utf8')) as State;
    return { ...newState(), ...read, rows: { ...noRows(), ...read.rows } };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return newState();
    throw new SettingError(`${path} no se puede leer. Recupera una copia o bórralo para empezar de cero.`);
  }
}

export interface Keeper {
  /** Resolves once everything changed until now is in the file. */
  save(): Promise<void>;
}

/** One write at a time; who asks while one runs shares the next. */
export function createKeeper(dataDir: string, state: State): Keeper {
  let last: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;

  async function write(): Promise<void> {
    next = null;
    const file = join(dataDir, 'pagos.json');
    await mkdir(dataDir, { recursive: true });
    await writeFile(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
    await rename(`${file}.new`, file);
  }

  return {
    save() {
      if (!next) {
        // Whoever asked for the one before hears of its failure; this one tries again.
        next = last.then(write, write);
        last = next;
      }
      return next;
    },
  };
}
