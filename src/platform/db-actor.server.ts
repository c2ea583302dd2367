import type { Promptness, Reading, Row } from './db.server.ts';
import { requireUuid, type Statement, statement } from './statement.server.ts';

const statementTimeoutMs = { usual: 4_000, long: 15_000 };
const lockTimeoutMs = 3_000;
const idleInTransactionTimeoutMs = 30_000;

export type Actor = 'service' | { userId: string };

/**
 * The one statement that says on whose behalf a transaction runs. Everything in it is local to the
 * transaction, so a pooled connection carries nothing over to the next one.
 */
export function actingAs(actor: Actor, { mayBeLost = false, mayTakeLong = false }: Promptness = {}): string {
  return setting({
    ...roleOf(actor),
    ...(mayBeLost && { synchronous_commit: "'off'" }),
    'app.user_id': userIdOf(actor),
    statement_timeout: `'${statementTimeoutMs[mayTakeLong ? 'long' : 'usual']}'`,
    lock_timeout: `'${lockTimeoutMs}'`,
    idle_in_transaction_session_timeout: `'${idleInTransactionTimeoutMs}'`,
  });
}

/** Several readings as one message. Without BEGIN, the statements of a message are one transaction that ends with it. */
export function readingText(readings: readonly Reading[]): string {
  const steps = readings.flatMap(({ as, statements }, index) => {
    // The user is looked up by a role that may, and that has nobody's id until then.
    if (as === 'found' && readings[index - 1]?.as !== 'service')
      throw new TypeError('a user is found by the service');
    const acting = setting({
      ...(index === 0 && {
        transaction_read_only: "'on'",
        statement_timeout: `'${statementTimeoutMs.usual}'`,
      }),
      ...(as !== 'found' && { 'app.user_id': userIdOf(as) }),
      ...roleOf(as),
    });
    return [acting, ...statements.map(({ text }) => text)];
  });
  return steps.join('; ');
}

/** In the columns of a reading: the next one is on behalf of this user. */
export const foundUser = (id: Statement) => statement`set_config('app.user_id', ${id}::text, true)`;

// The check of the id is also what makes the text safe.
const userIdOf = (actor: Actor) => `'${actor === 'service' ? '' : requireUuid(actor.userId)}'`;
const roleOf = (actor: Reading['as']) => ({ role: `'salero_${actor === 'service' ? 'service' : 'user'}'` });

/** Of the results of that message, those that were asked for. */
export function readRows(readings: readonly Reading[], results: readonly { rows: Row[] }[]): Row[][] {
  const asked = readings.flatMap(({ statements }) => [false, ...statements.map(() => true)]);
  return results.filter((_, index) => asked[index]).map(({ rows }) => rows);
}

function setting(values: Record<string, string>): string {
  const calls = Object.entries(values).map(([name, value]) => `set_config('${name}', ${value}, true)`);
  return `select ${calls.join(', ')}`;
}
