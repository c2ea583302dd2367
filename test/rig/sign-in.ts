import { randomUUID } from 'node:crypto';
import { type Answer, type Call, jsonOf, type Place, send } from './http.ts';

export class Jar {
  readonly #held = new Map<string, string>();

  keep({ headers }: Answer): void {
    for (const line of headers['set-cookie'] ?? []) {
      const [pair = ''] = line.split(';');
      if (/max-age=0(;|$)/i.test(line)) this.#held.delete(pair.slice(0, pair.indexOf('=')));
      else this.take(pair);
    }
  }

  take(pair: string): void {
    const equals = pair.indexOf('=');
    this.#held.set(pair.slice(0, equals), pair.slice(equals + 1));
  }

  get line(): string {
    return [...this.#held].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  get(name: string): string | undefined {
    return this.#held.get(name);
  }
}

export const pathOf = (location: string | undefined) => {
  const { pathname, search } = new URL(location ?? '/', 'http://x');
  return pathname + search;
};

/** With the cookies that there are by then. */
type Visit = (path: string, call?: Call) => Promise<Answer>;

/** The real way in: the product, the provider's page, its form, and as far as the callback: what the page there would post. */
export async function comeBack(
  visit: Visit,
  email: string,
  name = 'Prueba',
): Promise<Record<string, string>> {
  let answer = await visit('/api/auth/sign-in?returnTo=/');
  let at = pathOf(answer.headers.location);
  for (let hop = 0; hop < 6 && !at.startsWith('/auth/callback'); hop += 1) {
    const form = { method: 'POST', body: new URLSearchParams({ email, name }) };
    answer = await visit(at, at.includes('/entrar/') ? form : {});
    at = pathOf(answer.headers.location);
  }
  return Object.fromEntries(new URL(at, 'http://x').searchParams);
}

function browser(place: Place, jar: Jar): Visit {
  return async (path, call = {}) => {
    const answer = await send(place, path, { ...call, cookie: jar.line });
    jar.keep(answer);
    return answer;
  };
}

export interface Person {
  id: string;
  email: string;
  cookie: string;
}

/** Somebody who came in by the real way, through the provider's page. */
export async function signIn(place: Place, email: string, name?: string): Promise<Person> {
  const jar = new Jar();
  const visit = browser(place, jar);
  const body = await comeBack(visit, email, name);
  const done = await visit('/api/auth/callback', { method: 'POST', body });
  const token = jar.get('salero');
  if (done.status !== 200 || !token)
    throw new Error(`${email} could not sign in: ${done.status} ${done.text}`);
  const { user } = jsonOf(await visit('/api/session'));
  return { id: String((user as { id: string }).id), email, cookie: `salero=${token}` };
}

/** Somebody new, with all their free uses. */
export const somebody = (place: Place) => signIn(place, `${randomUUID()}@example.test`);
