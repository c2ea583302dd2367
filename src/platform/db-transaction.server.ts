import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient, QueryConfig } from 'pg';
import type { FindUser, Promptness, Tx } from './db.server.ts';
import { isLost } from './db-errors.server.ts';
import type { StatementNames } from './db-names.server.ts';

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const statementTimeoutMs = { usual: 4_000, long: 15_000 };
const lockTimeoutMs = 3_000;
const idleInTransactionTimeoutMs = 30_000;

/** A timeout would end the wait for a synchronous replica, with a warning, and COMMIT would answer as if all were well. */
const commit = 'set local statement_timeout = 0; commit';

/** Null is the service; a user is known by id, or found by the service. Decision 0043. */
export type Actor = null | string | FindUser;

export interface Attempt {
  /** From here on nobody can know whether it was done, until the server says so. */
  committing: boolean;
}

interface Ways extends Promptness {
  actor: Actor;
  names: StatementNames;
  /** For one answer, where that is not what the pool gives. */
  answerTimeoutMs: number | null;
}

export async function inTransaction<T>(
  client: PoolClient,
  ways: Ways,
  work: (tx: Tx) => Promise<T>,
  attempt: Attempt,
): Promise<T> {
  const patience = ways.answerTimeoutMs === null ? {} : { query_timeout: ways.answerTimeoutMs };
  const ask = (text: string) => client.query({ text, ...patience });
  let over = false;
  const query = (config: QueryConfig, values?: unknown[]) => {
    // A query that outlives its transaction would run as the owner, on a connection that is someone else's by then.
    if (over) throw new Error('this transaction is over');
    const name = ways.names.get(config.text);
    return client.query({ ...config, ...patience, ...(name && { name }) }, values);
  };
  const guarded = new Proxy(client, {
    get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)),
  });
  // Not awaited yet: the first query follows on its heels. Should this fail, that query fails with it.
  const begun = ask(`begin; ${settingsOf(ways)}`);
  begun.catch(() => {});
  try {
    const tx = drizzle(guarded);
    if (typeof ways.actor === 'function') ask(actingAs(await ways.actor(tx))).catch(() => {});
    const result = await work(tx);
    await begun;
    over = true;
    attempt.committing = true;
    // Where `work` swallowed an error, the first of these statements fails.
    await ask(commit);
    return result;
  } catch (error) {
    over = true;
    // On a connection that does not answer it would be waited for as long again.
    if (!isLost(error)) await ask('rollback').catch(() => {});
    throw error;
  }
}

/** Everything in it is local to the transaction, so that a pooled connection, ours or a proxy's, carries nothing over to the next one. */
function settingsOf({ actor, mayBeLost = false, mayTakeLong = false }: Ways): string {
  const acting = actingAs(typeof actor === 'string' ? actor : null);
  return `${acting}; set local statement_timeout = ${statementTimeoutMs[mayTakeLong ? 'long' : 'usual']};
    set local lock_timeout = ${lockTimeoutMs}; set local idle_in_transaction_session_timeout = ${idleInTransactionTimeoutMs}
    ${mayBeLost ? '; set local synchronous_commit = off' : ''}`;
}

/** The one place that names a role. The check of the id is also what makes the text safe. */
function actingAs(userId: string | null): string {
  return userId === null
    ? `set local role salero_service; set local app.user_id = ''`
    : `set local role salero_user; set local app.user_id = '${requireUuid(userId)}'`;
}

function requireUuid(text: string): string {
  if (!uuidPattern.test(text)) throw new TypeError('the id is not a uuid');
  return text;
}
