import { hash } from 'node:crypto';
import { and, desc, eq, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Row, Tx } from '../platform/db.server.ts';
import { Failure } from '../platform/http-errors.server.ts';
import { clientAddress, type RateLimits } from '../platform/rate-limits.server.ts';
import { sessions } from '../platform/schema.server.ts';
import type { Services } from '../platform/services.server.ts';
import { Turns } from '../platform/turns.server.ts';
import { dropTokenCookie, getTokenCookie, setTokenCookie } from './cookies.server.ts';
import { hashToken, mintToken } from './secret-token.server.ts';
import type { Profile } from './session-contract.ts';
import { labelOf } from './session-label.server.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

export const sessionLimits = {
  slidingMs: 30 * dayMs,
  absoluteMs: 90 * dayMs,
  touchEveryMs: 5 * minuteMs,
  /** Of one person: more than anybody has browsers. Then those that were not seen for longest end. */
  most: 50,
};

/** Cookies that this process has not met before, of one address. More wait than a busy office has people. */
export const ofUnknown = { atOnce: 4, waiting: 1_000 };
const mostMet = 20_000;

export interface CurrentSession extends Omit<Profile, 'subscription_end' | 'termsPending'> {
  sessionId: string;
  lastSeenAt: Date;
  expiresAt: Date;
  absoluteExpiresAt: Date;
  email: string;
  name: string;
  picture: string | null;
  subscription_end: Date | null;
  terms_version: string | null;
}

type Moment = 'lastSeenAt' | 'expiresAt' | 'absoluteExpiresAt' | 'subscription_end';
type SessionRow = Omit<CurrentSession, Moment> & Record<Moment, string> & { subscription_end: string | null };

/** `expires_at` is never set past `absolute_expires_at`. Not by the query builder, which takes longer than the database. */
const sessionQuery = (token: string, at: Date) => sql`
  select s.user_id as id, s.id as "sessionId", s.last_seen_at as "lastSeenAt", s.expires_at as "expiresAt",
    s.absolute_expires_at as "absoluteExpiresAt", p.email, p.name, p.picture, p.subscription_tier, p.usage_count,
    p.usage_icebreaker, p.usage_intention_analyzer, p.subscription_end, p.address, p.terms_version
  from sessions s join profiles p on p.id = s.user_id
  where s.token_hash = ${hashToken(token)} and s.expires_at > ${at.toISOString()}`;

function sessionOf(rows: Row[]): CurrentSession | null {
  const [row] = rows as (SessionRow & Row)[];
  if (!row) return null;
  const { lastSeenAt, expiresAt, absoluteExpiresAt, subscription_end } = row;
  return {
    ...row,
    lastSeenAt: new Date(lastSeenAt),
    expiresAt: new Date(expiresAt),
    absoluteExpiresAt: new Date(absoluteExpiresAt),
    subscription_end: subscription_end === null ? null : new Date(subscription_end),
  };
}

