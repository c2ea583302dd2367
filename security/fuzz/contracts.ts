import { z } from 'zod';
import { failureCodes } from '../../src/platform/failures.ts';
import { failureStatus } from '../../src/platform/http-errors.server.ts';
import { toolServers } from '../../src/tools/registry.server.ts';
import { examples, savedExamples } from '../../test/tool-examples.ts';
import {
  bodyEndpoints,
  changingEndpoints,
  collectionPaths,
  type Endpoint,
  readingEndpoints,
} from '../surface.ts';

const moment = z.iso.datetime({ offset: true });
const person = z.strictObject({
  id: z.uuid(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  picture: z.string().nullable(),
});
const profile = z.strictObject({
  id: z.uuid(),
  subscription_tier: z.enum(['free', 'pro']),
  usage_count: z.int().min(0),
  usage_icebreaker: z.int().min(0),
  usage_intention_analyzer: z.int().min(0),
  subscription_end: moment.nullable(),
  address: z.enum(['tu', 'vos', 'usted']),
  termsPending: z.boolean(),
});
const row = z.looseObject({ id: z.uuid(), user_id: z.uuid(), created_at: moment });
const list = z.strictObject({ items: z.array(row), next: z.string().nullable() });
const thread = z.strictObject({
  id: z.uuid(),
  name: z.string().min(1),
  app: z.string().nullable(),
  notes: z.string().nullable(),
  lines: z.array(z.strictObject({ who: z.string(), text: z.string(), at: z.string().optional() })),
  keepUntil: moment,
  keepChosen: z.boolean(),
  usedAt: moment,
  createdAt: moment,
  paused: z.boolean(),
});
const groups = z.array(
  z.strictObject({ name: z.string(), told: z.int().min(5), answered: z.int(), met: z.int() }),
);
const link = z.strictObject({ url: z.url() });
const withdrawal = z.strictObject({
  id: z.uuid(),
  status: z.enum(['requested', 'confirmed']),
  requestedAt: moment,
  confirmedAt: moment.nullable(),
  refundedCents: z.int().nullable(),
  settled: z.boolean(),
});

const meta = z.looseObject({
  generationId: z.uuid(),
  remainingUses: z.int().min(0).nullable(),
  refinementsLeft: z.int().min(0),
  ai_generated: z.literal(true),
  engine: z.enum(['embedded', 'model']),
});

const voice = z.strictObject({
  samples: z.array(z.string()).nullable(),
  description: z.string().nullable(),
  on: z.boolean(),
});
const told = z.string().nullable();
const aboutMe = z.strictObject({
  gender: told,
  ageBand: told,
  interests: told,
  app: told,
  lookingFor: told,
  needs: told,
  useIn: z.record(z.string(), z.array(z.string())),
});

const writer = z.strictObject({
  engine: z.enum(['embedded', 'model']),
  sees: z.boolean(),
  seenBy: z.array(z.string()),
});

/** A failure is always this, whatever went wrong, and its status is that of its code. */
const failure = z.strictObject({
  error: z.enum(failureCodes),
  message: z.string().min(5),
  fields: z.record(z.string(), z.string()).optional(),
  remainingUses: z.literal(0).optional(),
});

export const isFailureOf = (status: number, body: unknown): boolean => {
  const parsed = failure.safeParse(body);
  return parsed.success && failureStatus[parsed.data.error] === status;
};

const answers: Record<string, z.ZodType> = {
  'GET /api/session': z.strictObject({
    user: person.nullable(),
    profile: profile.nullable(),
    expiresAt: moment.nullable(),
    ...writer.shape,
    byTool: z.record(z.string(), writer),
  }),
  'GET /api/saved': z.strictObject({
    ...Object.fromEntries(collectionPaths.map((name) => [name, list])),
    failed: z.array(z.string()),
    held: z.optional(z.strictObject({ items: z.number(), bytes: z.number() })),
  }),
  'GET /api/account/kept': z.strictObject({
    items: z.array(
      z.strictObject({
        name: z.string(),
        title: z.string(),
        until: z.string(),
        erase: z.enum(['rows', 'recent', 'sessions', 'account']),
        rows: z.int(),
      }),
    ),
  }),
  'GET /api/account/kept/saved_bios': z.strictObject({
    items: z.array(
      z.strictObject({
        id: z.string(),
        fields: z.array(z.strictObject({ label: z.string(), text: z.string() })),
      }),
    ),
    next: z.string().nullable(),
  }),
  'GET /api/account/export': z.looseObject({
    exported_at: moment,
    notice: z.string(),
    profile: z.looseObject({}),
  }),
  'GET /api/account/sessions': z.strictObject({
    items: z.array(
      z.strictObject({
        id: z.uuid(),
        label: z.string(),
        created_at: moment,
        last_seen_at: moment,
        current: z.boolean(),
      }),
    ),
  }),
  'GET /api/billing': z.strictObject({
    plan: z.enum(['free', 'pro']),
    status: z.string(),
    renewsAt: moment.nullable(),
    endsAt: moment.nullable(),
    startedAt: moment.nullable(),
    priceCents: z.int(),
    canManage: z.boolean(),
    withdrawal: z.strictObject({ deadline: moment }).nullable(),
    withdrawn: z.looseObject({}).nullable(),
  }),
  'GET /api/voice': voice,
  'PUT /api/voice': voice,
  'GET /api/about-me': aboutMe,
  'PUT /api/about-me': aboutMe,
  'POST /api/auth/callback': z.strictObject({ returnTo: z.string().startsWith('/') }),
  'POST /api/functions/create-checkout': link,
  'POST /api/functions/customer-portal': link,
  'POST /api/functions/check-subscription': z.strictObject({
    subscribed: z.boolean(),
    subscription_tier: z.enum(['free', 'pro']),
    subscription_end: moment.nullable(),
  }),
  'POST /api/billing/withdrawal': withdrawal,
  'PATCH /api/account/profile': z.strictObject({ address: z.enum(['tu', 'vos', 'usted']) }),
  'POST /api/account/terms': z.strictObject({ version: z.string() }),
  'GET /api/outcomes': z.strictObject({ told: z.int(), byAngle: groups, byLength: groups }),
  'GET /api/threads': z.strictObject({ items: z.array(thread), next: z.string().nullable() }),
  'POST /api/threads': thread,
  'POST /api/webhooks/stripe': z.strictObject({ received: z.literal(true) }),
  ...Object.fromEntries(
    collectionPaths.flatMap((name) => [
      [`GET /api/saved/${name}`, list],
      [`POST /api/saved/${name}`, row],
    ]),
  ),
};

for (const { contract } of toolServers)
  answers[`POST /api/functions/${contract.functionName}`] = meta.refine(
    (body) => contract.answer.safeParse(body).success || 'refinementsLeft' in body,
  );

/** What a success of this endpoint looks like; without one it has no body. */
export const successOf = ({ method, path }: Endpoint): z.ZodType | undefined => answers[`${method} ${path}`];

const isSavedChange = ({ method, path }: Endpoint) => method === 'PATCH' && path.startsWith('/api/saved/');

/** Bodies that are good, to be made worse little by little. */
export const goodBodies: Record<string, unknown> = {
  '/api/auth/callback': { code: 'c', state: 's', iss: 'https://x.example' },
  ...Object.fromEntries(
    examples.map(({ functionName, example }) => [`/api/functions/${functionName}`, example.body]),
  ),
  '/api/functions/create-checkout': { termsAccepted: true },
  '/api/billing/withdrawal': { action: 'confirm', id: '00000000-0000-4000-8000-000000000000' },
  '/api/account/profile': { address: 'usted' },
  '/api/account/terms': { version: '2025-05-01' },
  '/api/feedback': { generationId: '00000000-0000-4000-8000-000000000000', mark: 'wrong', text: 'Así no' },
  '/api/outcomes/00000000-0000-4000-8000-000000000000': { angle: 'Directo', characters: 40, answered: true },
  '/api/threads': {
    name: 'Marta',
    app: 'Tinder',
    notes: 'Le gusta la sierra',
    lines: [{ who: 'them', text: '¡Hola!' }],
  },
  '/api/threads/00000000-0000-4000-8000-000000000000': {
    add: [{ who: 'me', text: 'Hola' }],
    keepUntil: null,
  },
  '/api/account': { confirm: 'NO' },
  '/api/voice': { samples: ['hola q tal', 'pues bien jaja', 'y tu?'], description: 'Sin tildes.', on: true },
  '/api/about-me': {
    gender: 'femenino',
    ageBand: '25-34',
    interests: 'cine y sierra',
    app: 'tinder',
    lookingFor: 'algo con calma',
    needs: 'celiaca',
    useIn: { needs: examples.map(({ id }) => id) },
  },
  '/api/webhooks/stripe': {
    id: 'evt_1',
    object: 'event',
    type: 'customer.updated',
    data: { object: { object: 'customer', id: 'cus_1', customer: 'cus_1', charge: 'ch_1' } },
  },
  ...Object.fromEntries(
    bodyEndpoints.filter(isSavedChange).map(({ path }) => [path, { note: 'Le gustó', favourite: true }]),
  ),
  ...Object.fromEntries(Object.entries(savedExamples).map(([name, body]) => [`/api/saved/${name}`, body])),
};

const key = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Every endpoint once. */
export const endpoints: Endpoint[] = [
  ...new Map(
    [
      ...readingEndpoints,
      ...changingEndpoints,
      ...bodyEndpoints,
      { method: 'POST', path: '/api/webhooks/stripe' },
      { method: 'GET', path: '/healthz' },
      { method: 'GET', path: '/readyz' },
      { method: 'POST', path: '/compartir' },
    ].map((endpoint) => [key(endpoint), endpoint]),
  ).values(),
];
