import { invalidRequest } from './api-error.server.ts';
import type { Form, FormValue } from './form-encoding.server.ts';

/** Reads one parameter or refuses it. `name` is the one the caller wrote, brackets and all. */
export type Reader<T> = (value: FormValue, name: string) => T;
type Shape = Record<string, Reader<unknown>>;
export type Params<S extends Shape> = { [K in keyof S]?: ReturnType<S[K]> };

/** Stripe refuses what it does not know, and so a misspelt parameter shows here and not in production. */
export function readParams<S extends Shape>(
  form: Form,
  shape: S,
  required: (keyof S & string)[] = [],
): Params<S> {
  for (const name of required)
    if (form[name] === undefined || form[name] === '')
      throw invalidRequest(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name });
  return readMap(form, shape, '') as Params<S>;
}

function readMap(form: Form, shape: Shape, prefix: string): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(form)) {
    const name = prefix ? `${prefix}[${key}]` : key;
    const reader = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (!reader)
      throw invalidRequest(`Received unknown parameter: ${name}`, { code: 'parameter_unknown', param: name });
    read[key] = reader(value, name);
  }
  return read;
}

/** An empty string unsets, as in Stripe. */
export const text: Reader<string | null> = (value, name) => {
  if (typeof value !== 'string') throw invalidRequest(`Invalid string: ${name}`, { param: name });
  if (value.length > 5_000)
    throw invalidRequest(`Invalid string: ${name}; must be at most 5000 characters`, { param: name });
  return value === '' ? null : value;
};

export const requiredText: Reader<string> = (value, name) => {
  const read = text(value, name);
  if (read === null)
    throw invalidRequest(`You passed an empty string for '${name}'.`, {
      code: 'parameter_invalid_empty',
      param: name,
    });
  return read;
};

export const flag: Reader<boolean> = (value, name) => {
  if (value === 'true' || value === 'false') return value === 'true';
  throw invalidRequest(`Invalid boolean: ${String(value)}`, { param: name });
};

export const integer: Reader<number> = (value, name) => {
  if (typeof value === 'string' && /^-?\d{1,15}$/.test(value)) return Number(value);
  throw invalidRequest(`Invalid integer: ${String(value)}`, {
    code: 'parameter_invalid_integer',
    param: name,
  });
};

export const email: Reader<string | null> = (value, name) => {
  const read = text(value, name);
  if (read !== null && !/^[^\s@]+@[^\s@]+$/.test(read))
    throw invalidRequest(`Invalid email address: ${read}`, { code: 'email_invalid', param: name });
  return read;
};

export const url: Reader<string | null> = (value, name) => {
  const read = text(value, name);
  const protocol = read === null ? 'https:' : URL.parse(read)?.protocol;
  if (protocol !== 'https:' && protocol !== 'http:')
    throw invalidRequest('Not a valid URL', { code: 'url_invalid', param: name });
  return read;
};

/** Keys with an empty value are to be removed; an empty string for the whole removes all of them. */
export const metadata: Reader<Record<string, string> | null> = (value, name) => {
  if (value === '') return null;
  if (typeof value !== 'object' || Array.isArray(value))
    throw invalidRequest('Invalid object', { param: name });
  for (const [key, entry] of Object.entries(value))
    if (typeof entry !== 'string' || entry.length > 500 || key.length > 40)
      throw invalidRequest('Metadata values can have up to 500 characters and keys up to 40 characters.', {
        param: `${name}[${key}]`,
      });
  return value as Record<string, string>;
};

export function oneOf<T extends string>(...allowed: T[]): Reader<T> {
  return (value, name) => {
    const found = allowed.find((choice) => choice === value);
    if (found !== undefined) return found;
    throw invalidRequest(`Invalid ${name}: must be one of ${allowed.join(', ')}`, { param: name });
  };
}

export function listOf<T>(reader: Reader<T>): Reader<T[]> {
  return (value, name) => {
    if (value === '') return [];
    if (!Array.isArray(value)) throw invalidRequest('Invalid array', { param: name });
    return value.map((entry, index) => reader(entry, `${name}[${index}]`));
  };
}

export function mapOf<S extends Shape>(shape: S): Reader<Params<S>> {
  return (value, name) => {
    if (typeof value !== 'object' || Array.isArray(value))
      throw invalidRequest('Invalid object', { param: name });
    return readMap(value, shape, name) as Params<S>;
  };
}

export function mergeMetadata(
  current: Record<string, string>,
  change: Record<string, string> | null | undefined,
): Record<string, string> {
  if (change === undefined) return current;
  if (change === null) return {};
  return Object.fromEntries(Object.entries({ ...current, ...change }).filter(([, value]) => value !== ''));
}
