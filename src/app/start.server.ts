import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { noteErasures } from '../account/erasure.server.ts';
import { createIdentityProvider } from '../account/identity-provider.server.ts';
import { sweepSessions } from '../account/sweep.server.ts';
import { createBilling } from '../billing/billing.server.ts';
import { checkPrice } from '../billing/price.server.ts';
import { createStripe } from '../billing/stripe.server.ts';
import { createEngine } from '../generation/models/create-engine.server.ts';
import { sweepGenerations } from '../generation/pipeline/sweep.server.ts';
import { createDatabaseClock } from '../platform/database-clock.server.ts';
import { type Database, openDatabase } from '../platform/db.server.ts';
import { type Env, SettingError } from '../platform/env.server.ts';
import { codeOf, type Logger } from '../platform/log.server.ts';
import { createMailer } from '../platform/mail.server.ts';
import { Metrics } from '../platform/metrics.server.ts';
import { sweepRateLimits } from '../platform/rate-limits.server.ts';
import { runSteps } from '../platform/run-steps.server.ts';
import { requireOnward } from '../platform/set-back.server.ts';
import type { Tracing } from '../platform/tracing-otlp.server.ts';
import { toolServers } from '../tools/registry.server.ts';
import { type Overload, watchOverload } from './admission.server.ts';
import { createApp } from './app.server.ts';
import { type Front, openEmbedded } from './embedded.server.ts';
import { createFigures } from './figures.server.ts';
import { inTurn, listen } from './listen.server.ts';
import type { StaticFiles } from './static-files.server.ts';

const stopSeconds = 30;
const stalledMs = 120_000;
const idleCheckMs = 100;
const sweepEveryMs = 60_000;

export async function start(
  env: Env,
  log: Logger,
  files: StaticFiles | null,
  { front, now, overload }: { front?: Front; now?: () => Date; overload?: Overload } = {},
) {
  const collector = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  const tracing = collector
    ? (await import('../platform/tracing-otlp.server.ts')).otlpTracing(env, collector)
    : null;
  if (env.payments.kind === 'stripe') await checkPrice(createStripe(env), env.payments.priceId, log);
  const opened = await openDatabase(env, log);
  const db = tracing ? tracedDatabase(opened, tracing) : opened;
  const metrics = new Metrics();
  const clock = createDatabaseClock({ db, log, metrics });
  await clock.look();
  await requireOnward({ db, env });
  const services = { env, db, log, metrics, now: now ?? clock.now, surelyPast: now ?? clock.surelyPast };
  const embedded = await openEmbedded(services);
  const provider = createIdentityProvider(services);
  const engine = createEngine(env, log, metrics, {
    toolIds: toolServers.map(({ contract }) => contract.id),
    tracing,
  });
  const mailer = createMailer(env, log, metrics);
  const billing = createBilling(
    services,
    createStripe(env, { tracing, metrics }),
    tracing ? { send: (mail) => tracing.span('mail', 'client', {}, () => mailer.send(mail)) } : mailer,
  );
  const stopping = new AbortController();
  const app = createApp({
    ...services,
    tracing,
    stopping: stopping.signal,
    overload: overload ?? watchOverload(db),
    provider,
    engine,
    billing,
    files,
  });
  const fetch = getRequestListener(app.fetch);
  const listener = inTurn((request, response) => {
    // So that a proxy sends no further request on a connection that is about to close.
    if (stopping.signal.aborted) response.setHeader('Connection', 'close');
    cutUnreadBody(request, response);
    if (embedded.answer(request, response)) return;
    if (front?.(request, response)) return;
    void fetch(request, response);
  });
  const server = createServer(
    {
      requestTimeout: 60_000,
      headersTimeout: 15_000,
      connectionsCheckingInterval: 5_000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16_384,
    },
    listener,
  );
  server.maxHeadersCount = 100;
  // An answer that nobody reads is held in memory. Longer than any is silent: a stream shows a sign of life more often.
  server.timeout = stalledMs;
  const close = async () => {
    await embedded.close();
    await db.close();
    await tracing?.stop();
  };
  const stopListening = await listen(server, env).catch((error: unknown) =>
    close().then(() => Promise.reject(error)),
  );
  // Uses of crashed processes go back, what was kept for a short life is forgotten, and billing catches up with Stripe.
  const steps = {
    clock: clock.look,
    figures: createFigures(services),
    generations: () => sweepGenerations({ ...services, now: services.surelyPast }),
    sessions: () => sweepSessions({ ...services, now: services.surelyPast }),
    erasures: () => noteErasures(services),
    rateLimits: () => sweepRateLimits(services),
    billing: () => billing.tick(),
  };
  const failed = metrics.counter('salero_sweep_failures_total', 'Rounds of upkeep that failed, by step');
  const tell = (step: string, error: unknown) => {
    failed.add({ step });
    log.warn('sweep failed', { step, code: codeOf(error) });
  };
  const upkeep = async () => {
    try {
      await requireOnward(services);
    } catch (error) {
      tell('setBack', error);
      // PostgreSQL comes back by itself, whatever moment it was set back to. Nothing more is done to that: the next start says what to do.
      if (error instanceof SettingError) return process.kill(process.pid, 'SIGTERM');
    }
    await runSteps(steps, tell);
  };
  void runSteps({ figures: steps.figures }, () => {});
  if (env.identity.kind === 'oidc') {
    const { issuer } = env.identity;
    provider
      .find()
      .catch((error: unknown) => log.warn('identity provider not reached', { issuer, code: codeOf(error) }));
  }
  const sweeping = setInterval(() => void upkeep(), sweepEveryMs);
  return {
    server,
    listener,
    db,
    upkeep,
    async stop() {
      stopping.abort();
      await pause(env.DRAIN_SECONDS * 1000);
      const closed = stopListening();
      const idle = setInterval(() => server.closeIdleConnections(), idleCheckMs);
      const late = setTimeout(() => server.closeAllConnections(), stopSeconds * 1000);
      await closed;
      clearInterval(idle);
      clearTimeout(late);
      clearInterval(sweeping);
      await close();
    },
  };
}

export type Running = Awaited<ReturnType<typeof start>>;

const mostBytes = 16 * 1024 * 1024;
const graceMs = 5_000;
const lookEveryMs = 10;

/** Node would take in the rest of a body that was answered early, gigabyte after gigabyte. Browsers read the answer only after sending. */
function cutUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.complete) return;
    const { socket } = request;
    const [from, until] = [socket.bytesRead, performance.now() + graceMs];
    const looking = setInterval(() => {
      const over = socket.bytesRead - from > mostBytes || performance.now() > until;
      if (over && !request.complete) socket.destroy();
      if (over || request.complete || socket.destroyed) clearInterval(looking);
    }, lookEveryMs);
    looking.unref();
  });
}

function tracedDatabase(db: Database, tracing: Tracing): Database {
  const system = db.engine === 'postgres' ? 'postgresql' : 'pglite';
  const span = <T>(actor: 'user' | 'service', work: () => Promise<T>) =>
    tracing.span('transaction', 'client', { 'db.system.name': system, 'salero.actor': actor }, work);
  return {
    ...db,
    asUser: (who, work, promptness) => span('user', () => db.asUser(who, work, promptness)),
    asService: (work, promptness) => span('service', () => db.asService(work, promptness)),
  };
}
