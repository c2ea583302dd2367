import type { Promptness, Reading } from './db.server.ts';
import { Statement, statement } from './statement.server.ts';

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
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
    role: roleOf(actor),
    ...(mayBeLost && { synchronous_commit: 'off' }),
    // The check of the id is also what makes the text safe.
    'app.user_id': userIdOf(actor),
    statement_timeout: statementTimeoutMs[mayTakeLong ? 'long' : 'usual'],
    lock_timeout: lockTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
  });
}

const writing = Statement.fromCode(actingAs('service'));
const writingAway = Statement.fromCode(actingAs('service', { mayBeLost: true }));

/** A transaction of the service that ends with the last of its statements. */
export const writingSteps = (statements: readonly Statement[], mayBeLost: boolean): Statement[] => [
  mayBeLost ? writingAway : writing,
  ...statements,
];

const readingAs = (settings: Record<string, string | number>) => ({
  service: Statement.fromCode(setting({ ...settings, role: roleOf('service') })),
  user: Statement.fromCode(setting({ ...settings, role: roleOf('found') })),
});
const nextReading = readingAs({});
const firstReading = readingAs({
  transaction_read_only: 'on',
  statement_timeout: statementTimeoutMs.usual,
});

/** Several readings, likewise. */
export function readingSteps(readings: readonly Reading[]): Statement[] {
  return readings.flatMap(({ as, statements }, index) => {
    // The user is looked up by a role that may, and that has nobody's id until then.
    if (as === 'found' && readings[index - 1]?.as !== 'service')
      throw new TypeError('a user is found by the service');
    const role = (index === 0 ? firstReading : nextReading)[as === 'service' ? 'service' : 'user'];
    const acting =
      as === 'found' ? role : statement`${role}, set_config('app.user_id', ${userIdOf(as)}, true)`;
    return [acting, ...statements];
  });
}

/** Of the rows of those steps, the ones that were asked for. */
export function askedRows<Rows>(readings: readonly Reading[], rows: readonly Rows[]): Rows[] {
  const asked = readings.flatMap(({ statements }) => [false, ...statements.map(() => true)]);
  return rows.filter((_, index) => asked[index]);
}

/** In the columns of a reading: the next one is on behalf of this user. */
export const foundUser = (id: Statement) => statement`set_config('app.user_id', ${id}::text, true)`;

function userIdOf(actor: Actor): string {
  return actor === 'service' ? '' : requireUuid(actor.userId);
}

function roleOf(actor: Reading['as']): string {
  return `salero_${actor === 'service' ? 'service' : 'user'}`;
}

function requireUuid(text: string): string {
  if (!uuidPattern.test(text)) throw new TypeError('the id is not a uuid');
  return text;
}

function setting(values: Record<string, string | number>): string {
  const calls = Object.entries(values).map(([name, value]) => `set_config('${name}', '${value}', true)`);
  return `select ${calls.join(', ')}`;
}
