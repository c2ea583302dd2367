import { afterAll, beforeEach, expect, test } from 'vitest';
import { answerForEver } from '../../test/endless.ts';
import { serve } from '../../test/serve.ts';
import { parseEnv } from '../platform/env.server.ts';
import { Failure } from '../platform/http-errors.server.ts';
import { createLogger } from '../platform/log.server.ts';
import { Metrics } from '../platform/metrics.server.ts';
import type { IdentityProvider } from './identity-provider.server.ts';
import { createIdentityProvider } from './identity-provider.server.ts';
import { type Script, startScriptedProvider } from './test-kit/scripted-provider.server.ts';

const scripted = await startScriptedProvider();
const lines: string[] = [];
let metrics: Metrics;

function createRelyingParty(issuer = scripted.issuer): IdentityProvider {
  const env = parseEnv({ ...scripted.client, OIDC_ISSUER: issuer });
  metrics = new Metrics();
  return createIdentityProvider({ env, metrics, log: createLogger((line) => lines.push(line)) });
}

let relyingParty = createRelyingParty();
beforeEach(() => {
  scripted.script = {};
  scripted.broken = null;
});
afterAll(() => scripted.close());

const codeOf = (action: Promise<unknown>): Promise<string> =>
  action.then(
    () => 'not refused',
    (error: unknown) => (error instanceof Failure ? error.code : String(error)),
  );

async function signInWith(script: Script) {
  const { url, ...pending } = await relyingParty.begin();
  const answer = scripted.approve(url.href);
  scripted.script = script;
  return relyingParty.redeem(answer, pending);
}

test('the visitor is sent to the provider with everything that ties the answer to this visit', async () => {
  const { url, state, nonce, codeVerifier } = await relyingParty.begin();
  const asked = Object.fromEntries(url.searchParams);
  expect(url.origin + url.pathname).toBe(`${scripted.issuer}/authorize`);
  expect(asked).toMatchObject({
    response_type: 'code',
    client_id: scripted.clientId,
    redirect_uri: 'http://localhost:3000/auth/callback',
    scope: 'openid email profile',
    access_type: 'offline',
    prompt: 'consent',
    code_challenge_method: 'S256',
    state,
    nonce,
  });
  expect(asked.code_challenge).not.toBe(codeVerifier);
  for (const secret of [state, nonce, codeVerifier]) expect(secret).toMatch(/^[\w-]{43}$/);
  const again = await relyingParty.begin();
  expect([again.state, again.nonce, again.codeVerifier]).not.toContain(state);
});

test('an honest answer says who it is, and the code is redeemed with its proof', async () => {
  const ana = { name: 'Ana', picture: 'https://img.example/a.png' };
  const claims = { ...ana, email: 'Ana@Example.com', email_verified: true };
  const identity = { ...ana, issuer: scripted.issuer, subject: 'ana', email: 'ana@example.com' };
  expect(await signInWith({ claims })).toEqual(identity);
  const sent = scripted.redeemed.at(-1);
  expect(sent?.get('code_verifier')).toMatch(/^[\w-]{43}$/);
  expect(sent?.get('redirect_uri')).toBe('http://localhost:3000/auth/callback');
});

test.each([false, undefined, 'true'])('an e-mail with email_verified %s is not believed', async (given) => {
  const claims = { email: 'ana@example.com', email_verified: given };
  expect(await signInWith({ claims })).toMatchObject({ subject: 'ana', email: null });
});

test('a profile that the provider gives only on request is asked for, and must be of the same person', async () => {
  const userinfo = { email: 'ana@example.com', email_verified: true, name: 'Ana' };
  expect(await signInWith({ userinfo })).toMatchObject({ email: 'ana@example.com', name: 'Ana' });
  expect(await codeOf(signInWith({ userinfo: { ...userinfo, sub: 'eva' } }))).toBe('invalid_input');
});

test('a picture that is not an https address is left out', async () => {
  const claims = { email: 'a@example.com', picture: 'javascript:alert(1)' };
  expect(await signInWith({ claims })).toMatchObject({ picture: null });
});

