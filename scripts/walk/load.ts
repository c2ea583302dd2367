import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from '../../src/platform/log.server.ts';

interface Tally {
  requests: number;
  slowestMs: number;
  failures: string[];
}

/** Between two of somebody's calls, so that a build has the machine as well. */
const thinkMs = 40;

/** People who read, save, delete and generate, until told to stop. Every answer must be the right one. */
export function startLoad(origin: string, cookies: readonly string[]) {
  const tally: Tally = { requests: 0, slowestMs: 0, failures: [] };
  let stopped = false;
  const fail = (what: string) => tally.failures.push(`${new Date().toISOString()} ${what}`);

  async function call(cookie: string, method: string, path: string, wanted: number, body?: unknown) {
    await pause(thinkMs);
    const started = performance.now();
    const headers: Record<string, string> = { Cookie: cookie, Origin: origin };
    if (body) Object.assign(headers, { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() });
    try {
      const response = await fetch(origin + path, {
        method,
        headers,
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const text = await response.text();
      if (response.status !== wanted) fail(`${method} ${path}: ${response.status} ${text.slice(0, 120)}`);
      return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : null;
    } catch (error) {
      fail(`${method} ${path}: ${codeOf(error)}`);
      return null;
    } finally {
      tally.requests += 1;
      tally.slowestMs = Math.max(tally.slowestMs, performance.now() - started);
    }
  }

  async function person(cookie: string) {
    for (let round = 0; !stopped; round++) {
      await call(cookie, 'GET', '/', 200);
      const session = await call(cookie, 'GET', '/api/session', 200);
      if (!session?.user) fail('a session was lost');
      const bio = { bio_text: `texto ${round}`, keywords: 'k', bio_style: 'casual' };
      const saved = await call(cookie, 'POST', '/api/saved/bios', 201, bio);
      await call(cookie, 'GET', '/api/saved', 200);
      await call(cookie, 'POST', '/api/functions/detect-redflags', 200, { message: 'Dame tu contraseña' });
      if (saved?.id) await call(cookie, 'DELETE', `/api/saved/bios/${saved.id}`, 204);
    }
  }

  const people = cookies.map(person);
  return {
    tally,
    async stop() {
      stopped = true;
      await Promise.all(people);
    },
  };
}

/** A person's cookie, as the product stores it: the hash of a random token. */
export async function newSession(query: (text: string) => Promise<unknown>): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('hex');
  await query(`with person as (insert into profiles (email, terms_version) values ('ana@example.test', '1') returning id)
    insert into sessions (user_id, token_hash, expires_at, absolute_expires_at)
    select id, '\\x${hash}', now() + interval '1 hour', now() + interval '1 hour' from person`);
  return `__Host-salero=${token}`;
}
