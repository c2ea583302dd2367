import { invalidRequest } from './api-error.server.ts';

/** What a form holds once its brackets are read: `a[b][0]=c` is `{ a: { b: ['c'] } }`. */
export type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type Form = { [key: string]: FormValue };

interface Branch {
  children: Map<string, Branch | string>;
}

const deepest = 10;

/** The bracket notation that Stripe takes in bodies and in query strings. */
export function parseForm(encoded: string): Form {
  const root: Branch = { children: new Map() };
  for (const [name, value] of new URLSearchParams(encoded)) plant(root, keysOf(name), value, name);
  return Object.fromEntries([...root.children].map(([key, child]) => [key, harvest(child)]));
}

function keysOf(name: string): string[] {
  const head = /^[^[\]]+/.exec(name)?.[0];
  const rest = head === undefined ? '' : name.slice(head.length);
  if (head === undefined || !/^(\[[^[\]]*\])*$/.test(rest)) throw invalidName(name);
  const keys = [head, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, key]) => key ?? '')];
  if (keys.length > deepest) throw invalidName(name);
  return keys;
}

function plant(root: Branch, keys: string[], value: string, name: string): void {
  let branch = root;
  for (const [depth, key] of keys.entries()) {
    const place = key === '' ? String(branch.children.size) : key;
    if (depth === keys.length - 1) {
      branch.children.set(place, value);
      return;
    }
    const next = branch.children.get(place) ?? { children: new Map<string, Branch | string>() };
    if (typeof next === 'string') throw invalidName(name);
    branch.children.set(place, next);
    branch = next;
  }
}

function harvest(node: Branch | string): FormValue {
  if (typeof node === 'string') return node;
  const entries = [...node.children].map(([key, child]) => [key, harvest(child)] as const);
  if (entries.every(([key], index) => key === String(index))) return entries.map(([, value]) => value);
  // `fromEntries` defines each key as the object's own, `__proto__` too.
  return Object.fromEntries(entries);
}

function invalidName(name: string) {
  return invalidRequest(`Invalid request parameter name: ${name.slice(0, 100)}`, {
    code: 'parameter_invalid',
  });
}
