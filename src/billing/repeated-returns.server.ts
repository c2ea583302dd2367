import { type Disputed, findReturns, yearAfter } from '../account/kept-counters.server.ts';
import type { Tx } from '../platform/db.server.ts';
import type { Env } from '../platform/env.server.ts';
import { Failure } from '../platform/http-errors.server.ts';
import { premium } from './plans.ts';

const dayFormat = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'Europe/Madrid' });

/**
 * The law gives the right to every contract, so no withdrawal is ever refused. It does not oblige us to make a contract with whoever
 * leaves one after another, or has the bank take back one payment after another, to use Premium for nothing.
 */
export async function refuseRepeatedReturns(
  tx: Tx,
  env: Env,
  userId: string,
  at: Date,
  disputed: readonly Disputed[],
): Promise<void> {
  const first = (await findReturns(tx, env, userId, at, disputed))[premium.returnsPerYear - 1];
  if (!first) return;
  const free = dayFormat.format(yearAfter(first));
  throw new Failure('duplicate', {
    message: `En los últimos doce meses has desistido de dos contratos o has reclamado su pago al banco. Puedes volver a contratar Premium a partir del ${free}.`,
  });
}
