import { createHmac } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '../platform/db.server.ts';
import type { Env } from '../platform/env.server.ts';
import { identities, kept_uses, profiles } from '../platform/schema.server.ts';

const keptDays = 90;

export interface Uses {
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

/** Before an erasure: an account that comes back does not bring its free uses back. Nothing is kept of who has used none. */
export async function keepUses(tx: Tx, env: Env, userId: string, at: Date): Promise<void> {
  const rows = await tx
    .select({ issuer: identities.issuer, subject: identities.subject, ...counters })
    .from(identities)
    .innerJoin(profiles, eq(profiles.id, identities.user_id))
    .where(eq(identities.user_id, userId));
  for (const { issuer, subject, ...uses } of rows) {
    if (Object.values(uses).every((used) => used === 0)) continue;
    const expires_at = new Date(at.getTime() + keptDays * 24 * 60 * 60_000);
    await tx
      .insert(kept_uses)
      .values({ digest: digestOf(env, issuer, subject), ...uses, expires_at })
      .onConflictDoUpdate({ target: kept_uses.digest, set: { ...most(uses), expires_at } });
  }
}

/** What a new account begins with. The digest goes: from now on the account itself holds the counters. */
export async function takeKeptUses(
  tx: Tx,
  env: Env,
  { issuer, subject }: { issuer: string; subject: string },
  at: Date,
): Promise<Uses | undefined> {
  const [kept] = await tx
    .delete(kept_uses)
    .where(and(eq(kept_uses.digest, digestOf(env, issuer, subject)), gt(kept_uses.expires_at, at)))
    .returning({
      usage_count: kept_uses.usage_count,
      usage_icebreaker: kept_uses.usage_icebreaker,
      usage_intention_analyzer: kept_uses.usage_intention_analyzer,
    });
  return kept;
}

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
