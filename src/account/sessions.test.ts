import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeEngines } from '../../test/engines.ts';
import type { ListedSession } from './session-contract.ts';
import { sessionLimits } from './sessions.server.ts';
import { startScriptedProvider } from './test-kit/scripted-provider.server.ts';
import { type Account, type Clock, openAccount, Visitor } from './test-kit/visitor.server.ts';

const provider = await startScriptedProvider();
afterAll(() => provider.close());

const minute = 60_000;
const day = 24 * 60 * minute;

describeEngines('sessions', (open) => {
  let account: Account;
  let asSuperuser: Awaited<ReturnType<typeof open>>['asSuperuser'];
  const clock: Clock = { at: 0 };

  beforeAll(async () => {
    const db = await open();
    asSuperuser = db.asSuperuser;
    account = openAccount(db, provider.client, clock);
  });
  beforeEach(() => {
    clock.at = Date.now();
  });

  async function signedIn(sub = 'ana', headers: Record<string, string> = {}): Promise<Visitor> {
    const visitor = new Visitor(account, provider);
    provider.script = { claims: { sub, email: `${sub}@example.com`, email_verified: true, name: sub } };
    const answer = await visitor.comeBack();
    await visitor.call('/api/auth/callback', { method: 'POST', body: answer, headers });
    return visitor;
  }
  const isInside = async (visitor: Visitor) => (await visitor.session()).user !== null;
  const copyOf = (visitor: Visitor) => {
    const copy = new Visitor(account, provider);
    for (const [name, value] of visitor.cookies) copy.cookies.set(name, value);
    return copy;
  };
  const list = async (visitor: Visitor) =>
    ((await (await visitor.call('/api/account/sessions')).json()) as { items: ListedSession[] }).items;

  test('thirty days without a visit end it; a visit on the way starts them again', async () => {
    const [busy, idle] = [await signedIn(), await signedIn()];
    clock.at += 29 * day;
    expect(await isInside(busy)).toBe(true);
    clock.at += 2 * day;
    expect(await isInside(busy)).toBe(true);
    expect(await isInside(idle)).toBe(false);
  });

  test('ninety days after the sign-in it ends, however busy it was', async () => {
    const ana = await signedIn();
    for (let days = 10; days < 90; days += 10) {
      clock.at += 10 * day;
      expect(await isInside(ana)).toBe(true);
    }
    const { expiresAt } = await ana.session();
    expect(Date.parse(expiresAt ?? '')).toBe(clock.at + 10 * day);
    clock.at += 10 * day - 1;
    expect(await isInside(ana)).toBe(true);
    clock.at += 1;
    expect(await isInside(ana)).toBe(false);
  });

  test('visits within five minutes write nothing and send no cookie; the next one does both', async () => {
    const ana = await signedIn('paseante');
    const sent = ana.setCookies.length;
    const seen = () =>
      asSuperuser(
        `select s.last_seen_at from sessions s join profiles p on p.id = s.user_id where p.name = 'paseante'`,
      );
    const before = await seen();
    clock.at += sessionLimits.touchEveryMs - 1;
    await ana.session();
    expect([await seen(), ana.setCookies.length]).toEqual([before, sent]);
    clock.at += 1;
    await ana.session();
    expect(await seen()).not.toEqual(before);
    expect(ana.setCookies.at(-1)).toMatch(/^salero=.*Max-Age=2592000;/);
  });

  test('signing out kills the session on the server, not only in the browser', async () => {
    const ana = await signedIn();
    const thief = copyOf(ana);
    const response = await ana.call('/api/auth/sign-out', { method: 'POST' });
    expect(response.status).toBe(204);
    expect(ana.cookies.has('salero')).toBe(false);
    expect(await isInside(thief)).toBe(false);
    expect((await thief.call('/api/account/sessions')).status).toBe(401);
  });

  test('the answer about a session is never kept by a cache', async () => {
    const response = await (await signedIn()).call('/api/session');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test('a person sees their own sessions, this one marked, with nothing that could open them', async () => {
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const ana = await signedIn('lista', { 'User-Agent': firefox });
    clock.at += minute;
    const phone = await signedIn('lista');
    await signedIn('otra');
    const items = await list(ana);
    expect(items.map(({ label, current }) => [label, current])).toEqual([
      ['Otro dispositivo', false],
      ['Firefox en Linux', true],
    ]);
    const shown = ['created_at', 'current', 'id', 'label', 'last_seen_at'];
    expect(Object.keys(items[0] ?? {}).sort()).toEqual(shown);
    expect((await list(phone)).find(({ current }) => current)?.id).toBe(items[0]?.id);
  });

  test('a session that was ended from another device is dead there', async () => {
    const [ana, lost] = [await signedIn('movil'), await signedIn('movil')];
    const id = (await list(lost)).find(({ current }) => current)?.id;
    const ended = await ana.call(`/api/account/sessions/${id}`, { method: 'DELETE' });
    expect(ended.status).toBe(204);
    expect(await isInside(lost)).toBe(false);
    expect(await isInside(ana)).toBe(true);
    expect((await ana.call(`/api/account/sessions/${id}`, { method: 'DELETE' })).status).toBe(404);
  });

  test('nobody can end the session of somebody else, nor learn that it exists', async () => {
    const [ana, eve] = [await signedIn('ana'), await signedIn('eve')];
    const id = (await list(ana)).find(({ current }) => current)?.id;
    const answers = [];
    for (const target of [id, crypto.randomUUID(), 'x', `${id}'--`]) {
      const response = await eve.call(`/api/account/sessions/${target}`, { method: 'DELETE' });
      answers.push([response.status, await response.json()]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.[0]).toBe(404);
    expect(await isInside(ana)).toBe(true);
  });

  test('of very many sessions of one person those that were not seen for longest end, and nobody else’s', async () => {
    const [eva, used, idle] = [await signedIn('eva'), await signedIn('rosa'), await signedIn('rosa')];
    clock.at += 2 * minute * 60;
    expect(await isInside(used)).toBe(true);
    for (let n = 2; n < sessionLimits.most; n += 1) await signedIn('rosa');
    expect(await list(used)).toHaveLength(sessionLimits.most);
    const last = await signedIn('rosa');
    expect(await list(last)).toHaveLength(sessionLimits.most);
    expect([await isInside(idle), await isInside(used), await isInside(eva)]).toEqual([false, true, true]);
  });

  test('ending all the others leaves this one, and everybody else’s', async () => {
    const [here, there] = [await signedIn('muchos'), await signedIn('muchos')];
    const other = await signedIn('ajena');
    expect((await here.call('/api/account/sessions', { method: 'DELETE' })).status).toBe(204);
    expect(await Promise.all([here, there, other].map(isInside))).toEqual([true, false, true]);
  });

  test.each([
    ['GET', '/api/account/sessions'],
    ['DELETE', '/api/account/sessions'],
    ['DELETE', '/api/account/sessions/00000000-0000-4000-8000-000000000000'],
    ['POST', '/api/account/terms'],
    ['PATCH', '/api/account/profile'],
  ])('%s %s requires a session', async (method, path) => {
    const response = await new Visitor(account, provider).call(path, { method });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      error: 'unauthenticated',
      message: 'Sesión expirada. Por favor, inicia sesión de nuevo.',
    });
  });

  test('a person chooses how to be addressed, for themselves alone', async () => {
    const [ana, eva] = [await signedIn('ana'), await signedIn('eva')];
    const change = (body: unknown) => ana.call('/api/account/profile', { method: 'PATCH', body });
    expect((await change({ address: 'usted' })).status).toBe(200);
    expect((await ana.session()).profile?.address).toBe('usted');
    expect((await eva.session()).profile?.address).toBe('tu');
    const wrong = await change({ address: 'vuesa merced', subscription_tier: 'pro' });
    expect(await wrong.json()).toMatchObject({
      error: 'invalid_input',
      fields: { address: expect.any(String) },
    });
    await change({ address: 'vos', subscription_tier: 'pro' });
    expect((await ana.session()).profile).toMatchObject({ address: 'vos', subscription_tier: 'free' });
  });

  test('when the terms have changed the person is asked once more, and signing in is saying yes', async () => {
    const ana = await signedIn('lectora');
    const makeOld = () => asSuperuser(`update profiles set terms_version = '2024-01' where name = 'lectora'`);
    const pending = async () => (await ana.session()).profile?.termsPending;
    await makeOld();
    expect(await pending()).toBe(true);
    const accept = (version: string) => ana.call('/api/account/terms', { method: 'POST', body: { version } });
    expect((await accept('2024-01')).status).toBe(400);
    expect(await pending()).toBe(true);
    expect((await accept('2026-11')).status).toBe(200);
    expect(await pending()).toBe(false);
    await makeOld();
    await signedIn('lectora');
    expect(await pending()).toBe(false);
    const [row] = await asSuperuser(
      `select terms_version, terms_accepted_at from profiles where name = 'lectora'`,
    );
    expect(row?.terms_version).toBe('2026-11');
    expect(row?.terms_accepted_at).toEqual(new Date(clock.at));
  });

  const foreign = [
    undefined,
    'null',
    'http://localhost:3001',
    'https://localhost:3000',
    'http://localhost:3000.evil.example',
    'http://evil.example',
  ];
  test.each(foreign)('a page of origin %s cannot act for a signed-in person', async (origin) => {
    const ana = await signedIn();
    const headers = { Origin: origin ?? '' };
    for (const call of [
      'POST /api/auth/sign-out',
      'POST /api/auth/callback',
      'DELETE /api/account/sessions',
      'PATCH /api/account/profile',
    ]) {
      const [method, path = ''] = call.split(' ');
      const response = await ana.call(path, { method, headers });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ error: 'forbidden_origin' });
    }
    expect(await isInside(ana)).toBe(true);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'text/json', ''])(
    'a body sent as "%s", as a form of another site could, is refused',
    async (type) => {
      const ana = await signedIn();
      const headers = { 'Content-Type': type, 'Content-Length': type ? '' : '21' };
      const change = { method: 'PATCH', body: { address: 'usted' }, headers };
      const response = await ana.call('/api/account/profile', change);
      expect(response.status).toBe(400);
      expect((await ana.session()).profile?.address).not.toBe('usted');
    },
  );
});
