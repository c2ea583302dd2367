import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeEngines } from '../../test/engines.ts';
import { publicSite } from '../../test/public-site.ts';
import { bodies } from '../platform/bodies.server.ts';
import { eraseRecorded } from './erasure.server.ts';
import { signInAs } from './sign-in.server.ts';
import { startScriptedProvider } from './test-kit/scripted-provider.server.ts';
import { type Account, type Clock, openAccount, Visitor } from './test-kit/visitor.server.ts';

const provider = await startScriptedProvider();
afterAll(() => provider.close());

const email = { email: 'ana@example.com', email_verified: true, name: 'Ana' };
const minutes = 60_000;

describeEngines('sign-in', (open) => {
  let account: Account;
  let asSuperuser: Awaited<ReturnType<typeof open>>['asSuperuser'];
  const clock: Clock = { at: 0 };

  const newVisitor = () => new Visitor(account, provider);
  const signedIn = async (claims: object = {}) => {
    const visitor = newVisitor();
    provider.script = { claims: { ...email, ...claims } };
    await visitor.signIn();
    return visitor;
  };
  const visitorOf = async (settings: Record<string, string> = {}) =>
    new Visitor(openAccount(await open(), { ...provider.client, ...settings }, clock), provider);

  beforeAll(async () => {
    const db = await open();
    asSuperuser = db.asSuperuser;
    account = openAccount(db, provider.client, clock);
  });
  beforeEach(() => {
    clock.at = Date.now();
    provider.script = { claims: email };
    provider.broken = null;
  });

  async function expectRefused(visitor: Visitor, response: Response) {
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'invalid_input' });
    expect((await visitor.session()).user).toBeNull();
  }

  test('signing in gives a session, a profile with the terms accepted, and the page the visitor came from', async () => {
    const ana = newVisitor();
    const nobody = { user: null, profile: null, expiresAt: null };
    const writers = { engine: 'embedded', sees: false, seenBy: [], byTool: {} };
    expect(await ana.session()).toEqual({ ...nobody, ...writers });
    const response = await ana.signIn('/bio?tono=casual');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ returnTo: '/bio?tono=casual' });
    const { user, profile, expiresAt } = await ana.session();
    expect(user).toEqual({ id: profile?.id, email: 'ana@example.com', name: 'Ana', picture: null });
    expect(profile).toEqual({
      id: user?.id,
      subscription_tier: 'free',
      usage_count: 0,
      usage_icebreaker: 0,
      usage_intention_analyzer: 0,
      subscription_end: null,
      address: 'tu',
      termsPending: false,
    });
    expect(Date.parse(expiresAt ?? '')).toBe(clock.at + 30 * 24 * 60 * minutes);
  });

  test('the session cookie cannot be read by scripts, and nothing of it is in the database', async () => {
    const ana = await signedIn();
    const line = ana.setCookies.find((cookie) => cookie.startsWith('salero='));
    expect(line).toMatch(/^salero=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    const stored = JSON.stringify(await asSuperuser('select * from sessions'));
    expect(stored).not.toContain(ana.cookies.get('salero'));
  });

  test('on https the cookies are bound to this very host', async () => {
    const ana = await visitorOf({ ...publicSite, RATE_LIMIT_SCALE: '1', ...provider.client });
    expect((await ana.signIn()).status).toBe(200);
    expect([...ana.cookies.keys()].sort()).toEqual(['__Host-salero', '__Host-salero-login']);
    for (const line of ana.setCookies) expect(line).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });

  test('the account is the subject: a new e-mail keeps it, the same e-mail on another subject does not get it', async () => {
    const first = await signedIn({ sub: 'one' });
    const moved = await signedIn({ sub: 'one', email: 'new@example.com' });
    const other = await signedIn({ sub: 'two' });
    const id = (await first.session()).user?.id;
    expect((await moved.session()).user).toMatchObject({ id, email: 'new@example.com' });
    expect((await other.session()).user?.id).not.toBe(id);
  });

  test('each sign-in renews the e-mail of the identity, which the export shows, as well as that of the profile', async () => {
    const stored = () =>
      asSuperuser(
        `select i.email as identity, p.email as profile from identities i join profiles p on p.id = i.user_id where i.subject = 'mudanza'`,
      );
    await signedIn({ sub: 'mudanza' });
    await signedIn({ sub: 'mudanza', email: 'nueva@example.com' });
    expect(await stored()).toEqual([{ identity: 'nueva@example.com', profile: 'nueva@example.com' }]);
    // Mails that the law asks for may be waiting, and they go to the address of the profile.
    await signedIn({ sub: 'mudanza', email: 'otra@example.com', email_verified: false });
    expect(await stored()).toEqual([{ identity: 'nueva@example.com', profile: 'nueva@example.com' }]);
  });

  test.each(['', '/', '/realm', '/realm/'])(
    'with an issuer that ends in "%s" a slash more or less in OIDC_ISSUER opens the same account',
    async (path) => {
      const db = await open();
      const other = await startScriptedProvider(path);
      const bare = other.issuer.replace(/\/$/, '');
      const ids: (string | undefined)[] = [];
      for (const OIDC_ISSUER of [bare, `${bare}/`, bare]) {
        const ana = new Visitor(openAccount(db, { ...other.client, OIDC_ISSUER }, clock), other);
        expect((await ana.signIn()).status).toBe(200);
        ids.push((await ana.session()).user?.id);
      }
      await other.close();
      expect(new Set(ids).size).toBe(1);
      expect(await db.asSuperuser('select issuer from identities')).toEqual([{ issuer: other.issuer }]);
    },
  );

  test('however many first sign-ins of one person arrive together, there is one account', async () => {
    const db = await open({ pool: 8 });
    const ana = { issuer: 'https://id.example', subject: 'ana', email: null, name: 'Ana', picture: null };
    const all = Array.from({ length: 8 }, () =>
      db.asService((tx) => signInAs(tx, account.services.env, ana, new Date())),
    );
    expect(new Set(await Promise.all(all)).size).toBe(1);
    expect(await db.asSuperuser('select 1 from profiles')).toHaveLength(1);
  });

  test('signing in while the account is being erased begins a new one', async () => {
    const [before, after] = [await signedIn({ sub: 'leaves' }), newVisitor()];
    const id = (await before.session()).user?.id ?? '';
    const { db, env } = account.services;
    const answer = await after.comeBack();
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const [signingIn] = await db.asService(async (tx) => {
      await eraseRecorded(tx, env, id, { mark: id, erased_at: new Date() });
      const finishing = after.finish(answer);
      // PGlite has one connection, for which the sign-in waits.
      if (db.engine === 'postgres')
        await expect.poll(() => asSuperuser(waiting), { timeout: 10_000 }).toHaveLength(1);
      return [finishing] as const;
    });
    expect((await signingIn).status).toBe(200);
    const { user } = await after.session();
    expect([user?.name, user?.id === id]).toEqual(['Ana', false]);
  });

  test('signing in again ends the session that the browser had', async () => {
    const [ana, thief] = [await signedIn(), newVisitor()];
    thief.cookies.set('salero', ana.cookies.get('salero') ?? '');
    expect((await thief.session()).user).not.toBeNull();
    await ana.signIn();
    expect((await thief.session()).user).toBeNull();
    expect((await ana.session()).user).not.toBeNull();
  });

  test('a session cookie that an attacker planted is not the one that signs in', async () => {
    const ana = newVisitor();
    const planted = 'A'.repeat(43);
    ana.cookies.set('salero', planted);
    await ana.signIn();
    expect(ana.cookies.get('salero')).not.toBe(planted);
    const attacker = newVisitor();
    attacker.cookies.set('salero', planted);
    expect((await attacker.session()).user).toBeNull();
  });

  test('a state nobody asked for signs nobody in', async () => {
    const eve = newVisitor();
    const answer = await eve.comeBack();
    await expectRefused(eve, await eve.finish({ ...answer, state: 'x'.repeat(43) }));
  });

  test('bodies that whoever is not signed in sends half hold no room of what people send, and keep nobody from signing in', async () => {
    const end = Promise.withResolvers<void>();
    let halfSent = 0;
    async function* half() {
      yield new Uint8Array(12 * 1024);
      halfSent += 1;
      await end.promise;
    }
    const headers = { Origin: new URL(account.services.env.PUBLIC_URL).origin };
    const sent = Array.from({ length: 20 }, () => {
      const init: object = { method: 'POST', headers, body: half(), duplex: 'half' };
      return account.app.request('/api/auth/callback', init);
    });
    await expect.poll(() => halfSent, { timeout: 10_000 }).toBe(20);
    expect(bodies.bytes).toBe(0);
    expect((await newVisitor().signIn()).status).toBe(200);
    end.resolve();
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(Array(20).fill(400));
  });

  test('a state is good once', async () => {
    const ana = newVisitor();
    const answer = await ana.comeBack();
    expect((await ana.finish(answer)).status).toBe(200);
    await ana.call('/api/auth/sign-out', { method: 'POST' });
    const redeemed = provider.redeemed.length;
    await expectRefused(ana, await ana.finish(answer));
    expect(provider.redeemed.length).toBe(redeemed);
  });

  test('of twenty calls with the same state one signs in', async () => {
    const ana = newVisitor();
    const answer = await ana.comeBack();
    const all = await Promise.all(Array.from({ length: 20 }, () => ana.finish(answer)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('a stolen answer is of no use in another browser, and still works in its own', async () => {
    const [ana, eve] = [newVisitor(), newVisitor()];
    const answer = await ana.comeBack();
    await expectRefused(eve, await eve.finish(answer));
    await eve.comeBack();
    await expectRefused(eve, await eve.finish(answer));
    expect((await ana.finish(answer)).status).toBe(200);
  });

  test('an attacker cannot sign a victim in to the account of the attacker', async () => {
    const [victim, attacker] = [newVisitor(), newVisitor()];
    await victim.comeBack();
    await expectRefused(victim, await victim.finish(await attacker.comeBack()));
  });

  test('a code of one tab does not go with the state of another', async () => {
    const ana = newVisitor();
    const [one, two] = [await ana.comeBack(), await ana.comeBack()];
    // The nonce inside the token is that of the other visit.
    await expectRefused(ana, await ana.finish({ ...one, code: two.code }));
  });

  test('after ten minutes the answer comes too late', async () => {
    const ana = newVisitor();
    const answer = await ana.comeBack();
    clock.at += 10 * minutes;
    await expectRefused(ana, await ana.finish(answer));
  });

  test('attempts that nobody finished do not pile up', async () => {
    await newVisitor().comeBack();
    clock.at += 11 * minutes;
    await newVisitor().comeBack();
    expect(await asSuperuser('select 1 from sign_in_attempts')).toHaveLength(1);
  });

  test.each([
    ['without a code', { state: 's', iss: 'i' }],
    ['with an empty code', { code: '', state: 's' }],
    ['without a state', { code: 'c' }],
    ['with a list for a code', { code: ['c'], state: 's' }],
    ['with an endless code', { code: 'c'.repeat(5_000), state: 's' }],
    ['that is no object', 'null'],
    ['that is no JSON', '{'],
  ])('an answer %s is refused', async (_, body) => {
    const ana = newVisitor();
    await ana.comeBack();
    await expectRefused(ana, await ana.finish(body as object));
  });

  test('an answer that names another issuer is refused', async () => {
    const ana = newVisitor();
    const answer = await ana.comeBack();
    await expectRefused(ana, await ana.finish({ ...answer, iss: 'https://accounts.evil.example' }));
  });

  test.each([
    ['http://localhost:3000/auth?returnTo=/bio', '/bio'],
    ['http://localhost:3000/auth?returnTo=//evil.example', '/'],
    ['http://evil.example/auth?returnTo=/bio', '/'],
    ['not an address', '/'],
  ])('without scripts, from %s, one comes back to %s', async (Referer, returnTo) => {
    const ana = newVisitor();
    const start = await ana.call('/api/auth/sign-in', { headers: { Referer } });
    const response = await ana.finish(provider.approve(start.headers.get('Location') ?? ''));
    expect(await response.json()).toEqual({ returnTo });
  });

  test('while the provider is down a person is sent back with an explanation, a program gets 503', async () => {
    const fresh = await visitorOf();
    provider.broken = 502;
    const page = await fresh.call('/api/auth/sign-in?returnTo=/bio', { headers: { Accept: 'text/html' } });
    expect(page.headers.get('Location')).toBe('/auth?error=unavailable&returnTo=%2Fbio');
    const answer = await fresh.call('/api/auth/sign-in');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      message: 'Error al conectar con el servicio de autenticación',
    });
  });

  test('starting to sign in again and again is stopped, with a page that says so', async () => {
    const eager = await visitorOf({ RATE_LIMIT_SCALE: '0.02' });
    await eager.comeBack();
    await eager.comeBack();
    const third = await eager.call('/api/auth/sign-in');
    expect(third.status).toBe(429);
    expect(Number(third.headers.get('Retry-After'))).toBeGreaterThan(0);
    const page = await eager.call('/api/auth/sign-in', { headers: { Accept: 'text/html' } });
    expect(page.headers.get('Location')).toBe('/auth?error=rate_limited&returnTo=%2F');
  });

  test('what another site puts into its page starts no sign-in and uses up nobody’s', async () => {
    const visitor = await visitorOf({ RATE_LIMIT_SCALE: '0.02' });
    for (const dest of ['image', 'iframe', 'empty', 'script']) {
      const headers = { 'Sec-Fetch-Dest': dest, Accept: 'text/html' };
      const answer = await visitor.call('/api/auth/sign-in', { headers });
      expect([answer.status, answer.headers.get('Set-Cookie')]).toEqual([403, null]);
    }
    const start = await visitor.call('/api/auth/sign-in', { headers: { 'Sec-Fetch-Dest': 'document' } });
    expect(start.status).toBe(302);
  });

  test('a provider that breaks at the last step is an outage, and the same answer works once it is back', async () => {
    const ana = newVisitor();
    const answer = await ana.comeBack();
    provider.script = { tokenStatus: 503, tokenBody: { error: 'temporarily_unavailable' } };
    expect((await ana.finish(answer)).status).toBe(503);
    expect((await ana.session()).user).toBeNull();
    provider.script = {};
    expect((await ana.finish(answer)).status).toBe(200);
    expect((await ana.session()).user).not.toBeNull();
    expect((await ana.finish(answer)).status).toBe(400);
  });

  test('who opens the site by its other local name is taken to the one where the cookies will be', async () => {
    const start = (query: string) =>
      newVisitor().call(`/api/auth/sign-in?${query}`, { headers: { Host: '127.0.0.1:3000' } });
    const moved = await start('returnTo=/bio');
    expect(moved.headers.get('Location')).toBe(
      'http://localhost:3000/api/auth/sign-in?returnTo=%2Fbio&aqui=1',
    );
    const stays = await start('returnTo=/bio&aqui=1');
    expect(stays.headers.get('Location')).toContain(provider.issuer);
  });

  test('a cookie of ours that somebody wrote by hand is nobody', async () => {
    for (const value of ['', 'x', 'A'.repeat(43), `${'A'.repeat(42)}'`, 'á', '%00', 'A'.repeat(5_000)]) {
      const eve = newVisitor();
      eve.cookies.set('salero', encodeURIComponent(value));
      expect((await eve.session()).user).toBeNull();
    }
  });
});
