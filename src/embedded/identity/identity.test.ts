import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEngines } from '../../../test/engines.ts';
import { newFolder } from '../../../test/folders.ts';
import { serve } from '../../../test/serve.ts';
import type { SessionAnswer } from '../../account/session-contract.ts';
import { openAccount } from '../../account/test-kit/visitor.server.ts';
import { createLocalIdentity, localIdentityPath } from './identity.server.ts';

type AccountDatabase = Parameters<typeof openAccount>[0];

/** As the product runs: one HTTP server on loopback, a port that the system chooses, the address known afterwards. */
async function startSite(db: AccountDatabase, later?: (close: () => void) => void): Promise<string> {
  const { app, services } = openAccount(db, { DATA_DIR: dataDir }, { at: Date.now() });
  services.now = () => new Date();
  const identity = createLocalIdentity(services);
  const rest = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const origin = await serve(
    (...call) => (call[0].url?.startsWith(localIdentityPath) ? identity(...call) : void rest(...call)),
    later,
  );
  services.env.PUBLIC_URL = origin.replace('127.0.0.1', 'localhost');
  return services.env.PUBLIC_URL;
}

/** Cookies with their paths, redirects one at a time: what a browser does and `fetch` does not. */
class Browser {
  readonly #cookies = new Map<string, { pair: string; path: string }>();
  readonly #site: string;

  constructor(site: string) {
    this.#site = site;
  }

