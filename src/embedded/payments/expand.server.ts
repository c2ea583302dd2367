import { invalidRequest } from './api-error.server.ts';
import type { Form } from './form-encoding.server.ts';
import { listOf as objectList } from './objects/empty.server.ts';
import { listOf, requiredText } from './params.server.ts';
import type { State } from './state.server.ts';
import { kinds, newestFirst } from './tables.server.ts';

type Plain = Record<string, unknown>;
const deepest = 4;

/** A copy of the answer with an object in the place of each id that `expand` asks for. */
export function expandAnswer<T>(state: State, answer: T, form: Form): T {
  const copy = structuredClone(answer);
  const paths = form.expand === undefined ? [] : listOf(requiredText)(form.expand, 'expand');
  for (const path of paths) {
    // The search has counted by itself.
    if (path === 'total_count' && Object.hasOwn(Object(answer), path)) continue;
    const keys = path.split('.');
    if (keys.length > deepest)
      throw invalidRequest(`You cannot expand more than ${deepest} levels of a property. Property: ${path}`, {
        param: 'expand',
      });
    expandInto(state, copy, keys, path);
  }
  return copy;
}

function expandInto(state: State, target: unknown, keys: string[], path: string): void {
  const [key, ...rest] = keys;
  if (key === undefined || target === null || target === undefined) return;
  if (Array.isArray(target)) {
    for (const entry of target) expandInto(state, entry, keys, path);
    return;
  }
  if (typeof target !== 'object') throw notExpandable(path);
  const holder = target as Plain;
  if (!Object.hasOwn(holder, key)) holder[key] = included(state, holder, key, path);
  const value = holder[key];
  if (typeof value === 'string') {
    const row = getAnyRow(state, value);
    if (!row) throw notExpandable(path);
    holder[key] = structuredClone(row);
  } else if (rest.length === 0 && typeof value !== 'object') throw notExpandable(path);
  expandInto(state, holder[key], rest, path);
}

/** Fields that are there only when asked for. */
function included(state: State, holder: Plain, key: string, path: string): unknown {
  const id = String(holder.id);
  const { rows } = state;
  if (holder.object === 'invoice' && key === 'payments')
    return structuredClone(
      objectList(
        '/v1/invoice_payments',
        newestFirst(rows, 'invoice_payment').filter((row) => row.invoice === id),
      ),
    );
  if (holder.object === 'checkout.session' && key === 'line_items')
    return structuredClone(objectList(`/v1/checkout/sessions/${id}/line_items`, state.lineItems[id] ?? []));
  if (holder.object === 'customer' && key === 'subscriptions')
    return structuredClone(
      objectList(
        `/v1/customers/${id}/subscriptions`,
        newestFirst(rows, 'subscription').filter((row) => row.customer === id && row.status !== 'canceled'),
      ),
    );
  throw notExpandable(path);
}

function getAnyRow(state: State, id: string): object | null {
  for (const kind of kinds) {
    const table: Record<string, object> = state.rows[kind];
    if (Object.hasOwn(table, id)) return table[id] ?? null;
  }
  if (state.deletedCustomers.includes(id)) return { id, object: 'customer', deleted: true };
  return null;
}

function notExpandable(path: string) {
  return invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
}
