import { createIdentityProvider } from '../../src/account/identity-provider.server.ts';
import { startScriptedProvider } from '../../src/account/test-kit/scripted-provider.server.ts';
import { createApp } from '../../src/app/app.server.ts';
import { createBilling } from '../../src/billing/billing.server.ts';
import { startPayments } from '../../src/billing/test-kit/payments.server.ts';
import { createEngine } from '../../src/generation/models/create-engine.server.ts';
import { pooledDatabase } from '../../src/platform/db-pool.server.ts';
import { parseEnv } from '../../src/platform/env.server.ts';
import { createLogger } from '../../src/platform/log.server.ts';
import { Metrics } from '../../src/platform/metrics.server.ts';
import { createUser, openSession, startPglite } from '../../test/engines.ts';

export type FuzzedApp = Awaited<ReturnType<typeof openFuzzedApp>>;

/** The whole HTTP surface in this process, its third parties at the other end of real HTTP. */
export async function openFuzzedApp() {
  const clock = { at: Date.now() };
  const [stripe, identity] = await Promise.all([startPayments(clock), startScriptedProvider()]);
  const { pglite, pool } = await startPglite();
  const db = pooledDatabase('pglite', pool, async () => {
    await pool.end();
    await pglite.close();
  });
  const env = parseEnv({
    RATE_LIMIT_SCALE: '0',
    OIDC_ISSUER: identity.issuer,
    OIDC_CLIENT_ID: identity.clientId,
    OIDC_CLIENT_SECRET: 'secreto',
    STRIPE_SECRET_KEY: stripe.env.payments.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_PRICE_ID: stripe.env.payments.priceId,
  });
  const surprises: string[] = [];
  const log = createLogger((line) => {
    if (line.includes('"level":"error"')) surprises.push(line);
  });
  const metrics = new Metrics();
  const services = { env, db, log, metrics, now: () => new Date() };
  const app = createApp({
    ...services,
    tracing: null,
    stopping: new AbortController().signal,
    provider: createIdentityProvider(services),
    engine: createEngine(env, log, metrics),
    billing: createBilling(services, stripe.stripe, { send: async () => {} }),
    overload: () => 0,
    files: null,
  });
  return {
    app,
    origin: env.PUBLIC_URL,
    surprises,
    sign: (body: string) => {
      clock.at = Date.now();
      return stripe.stripe.webhooks.generateTestHeaderString({ payload: body, secret: stripe.webhookSecret });
    },
    async person(tier: 'free' | 'pro') {
      return `salero=${await openSession(db, await createUser(db, { tier }))}`;
    },
    close: async () => {
      await db.close();
      await Promise.all([stripe.close(), identity.close()]);
    },
  };
}
