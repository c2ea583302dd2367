import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Row, Tx } from '../../platform/db.server.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import type { RateLimitCheck, RateLimits } from '../../platform/rate-limits.server.ts';
import type { Services } from '../../platform/services.server.ts';
import type { Statement } from '../../platform/statement.server.ts';
import { refinementsPerResult } from '../refine.ts';
import type { Caller } from './caller.server.ts';
import {
  type ClaimRow,
  claimRefinement,
  claimUse,
  giveBack,
  idsOf,
  type Moments,
} from './ledger-sql.server.ts';
import { patiently } from './patiently.server.ts';
import type { Claim, Reservation, Ticket } from './quota.server.ts';

export function createReserve(
  db: Services['db'],
  limits: RateLimits,
  moments: () => Moments,
  patienceMs: number,
) {
  async function claimRow(tx: Tx, claim: Claim): Promise<ClaimRow | undefined> {
    const { of } = claim;
    const taking = of === undefined ? claimUse(claim, moments()) : claimRefinement(claim, of, moments());
    const { rows } = await tx.execute<ClaimRow>(taking.toSql());
    return rows[0];
  }

  /**
   * What nearly every call comes to: a use is left, no limit is reached, the key is new and the session lives. One round trip
   * finds out and takes it all. Null when it is anything else: then nothing of it remains, but for what could not be told.
   */
  async function reserveAtOnce(
    claim: Claim & { id: string },
    checks: readonly RateLimitCheck[],
    alive: Statement | null,
    unanswered: string[],
  ): Promise<{ ticket: Ticket; session: Row | null } | null> {
    const hits = limits.counting(checks);
    const statements = [alive, hits?.statement ?? null, claimUse(claim, moments(), true)];
    const answers = await db.writeAtOnce(statements.filter((one) => one !== null)).catch(failureOnly);
    if (answers instanceof Failure) {
      unanswered.push(claim.id);
      return null;
    }
    const session = alive ? (answers.shift()?.[0] ?? null) : null;
    const overLimit = hits ? hits.refusal(answers.shift() ?? []) : null;
    const row = answers[0]?.[0] as ClaimRow | undefined;
    const lives = session !== null || !alive;
    if (row && (!row.charged || row.used !== null) && !overLimit && lives)
      return { ticket: ticketOf(claim, row), session };
    await db.asService(async (tx) => {
      // In the order in which they are taken, so that two calls cannot wait for each other crosswise.
      if (hits) await tx.execute(hits.undo);
      if (row?.used) await giveBack(tx, sql`id = ${claim.id}::uuid`);
      if (row) await drop(tx, claim.id);
    });
    if (row && overLimit && lives) throw overLimit;
    return null;
  }

  /** A failure that must not undo what the transaction wrote is returned; one that is thrown undoes it. */
  async function settle(
    tx: Tx,
    claim: Claim,
    row: ClaimRow | undefined,
    again = true,
  ): Promise<Reservation | Failure> {
    if (row && claim.of !== undefined && row.refinements === null) {
      await drop(tx, row.id);
      return refinementRefused(tx, claim);
    }
    if (row && (!row.charged || row.used !== null)) return { ticket: ticketOf(claim, row) };
    if (row) await drop(tx, row.id);
    const held = row ? undefined : await findByKey(tx, claim, moments().now);
    if (held && !Buffer.from(held.request_hash).equals(claim.requestHash)) return new Failure('key_reused');
    if (held?.status === 'delivered') return held.result === null ? resultGone() : { result: held.result };
    if (held?.live) return { runningElsewhere: held.id };
    // A use that a dead process still holds may be the one that is missing, or the key that is taken.
    const expired = sql`user_id = ${claim.userId}::uuid and status = 'reserved' and lease_expires_at <= ${moments().now}::timestamptz`;
    const returned = again ? await giveBack(tx, expired) : 0;
    // Another copy of this call may have been quicker: then the key is its by now.
    if (returned > 0 || (again && held)) return settle(tx, claim, await claimRow(tx, claim), false);
    if (row) return new Failure('usage_limit_exceeded');
    return new Failure('rate_limited', {
      message: 'Ya tienes varias respuestas en marcha. Espera a que termine alguna.',
      retryAfterSeconds: 5,
    });
  }

  /**
   * The use is taken before the work, with the rate limits. `caller` is asked for whom where `alive` did not tell in the
   * same breath.
   */
  return async function reserve(
    wanted: Claim,
    checks: readonly RateLimitCheck[],
    caller: Pick<Caller, 'alive' | 'require'>,
  ): Promise<Reservation> {
    const unanswered: string[] = [];
    if (wanted.of === undefined) {
      const claim = { ...wanted, id: randomUUID() };
      const reserved = await reserveAtOnce(claim, checks, caller.alive, unanswered);
      if (reserved) return reserved;
    }
    await caller.require();
    const outcome = await patiently(patienceMs, async () => {
      const claim = { ...wanted, id: randomUUID() };
      const before = [...unanswered];
      unanswered.push(claim.id);
      return db.asService(
        async (tx) => {
          const limited = limits.checkAll(tx, checks).then(() => null, failureOnly);
          // A try whose commit was not answered may hold the use and the key that this one asks for.
          const held = sql`status = 'reserved' and id in (${idsOf(before)})`;
          const returned = before.length > 0 ? giveBack(tx, held) : null;
          const [overLimit, , row] = await Promise.all([limited, returned, claimRow(tx, claim)]);
          const settled = await settle(tx, claim, row);
          // Whoever comes back for an answer has paid its hit already: thrown, so that this one is undone.
          if (!(settled instanceof Failure) && !('ticket' in settled)) throw new Replay(settled);
          if (overLimit) throw overLimit;
          return settled;
          // A reservation that a crash undoes delivers nothing: the commit of the result waits for both.
        },
        { mayBeLost: true },
      );
    }).catch((error: unknown) => {
      if (error instanceof Replay) return error.reservation;
      throw error;
    });
    if (outcome instanceof Failure) throw outcome;
    return outcome;
  };
}

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

/** Undoes the transaction it is thrown in: the answer was there before. */
class Replay extends Error {
  readonly reservation: Reservation;

  constructor(reservation: Reservation) {
    super('already there');
    this.reservation = reservation;
  }
}

function failureOnly(error: unknown): Failure {
  if (error instanceof Failure) return error;
  throw error;
}

export const resultGone = () =>
  new Failure('key_reused', { message: 'Este resultado ya no está guardado. Vuelve a generarlo.' });

async function refinementRefused(tx: Tx, { userId, of, tool }: Claim): Promise<Failure> {
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

async function drop(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`delete from generations where id = ${id}::uuid`);
}

interface Held extends Record<string, unknown> {
  id: string;
  status: string;
  request_hash: Uint8Array;
  result: unknown;
  live: boolean;
}

async function findByKey(tx: Tx, { userId, key }: Claim, now: string): Promise<Held | undefined> {
  const live: SQL = sql`status = 'reserved' and lease_expires_at > ${now}::timestamptz`;
  const { rows } = await tx.execute<Held>(sql`
    select id, status, request_hash, result, ${live} as live from generations
    where user_id = ${userId}::uuid and idempotency_key = ${key}`);
  return rows[0];
}
