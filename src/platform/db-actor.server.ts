const statementTimeoutMs = 15_000;
const lockTimeoutMs = 5_000;
const idleInTransactionTimeoutMs = 30_000;

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * The one statement that says on whose behalf a transaction runs. Everything in it is local to the
 * transaction, so a pooled connection carries nothing over to the next one.
 */
export function actingAs(actor: { userId: string } | 'service'): string {
  const userId = actor === 'service' ? '' : actor.userId;
  // Before SQL: this check is also what makes the text below safe.
  if (actor !== 'service' && !uuidPattern.test(userId)) throw new TypeError('the user id is not a uuid');
  const role = actor === 'service' ? 'salero_service' : 'salero_user';
  const settings = {
    role,
    'app.user_id': userId,
    statement_timeout: `${statementTimeoutMs}`,
    lock_timeout: `${lockTimeoutMs}`,
    idle_in_transaction_session_timeout: `${idleInTransactionTimeoutMs}`,
  };
  const calls = Object.entries(settings).map(([name, value]) => `set_config('${name}', '${value}', true)`);
  return `select ${calls.join(', ')}`;
}
