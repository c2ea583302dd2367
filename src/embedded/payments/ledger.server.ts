import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type Stripe from 'stripe';
import { SettingError } from '../../platform/env.server.ts';
import { noSuch } from './api-error.server.ts';
import * as make from './objects.server.ts';

const kindsOf = {
  customer: make.newCustomer,
  price: make.newPrice,
  'checkout.session': make.newCheckoutSession,
  subscription: make.newSubscription,
  invoice: make.newInvoice,
  invoice_payment: make.newInvoicePayment,
  charge: make.newCharge,
  refund: make.newRefund,
  dispute: make.newDispute,
  'billing_portal.session': make.newPortalSession,
  event: make.newEvent,
};

export type Kind = keyof typeof kindsOf;
export type Tables = { [K in Kind]: ReturnType<(typeof kindsOf)[K]> };
export const kinds = Object.keys(kindsOf) as Kind[];

interface State {
  rows: { [K in Kind]: Record<string, Tables[K]> };
  declining: string[];
  purchases: Record<string, { price: string; metadata: Stripe.Metadata }>;
  answers: Record<string, { fingerprint: string; body: object }>;
  undelivered: string[];
}

export interface Ledger {
  state: State;
  at(): number;
  publicUrl(): string;
  save(): Promise<void>;
}

/** Only a missing file starts a new state: one that cannot be read is not written over. */
export async function openLedger(
  dataDir: string,
  { at, publicUrl }: Pick<Ledger, 'at' | 'publicUrl'>,
): Promise<Ledger> {
  const file = join(dataDir, 'pagos.json');
  const noRows = Object.fromEntries(kinds.map((kind) => [kind, {}]));
  const stored = await readFile(file, 'utf8')
    .then((content) => JSON.parse(content) as Partial<State>)
    .catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
      throw new SettingError(`${file} no se puede leer. Recupera una copia o bórralo para empezar de cero.`);
    });
  const state: State = {
    declining: [],
    purchases: {},
    answers: {},
    undelivered: [],
    ...stored,
    rows: { ...noRows, ...(stored as Partial<State>).rows } as State['rows'],
  };
  let last: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    await mkdir(dataDir, { recursive: true });
    await writeFile(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
    await rename(`${file}.new`, file);
  }

  function save(): Promise<void> {
    last = last.then(write, write);
    return last;
  }

  return { state, at, publicUrl, save };
}

export function getRow<K extends Kind>({ state }: Ledger, kind: K, id: string): Tables[K] | null {
  const table = state.rows[kind];
  return Object.hasOwn(table, id) ? (table[id] ?? null) : null;
}

export function requireRow<K extends Kind>(ledger: Ledger, kind: K, id: string, param = 'id'): Tables[K] {
  const row = getRow(ledger, kind, id);
  if (!row) throw noSuch(kind, id, param);
  return row;
}

export function requireCustomer(ledger: Ledger, id: string, param = 'id'): Tables['customer'] {
  const row = requireRow(ledger, 'customer', id, param);
  if (row.deleted) throw noSuch('customer', id, param);
  return row;
}

export function newestFirst<K extends Kind>({ state }: Ledger, kind: K): Tables[K][] {
  return Object.values(state.rows[kind]).reverse();
}

export function keep<K extends Kind>({ state }: Ledger, kind: K, row: Tables[K]): Tables[K] {
  const table: Record<string, Tables[K]> = state.rows[kind];
  table[row.id] = row;
  return row;
}

export function emit(ledger: Ledger, type: Stripe.Event.Type, object: object): void {
  const { id } = keep(ledger, 'event', make.newEvent(ledger.at(), type, object));
  ledger.state.undelivered.push(id);
}
