import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { erasureRoutes } from '../../src/account/erasure.server.ts';
import { createEngine } from '../../src/generation/models/create-engine.server.ts';
import type { AnyTool, Engine } from '../../src/generation/models/engine.server.ts';
import type { ModelLimits } from '../../src/generation/models/model-attempt.server.ts';
import { ledgerTimes } from '../../src/generation/pipeline/ledger.server.ts';
import { recentRoutes } from '../../src/generation/pipeline/recent.server.ts';
import { generationRoutes } from '../../src/generation/pipeline/routes.server.ts';
import type { OpenThread } from '../../src/generation/pipeline/thread.server.ts';
import type { Database, Promptness } from '../../src/platform/db.server.ts';
import { Failure } from '../../src/platform/http-errors.server.ts';
import type { Metrics } from '../../src/platform/metrics.server.ts';
import { profiles } from '../../src/platform/schema.server.ts';
import type { Services } from '../../src/platform/services.server.ts';
import type { Open, TestDatabase } from '../engines.ts';
import { openRoutes } from '../open-routes.ts';

const contract = {
  unlimited: null,
  output: z.object({ text: z.string().check(z.maxLength(400)) }),
  answer: z.object({ message: z.string().check(z.minLength(1)) }),
  present: (output: unknown) => ({ message: (output as { text?: string }).text ?? '' }),
};

/** One counted tool with a photo and chips, one that is not counted and takes text alone. */
export const counted: AnyTool = {
  contract: {
    ...contract,
    id: 'counted',
    functionName: 'do-counted',
    quota: { counter: 'usage_icebreaker', freeLimit: 3 },
    input: z
      .object({ say: z.optional(z.string().check(z.maxLength(200))), photo: z.optional(z.string()) })
      .check(
        z.refine((input) => Boolean(input.say || input.photo), { error: 'Escribe algo', path: ['say'] }),
      ),
    imageField: 'photo',
    refines: 'message',
  },
  prompt: (input, { refinement, hasImage }) => ({
    system: 'estable',
    user: JSON.stringify({ input, refinement, hasImage }),
  }),
  embedded: (input) => ({ text: `eco: ${(input as { say?: string }).say}` }),
  isForRulesAlone: (input) => (input as { say?: string }).say === 'amenaza',
  embeddedRefine: (_, { chip, text }) => `${chip}: ${text}`,
};

const uncounted: AnyTool = {
  contract: {
    ...contract,
    id: 'uncounted',
    functionName: 'do-uncounted',
    quota: null,
    input: z.object({ say: z.string() }),
  },
  prompt: counted.prompt,
  embedded: counted.embedded,
  review: (input, output) => ({
    output: (input as { say: string }).say === 'peligro' ? { text: 'lo sabemos seguro' } : output,
    sources: {},
  }),
};

export interface Functions {
  app: Hono;
  logged: string[];
  metrics: Metrics;
  services: Parameters<typeof generationRoutes>[0];
  clock: { offsetMs: number };
}

interface Options {
  engine?: Engine;
  settings?: Record<string, string>;
  times?: Partial<typeof ledgerTimes>;
  tools?: readonly AnyTool[];
  limits?: Partial<ModelLimits>;
  openThread?: (services: Services) => OpenThread;
}

/** The functions by themselves, for a user who is whoever the header `x-user` says. */
export function openFunctions(
  db: Database,
  { tools = [counted, uncounted], limits = { firstTokenMs: 2_000, idleMs: 2_000 }, ...options }: Options = {},
): Functions {
  let services: Functions['services'] | undefined;
  const { app, logged, metrics, clock } = openRoutes(
    db,
    (surface) => {
      services = {
        ...surface,
        engine: options.engine ?? createEngine(surface.env, surface.log, surface.metrics, { limits }),
        times: { ...ledgerTimes, ...options.times },
        ...(options.openThread && { openThread: options.openThread(surface) }),
      };
      return new Hono()
        .route('/', generationRoutes(services, tools))
        .route('/', recentRoutes(surface, tools))
        .route('/account', erasureRoutes(surface))
        .all('*', () => {
          throw new Failure('not_found');
        });
    },
    options.settings,
    async (id) => {
      const rows = await db.asService((tx) => tx.select().from(profiles).where(eq(profiles.id, id)));
      if (!rows[0]) throw new Failure('unauthenticated');
      return rows[0];
    },
  );
  if (!services) throw new Error('nothing was mounted');
  return { app, logged, metrics, services, clock };
}

export interface Answer {
  status: number;
  body: Record<string, unknown> & { error?: string; message?: string; fields?: Record<string, string> };
  headers: Headers;
}

export const asStream = { Accept: 'text/event-stream' };

export const send = async (
  { app }: Pick<Functions, 'app'>,
  user: string,
  body: unknown,
  headers: Record<string, string> = {},
  more: RequestInit & { name?: string } = {},
): Promise<Response> => {
  const { name = 'do-counted', ...init } = more;
  return app.request(`/api/functions/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'x-user': user, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
  });
};

export async function post(
  functions: Pick<Functions, 'app'>,
  user: string,
  body: unknown,
  headers?: Record<string, string>,
  name?: string,
): Promise<Answer> {
  const response = await send(functions, user, body, headers, { name });
  return {
    status: response.status,
    body: (await response.json()) as Answer['body'],
    headers: response.headers,
  };
}

/** The functions as one person asks them; `key` is an Idempotency-Key, `stream` all the events that come. */
export function asPerson(functions: Pick<Functions, 'app'>, user: string) {
  const keyed = (key?: string) => key !== undefined && { 'Idempotency-Key': key };
  return {
    ask: (body: unknown = { say: 'hola' }, key?: string, name?: string): Promise<Answer> =>
      post(functions, user, body, { ...keyed(key) }, name),
    stream: async (body: unknown = { say: 'hola' }, key?: string): Promise<string> =>
      (await send(functions, user, body, { ...asStream, ...keyed(key) })).text(),
  };
}

interface Opened extends ReturnType<typeof asPerson> {
  db: TestDatabase;
  user: string;
  functions: Functions;
  used(): Promise<number>;
}

/** Somebody, and the functions for them. */
export async function openFor(
  open: Open,
  options: Options = {},
  who: Parameters<Open['withUser']>[0] = {},
): Promise<Opened> {
  const { db, user } = await open.withUser(who, { pool: 10 });
  const functions = openFunctions(db, options);
  return { db, user, functions, ...asPerson(functions, user), used: () => uses(db, user) };
}

/** A database, with something around each transaction of the service. */
export const around = (
  db: TestDatabase,
  step: (run: () => Promise<unknown>, how?: Promptness) => Promise<unknown>,
): TestDatabase => ({
  ...db,
  asService: ((work, how) => step(() => db.asService(work, how), how)) as TestDatabase['asService'],
});

export async function smallPhoto(): Promise<string> {
  const plain = { width: 40, height: 40, channels: 3, background: '#b4183a' } as const;
  const jpeg = await sharp({ create: plain }).jpeg().toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

export const scriptedEngine = (generate: Engine['generate']): Engine => ({
  kind: () => 'model',
  canSee: () => true,
  expectedMicroEur: () => 0,
  generate,
});

export const uses = async (db: TestDatabase, userId: string): Promise<number> =>
  Number((await db.asSuperuser(`select usage_icebreaker as n from profiles where id = '${userId}'`))[0]?.n);

/** As if whoever runs them had died a while ago. */
export const letLeasesLapse = (db: Database) =>
  db.asService((tx) =>
    tx.execute(sql`update generations set lease_expires_at = '2020-01-01' where status = 'reserved'`),
  );
