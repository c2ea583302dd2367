import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.server.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import type { RateLimitCheck, RateLimits } from '../../platform/rate-limits.server.ts';
import type { Services } from '../../platform/services.server.ts';
import { refinementsPerResult } from '../refine.ts';
import { type ClaimRow, claimUse, findByKey, giveBack, type Moments } from './ledger-sql.server.ts';
import type { Claim, Reservation, Ticket } from './quota.server.ts';
import { retryWhileUnavailable } from './retry-while-unavailable.server.ts';

/** Takes a use before the work, with the rate limits, in one transaction; or finds what became of an earlier copy of the call. */
export function createReserve(
  db: Services['db'],
  limits: RateLimits,
  moments: () => Moments,
  patienceMs: number,
) {
  return async function reserve(claim: Claim, checks: readonly RateLimitCheck[]): Promise<Reservation> {
    const outcome = await retryWhileUnavailable(patienceMs, () =>
      db.asService(
        async (tx) => {
          const taken = await takeOrFind(tx, claim);
          const isRepeat = !(taken instanceof Failure || 'ticket' in taken);
          // Whoever comes back for an answer has paid its hit already. Over a limit this throws, which undoes the use too.
          if (!isRepeat) await limits.checkAll(tx, checks);
          return taken;
        },
        // A reservation that a crash undoes delivers nothing: the commit of the result waits for both.
        { mayBeLost: true },
      ),
    );
    // Returned rather than thrown inside, so that its hit counts.
    if (outcome instanceof Failure) throw outcome;
    return outcome;
  };

  async function takeOrFind(tx: Tx, claim: Claim, isRetry = false): Promise<Reservation | Failure> {
    const at = moments();
    const row = await claimUse(tx, claim, at);
    if (row && isTaken(claim, row)) return { ticket: ticketOf(claim, row) };
    if (row) await tx.execute(sql`delete from generations where id = ${row.id}::uuid`);
    if (row && claim.of !== undefined) return refinementRefused(tx, claim, claim.of);
    const held = row ? undefined : await findByKey(tx, claim, at);
    if (held && !Buffer.from(held.request_hash).equals(claim.requestHash)) return new Failure('key_reused');
    if (held?.status === 'delivered') return held.result === null ? resultGone() : { result: held.result };
    // An earlier try took it, and the answer of its commit was lost.
    if (held?.id === claim.id) return { ticket: ticketOf(claim, held) };
    if (held?.live) return { runningElsewhere: held.id };
    // A use that a dead process still holds may be the one that is missing, or the key that is taken.
    const expired = sql`user_id = ${claim.userId}::uuid and status = 'reserved' and lease_expires_at <= ${at.now}::timestamptz`;
    const returned = isRetry ? 0 : await giveBack(tx, expired);
    // Another copy of this call may have been quicker: then the key is its by now.
    if (returned > 0 || (held && !isRetry)) return takeOrFind(tx, claim, true);
    if (row) return new Failure('usage_limit_exceeded');
    return new Failure('rate_limited', {
      message: 'Ya tienes varias respuestas en marcha. Espera a que termine alguna.',
      retryAfterSeconds: 5,
    });
  }
}

const isTaken = ({ of }: Claim, { charged, used, refinements }: ClaimRow) =>
  of === undefined ? !charged || used !== null : refinements !== null;

function ticketOf(claim: Claim, row: ClaimRow): Ticket {
  const { quota, unlimited } = claim.tool;
  const remaining = quota && Math.max(0, quota.freeLimit - (row.used ?? 0));
  return {
    id: row.id,
    claim,
    charged: row.charged,
    remainingUses: quota && row.pro ? unlimited : remaining,
    refinementsLeft: refinementsPerResult - (row.refinements ?? 0),
    spentMicroEur: Number(row.spent ?? 0),
  };
}

export const resultGone = () =>
  new Failure('key_reused', { message: 'Este resultado ya no está guardado. Vuelve a generarlo.' });

async function refinementRefused(tx: Tx, { userId, tool }: Claim, of: string): Promise<Failure> {
  const { rows } = await tx.execute(sql`
    select 1 from generations g where g.id = ${of}::uuid and g.user_id = ${userId}::uuid and g.tool = ${tool.id} and g.status = 'delivered'`);
  const message = rows[0]
    ? `Ya has retocado este resultado ${refinementsPerResult} veces. Genera uno nuevo para seguir.`
    : 'El resultado que quieres retocar ya no está. Genera uno nuevo.';
  return new Failure(rows[0] ? 'invalid_input' : 'not_found', {
    message,
    ...(rows[0] && { fields: { refine: message } }),
  });
}
