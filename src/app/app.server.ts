import { Hono } from 'hono';
import { getTokenCookie } from '../account/cookies.server.ts';
import { erasureRoutes } from '../account/erasure.server.ts';
import { exportRoutes } from '../account/export.server.ts';
import type { IdentityProvider } from '../account/identity-provider.server.ts';
import { keptRoutes } from '../account/kept.server.ts';
import { requireSameOrigin } from '../account/origin.server.ts';
import { accountRoutes } from '../account/routes.server.ts';
import { createPseudonyms } from '../account/session-pseudonym.server.ts';
import { createSessions } from '../account/sessions.server.ts';
import type { Billing } from '../billing/billing.server.ts';
import { afterwardsRoutes } from '../generation/afterwards/routes.server.ts';
import type { Engine } from '../generation/models/engine.server.ts';
import { readModelSettings, writersOf } from '../generation/models/model-settings.server.ts';
import { recentRoutes } from '../generation/pipeline/recent.server.ts';
import { generationRoutes } from '../generation/pipeline/routes.server.ts';
import { requireHarmless } from '../generation/pipeline/safety.server.ts';
import { savedParts } from '../library/collections.server.ts';
import { libraryRoutes } from '../library/routes.server.ts';
import { personRoutes } from '../person/routes.server.ts';
import { answerError, Failure, toFailure } from '../platform/http-errors.server.ts';
import type { Metrics } from '../platform/metrics.server.ts';
import { clientAddress, createRateLimits, watchProxies } from '../platform/rate-limits.server.ts';
import type { Services } from '../platform/services.server.ts';
import type { Tracing } from '../platform/tracing-otlp.server.ts';
import { threadReader } from '../threads/collection.server.ts';
import { threadRoutes } from '../threads/routes.server.ts';
import { collections, toolServers } from '../tools/registry.server.ts';
import { admission, type Overload, turnsOfCallers } from './admission.server.ts';
import { operations } from './operations.server.ts';
import { requests, tracedRequests } from './requests.server.ts';
import { securityHeaders } from './security-headers.server.ts';
import type { StaticFiles } from './static-files.server.ts';
import { requestsUnderWay } from './watchdog.server.ts';
import { workerRoutes } from './worker/routes.server.ts';

export interface AppParts extends Services {
  metrics: Metrics;
  tracing: Tracing | null;
  stopping: AbortSignal;
  provider: IdentityProvider;
  engine: Engine;
  billing: Billing;
  overload: Overload;
  files: StaticFiles | null;
}

const longestPath = 1_000;

/** The whole HTTP surface, in the order a request meets it. Decision 0008. */
export function createApp(parts: AppParts): Hono {
  const { env, log, tracing } = parts;
  const failures = parts.metrics.counter('salero_failures_total', 'Answers that are failures, by code');
  const sessions = createSessions(parts);
  const limits = createRateLimits(parts);
  const app = new Hono();
  app.onError((error, c) => {
    failures.add({ code: toFailure(error).code });
    return answerError(error, c, log);
  });
  if (tracing) app.use(tracedRequests(tracing));
  const pseudonyms = createPseudonyms(env, parts.now);
  app.use(requestsUnderWay(pseudonyms));
  app.use(requests(log, parts.metrics, pseudonyms));
  app.use(securityHeaders(env.PUBLIC_URL.startsWith('https:')));
  app.use((c, next) => {
    if (c.req.path.length > longestPath) throw new Failure('not_found');
    return next();
  });
  app.route('/', operations(parts));

  const api = new Hono();
  api.use(async (c, next) => {
    await next();
    // Not c.header(): after the answer is made it would copy it, by way of a stream.
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
  });
  api.use(watchProxies(parts));
  api.use(turnsOfCallers(sessions.callerOf, (c) => getTokenCookie(c, env, 'session')));
  api.use(admission(parts.overload, parts.metrics, (c) => clientAddress(c, env.TRUSTED_PROXIES)));
  api.route('/', parts.billing.webhook);
  api.use(requireSameOrigin(parts));
  const { requireUser, asSignedIn } = sessions;
  const surface = { ...parts, limits, requireUser, asSignedIn };
  api.route('/', generationRoutes({ ...surface, openThread: threadReader(parts) }, toolServers));
  api.route('/', recentRoutes(surface, toolServers));
  api.route('/', afterwardsRoutes(surface));
  api.route('/', accountRoutes(parts, sessions, parts.provider, limits, writersOf(readModelSettings(env))));
  const saved = savedParts(collections);
  api.route('/account', exportRoutes(surface, saved));
  api.route('/account', keptRoutes(surface, saved));
  api.route('/account', erasureRoutes(surface, parts.billing.erasure));
  api.route('/', parts.billing.routes(surface));
  api.route('/', personRoutes(surface, requireHarmless));
  api.route('/', libraryRoutes(surface, collections));
  api.route('/', threadRoutes(surface));
  api.all('*', () => {
    throw new Failure('not_found');
  });
  app.route('/api', api);

  app.route('/', workerRoutes(env));
  app.on(['GET', 'HEAD'], '*', (c) => {
    if (!parts.files) throw new Failure('not_found');
    return parts.files.answer(c);
  });
  app.all('*', () => {
    throw new Failure('not_found');
  });
  return app;
}