const past = Math.floor(Date.now() / 1_000) - 3_600;
const lies: [string, Script][] = [
  ['for another audience', { claims: { aud: 'another-client' } }],
  ['for several audiences without saying to whom', { claims: { aud: ['salero-test', 'another-client'] } }],
  ['for another authorised party', { claims: { aud: ['salero-test', 'x'], azp: 'x' } }],
  ['of another issuer', { claims: { iss: 'https://accounts.evil.example' } }],
  ['that has expired', { claims: { exp: past } }],
  ['that is not valid yet', { claims: { nbf: Math.floor(Date.now() / 1_000) + 3_600 } }],
  ['with no expiry', { claims: { exp: undefined } }],
  ['with another nonce', { claims: { nonce: 'another' } }],
  ['with no nonce', { claims: { nonce: undefined } }],
  ['with no subject', { claims: { sub: undefined } }],
  ['with an empty subject', { claims: { sub: '' } }],
  ['signed with another key', { signature: 'other-key' }],
  ['whose signature is cut', { signature: 'cut' }],
  ['that is not signed (alg none)', { signature: 'none' }],
  ['signed with the public key as a password (HS256)', { signature: 'hmac' }],
  ['signed with a key nobody published', { header: { kid: 'two' } }],
  ['with a critical header we do not know', { header: { crit: ['x'], x: 1 } }],
];
test.each(lies)('a token %s signs nobody in', async (_, script) => {
  expect(await codeOf(signInWith(script))).toBe('invalid_input');
});

test('an answer without an ID token signs nobody in', async () => {
  const tokenBody = { access_token: 'at', token_type: 'Bearer' };
  expect(await codeOf(signInWith({ tokenBody }))).toBe('invalid_input');
});

test('a code that the provider refuses signs nobody in', async () => {
  expect(await codeOf(signInWith({ tokenStatus: 400 }))).toBe('invalid_input');
});

test('a code is good once: the provider refuses it the second time', async () => {
  const { url, ...pending } = await relyingParty.begin();
  const answer = scripted.approve(url.href);
  await relyingParty.redeem(answer, pending);
  expect(await codeOf(relyingParty.redeem(answer, pending))).toBe('invalid_input');
});

test.each([
  ['of another provider', 'https://accounts.evil.example'],
  ['missing', undefined],
])('an answer whose iss is %s is not even redeemed', async (_, iss) => {
  const { url, ...pending } = await relyingParty.begin();
  const before = scripted.redeemed.length;
  const answer = { ...scripted.approve(url.href), iss };
  expect(await codeOf(relyingParty.redeem(answer, pending))).toBe('invalid_input');
  expect(scripted.redeemed.length).toBe(before);
});

test('an answer with the state of another visit is not even redeemed', async () => {
  const [first, second] = [await relyingParty.begin(), await relyingParty.begin()];
  const before = scripted.redeemed.length;
  expect(await codeOf(relyingParty.redeem(scripted.approve(first.url.href), second))).toBe('invalid_input');
  expect(scripted.redeemed.length).toBe(before);
});

test('a provider that is down is an outage, not an attack, and is asked again by the next visitor', async () => {
  const fresh = createRelyingParty();
  scripted.broken = 503;
  expect(await codeOf(fresh.begin())).toBe('unavailable');
  scripted.broken = null;
  await expect(fresh.begin()).resolves.toHaveProperty('state');
  expect(await codeOf(signInWith({ tokenStatus: 500, tokenBody: { error: 'server_error' } }))).toBe(
    'unavailable',
  );
});

test('who signed in, who was refused and whom we failed are counted apart', async () => {
  relyingParty = createRelyingParty();
  const counted = () =>
    Object.fromEntries(
      [...metrics.render().matchAll(/outcome="(\w+)"} (\d+)/g)].map(([, name, n]) => [name, Number(n)]),
    );
  expect(counted()).toEqual({ signed_in: 0, refused: 0, failed: 0 });
  await signInWith({});
  await codeOf(signInWith({ tokenStatus: 400 }));
  expect(counted()).toEqual({ signed_in: 1, refused: 1, failed: 0 });
  await codeOf(signInWith({ tokenStatus: 401, tokenBody: { error: 'invalid_client' } }));
  await codeOf(signInWith({ claims: { exp: 1 } }));
  await codeOf(signInWith({ tokenStatus: 503 }));
  expect(counted()).toEqual({ signed_in: 1, refused: 1, failed: 3 });
  const fresh = createRelyingParty();
  scripted.broken = 503;
  await expect(fresh.find()).rejects.toThrow();
  expect(counted()).toEqual({ signed_in: 0, refused: 0, failed: 0 });
  await codeOf(fresh.begin());
  expect(counted()).toEqual({ signed_in: 0, refused: 0, failed: 1 });
});

test('what is logged of a refusal holds no code, token or e-mail', async () => {
  lines.length = 0;
  await codeOf(signInWith({ claims: { email: 'ana@example.com', aud: 'x' } }));
  expect(lines.join()).toContain('sign-in refused');
  expect(lines.join()).not.toMatch(/ana@|eyJ|Bearer/);
});

test('a provider whose answer never ends is given up before it fills the memory, and is told as one that is away', async () => {
  const sent: Promise<number>[] = [];
  const issuer = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    sent.push(answerForEver(response, '{"issuer": "'));
  });
  expect(await codeOf(createRelyingParty(issuer).begin())).toBe('unavailable');
  for (const bytes of await Promise.all(sent)) expect(bytes).toBeLessThan(20 * 1024 * 1024);
});
