import { findWithdrawals, yearAfter } from '../account/kept-counters.server.ts';
import type { Tx } from '../platform/db.server.ts';
import type { Env } from '../platform/env.server.ts';
import { Failure } from '../platform/http-errors.server.ts';
import { premium } from './plans.ts';

const dayFormat = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'Europe/Madrid' });

/**
 * The law gives the right to every contract, so no withdrawal is ever refused. It does not oblige us to make a contract with whoever
 * leaves one after another to use Premium for nothing.
 */
export async function refuseRepeatedWithdrawals(tx: Tx, env: Env, userId: string, at: Date): Promise<void> {
  const first = (await findWithdrawals(tx, env, userId, at))[premium.withdrawalsPerYear - 1];
  if (!first) return;
  const free = dayFormat.format(yearAfter(first));
  throw new Failure('duplicate', {
    message: `Has desistido de dos contratos en los últimos doce meses. Puedes volver a contratar Premium a partir del ${free}.`,
  });
}
