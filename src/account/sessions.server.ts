import { and, eq, lt } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Row, Tx } from '../platform/db.server.ts';
import { foundUser } from '../platform/db-actor.server.ts';
import { Failure } from '../platform/http-errors.server.ts';
import { sessions } from '../platform/schema.server.ts';
import type { Services } from '../platform/services.server.ts';
import { Statement, statement } from '../platform/statement.server.ts';
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

interface LiveSession {
  /** The user's. */
  id: string;
  sessionId: string;
  lastSeenAt: Date;
  expiresAt: Date;
  absoluteExpiresAt: Date;
}

export interface CurrentSession extends LiveSession {
  email: string;
  name: string;
  picture: string | null;
  subscription_tier: 'free' | 'pro';
  usage_count: number;
  usage_icebreaker: number;
  usage_intention_analyzer: number;
  subscription_end: Date | null;
  address: 'tu' | 'vos' | 'usted';
  terms_version: string | null;
}

const live = statement`${foundUser(Statement.fromCode('s.user_id'))}, s.user_id as id, s.id as "sessionId",
  s.last_seen_at as "lastSeenAt", s.expires_at as "expiresAt", s.absolute_expires_at as "absoluteExpiresAt"`;

const whole = statement`select ${live}, p.email, p.name, p.picture, p.subscription_tier, p.usage_count, p.usage_icebreaker,
  p.usage_intention_analyzer, p.subscription_end, p.address, p.terms_version
  from sessions s join profiles p on p.id = s.user_id`;

/** Half the work for the database, for whoever needs no more than to know who it is. */
const identified = statement`select ${live} from sessions s`;

export interface Sessions {
  /** Read once a request, in one query, whoever asks. Null: signed out, expired, ended elsewhere or forged. */
  getSession(c: Context): Promise<CurrentSession | null>;
  /** `id` is the user's. */
  requireUser(c: Context): Promise<CurrentSession>;
  /** What the signed-in user sees with these statements, in the one round trip that the check takes anyway. */
  readAsUser(c: Context, statements: readonly Statement[]): Promise<Row[][]>;
  /** A new session for this user; the one that the browser came with ends, whoever's it was. */
  start(c: Context, tx: Tx, userId: string): Promise<() => void>;
  /** Ends the browser's own session. */
  end(c: Context): Promise<void>;
}

export function createSessions({ env, db, now }: Services): Sessions {
  const asked = new WeakMap<Context, Promise<CurrentSession | null>>();

  async function read<Session extends LiveSession>(
    c: Context,
    columns: Statement,
    statements: readonly Statement[],
  ): Promise<{ session: Session | null; rows: Row[][] }> {
    const token = getTokenCookie(c, env, 'session');
    if (!token) return { session: null, rows: [] };
    const at = now();
    // `expires_at` is never set past `absolute_expires_at`.
    const check = statement`${columns} where s.token_hash = ${hashToken(token)}::bytea and s.expires_at > ${at}::timestamptz`;
    const [found, ...rows] = await db.read([
      { as: 'service', statements: [check] },
      ...(statements.length > 0 ? [{ as: 'found' as const, statements }] : []),
    ]);
    const session = (found?.[0] ?? null) as Session | null;
    return { session: session && (await touched(c, token, session, at)), rows };
  }

  async function touched<Session extends LiveSession>(
    c: Context,
    token: string,
    session: Session,
    at: Date,
  ): Promise<Session> {
    if (at.getTime() - session.lastSeenAt.getTime() < sessionLimits.touchEveryMs) return session;
    const expiresAt = new Date(
      Math.min(at.getTime() + sessionLimits.slidingMs, session.absoluteExpiresAt.getTime()),
    );
    await db.asService(
      (tx) =>
        tx
          .update(sessions)
          .set({ last_seen_at: at, expires_at: expiresAt })
          // Of several requests at once only the first writes.
          .where(and(eq(sessions.id, session.sessionId), lt(sessions.last_seen_at, at))),
      { mayBeLost: true },
    );
    setTokenCookie(c, env, 'session', token, (expiresAt.getTime() - at.getTime()) / 1_000);
    return { ...session, lastSeenAt: at, expiresAt };
  }

  function getSession(c: Context): Promise<CurrentSession | null> {
    const known = asked.get(c);
    if (known) return known;
    const session = read<CurrentSession>(c, whole, []).then((found) => found.session);
    asked.set(c, session);
    return session;
  }

  async function requireUser(c: Context): Promise<CurrentSession> {
    return required(await getSession(c));
  }

  return {
    getSession,

    requireUser,

    async readAsUser(c, statements) {
      const { session, rows } = await read(c, identified, statements);
      required(session);
      return rows;
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

function required<Session>(session: Session | null): Session {
  if (!session) throw new Failure('unauthenticated');
  return session;
}