export function createSessions({ env, db, now }: Services) {
  const asked = new WeakMap<Context, Promise<CurrentSession | null>>();
  const met = new Map<string, string>();
  const unknown = new Turns<string>(ofUnknown);

  /** What is asked for a cookie that may be made up takes turns with what else comes from its address. */
  const inTurnOfAddress = <T>(c: Context, work: () => Promise<T>): Promise<T> =>
    unknown.run(clientAddress(c, env.TRUSTED_PROXIES), work);

  const lookUp = <T>(c: Context, token: string, work: () => Promise<T>): Promise<T> =>
    met.has(nameOf(token)) ? work() : inTurnOfAddress(c, work);

  function meet(token: string, session: CurrentSession | null): void {
    const name = nameOf(token);
    met.delete(name);
    if (!session) return;
    met.set(name, session.id);
    const [oldest] = met.keys();
    if (met.size > mostMet && oldest !== undefined) met.delete(oldest);
  }

  async function readSession(c: Context): Promise<CurrentSession | null> {
    const token = getTokenCookie(c, env, 'session');
    if (!token) return null;
    const at = now();
    const { rows } = await lookUp(c, token, () =>
      db.asService((tx) => tx.execute(sessionQuery(token, at)), { readsAtOnce: true }),
    );
    const found = sessionOf(rows);
    meet(token, found);
    return found && touched(c, token, found, at);
  }

  async function touched(
    c: Context,
    token: string,
    session: CurrentSession,
    at: Date,
  ): Promise<CurrentSession> {
    if (at.getTime() - session.lastSeenAt.getTime() < sessionLimits.touchEveryMs) return session;
    const expiresAt = new Date(
      Math.min(at.getTime() + sessionLimits.slidingMs, session.absoluteExpiresAt.getTime()),
    );
    const isOlder = and(eq(sessions.id, session.sessionId), lt(sessions.last_seen_at, at));
    const touch = (tx: Tx) =>
      tx.update(sessions).set({ last_seen_at: at, expires_at: expiresAt }).where(isOlder);
    await db.asService(touch, { mayBeLost: true });
    setTokenCookie(c, env, 'session', token, (expiresAt.getTime() - at.getTime()) / 1_000);
    return { ...session, lastSeenAt: at, expiresAt };
  }

  function getSession(c: Context): Promise<CurrentSession | null> {
    const known = asked.get(c);
    if (known) return known;
    const session = readSession(c);
    asked.set(c, session);
    return session;
  }

  async function requireUser(c: Context): Promise<CurrentSession> {
    return required(await getSession(c));
  }

  return {
    /** The person, once this process has met the session; until then the session. It proves nothing: each call is looked up all the same. */
    callerOf(c: Context): string | null {
      const token = getTokenCookie(c, env, 'session');
      return token && (met.get(nameOf(token)) ?? token);
    },

    inTurnOfAddress,
    getSession,
    requireUser,

    /** `work` in the round trip that finds out who it is, so it asks everything before it has an answer. Throws `unauthenticated`. */
    async asSignedIn<T>(c: Context, work: (tx: Tx) => Promise<T>): Promise<T> {
      const token = required(getTokenCookie(c, env, 'session') ?? null);
      const at = now();
      let session: CurrentSession | undefined;
      const query = sessionQuery(token, at);
      const found = (rows: Row[]) => {
        const row = sessionOf(rows);
        meet(token, row);
        session = required(row);
      };
      const read = await lookUp(c, token, () => db.asUser({ query, found }, work, { readsAtOnce: true }));
      if (session) asked.set(c, touched(c, token, session, at));
      await asked.get(c);
      return read;
    },

    /** A new session for this user; the one that the browser came with ends, whoever's it was. */
    async start(c: Context, tx: Tx, userId: string) {
      const before = getTokenCookie(c, env, 'session');
      if (before) await tx.delete(sessions).where(eq(sessions.token_hash, hashToken(before)));
      const token = mintToken();
      const at = now();
      const expiresAt = new Date(at.getTime() + sessionLimits.slidingMs);
      const lastSeen = tx
        .select({ id: sessions.id })
        .from(sessions)
        .where(eq(sessions.user_id, userId))
        .orderBy(desc(sessions.last_seen_at))
        .limit(sessionLimits.most - 1);
      const isOver = or(lt(sessions.expires_at, at), notInArray(sessions.id, lastSeen));
      await tx.delete(sessions).where(and(eq(sessions.user_id, userId), isOver));
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

    async end(c: Context): Promise<void> {
      const token = getTokenCookie(c, env, 'session');
      if (token)
        await lookUp(c, token, () =>
          db.asService((tx) => tx.delete(sessions).where(eq(sessions.token_hash, hashToken(token)))),
        );
      dropTokenCookie(c, env, 'session');
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;

/** What the routes of people who are signed in work with. */
export type Surface = Services & { limits: RateLimits } & Pick<Sessions, 'requireUser' | 'asSignedIn'>;

const nameOf = (token: string) => hash('sha256', token, 'base64url');

function required<T>(found: T | null): T {
  if (found === null) throw new Failure('unauthenticated');
  return found;
}
