import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { createHeldBodies, mostStrangersBytes } from '../platform/bodies.server.ts';
import { Failure, toFailure } from '../platform/http-errors.server.ts';
import { codeOf } from '../platform/log.server.ts';
import { isLoopback } from '../platform/loopback.server.ts';
import { clientAddress, type RateLimits } from '../platform/rate-limits.server.ts';
import type { Services } from '../platform/services.server.ts';
import { getTokenCookie, setTokenCookie } from './cookies.server.ts';
import type { IdentityProvider } from './identity-provider.server.ts';
import { profileRoutes } from './profile.server.ts';
import { readBody } from './read-body.server.ts';
import { toReturnPath } from './return-to.ts';
import { mintToken } from './secret-token.server.ts';
import type { Profile, SessionAnswer, Writers } from './session-contract.ts';
import type { CurrentSession, Sessions } from './sessions.server.ts';
import { attemptMs, rememberAttempt, signInAs, takeAttempt } from './sign-in.server.ts';
import { areTermsPending } from './terms.ts';

const callbackBody = z.object({
  code: z.string().min(1).max(4_096),
  state: z.string().min(1).max(512),
  iss: z.string().max(512).optional(),
});

const callbackBytes = 16 * 1024;

const refused = 'Error al procesar la autenticación.';

export function accountRoutes(
  services: Services,
  sessions: Sessions,
  provider: IdentityProvider,
  limits: RateLimits,
  writers: Writers,
): Hono {
  const { env, db, now } = services;
  const routes = new Hono();
  const callbacks = createHeldBodies(mostStrangersBytes);

  routes.get('/session', async (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ ...presentSession(await sessions.getSession(c)), ...writers });
  });

  routes.get('/auth/sign-in', async (c) => {
    c.header('Cache-Control', 'no-store');
    // Only where a browser goes itself: images of any page could use up what its visitors' address may do.
    if ((c.req.header('Sec-Fetch-Dest') ?? 'document') !== 'document') throw new Failure('forbidden_origin');
    const returnTo = toReturnPath(c.req.query('returnTo') ?? wantedByLoginPage(c));
    const query = new URLSearchParams({ returnTo });
    if (isOtherLoopbackName(c)) return c.redirect(`${env.PUBLIC_URL}/api/auth/sign-in?${query}&aqui=1`);
    try {
      const { url, ...pending } = await provider.begin();
      const browserToken = getTokenCookie(c, env, 'login') ?? mintToken();
      const address = clientAddress(c, env.TRUSTED_PROXIES);
      await sessions.inTurnOfAddress(c, () =>
        db.asService(async (tx) => {
          await limits.checkAll(tx, [
            ['sign_in_ip_minute', address],
            ['sign_in_ip_hour', address],
          ]);
          await rememberAttempt(tx, { ...pending, browserToken, returnTo }, now());
        }),
      );
      setTokenCookie(c, env, 'login', browserToken, attemptMs / 1_000);
      return c.redirect(url.href);
    } catch (error) {
      if (!c.req.header('Accept')?.includes('text/html')) throw error;
      const failure = toFailure(error).code;
      services.log.warn('sign-in did not start', { failure, code: codeOf(error) });
      return c.redirect(`/auth?error=${failure}&${query}`);
    }
  });

  routes.post('/auth/callback', async (c) => {
    const answer = await readBody(c, callbackBody, callbackBytes, callbacks);
    const browserToken = getTokenCookie(c, env, 'login');
    const attempt =
      browserToken &&
      (await sessions.inTurnOfAddress(c, () =>
        db.asService((tx) => takeAttempt(tx, answer.state, browserToken, now())),
      ));
    if (!attempt) throw new Failure('invalid_input', { message: refused });
    const { nonce, code_verifier: codeVerifier, return_to: returnTo } = attempt;
    const pending = { state: answer.state, nonce, codeVerifier };
    const identity = await provider.redeem(answer, pending).catch(async (error: unknown) => {
      // The provider never saw the code, or could not answer: the person may try the same one again.
      if (error instanceof Failure && error.code === 'unavailable')
        await db.asService((tx) => rememberAttempt(tx, { ...pending, browserToken, returnTo }, now()));
      throw error;
    });
    const setCookie = await db.asService(async (tx) =>
      sessions.start(c, tx, await signInAs(tx, env, identity, now())),
    );
    setCookie();
    return c.json({ returnTo });
  });

  routes.post('/auth/sign-out', async (c) => {
    await sessions.end(c);
    return c.body(null, 204);
  });

  routes.route('/account', profileRoutes(services, sessions));

  function wantedByLoginPage(c: Context): string | null {
    const from = URL.parse(c.req.header('Referer') ?? '');
    return from?.origin === new URL(env.PUBLIC_URL).origin ? from.searchParams.get('returnTo') : null;
  }

  /** `127.0.0.1` and `localhost` are two sites to a browser: a cookie set at one would be missing at the callback. */
  function isOtherLoopbackName(c: Context): boolean {
    const host = c.req.header('Host');
    if (!env.local || host === undefined || c.req.query('aqui') !== undefined) return false;
    return host !== new URL(env.PUBLIC_URL).host && isLoopback(host.replace(/:\d+$/, ''));
  }

  return routes;
}

function presentSession(session: CurrentSession | null): SessionAnswer {
  if (!session) return { user: null, profile: null, expiresAt: null };
  const { id, email, name, picture, expiresAt } = session;
  const user = { id, email: email || null, name: name || null, picture };
  return { user, profile: presentProfile(session), expiresAt: expiresAt.toISOString() };
}

function presentProfile(session: CurrentSession): Profile {
  return {
    id: session.id,
    subscription_tier: session.subscription_tier,
    usage_count: session.usage_count,
    usage_icebreaker: session.usage_icebreaker,
    usage_intention_analyzer: session.usage_intention_analyzer,
    subscription_end: session.subscription_end?.toISOString() ?? null,
    address: session.address,
    termsPending: areTermsPending(session.terms_version),
  };
}
