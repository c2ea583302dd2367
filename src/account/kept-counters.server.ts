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

/** Names an identity only to whoever holds the key, which is in the settings and in no copy of the database. */
function digestOf({ identity }: Env, issuer: string, subject: string): Uint8Array {
  const key = identity.kind === 'oidc' ? identity.clientSecret : 'embedded';
  const who = JSON.stringify(['kept uses', issuer.replace(/\/$/, ''), subject]);
  return createHmac('sha256', key).update(who).digest();
}

async function digestsOf(tx: Tx, env: Env, userId: string): Promise<Uint8Array[]> {
  const who = await tx.select().from(identities).where(eq(identities.user_id, userId));
  return who.map(({ issuer, subject }) => digestOf(env, issuer, subject));
}

export const personMarks = async (tx: Tx, env: Env, userId: string): Promise<string[]> =>
  (await digestsOf(tx, env, userId)).map(hex);

export async function findPerson(tx: Tx, env: Env, mark: string, since: Date): Promise<string | null> {
  const who = await tx.select().from(identities).where(gt(identities.created_at, since));
  return who.find(({ issuer, subject }) => hex(digestOf(env, issuer, subject)) === mark)?.user_id ?? null;
}

/** An account that comes back brings neither its free uses back nor what its limits had counted. Answers its digests. */
export async function keepCounters(
  tx: Tx,
  env: Env,
  userId: string,
  at: Date,
  disputed: readonly Disputed[],
): Promise<string[]> {
  const rows = await tx
    .select({ issuer: identities.issuer, subject: identities.subject, ...usesIn(profiles) })
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
  const kept = digests.flatMap((one) =>
    at.map((confirmed_at) => ({ digest: Buffer.from(one, 'hex'), confirmed_at })),
  );
  if (kept.length > 0) await tx.insert(kept_withdrawals).values(kept).onConflictDoNothing();
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
    .returning(usesIn(kept_uses));
  if (kept) await tx.update(profiles).set(kept).where(eq(profiles.id, id));
}

/** Withdrawals of the last year, and payments that the bank took back, of this account and of erased ones, newest first. */
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

const usesIn = (table: typeof profiles | typeof kept_uses) => ({
  usage_count: table.usage_count,
  usage_icebreaker: table.usage_icebreaker,
  usage_intention_analyzer: table.usage_intention_analyzer,
});

const most = (uses: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(usesIn(kept_uses)).map(([name, kept]) => [name, sql`greatest(${kept}, ${uses[name]})`]),
  );
