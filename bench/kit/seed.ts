import { createHash } from 'node:crypto';
import type { Run } from './bench.ts';

/** The session token of the n-th made-up user: what `addUsers` computes in SQL. */
const tokenOf = (n: number) => createHash('sha256').update(`bench ${n}`).digest('base64url');
/** Of the n-th made-up user, who comes from an address of their own. */
export const headersOf = (n: number) => ({
  cookie: `salero=${tokenOf(n)}`,
  'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
});
export const userIdOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const token = `rtrim(translate(encode(sha256(('bench ' || n)::bytea), 'base64'), '+/', '-_'), '=')`;
const id = `('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`;

const unchecked = 'set session_replication_role = replica';

/** Users `from` to `to`, each signed in, with some saved bios and past uses. As superuser: no policy slows the filling. */
export async function addUsers(run: Run, from: number, to: number, savedEach = 1): Promise<void> {
  await run(
    `${unchecked}; insert into profiles (id, email, name, subscription_tier)
       select ${id}, 'u' || n || '@example.test', 'Alex', 'pro' from generate_series(${from}, ${to}) n;
     insert into sessions (user_id, token_hash, expires_at, absolute_expires_at)
       select ${id}, sha256(${token}::bytea), now() + interval '20 days', now() + interval '80 days'
       from generate_series(${from}, ${to}) n;
     insert into generations (user_id, tool, idempotency_key, request_hash, status, lease_expires_at)
       select ${id}, 'bench', 'k', '\\x00', 'delivered', now() from generate_series(${from}, ${to}) n;
     insert into rate_limits (key, window_start, hits)
       select 'generation_user_day:' || ${id}, now(), 1 from generate_series(${from}, ${to}) n;`,
  );
  for (let each = 1; each <= savedEach; each += 1) await addBios(run, from, to, 1);
  await run('vacuum analyze');
  // Now, rather than in the middle of a measure.
  await run('checkpoint');
}

export async function addBios(run: Run, from: number, to: number, each: number): Promise<void> {
  await run(
    `${unchecked}; insert into saved_bios (user_id, bio_text, keywords, bio_style, created_at)
       select ${id}, repeat('Una bio guardada. ', 15) || m, 'escalada, croquetas', 'casual',
         now() - m * interval '1 minute' from generate_series(${from}, ${to}) n, generate_series(1, ${each}) m`,
  );
}
