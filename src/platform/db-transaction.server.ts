import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient, QueryConfig } from 'pg';
import type { FindUser, Promptness, Tx } from './db.server.ts';
import { isLost } from './db-errors.server.ts';
import type { StatementNames } from './db-names.server.ts';

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const statementTimeoutMs = { usual: 4_000, long: 15_000 };
const roles = { user: 'salero_user', service: 'salero_service' };
const lockTimeoutMs = 3_000;
const idleInTransactionTimeoutMs = 30_000;

/** A timeout would end the wait for a synchronous replica, with a warning, and COMMIT would answer as if all were well. */
const commit = 'set local statement_timeout = 0; commit';

/** Null is the service; a user is known by id, or found by the service. Decision 0043. */
export type Actor = null | string | FindUser;

export interface Attempt {
  committing: boolean;
}

interface Ways extends Promptness {
  actor: Actor;
  names: StatementNames;
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
  // Comes when `work` has asked all that it can, and before that has left: COMMIT goes in the same packet.
  const asked = ways.readsAtOnce && new Promise(process.nextTick);
  // Not awaited yet: what follows leaves on its heels. Should this fail, all of that fails with it.
  const begun = ask(`begin${ways.readsAtOnce ? ' read only' : ''}; ${settingsOf(ways)}`);
  begun.catch(() => {});
  try {
    const tx = drizzle(guarded);
    const finding = isFind(ways.actor) ? find(tx, ways.actor) : undefined;
    if (finding) ask(`set local role ${roles.user}`).catch(() => {});
    const working = Promise.all([begun, finding, work(tx)]);
    if (asked) {
      working.catch(() => {});
      await asked;
      over = true;
      const ended = ask('commit');
      ended.catch(() => {});
      const [, , result] = await working;
      await ended;
      return result;
    }
    const [, , result] = await working;
    over = true;
    attempt.committing = true;
    await ask(commit);
    return result;
  } catch (error) {
    over = true;
    if (!isLost(error)) await ask('rollback').catch(() => {});
    throw error;
  }
}

const isFind = (actor: Actor): actor is FindUser => actor !== null && typeof actor !== 'string';

function find(tx: Tx, { query, found }: FindUser): Promise<void> {
  const answer = tx.execute(
    sql`select found.* from (${query}) found, set_config('app.user_id', found.id::text, true)`,
  );
  // Sent here and now: to await it would send it after what is asked next.
  return answer.then(({ rows }) => found(rows));
}

/** Everything in it is local to the transaction, so that a pooled connection, ours or a proxy's, carries nothing over to the next one. */
function settingsOf({ actor, mayBeLost, mayTakeLong, readsAtOnce }: Ways): string {
  const settings = [
    ...actingAs(typeof actor === 'string' ? actor : null),
    `statement_timeout = ${statementTimeoutMs[mayTakeLong ? 'long' : 'usual']}`,
    // What only reads has been sent with its end: it locks nothing that anybody waits for, nor is it ever idle.
    ...(readsAtOnce
      ? []
      : [
          `lock_timeout = ${lockTimeoutMs}`,
          `idle_in_transaction_session_timeout = ${idleInTransactionTimeoutMs}`,
        ]),
    ...(mayBeLost ? ['synchronous_commit = off'] : []),
  ];
  return settings.map((setting) => `set local ${setting}`).join('; ');
}

function actingAs(userId: string | null): string[] {
  if (userId === null) return [`role ${roles.service}`, `app.user_id = ''`];
  if (!uuidPattern.test(userId)) throw new TypeError('the id is not a uuid');
  return [`role ${roles.user}`, `app.user_id = '${userId}'`];
}
