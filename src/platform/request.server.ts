import type { ServerResponse } from 'node:http';
import type { Context } from 'hono';
import { z } from 'zod';
import { Failure } from './http-errors.server.ts';

export function requirePathId(c: Context): string {
  const id = z.uuid().safeParse(c.req.param('id'));
  if (!id.success) throw new Failure('not_found');
  return id.data;
}

export const outgoingOf = (c: Context): ServerResponse | undefined =>
  (c.env as { outgoing?: ServerResponse } | undefined)?.outgoing;

/** After the last byte: an answer that streams is not over when it begins. */
export function whenSent(c: Context, work: () => void): void {
  const outgoing = outgoingOf(c);
  if (outgoing && !outgoing.closed) outgoing.once('close', work);
  else work();
}
