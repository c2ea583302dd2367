import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Tx } from '../platform/db.server.ts';
import type { Env } from '../platform/env.server.ts';
import { identities, profiles, sign_in_attempts } from '../platform/schema.server.ts';
import type { Identity } from './identity.server.ts';
import type { PendingSignIn } from './identity-provider.server.ts';
import { takeCounters } from './kept-counters.server.ts';
import { hashToken } from './secret-token.server.ts';
import { currentTermsVersion } from './terms.ts';

export const attemptMs = 10 * 60_000;

type Attempt = PendingSignIn & Record<'browserToken' | 'returnTo', string>;

export async function rememberAttempt(tx: Tx, attempt: Attempt, at: Date): Promise<void> {
  await tx.delete(sign_in_attempts).where(lt(sign_in_attempts.expires_at, at));
  await tx.insert(sign_in_attempts).values({
    state_hash: hashToken(attempt.state),
    browser_hash: hashToken(attempt.browserToken),
    nonce: attempt.nonce,
    code_verifier: attempt.codeVerifier,
    return_to: attempt.returnTo,
    expires_at: new Date(at.getTime() + attemptMs),
  });
}

export async function takeAttempt(tx: Tx, state: string, browserToken: string, at: Date) {
  const { state_hash, browser_hash, expires_at } = sign_in_attempts;
  const isSame = and(eq(state_hash, hashToken(state)), eq(browser_hash, hashToken(browserToken)));
  const rows = await tx
    .delete(sign_in_attempts)
    .where(and(isSame, gt(expires_at, at)))
    .returning();
  return rows[0] ?? null;
}

/** The user of this identity, created at the first sign-in. Never looked up by e-mail: an address changes hands. */
export async function signInAs(tx: Tx, env: Env, identity: Identity, at: Date): Promise<string> {
  // Two tabs that sign in for the first time at once must not make two accounts.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${identity.issuer} ${identity.subject}`}, 0))`,
  );
  const { issuer, subject, email } = identity;
  const [known] = await tx
    .select({ id: identities.id, userId: identities.user_id })
    .from(identities)
    .innerJoin(profiles, eq(profiles.id, identities.user_id))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
    // Waits for an erasure under way: whoever it takes along begins anew.
    .for('no key update', { of: profiles });
  const person = {
    name: identity.name ?? '',
    picture: identity.picture,
    terms_version: currentTermsVersion,
    terms_accepted_at: at,
  };
  if (known) {
    // Without a vouched-for address the last one stays: mails that the law asks for may be waiting.
    const renewed = email === null ? {} : { email };
    await tx
      .update(profiles)
      .set({ ...person, ...renewed })
      .where(eq(profiles.id, known.userId));
    if (email !== null) await tx.update(identities).set({ email }).where(eq(identities.id, known.id));
    return known.userId;
  }
  const address = email ?? '';
  const [profile] = await tx
    .insert(profiles)
    .values({ ...person, email: address })
    .returning({ id: profiles.id });
  if (!profile) throw new Error('profile not created');
  await tx.insert(identities).values({ user_id: profile.id, issuer, subject, email: address });
  await takeCounters(tx, env, { id: profile.id, issuer, subject }, at);
  return profile.id;
}
