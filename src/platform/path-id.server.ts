import type { Context } from 'hono';
import { z } from 'zod';
import { Failure } from './http-errors.server.ts';

export function requirePathId(c: Context): string {
  const id = z.uuid().safeParse(c.req.param('id'));
  if (!id.success) throw new Failure('not_found');
  return id.data;
}
