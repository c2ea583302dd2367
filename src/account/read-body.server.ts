import type { Context } from 'hono';
import type { z } from 'zod';
import { bodies, readBytes } from '../platform/bodies.server.ts';
import { Failure } from '../platform/http-errors.server.ts';

const usualBytes = 64 * 1024;

export async function readBody<T>(
  c: Context,
  schema: z.ZodType<T>,
  maxBytes = usualBytes,
  room = bodies,
): Promise<T> {
  const held = room.hold();
  try {
    const text = (await readBytes(c, maxBytes, held)).toString('utf8');
    const parsed = schema.safeParse(parseJson(text));
    if (parsed.success) return parsed.data;
    const fields: Record<string, string> = {};
    for (const issue of parsed.error.issues)
      fields[issue.path.join('.') || 'body'] ??= 'Falta o no es correcto.';
    throw new Failure('invalid_input', { fields });
  } finally {
    held.drop();
  }
}

function parseJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
