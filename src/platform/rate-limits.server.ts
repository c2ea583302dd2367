import { type SQL, sql } from 'drizzle-orm';
import type { Context, MiddlewareHandler } from 'hono';
import type { Tx } from './db.server.ts';
import { Failure } from './http-errors.server.ts';
import type { Services } from './services.server.ts';

const windowMs = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;
type Window = keyof typeof windowMs;

/** Every limit there is, kept in the database so that all instances share it: hits in the window that the name ends in. `RATE_LIMIT_SCALE` multiplies each. */
export const rateLimits = {
  generation_user_minute: 12,
  generation_user_hour: 90,
  generation_user_day: 300,
  /** Answers that a user stopped before there was a word of them, and those that a model was paid for and wrote so that nobody can use them. */
  generation_stop_day: 30,
  generation_cut_day: 10,
  /** The same where most of the answer was there: from the second on it costs its use, and one that was cut off is written to its end. */
  generation_read_cut_day: 1,
  held_user_hour: 1,
  sign_in_ip_minute: 120,
  sign_in_ip_hour: 3_000,
  save_user_minute: 60,
  save_user_day: 1_000,
  change_user_minute: 120,
  change_user_day: 2_000,
  search_user_minute: 40,
  search_user_hour: 400,
  feedback_user_minute: 30,
  feedback_user_day: 300,
  kept_user_minute: 120,
  export_user_hour: 6,
  /** Each leaves a line that is read for forty days; who comes back keeps the count. */
  erasure_user_day: 20,
  billing_user_minute: 10,
} as const satisfies Record<`${string}_${Window}`, number>;

const generationsAtOncePerUser = 3;

export type RateLimitName = keyof typeof rateLimits;
type RateLimitCheck = readonly [name: RateLimitName, subject: string];

export function createRateLimits({ env, db, now }: Services) {
  const scale = env.RATE_LIMIT_SCALE;
  const allowed = (hits: number) => Math.max(1, Math.floor(hits * scale));
  const full = new Map<string, number>();

  async function checkAll(tx: Tx, checks: readonly RateLimitCheck[]): Promise<void> {
    if (scale === 0 || checks.length === 0) return;
    const at = now().getTime();
    const { rows } = await tx.execute<{ key: string; hits: number }>(countHits(checks, at));
    const hits = new Map(rows.map((row) => [row.key, Number(row.hits)]));
    const over = checks.find(
      ([name, subject]) => (hits.get(keyOf(name, subject)) ?? 0) > allowed(rateLimits[name]),
    );
    if (!over) return;
    const length = windowMsOf(over[0]);
    const endsAt = at - (at % length) + length;
    if (full.size >= mostRemembered) full.clear();
    full.set(keyOf(...over), endsAt);
    throw refusedUntil(endsAt, at);
  }

  /** `rate_limited` where this instance has seen a window full: known before anything of a call is read, and without asking the database. */
  function findFull(checks: readonly RateLimitCheck[]): Failure | null {
    const at = now().getTime();
    for (const check of checks) {
      const endsAt = full.get(keyOf(...check));
      if (endsAt !== undefined && at < endsAt && endsAt - at <= windowMsOf(check[0]))
        return refusedUntil(endsAt, at);
    }
    return null;
  }

  return {
    checkAll,
    findFull,
    async check(subject: string, ...names: RateLimitName[]) {
      if (scale === 0) return;
      const checks = names.map((name) => [name, subject] as const);
      await db.asService((tx) => checkAll(tx, checks), { mayBeLost: true });
    },
    atOnce: scale === 0 ? Number.MAX_SAFE_INTEGER : allowed(generationsAtOncePerUser),
  };
}

export type RateLimits = ReturnType<typeof createRateLimits>;

const mostRemembered = 10_000;

const windowMsOf = (name: RateLimitName) => windowMs[name.split('_').at(-1) as Window];

const refusedUntil = (endsAt: number, at: number) =>
  new Failure('rate_limited', { retryAfterSeconds: (endsAt - at) / 1_000 });

const keyOf = (name: RateLimitName, subject: string) => `${name}:${subject}`;

const lengthOf = sql`('1 ' || substring(held.key from '_(minute|hour|day):'))::interval`;

/** A clock that is behind must not reopen a window that another instance has closed; but one that was far ahead, and has been set right, must not keep a window of the future closed until then. */
const isWithin = (start: SQL) => sql`held.window_start between ${start} and ${start} + ${lengthOf}`;

function countHits(checks: readonly RateLimitCheck[], at: number): SQL {
  const values = checks
    .map(([name, subject]) => ({
      key: keyOf(name, subject),
      start: new Date(at - (at % windowMsOf(name))).toISOString(),
    }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ key, start }) => sql`(${key}::text, ${start}::timestamptz)`);
  const within = isWithin(sql`excluded.window_start`);
  return sql`
    insert into rate_limits as held (key, window_start, hits)
      select key, start, 1 from (values ${sql.join(values, sql`, `)}) hit (key, start)
    on conflict (key) do update set
      hits = case when ${within} then held.hits + 1 else 1 end,
      window_start = case when ${within} then held.window_start else excluded.window_start end
    returning key, hits`;
}

export async function moveLimits(tx: Tx, from: string, to: string): Promise<void> {
  const names = Object.keys(rateLimits) as RateLimitName[];
  const keys = sql.join(
    names.map((name) => sql`${keyOf(name, from)}`),
    sql`, `,
  );
  await tx.execute(sql`
    with moved as (delete from rate_limits where key in (${keys}) returning *)
    insert into rate_limits as held (key, window_start, hits)
      select replace(key, ${from}, ${to}), window_start, hits from moved
    on conflict (key) do update set
      hits = greatest(held.hits, excluded.hits), window_start = greatest(held.window_start, excluded.window_start)`);
}

export async function sweepRateLimits({ db, now }: Services): Promise<void> {
  const oldest = new Date(now().getTime() - windowMs.day).toISOString();
  const forget = sql`delete from rate_limits where window_start < ${oldest}::timestamptz`;
  await db.asService((tx) => tx.execute(forget), { mayTakeLong: true });
}

/** `TRUSTED_PROXIES` entries of X-Forwarded-For, from the right, are our proxies'; the rest is what the caller wrote. */
export function clientAddress(c: Context, trustedProxies: number): string {
  const socket = (c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming
    ?.socket?.remoteAddress;
  const forwarded = c.req.header('X-Forwarded-For')?.split(',') ?? [];
  const seen = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : undefined;
  return oneSubscriber(seen || socket || 'unknown');
}

/** Tells once: with too small a number all people are one address, with too large a one anybody writes their own. */
export function watchProxies({ env, log }: Pick<Services, 'env' | 'log'>): MiddlewareHandler {
  const trusted = env.TRUSTED_PROXIES;
  let isTold = env.local;
  return (c, next) => {
    if (isTold) return next();
    const entries = c.req.header('X-Forwarded-For')?.split(',').length ?? 0;
    if (trusted === 0 ? entries > 0 : entries < trusted) {
      isTold = true;
      log.warn('X-Forwarded-For does not fit TRUSTED_PROXIES', { entries, trusted });
    }
    return next();
  };
}

/** An IPv6 subscriber owns a whole /64: each of its addresses counts as one. */
function oneSubscriber(address: string): string {
  const bare = address.replace(/^\[|\](:\d+)?$/g, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (!bare.includes(':') || bare.includes('.')) return bare.replace(/:\d+$/, '').slice(0, 64);
  const [head = '', tail] = bare.toLowerCase().split('%')[0]?.split('::') ?? [];
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').slice(0, 4))
    .join(':');
}