  async open(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, this.#site);
    const cookie = [...this.#cookies.values()]
      .filter(({ path }) => url.pathname.startsWith(path))
      .map(({ pair }) => pair)
      .join('; ');
    const headers = { Accept: 'text/html', Cookie: cookie, ...init.headers };
    const response = await fetch(url, { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const pair = line.split(';')[0] ?? '';
      const path = /path=([^;]+)/i.exec(line)?.[1] ?? '/';
      this.#cookies.set(`${pair.split('=')[0]} ${path}`, { pair, path });
    }
    return response;
  }

  /** The address of the form, after "Continuar con Google". */
  async openForm(returnTo = '/'): Promise<string> {
    const start = await this.open(`/api/auth/sign-in?${new URLSearchParams({ returnTo })}`);
    const form = await this.open(start.headers.get('Location') ?? '');
    return form.headers.get('Location') ?? '';
  }

  submit(form: string, person: Record<string, string>, headers: Record<string, string> = {}) {
    return this.open(form, { method: 'POST', body: new URLSearchParams(person), headers });
  }

  /** From the form's answer to the session. */
  async finish(submitted: Response): Promise<Response> {
    const resumed = await this.open(submitted.headers.get('Location') ?? '');
    const back = new URL(resumed.headers.get('Location') ?? '');
    expect(back.origin + back.pathname).toBe(`${this.#site}/auth/callback`);
    return this.open('/api/auth/callback', {
      method: 'POST',
      body: JSON.stringify(Object.fromEntries(back.searchParams)),
      headers: { 'Content-Type': 'application/json', Origin: this.#site },
    });
  }

  async signIn(person: Record<string, string>, returnTo?: string): Promise<Response> {
    return this.finish(await this.submit(await this.openForm(returnTo), person));
  }

  async session(): Promise<SessionAnswer> {
    return (await (await this.open('/api/session')).json()) as SessionAnswer;
  }
}

const dataDir = newFolder(afterAll);

describeEngines('the identity of this installation', (open) => {
  let db: AccountDatabase;
  let site: string;
  beforeAll(async () => {
    db = await open();
    site = await startSite(db, afterAll);
  });

  const ana = { email: 'ana@example.com', name: 'Ana' };

  test('one form, one button, and the person is back where they were, signed in', async () => {
    const browser = new Browser(site);
    const response = await browser.signIn(ana, '/bio');
    expect([response.status, await response.json()]).toEqual([200, { returnTo: '/bio' }]);
    const { user } = await browser.session();
    expect(user).toMatchObject({ email: 'ana@example.com', name: 'Ana' });
  });

  test('the same e-mail, however it is written, is the same account, also after a restart on another port', async () => {
    const first = new Browser(site);
    await first.signIn(ana);
    const other = await startSite(db);
    const again = new Browser(other);
    await again.signIn({ email: '  ANA@Example.com ', name: 'Ana María' });
    const eva = new Browser(other);
    await eva.signIn({ email: 'eva@example.com', name: 'Eva' });
    expect((await again.session()).user?.id).toBe((await first.session()).user?.id);
    expect((await again.session()).user?.name).toBe('Ana María');
    expect((await eva.session()).user?.id).not.toBe((await first.session()).user?.id);
  });

  test('the same browser can sign in as somebody else', async () => {
    const browser = new Browser(site);
    await browser.signIn(ana);
    expect((await browser.signIn({ email: 'eva@example.com', name: 'Eva' })).status).toBe(200);
    expect((await browser.session()).user?.name).toBe('Eva');
  });

  test('two forms open in two tabs both work', async () => {
    const browser = new Browser(site);
    const [one, two] = [await browser.openForm('/bio'), await browser.openForm('/premium')];
    const second = await browser.finish(await browser.submit(two, ana));
    const first = await browser.finish(await browser.submit(one, { email: 'eva@example.com', name: 'Eva' }));
    expect([await second.json(), await first.json()]).toEqual([
      { returnTo: '/premium' },
      { returnTo: '/bio' },
    ]);
  });

  test('the page says that it is not Google, and needs no script, no other site and no mouse', async () => {
    const browser = new Browser(site);
    const response = await browser.open(await browser.openForm());
    const html = await response.text();
    expect(html).toContain('Esto no es Google: es la identidad local de esta instalación de Salero');
    expect(html.match(/<input /g)).toHaveLength(2);
    expect(html.match(/<button /g)).toHaveLength(1);
    expect(html).toMatch(
      /<label for="email">[^<]+<\/label>\s*<input id="email" name="email"[^>]* required[^>]*autofocus/,
    );
    expect(html).toMatch(/<label for="name">[^<]+<\/label>\s*<input id="name" name="name"[^>]* required/);
    expect(html).not.toMatch(/<script|style=|https?:/);
    const policy = response.headers.get('Content-Security-Policy');
    expect(policy).toMatch(
      /^default-src 'none'; img-src 'self'; style-src 'sha256-[^']+'; form-action 'self'; frame-ancestors 'none'/,
    );
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test.each([
    [{ email: '', name: 'Ana' }],
    [{ email: 'ana', name: 'Ana' }],
    [{ email: 'ana@example.com', name: '   ' }],
    [{ email: 'ana@example.com', name: 'a\u0000b' }],
    [{ email: 'ana@example.com', name: 'x'.repeat(81) }],
    [{}],
  ])('%j is nobody, and the form can be sent again', async (person) => {
    const browser = new Browser(site);
    const form = await browser.openForm();
    const response = await browser.submit(form, person as Record<string, string>);
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('Ese correo o ese nombre no se puede usar.');
    expect((await browser.finish(await browser.submit(form, ana))).status).toBe(200);
  });

  test('the form of one browser cannot be sent from another, nor by a page of another site', async () => {
    const [browser, eve] = [new Browser(site), new Browser(site)];
    const form = await browser.openForm();
    expect((await eve.submit(form, ana)).status).toBe(400);
    await eve.openForm();
    expect((await eve.submit(form, ana)).status).toBe(400);
    for (const Origin of ['http://evil.example', 'http://localhost:1', 'null'])
      expect((await browser.submit(form, ana, { Origin })).status).toBe(403);
    expect((await browser.submit(form, ana, { Origin: site })).status).toBe(303);
  });

  test('a form that was sent is spent', async () => {
    const browser = new Browser(site);
    const form = await browser.openForm();
    await browser.finish(await browser.submit(form, ana));
    const late = await browser.submit(form, ana);
    expect(late.status).toBe(400);
    expect(await late.text()).toContain('ha caducado');
  });

  test('a form bigger than a name and an e-mail is not read', async () => {
    const browser = new Browser(site);
    const response = await browser.submit(await browser.openForm(), { ...ana, more: 'x'.repeat(10_000) });
    expect(response.status).toBe(413);
  });

  test.each([
    ['another address to come back to', { redirect_uri: 'http://evil.example/auth/callback' }],
    ['another client', { client_id: 'eve' }],
    ['no PKCE', { code_challenge: '' }],
    ['plain PKCE', { code_challenge_method: 'plain' }],
    ['a token in the address', { response_type: 'id_token' }],
  ])('an authorisation with %s never reaches the form', async (_, change) => {
    const browser = new Browser(site);
    const start = await browser.open('/api/auth/sign-in');
    const url = new URL(start.headers.get('Location') ?? '');
    for (const [name, value] of Object.entries(change)) url.searchParams.set(name, value as string);
    const response = await browser.open(url.href);
    const location = response.headers.get('Location') ?? '';
    expect(location).not.toContain('/entrar/');
    expect(location).not.toContain('evil.example');
    expect(response.status === 400 || location.includes('error=')).toBe(true);
  });

  test('its addresses are those of PUBLIC_URL, whatever host the caller names', async () => {
    const port = new URL(site).port;
    const response = await fetch(
      `http://127.0.0.1:${port}${localIdentityPath}/.well-known/openid-configuration`,
    );
    const metadata = JSON.stringify(await response.json());
    expect(metadata).toContain(`${site}${localIdentityPath}/token`);
    expect(metadata).not.toContain('127.0.0.1');
  });
});
