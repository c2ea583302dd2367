import { z } from 'zod';
import { invalidRequest } from './api-error.server.ts';

export type Form = { [key: string]: string | Form };

/** The bracket notation of Stripe's bodies and query strings: `a[b][0]=c` is `{ a: { b: { 0: 'c' } } }`. */
export function parseForm(encoded: string): Form {
  const root: Form = Object.create(null);
  for (const [name, value] of new URLSearchParams(encoded)) {
    const keys = name.split(/[[\]]+/).filter((key) => key !== '');
    const last = keys.pop();
    let branch = root;
    for (const key of keys) {
      const next = branch[key] ?? Object.create(null);
      if (typeof next === 'string')
        throw invalidRequest(`Invalid request parameter name: ${name.slice(0, 100)}`);
      branch[key] = next;
      branch = next;
    }
    if (last !== undefined) branch[last] = value;
  }
  return root;
}

export const text = z.string().min(1).max(5_000);
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const integer = z
  .string()
  .regex(/^-?\d{1,15}$/)
  .transform(Number);
export const email = z.email({ pattern: /^[^\s@]+@[^\s@]+$/ });
export const url = z.url({ protocol: /^https?$/ });
export const metadata = z.record(z.string().max(40), z.string().max(500));
export const arrayOf = <T extends z.ZodType>(item: T) =>
  z.record(z.string().regex(/^\d+$/), item).transform((items): z.output<T>[] => Object.values(items));

/** Stripe refuses what it does not know, and so a misspelt parameter shows here and not in production. */
export function readParams<T extends z.ZodType>(form: Form, schema: T): z.output<T> {
  const read = schema.safeParse(form);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  if (!issue) throw read.error;
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const [head = '', ...inner] = [...issue.path, ...unknown];
  const param = String(head) + inner.map((key) => `[${String(key)}]`).join('');
  if (unknown.length > 0)
    throw invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  if (inner.length === 0 && !(head in form))
    throw invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  const code = issue.code === 'invalid_format' ? `${issue.format}_invalid` : 'parameter_invalid';
  throw invalidRequest(`Invalid ${param}: ${issue.message}`, { code, param });
}
