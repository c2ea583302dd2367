import { randomUUID } from 'node:crypto';
import { type Answer, call, jsonOf } from './client.ts';
import type { Server } from './server.ts';

/** Someone who signed in the real way, through the provider's page. */
export interface Person {
  id: string;
  email: string;
  /** What the browser sends. */
  cookie: string;
}

export class Jar {
  readonly #held = new Map<string, string>();

  keep(answer: Answer): void {
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [pair = ''] = line.split(';');
      const equals = pair.indexOf('=');
      if (/max-age=0(;|$)/i.test(line)) this.#held.delete(pair.slice(0, equals));
      else this.#held.set(pair.slice(0, equals), pair.slice(equals + 1));
    }
  }

  get line(): string {
    return [...this.#held].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  only(name: string): string {
    return `${name}=${this.#held.get(name) ?? ''}`;
  }
}

const pathOf = (location: string | undefined) => {
  const url = new URL(location ?? '/', 'http://x');
  return url.pathname + url.search;
};

/** As far as the callback: what the page there would post. */
export async function comeBack(server: Server, email: string, jar: Jar): Promise<Record<string, string>> {
  let answer = await call(server, '/api/auth/sign-in?returnTo=/', { cookie: jar.line });
  jar.keep(answer);
  let at = pathOf(answer.headers.location);
  for (let hop = 0; hop < 6 && !at.startsWith('/auth/callback'); hop += 1) {
    const form = at.includes('/entrar/');
    answer = await call(server, at, {
      cookie: jar.line,
      ...(form && {
        method: 'POST',
        body: new URLSearchParams({ email, name: 'Prueba' }).toString(),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      }),
    });
    jar.keep(answer);
    at = pathOf(answer.headers.location);
  }
  return Object.fromEntries(new URL(at, 'http://x').searchParams);
}

export async function signIn(server: Server, email: string): Promise<Person> {
  const jar = new Jar();
  const body = await comeBack(server, email, jar);
  const done = await call(server, '/api/auth/callback', { method: 'POST', cookie: jar.line, body });
  if (done.status !== 200) throw new Error(`${email} could not sign in: ${done.status} ${done.text}`);
  jar.keep(done);
  const cookie = jar.only('salero');
  const session = jsonOf(await call(server, '/api/session', { cookie }));
  return { id: String((session.user as { id: string }).id), email, cookie };
}

/** Somebody new, with all their free uses. */
export const somebody = (server: Server) => signIn(server, `${randomUUID()}@example.test`);
