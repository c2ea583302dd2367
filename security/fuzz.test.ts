import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints, goodBodies, isFailureOf, successOf } from './fuzz/contracts.ts';
import { headerValue, query, value, worsened } from './fuzz/hostile.ts';
import { type FuzzedApp, openFuzzedApp } from './fuzz/open-app.ts';

/** A few in every `npm test`; `npm run test:security` asks for hundreds. */
const runs = Number(process.env.FUZZ_RUNS ?? 12);
const seed = process.env.FUZZ_SEED === undefined ? undefined : Number(process.env.FUZZ_SEED);

let fuzzed: FuzzedApp;
beforeAll(async () => {
  fuzzed = await openFuzzedApp();
});
afterAll(() => fuzzed.close());

const overHttp = fc.record(
  {
    Accept: headerValue,
    'Idempotency-Key': headerValue,
    'Content-Type': headerValue,
    Origin: headerValue,
    'User-Agent': headerValue,
    Referer: headerValue,
    'X-Forwarded-For': headerValue,
    'Accept-Encoding': headerValue,
    'If-None-Match': headerValue,
    'Stripe-Signature': headerValue,
  },
  { requiredKeys: [] },
);

/** Stopping a call is one route for all tools, and waits for a call that it may have overtaken. */
const [, ...otherStops] = endpoints.filter(
  ({ method, path }) => method === 'DELETE' && path.startsWith('/api/functions/'),
);
const tried = endpoints.filter((endpoint) => !otherStops.includes(endpoint));

test.each(tried.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s answers any input as its contract says, and never with a 5xx',
  async (_, endpoint) => {
    const { method, path } = endpoint;
    const good = goodBodies[path];
    const body = fc.oneof({ weight: 5, arbitrary: worsened(good ?? {}) }, { weight: 1, arbitrary: value });
    const sent = fc.oneof(
      { weight: 6, arbitrary: body.map((given) => JSON.stringify(given) ?? '') },
      {
        weight: 1,
        arbitrary: fc.string({ unit: 'binary', maxLength: 500 }).map((raw) => raw.toWellFormed()),
      },
    );
    const cookies = {
      free: await fuzzed.person('free'),
      pro: await fuzzed.person('pro'),
      none: '',
      forged: 'salero=x',
    };
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          sent,
          query,
          headers: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: overHttp }),
          who: fc.constantFrom('free', 'pro', 'pro', 'none', 'forged'),
          stream: fc.boolean(),
        }),
        async (given) => {
          const headers: Record<string, string> = {
            Origin: fuzzed.origin,
            'Content-Type': 'application/json',
            ...(given.stream && { Accept: 'text/event-stream' }),
            ...(path.includes('webhooks') && { 'Stripe-Signature': fuzzed.sign(given.sent) }),
            ...given.headers,
            Cookie: cookies[given.who as keyof typeof cookies],
          };
          const reads = method === 'GET';
          const answer = await fuzzed.app.request(path + given.query, {
            method,
            headers,
            ...(!reads && { body: given.sent }),
          });
          await check(endpoint, answer);
        },
      ),
      { numRuns: runs, ...(seed !== undefined && { seed }) },
    );
    expect(fuzzed.surprises).toEqual([]);
  },
);

test('no route is missing from the lists that attacks and fuzzing go over', () => {
  const listed = endpoints.map(({ method, path }) => `${method} ${path}`);
  const routes = fuzzed.app.routes
    .filter(({ method, path }) => method !== 'ALL' && !path.includes('*') && path !== '/metrics')
    .map(({ method, path }) => new RegExp(`^${method} ${path.replace(/:\w+/g, '[^/]+')}$`));
  expect(routes.length).toBeGreaterThan(25);
  expect(routes.filter((route) => !listed.some((one) => route.test(one))).map(String)).toEqual([]);
});

test('any path under /api with any method is one of ours or a failure of the contract', async () => {
  const cookie = await fuzzed.person('free');
  const part = fc.oneof(
    fc.constantFrom(
      'api',
      'saved',
      'bios',
      'functions',
      'account',
      'sessions',
      'auth',
      'billing',
      'webhooks',
      '..',
      '.',
      '',
      '__proto__',
    ),
    fc.string({ unit: 'binary', maxLength: 20 }).map((raw) => encodeURIComponent(raw.toWellFormed())),
    fc.constantFrom('%', '%zz', '%ff', '%00', '*', ':id', '%2e%2e', '%2f'),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(part, { maxLength: 6 }),
      fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'PROPFIND'),
      async (parts, method) => {
        const answer = await fuzzed.app.request(`/api/${parts.join('/')}`, {
          method,
          headers: { Cookie: cookie, Origin: fuzzed.origin },
        });
        expect(answer.status).toBeLessThan(500);
        // Dots may lead out of /api, to the pages.
        if (new URL(answer.url || `http://x/api/${parts.join('/')}`).pathname.startsWith('/api/'))
          expect(answer.headers.get('Cache-Control')).toBe('no-store');
      },
    ),
    { numRuns: runs * 20, ...(seed !== undefined && { seed }) },
  );
  expect(fuzzed.surprises).toEqual([]);
});

async function check(endpoint: (typeof endpoints)[number], answer: Response): Promise<void> {
  const body = await answer.text();
  expect(answer.status, body).toBeLessThan(500);
  if (answer.status >= 400) {
    expect(isFailureOf(answer.status, JSON.parse(body)), body).toBe(true);
    return;
  }
  if (answer.status === 302) return expect(answer.headers.get('Location')).toBeTruthy();
  if (answer.status === 204) return expect(body).toBe('');
  if (answer.headers.get('Content-Type')?.startsWith('text/event-stream')) return checkEvents(endpoint, body);
  const shape = successOf(endpoint);
  if (shape) expect(shape.safeParse(JSON.parse(body)).error?.issues, body).toBeUndefined();
}

function checkEvents(endpoint: (typeof endpoints)[number], body: string): void {
  const events = body
    .split('\n\n')
    .filter((block) => block !== '' && !block.startsWith(':'))
    .map((block) => /^event: (partial|result|error)\ndata: (.*)$/s.exec(block));
  expect(
    events.every((event) => event !== null),
    body,
  ).toBe(true);
  const [, name, data = ''] = events.at(-1) ?? [];
  const last = JSON.parse(data);
  if (name === 'error') {
    const { status, ...failure } = last;
    expect(status).toBeLessThan(500);
    expect(isFailureOf(status, failure), data).toBe(true);
  } else {
    expect(name).toBe('result');
    expect(successOf(endpoint)?.safeParse(last).error?.issues, data).toBeUndefined();
  }
}
