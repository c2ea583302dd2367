import type { Context } from 'hono';
import type { z } from 'zod';
import { Failure } from '../platform/http-errors.server.ts';

export async function readBody<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const body: unknown = await c.req.json().catch(() => undefined);
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues)
    fields[issue.path.join('.') || 'body'] ??= 'Falta o no es correcto.';
  throw new Failure('invalid_input', { fields });
}
