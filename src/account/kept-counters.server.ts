import { createHmac } from 'node:crypto';
import { and, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '../platform/db.server.ts';
import type { Env } from '../platform/env.server.ts';
import { moveLimits } from '../platform/rate-limits.server.ts';
import { identities, kept_uses, kept_withdrawals, profiles, withdrawals } from '../platform/schema.server.ts';

const dayMs = 24 * 60 * 60_000;
const usesKeptMs = 90 * dayMs;
const returnsKeptMs = 365 * dayMs;

export interface Disputed {
  subscriptionId: string;
  paidAt: Date;
}

interface Uses {
  usage_count: number;
  usage_icebreaker: number;
  usage_intention_analyzer: number;
}

/**
 * Names an identity to whoever holds the key, and to nobody else: the key is in the settings, never in the database or a copy of it. On a
 * laptop with the embedded provider there is none, nor anybody to hide from.
 */
function digestOf({ identity }: Env, issuer: string, subject: string): Uint8Array {
  const key = identity.kind === 'oidc' ? identity.clientSecret : 'embedded';
  const who = JSON.stringify(['kept uses', issuer.replace(/\/$/, ''), subject]);
  return createHmac('sha256', key).update(who).digest();
}

async function digestsOf(tx: Tx, env: Env, userId: string): Promise<Uint8Array[]> {
  const who = await tx.select().from(identities).where(eq(identities.user_id, userId));
  return who.map(({ issuer, subject }) => digestOf(env, issuer, subject));
}

/** What names this person at Stripe to whoever has the key, also where a restored database has made them another account. */
export const personMarks = async (tx: Tx, env: Env, userId: string): Promise<string[]> =>
  (await digestsOf(tx, env, userId)).map(hex);

export async function findPerson(tx: Tx, env: Env, mark: string, since: Date): Promise<string | null> {
  const who = await tx.select().from(identities).where(gt(identities.created_at, since));
  return who.find(({ issuer, subject }) => hex(digestOf(env, issuer, subject)) === mark)?.user_id ?? null;
}

/**
 * Before an erasure: an account that comes back brings neither its free uses back nor what its limits had counted. Answers the digests of
 * who it was.
 */
export async function keepCounters(
  tx: Tx,
  env: Env,
  userId: string,
  at: Date,
  disputed: readonly Disputed[],
): Promise<string[]> {
  const rows = await tx
    .select({ issuer: identities.issuer, subject: identities.subject, ...counters })
    .from(identities)
    .innerJoin(profiles, eq(profiles.id, identities.user_id))
    .where(eq(identities.user_id, userId));
  const returns = await findReturns(tx, env, userId, at, disputed);
  const digests: string[] = [];
  for (const { issuer, subject, ...uses } of rows) {
    const digest = digestOf(env, issuer, subject);
    await moveLimits(tx, userId, hex(digest));
    digests.push(hex(digest));
    await keepReturns(tx, [hex(digest)], returns);
    if (Object.values(uses).every((used) => used === 0)) continue;
    const expires_at = new Date(at.getTime() + usesKeptMs);
    await tx
      .insert(kept_uses)
      .values({ digest, ...uses, expires_at })
      .onConflictDoUpdate({ target: kept_uses.digest, set: { ...most(uses), expires_at } });
  }
  return digests;
}

export async function keepReturns(tx: Tx, digests: readonly string[], at: readonly Date[]): Promise<void> {
  for (const digest of digests.map((one) => Buffer.from(one, 'hex')))
    for (const confirmed_at of at)
      await tx.insert(kept_withdrawals).values({ digest, confirmed_at }).onConflictDoNothing();
}

/** What a new account begins with. From now on the account itself holds the counters; its withdrawals stay where they are. */
export async function takeCounters(
  tx: Tx,
  env: Env,
  { id, issuer, subject }: { id: string; issuer: string; subject: string },
  at: Date,
): Promise<void> {
  const digest = digestOf(env, issuer, subject);
  await moveLimits(tx, hex(digest), id);
  const [kept] = await tx
    .delete(kept_uses)
    .where(and(eq(kept_uses.digest, digest), gt(kept_uses.expires_at, at)))
    .returning({
      usage_count: kept_uses.usage_count,
      usage_icebreaker: kept_uses.usage_icebreaker,
      usage_intention_analyzer: kept_uses.usage_intention_analyzer,
    });
  if (kept) await tx.update(profiles).set(kept).where(eq(profiles.id, id));
}

/**
 * When this person confirmed a withdrawal in the last year, or paid what the bank has taken back since, in this account or in one that
 * is erased, newest first. A contract that was left and disputed too counts once.
 */
export async function findReturns(
  tx: Tx,
  env: Env,
  userId: string,
  at: Date,
  disputed: readonly Disputed[],
): Promise<Date[]> {
  const digests = await digestsOf(tx, env, userId);
  const { confirmed_at } = withdrawals;
  const since = yearBefore(at);
  const rows = await tx
    .select({ confirmed_at, subscriptionId: withdrawals.stripe_subscription_id })
    .from(withdrawals)
    .where(and(eq(withdrawals.user_id, userId), isNotNull(confirmed_at)));
  const left = new Set(rows.map(({ subscriptionId }) => subscriptionId));
  const takenBack = disputed.filter(({ subscriptionId }) => !left.has(subscriptionId));
  const kept = await tx
    .select({ confirmed_at: kept_withdrawals.confirmed_at })
    .from(kept_withdrawals)
    .where(and(inArray(kept_withdrawals.digest, digests), gt(kept_withdrawals.confirmed_at, since)));
  return [...rows, ...kept]
    .flatMap((row) => row.confirmed_at ?? [])
    .concat(takenBack.map(({ paidAt }) => paidAt))
    .filter((one) => one > since)
    .sort((a, b) => b.getTime() - a.getTime());
}

export async function sweepCounters(tx: Tx, at: Date): Promise<void> {
  await tx.delete(kept_uses).where(lt(kept_uses.expires_at, at));
  await tx.delete(kept_withdrawals).where(lt(kept_withdrawals.confirmed_at, yearBefore(at)));
}

export const yearAfter = (at: Date) => new Date(at.getTime() + returnsKeptMs);
const yearBefore = (at: Date) => new Date(at.getTime() - returnsKeptMs);
const hex = (digest: Uint8Array) => Buffer.from(digest).toString('hex');

const counters = {
  usage_count: profiles.usage_count,
  usage_icebreaker: profiles.usage_icebreaker,
  usage_intention_analyzer: profiles.usage_intention_analyzer,
};

const most = (uses: Uses) => ({
  usage_count: sql`greatest(${kept_uses.usage_count}, ${uses.usage_count})`,
  usage_icebreaker: sql`greatest(${kept_uses.usage_icebreaker}, ${uses.usage_icebreaker})`,
  usage_intention_analyzer: sql`greatest(${kept_uses.usage_intention_analyzer}, ${uses.usage_intention_analyzer})`,
});
