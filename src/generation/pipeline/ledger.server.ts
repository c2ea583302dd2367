import { setTimeout as pause } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.server.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import type { Services } from '../../platform/services.server.ts';
import type { Fields, Meter } from '../models/engine.server.ts';
import { refinementsPerResult } from '../refine.ts';
import type { Quota } from '../tool.ts';
import { rememberedAnswers } from './given.server.ts';
import {
  type ClaimRow,
  deliverUse,
  findByKey,
  isLapsed,
  isOneOf,
  leaseFor,
  releaseUses,
  reserveUse,
} from './ledger-sql.server.ts';
import refusals from './refusals.json' with { type: 'json' };

export const ledgerTimes = {
  /** Renewed while the work goes on, so that only a process that died, or sleeps, lets one run out. */
  leaseMs: 20_000,
  renewEveryMs: 6_000,
  answerMs: 24 * 60 * 60_000,
  /** Of what is kept for a retry alone: what our rules say in danger, and what newer answers have pushed off the page. */
  retryMs: 10 * 60_000,
  waitMs: 30_000,
  /** How long a call waits to begin, and a result that is written to be kept, while the database is away. */
  reservePatienceMs: 2_000,
  deliverPatienceMs: 10_000,
  stopPollMs: 1_000,
  /** How long a stop that finds nothing waits for a call that it may have overtaken. */
  overtakenMs: 300,
};

export interface Claim {
  id: string;
  userId: string;
  tool: { id: string; quota: Quota | null; unlimited: 999 | null };
  key: string;
  requestHash: Uint8Array;
  expectedMicroEur: number;
  of?: string;
  /** Our own rules alone answer it, so it takes no use, and asks for none. */
  isBound?: boolean;
}

export interface Ticket {
  id: string;
  claim: Claim;
  charged: boolean;
  remainingUses: number | null;
  refinementsLeft: number;
  spentMicroEur: number;
  ownMicroEur: number;
  pro: boolean;
}

export type Reservation = { ticket: Ticket } | { result: unknown } | { runningElsewhere: string };

export type Ended = { result: unknown } | { abandoned: true };

export interface Delivery {
  result: unknown;
  input: Fields | null;
  keptMs: number;
  engine: 'embedded' | 'model';
  free: boolean;
  given: Uint8Array | undefined;
}

