import { and, eq, gt, lt } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Tx } from '../platform/db.server.ts';
import { Failure } from '../platform/http-errors.server.ts';
import { profiles, sessions } from '../platform/schema.server.ts';
import type { Services } from '../platform/services.server.ts';
import { dropTokenCookie, getTokenCookie, setTokenCookie } from './cookies.server.ts';
import { hashToken, mintToken } from './secret-token.server.ts';
import { labelOf } from './session-label.server.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

export const sessionLimits = {
  /** Without a visit for this long, the session ends. */
  slidingMs: 30 * dayMs,
  /** However busy it is, it ends this long after the sign-in. */
  absoluteMs: 90 * dayMs,
  /** A visit is written down at most this often. */
  touchEveryMs: 5 * minuteMs,
};

const columns = {
  sessionId: sessions.id,
  lastSeenAt: sessions.last_seen_at,
  expiresAt: sessions.expires_at,
  absoluteExpiresAt: sessions.absolute_expires_at,
  id: profiles.id,
  email: profiles.email,
  name: profiles.name,
  picture: profiles.picture,
  subscription_tier: profiles.subscription_tier,
  usage_count: profiles.usage_count,
  usage_icebreaker: profiles.usage_icebreaker,
  usage_intention_analyzer: profiles.usage_intention_analyzer,
  subscription_end: profiles.subscription_end,
  address: profiles.address,
  terms_version: profiles.terms_version,
};

export type CurrentSession = NonNullable<Awaited<ReturnType<typeof findSession>>>;

export interface Sessions {
  /** Read once a request, in one query, whoever asks. Null: signed out, expired, ended elsewhere or forged. */
  getSession(c: Context): Promise<CurrentSession | null>;
  /** `id` is the user's. */
  requireUser(c: Context): Promise<CurrentSession>;
  /** A new session for this user; the one that the browser came with ends, whoever's it was. */
  start(c: Context, tx: Tx, userId: string): Promise<() => void>;
  /** Ends the browser's own session. */
  end(c: Context): Promise<void>;
}

export function createSessions({ env, db, now }: Services): Sessions {
  const asked = new WeakMap<Context, Promise<CurrentSession | null>>();

  async function read(c: Context): Promise<CurrentSession | null> {
    const token = getTokenCookie(c, env, 'session');
    if (!token) return null;
    const at = now();
    return db.asService(async (tx) => {
      const session = await findSession(tx, token, at);
      if (!session || at.getTime() - session.lastSeenAt.getTime() < sessionLimits.touchEveryMs)
        return session;
      const expiresAt = new Date(
        Math.min(at.getTime() + sessionLimits.slidingMs, session.absoluteExpiresAt.getTime()),
      );
      await tx
        .update(sessions)
        .set({ last_seen_at: at, expires_at: expiresAt })
        // Of several requests at once only the first writes.
        .where(and(eq(sessions.id, session.sessionId), lt(sessions.last_seen_at, at)));
      setTokenCookie(c, env, 'session', token, (expiresAt.getTime() - at.getTime()) / 1_000);
      return { ...session, lastSeenAt: at, expiresAt };
    });
  }

  function getSession(c: Context): Promise<CurrentSession | null> {
    const known = asked.get(c);
    if (known) return known;
    const session = read(c);
    asked.set(c, session);
    return session;
  }

  return {
    getSession,

    async requireUser(c) {
      const session = await getSession(c);
      if (!session) throw new Failure('unauthenticated');
      return session;
    },

    async start(c, tx, userId) {
      const before = getTokenCookie(c, env, 'session');
      if (before) await tx.delete(sessions).where(eq(sessions.token_hash, hashToken(before)));
      const token = mintToken();
      const at = now();
      const expiresAt = new Date(at.getTime() + sessionLimits.slidingMs);
      await tx.delete(sessions).where(and(eq(sessions.user_id, userId), lt(sessions.expires_at, at)));
      await tx.insert(sessions).values({
        user_id: userId,
        token_hash: hashToken(token),
        label: labelOf(c.req.header('User-Agent')),
        created_at: at,
        last_seen_at: at,
        expires_at: expiresAt,
        absolute_expires_at: new Date(at.getTime() + sessionLimits.absoluteMs),
      });
      // To be called after the commit: a cookie for a session that was rolled back would be a lie.
      return () => setTokenCookie(c, env, 'session', token, sessionLimits.slidingMs / 1_000);
    },

    async end(c) {
      const token = getTokenCookie(c, env, 'session');
      if (token)
        await db.asService((tx) => tx.delete(sessions).where(eq(sessions.token_hash, hashToken(token))));
      dropTokenCookie(c, env, 'session');
    },
  };
}

async function findSession(tx: Tx, token: string, at: Date) {
  const rows = await tx
    .select(columns)
    .from(sessions)
    .innerJoin(profiles, eq(profiles.id, sessions.user_id))
    // `expires_at` is never set past `absolute_expires_at`.
    .where(and(eq(sessions.token_hash, hashToken(token)), gt(sessions.expires_at, at)));
  return rows[0] ?? null;
}
