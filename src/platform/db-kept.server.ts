import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';

const mark = '/* kept */ ';

/** For the few statements of ordinary transactions that run all day and are dear to plan: each connection plans it once. */
export const kept = (query: SQL): SQL => sql`${sql.raw(mark)}${query}`;
export const isKept = (text: unknown): text is string => typeof text === 'string' && text.startsWith(mark);

const names = new Map<string, string>();
const direct = new WeakSet<ClientBase>();

/**
 * A transaction pooler hands out another connection each time, where a kept statement is not known. It also gives its clients
 * a process number of its own: only where the server's number is the one that we were told are we alone on the connection.
 */
export async function learnWhetherDirect(client: ClientBase): Promise<void> {
  const { rows } = await client.query('select pg_backend_pid() as pid');
  if (rows[0]?.pid === (client as unknown as { processID: number }).processID) direct.add(client);
}

export function nameToKeep(client: ClientBase, text: string): string | undefined {
  if (!direct.has(client)) return undefined;
  const known = names.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 32);
  names.set(text, known);
  return known;
}
