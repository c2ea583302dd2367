import { randomUUID } from 'node:crypto';

interface Tally {
  requests: number;
  slowestMs: number;
  failures: string[];
}

/** People who read, save, delete and generate, until told to stop. Every answer must be the right one. */
export function startLoad(origin: string, cookies: readonly string[]) {
  const tally: Tally = { requests: 0, slowestMs: 0, failures: [] };
  let stopped = false;

  async function call(cookie: string, method: string, path: string, wanted: number, body?: unknown) {
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
      if (response.status !== wanted)
        tally.failures.push(`${method} ${path}: ${response.status} ${text.slice(0, 120)}`);
      return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : null;
    } catch (error) {
      tally.failures.push(`${method} ${path}: ${error instanceof Error ? error.message : error}`);
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
      if (!session?.user) tally.failures.push('a session was lost');
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
