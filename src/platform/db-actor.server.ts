import type { Reading, Row } from './db.server.ts';
import { requireUuid } from './statement.server.ts';

const statementTimeoutMs = 15_000;
const lockTimeoutMs = 5_000;
const idleInTransactionTimeoutMs = 30_000;

export type Actor = 'service' | { userId: string };

/**
 * The one statement that says on whose behalf a transaction runs. Everything in it is local to the
 * transaction, so a pooled connection carries nothing over to the next one.
 */
export function actingAs(actor: Actor): string {
  return setting({
    ...roleOf(actor),
    'app.user_id': userIdOf(actor),
    statement_timeout: `'${statementTimeoutMs}'`,
    lock_timeout: `'${lockTimeoutMs}'`,
    idle_in_transaction_session_timeout: `'${idleInTransactionTimeoutMs}'`,
  });
}

/** Several readings as one message. Without BEGIN, the statements of a message are one transaction that ends with it. */
export function readingText(readings: readonly Reading[]): string {
  const steps = readings.flatMap(({ as, statements }, index) => {
    const found = typeof as === 'object' && 'userIdFrom' in as;
    // Whoever looks a user up must be allowed to, and is the role of the step before.
    if (found && readings[index - 1]?.as !== 'service') throw new TypeError('a user is found by the service');
    const acting = setting({
      ...(index === 0 && { transaction_read_only: "'on'", statement_timeout: `'${statementTimeoutMs}'` }),
      'app.user_id': found ? `coalesce((${as.userIdFrom.text})::text, '')` : userIdOf(as),
      ...roleOf(as),
    });
    return [acting, ...statements.map(({ text }) => text)];
  });
  return steps.join('; ');
}

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