export function createLedger({ db, now }: Pick<Services, 'db' | 'now'>, atOnce: number, times = ledgerTimes) {
  const iso = (ms = 0) => new Date(now().getTime() + ms).toISOString();

  const moments = () => {
    const at = iso();
    return { now: at, leaseMs: times.leaseMs, day: at.slice(0, 10), atOnce };
  };

  const rowsOf = async <Row extends Record<string, unknown>>(query: SQL) =>
    (await db.asService((tx) => tx.execute<Row>(query))).rows;

  async function takeOrFind(tx: Tx, claim: Claim, isRetry = false): Promise<Reservation | Failure> {
    const at = moments();
    const row = await reserveUse(tx, claim, at);
    if (row && isTaken(claim, row)) return { ticket: ticketOf(claim, row) };
    if (row) await tx.execute(sql`delete from generations where id = ${row.id}::uuid`);
    if (row && claim.of !== undefined) return refuseRefinement(refusals.refinementsSpent);
    const held = row ? undefined : await findByKey(tx, claim, at);
    if (held && isOther(held.request_hash, claim.requestHash)) return new Failure('key_reused');
    if (held?.status === 'delivered') return held.result === null ? resultGone() : { result: held.result };
    // An earlier try took it, and the answer of its commit was lost.
    if (held?.id === claim.id) return { ticket: ticketOf(claim, held) };
    if (held?.live) return { runningElsewhere: held.id };
    // A use that a dead process still holds may be the one that is missing, or the key that is taken.
    const expired = sql`user_id = ${claim.userId}::uuid and status = 'reserved' and ${isLapsed}`;
    const returned = isRetry ? 0 : await releaseUses(tx, expired);
    // Another copy of this call may have been quicker: then the key is its by now.
    if (returned > 0 || (held && !isRetry)) return takeOrFind(tx, claim, true);
    if (row) return new Failure('usage_limit_exceeded');
    return new Failure('rate_limited', { message: refusals.tooManyAtOnce, retryAfterSeconds: 5 });
  }

  return {
    async reserve(claim: Claim): Promise<Reservation> {
      // A reservation that a crash undoes delivers nothing: the commit of the result waits for both.
      const take = () => db.asService((tx) => takeOrFind(tx, claim), { mayBeLost: true });
      const outcome = await retryWhileUnavailable(times.reservePatienceMs, take);
      // Returned rather than thrown inside, so that uses which came back stay back.
      if (outcome instanceof Failure) throw outcome;
      return outcome;
    },

    /** False: it was stopped elsewhere, or the lease ran out under a process that slept and the use is back; nothing may be delivered for it. */
    async deliver(ticket: Ticket, delivery: Delivery, meter: Meter): Promise<boolean> {
      const at = { resultExpires: iso(delivery.keptMs), retryExpires: iso(times.retryMs) };
      const deliver = () => db.asService((tx) => deliverUse(tx, ticket, delivery, meter, at));
      return retryWhileUnavailable(times.deliverPatienceMs, deliver);
    },

    release(ticket: Ticket, meter: Meter, isFree: boolean): Promise<number> {
      const own = sql`id = ${ticket.id}::uuid and status = 'reserved'`;
      return db.asService((tx) => releaseUses(tx, own, { meter, isFree }));
    },

    async recall(userId: string, toolId: string): Promise<Uint8Array[]> {
      const rows = await rowsOf<{ given: Uint8Array }>(sql`
        select given from generations where user_id = ${userId}::uuid and tool = ${toolId} and given is not null
        order by created_at desc limit ${rememberedAnswers}`);
      return rows.map(({ given }) => given);
    },

    async find(userId: string, key: string) {
      const [row] = await rowsOf<{ id: string; running: boolean }>(sql`
        select id, status = 'reserved' as running from generations
        where user_id = ${userId}::uuid and idempotency_key = ${key} and not (status = 'reserved' and ${isLapsed})`);
      return row;
    },

    /** What is asked to stop cannot be delivered until the instance that runs it, which finds the mark, has refused. */
    async markStop(id: string, isAsked: boolean): Promise<void> {
      await rowsOf(sql`update generations set cancel_requested = ${isAsked}
        where id = ${id}::uuid and status = 'reserved'`);
    },

    async renew(ids: readonly string[]): Promise<void> {
      await rowsOf(sql`update generations set lease_expires_at = ${leaseFor(times.leaseMs)}
        where status = 'reserved' and ${isOneOf(ids)}`);
    },

    async stopRequested(ids: readonly string[]): Promise<{ marked: string[]; gone: string[] }> {
      const rows = await rowsOf<{ id: string; cancel_requested: boolean }>(
        sql`select id, cancel_requested from generations where ${isOneOf(ids)}`,
      );
      const marked = rows.filter((row) => row.cancel_requested).map(({ id }) => id);
      return { marked, gone: ids.filter((id) => !rows.some((row) => row.id === id)) };
    },

    async result(id: string): Promise<Ended | undefined> {
      const [row] = await rowsOf<{ status: string; result: unknown; charged: boolean; lapsed: boolean }>(
        sql`select status, result, charged, ${isLapsed} as lapsed from generations where id = ${id}::uuid`,
      );
      if (!row || (row.status !== 'delivered' && row.lapsed)) return { abandoned: true };
      if (row.status === 'reserved') return undefined;
      if (row.status !== 'delivered')
        throw row.charged
          ? new Failure('model_timeout', { message: refusals.askedAlready })
          : new Failure('model_failed');
      if (row.result === null) throw resultGone();
      return { result: row.result };
    },
  };
}

export type Ledger = ReturnType<typeof createLedger>;

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
    ownMicroEur: Number(row.own ?? 0),
    pro: row.pro,
  };
}

/** Of what is forgotten nobody knows: there is nothing left to repeat either. */
const isOther = (known: Uint8Array | null, asked: Uint8Array) =>
  known !== null && !Buffer.from(known).equals(asked);

const resultGone = () => new Failure('key_reused', { message: refusals.resultGone });

export const refuseRefinement = (message: string) =>
  new Failure('invalid_input', { message, fields: { refine: message } });

const pauseMs = 250;

export async function retryWhileUnavailable<T>(patienceMs: number, work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const passes = error instanceof Failure && error.code === 'unavailable';
      if (!passes || performance.now() > deadline) throw error;
      await pause(pauseMs);
    }
  }
}
