import { and, desc, eq, gt } from 'drizzle-orm';
import type { Tx } from '../platform/db.server.ts';
import { Failure } from '../platform/http-errors.server.ts';
import { withdrawals } from '../platform/schema.server.ts';
import { premium } from './plans.ts';

const yearMs = 365 * 24 * 60 * 60_000;
const dayFormat = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'Europe/Madrid' });

/**
 * The law gives the right to every contract, so no withdrawal is ever refused. It does not oblige us to make a contract with whoever
 * leaves one after another to use Premium for nothing.
 */
export async function refuseRepeatedWithdrawals(tx: Tx, userId: string, at: Date): Promise<void> {
  const rows = await tx
    .select({ confirmed_at: withdrawals.confirmed_at })
    .from(withdrawals)
    .where(
      and(eq(withdrawals.user_id, userId), gt(withdrawals.confirmed_at, new Date(at.getTime() - yearMs))),
    )
    .orderBy(desc(withdrawals.confirmed_at))
    .limit(premium.withdrawalsPerYear);
  const first = rows[premium.withdrawalsPerYear - 1]?.confirmed_at;
  if (!first) return;
  const free = dayFormat.format(new Date(first.getTime() + yearMs));
  throw new Failure('duplicate', {
    message: `Has desistido de dos contratos en los últimos doce meses. Puedes volver a contratar Premium a partir del ${free}.`,
  });
}
