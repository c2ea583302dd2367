import { z } from 'zod';
import { failureCodes } from '../../src/platform/failures.ts';
import { failureStatus } from '../../src/platform/http-errors.server.ts';
import { toolServers } from '../../src/tools/registry.server.ts';
import { examples, savedExamples } from '../../test/tool-examples.ts';
import { bodyEndpoints, changingEndpoints, type Endpoint, readingEndpoints } from '../surface.ts';
import written from './good-bodies.json' with { type: 'json' };

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
const meta = z.looseObject({
  generationId: z.uuid(),
  remainingUses: z.int().min(0).nullable(),
  refinementsLeft: z.int().min(0),
  ai_generated: z.literal(true),
  engine: z.enum(['embedded', 'model']),
});

const writer = z.strictObject({
  engine: z.enum(['embedded', 'model']),
  sees: z.boolean(),
  seenBy: z.array(z.string()),
});

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

/** Who somebody is, and what was written for them; of the others the tests of each endpoint say what leaves, field by field. */
const answers: Record<string, z.ZodType> = {
  'GET /api/session': z.strictObject({
    user: person.nullable(),
    profile: profile.nullable(),
    expiresAt: moment.nullable(),
    ...writer.shape,
    byTool: z.record(z.string(), writer),
  }),
};

for (const { contract } of toolServers)
  answers[`POST /api/functions/${contract.functionName}`] = meta.refine(
    (body) => contract.answer.safeParse(body).success || 'refinementsLeft' in body,
  );

/** What a success of this endpoint looks like, where that is said here. */
export const successOf = ({ method, path }: Endpoint): z.ZodType | undefined => answers[`${method} ${path}`];

const isSavedChange = ({ method, path }: Endpoint) => method === 'PATCH' && path.startsWith('/api/saved/');

/** Bodies that are good, to be made worse little by little. */
export const goodBodies: Record<string, unknown> = {
  ...Object.fromEntries(
    examples.map(({ functionName, example }) => [`/api/functions/${functionName}`, example.body]),
  ),
  ...written,
  '/api/about-me': { ...written['/api/about-me'], useIn: { needs: examples.map(({ id }) => id) } },
  ...Object.fromEntries(
    bodyEndpoints.filter(isSavedChange).map(({ path }) => [path, { note: 'Le gustó', favourite: true }]),
  ),
  ...Object.fromEntries(Object.entries(savedExamples).map(([name, body]) => [`/api/saved/${name}`, body])),
};

const key = ({ method, path }: Endpoint) => `${method} ${path}`;

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
