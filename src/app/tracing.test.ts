import { expect, onTestFinished, test, vi } from 'vitest';
import { describeEngines } from '../../test/engines.ts';
import { startStandIn } from '../../test/models/stand-in.ts';
import { signIn } from '../../test/rig/sign-in.ts';
import { serve } from '../../test/serve.ts';
import { startSite } from './test-kit/start-site.server.ts';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code?: number };
}

/** A collector: what OTLP over HTTP brings, and the bytes as they came. */
async function startCollector() {
  const spans: Span[] = [];
  const seen = { raw: '', key: '' as unknown };
  const origin = await serve(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    seen.raw += Buffer.concat(chunks).toString();
    seen.key = request.headers['x-key'];
    const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString());
    for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans);
    response.writeHead(request.url === '/v1/traces' ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end('{}');
  });
  return { spans, seen, origin };
}

const facts = (span: Span | undefined) =>
  Object.fromEntries((span?.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]]));

// Starting PGlite twice may take a while on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

describeEngines('traces', (open) => {
  const startServer = async (settings: Record<string, string>) =>
    startSite({ ...(await open.env()), RATE_LIMIT_SCALE: '0', ...settings });

  test('a request is one tree with its transactions, its model and Stripe, and holds nothing of the person', async () => {
    const collector = await startCollector();
    const standIn = await startStandIn();
    onTestFinished(() => standIn.close());
    const told = { toneAnalysis: 'secreto-del-modelo', advice: 'a' };
    const reading = { riskLevel: 'bajo', redFlags: [], unknowns: [], ...told };
    standIn.script({ does: 'answer', text: JSON.stringify(reading), pieces: 3 });
    const { origin, stop } = await startServer({
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.origin}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=una%20clave',
      AI_MODELS: 'compatible/m',
      AI_BASE_URL: `${standIn.origin}/v1`,
      TRUSTED_PROXIES: '1',
    });
    const { cookie: Cookie } = await signIn(origin, 'ana@secreto.es', 'Ana Secreto');
    const call = (path: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(origin + path, {
        method: 'POST',
        headers: { Origin: origin, Cookie, 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const answer = await call(
      '/api/functions/detect-redflags?secreto=1',
      { message: 'secreto-que-ana-pega' },
      { Accept: 'text/event-stream' },
    );
    expect(await answer.text()).toContain('event: result');
    expect((await call('/api/functions/create-checkout', { termsAccepted: true })).status).toBe(200);
    const { user } = (await (await fetch(`${origin}/api/session`, { headers: { Cookie } })).json()) as {
      user: { id: string };
    };
    await stop();

    const root = collector.spans.find((span) => facts(span)['http.route'] === '/api/functions/:name');
    const mine = collector.spans.filter((span) => span.traceId === root?.traceId);
    expect(facts(root)).toMatchObject({
      'http.request.method': 'POST',
      'http.route': '/api/functions/:name',
      'http.response.status_code': 200,
    });
    const model = mine.find((span) => span.name === 'model');
    expect(model?.parentSpanId).toBe(root?.spanId);
    expect(facts(model)['gen_ai.request.model']).toBe('compatible/m');
    expect(mine.filter((span) => span.name === 'transaction').length).toBeGreaterThanOrEqual(3);
    const stripe = collector.spans.filter((span) => span.name === 'stripe').map(facts);
    expect(stripe).toContainEqual(expect.objectContaining({ 'salero.stripe.object': 'checkout' }));
    expect(collector.seen.raw).not.toMatch(/secreto/i);
    expect(collector.seen.raw).not.toContain(user.id);
    expect(collector.seen.raw).not.toMatch(/cus_|cs_test|127\.0\.0\.1:\d+\/|localhost/);
    expect(collector.seen.key).toBe('una clave');
  });

  test('a failure is marked by its name', async () => {
    const collector = await startCollector();
    const { origin, stop } = await startServer({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin });
    await (await fetch(`${origin}/api/nada`)).text();
    await stop();
    expect(collector.spans.map(facts)).toContainEqual(
      expect.objectContaining({ 'http.response.status_code': 404 }),
    );
  });
});
