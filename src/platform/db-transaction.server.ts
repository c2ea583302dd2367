import type { Socket } from 'node:net';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { PoolClient, QueryConfig } from 'pg';
import type { Tx } from './db.server.ts';
import { isLost } from './db-errors.server.ts';
import { isKept, nameToKeep } from './db-kept.server.ts';

const dialect = new PgDialect();

/** A timeout would end the wait for a synchronous replica, with a warning, and COMMIT would answer as if all were well. */
const commit = 'set local statement_timeout = 0; commit';

export interface Attempt {
  /** From here on nobody can know whether it was done, until the server says so. */
  committing: boolean;
}

export async function inTransaction<T>(
  client: PoolClient,
  { acting, patience }: { acting: string; patience: { query_timeout: number } | null },
  work: (tx: Tx) => Promise<T>,
  attempt: Attempt,
): Promise<T> {
  let over = false;
  const ask = (text: string) => client.query({ text, ...patience });
  // A query that outlives its transaction would run as the owner, on a connection that is someone else's by then.
  const guarded = {
    query: (config: QueryConfig, ...args: unknown[]) => {
      if (over) throw new Error('this transaction is over');
      const name = isKept(config.text) ? nameToKeep(client, config.text) : undefined;
      const asked = name || patience ? { ...config, ...patience, ...(name && { name }) } : config;
      return Reflect.apply(client.query, client, [asked, ...args]);
    },
  } as unknown as PoolClient;
  const tx = new NodePgTransaction(dialect, new NodePgSession(guarded, dialect, undefined), undefined);
  // Not awaited yet: the first query travels with it. Should it fail, that query fails with it.
  const sendTogether = hold(client);
  const begun = ask(`begin; ${acting}`);
  process.nextTick(sendTogether);
  begun.catch(() => {});
  try {
    const result = await work(tx as unknown as Tx);
    await begun;
    over = true;
    attempt.committing = true;
    // Where `work` swallowed an error, the first of its statements fails.
    await ask(commit);
    return result;
  } catch (error) {
    over = true;
    // On a connection that does not answer it would be waited for as long again.
    if (!isLost(error)) await ask('rollback').catch(() => {});
    throw error;
  }
}

/** What is written until the answer of this is called leaves in one packet, so that the server wakes up once. */
function hold(client: PoolClient): () => void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.cork();
  return () => stream.uncork();
}
