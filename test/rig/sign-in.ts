import { type Answer, type Call, jsonOf, send } from './http.ts';

/** The cookies of one browser. */
export class Jar {
  readonly #held = new Map<string, string>();

  keep({ headers }: Answer): void {
    for (const line of headers['set-cookie'] ?? []) {
      const [pair = ''] = line.split(';');
      const equals = pair.indexOf('=');
      if (/max-age=0(;|$)/i.test(line)) this.#held.delete(pair.slice(0, equals));
      else this.#held.set(pair.slice(0, equals), pair.slice(equals + 1));
    }
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

/** One browser, with its cookies. `site`: as in `send`. */
export function browser(origin: string, jar: Jar, site = origin): Visit {
  return async (path, call = {}) => {
    const answer = await send(origin, path, { ...call, site, cookie: jar.line });
    jar.keep(answer);
    return answer;
  };
}

/** What the browser of somebody who has just signed in would send. */
export async function signIn(
  origin: string,
  email: string,
  { site = origin, name }: { site?: string; name?: string } = {},
): Promise<{ id: string; cookie: string }> {
  const jar = new Jar();
  const visit = browser(origin, jar, site);
  const body = await comeBack(visit, email, name);
  const done = await visit('/api/auth/callback', { method: 'POST', body });
  const token = jar.get('salero');
  if (done.status !== 200 || !token)
    throw new Error(`${email} could not sign in: ${done.status} ${done.text}`);
  const { user } = jsonOf(await visit('/api/session'));
  return { id: String((user as { id: string }).id), cookie: `salero=${token}` };
}
