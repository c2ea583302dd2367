import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChild } from '../../test/children/child.ts';
import { describeEngines } from '../../test/engines.ts';
import { newFolder, pgliteFolder } from '../../test/folders.ts';
import { publicSite } from '../../test/public-site.ts';
import { silentLog } from '../../test/rig/silent-log.ts';
import { erasureLog, erasureMark, readErasures } from '../account/erasure-log.server.ts';
import { mintToken } from '../account/secret-token.server.ts';
import { parseEnv, SettingError } from '../platform/env.server.ts';
import { erasures } from '../platform/schema.server.ts';
import { few, ofOneCaller } from './admission.server.ts';
import { headScript } from './head-script.ts';
import { start } from './start.server.ts';
import { loadStaticFiles } from './static-files.server.ts';
import { type Site, startSite } from './test-kit/start-site.server.ts';
import { version } from './version.server.ts';

const files: Record<string, string> = {
  'pages/inicio.html': '<h1>Inicio</h1>',
  'pages/inicio.html.br': 'br de inicio',
  'pages/inicio.html.gz': 'gz de inicio',
  'pages/404.html': '<h1>No está</h1>',
  'pages/auth/callback.html': '<h1>Callback</h1>',
  'pages/robots.txt': 'User-agent: *',
  'pages/sw.js': 'worker',
  'client/manifest.json': '{"secreto":"del build"}',
  'client/favicon.svg': '<svg/>',
  'client/assets/base-1234.js': 'export{}',
  'client/assets/reader.worker-Ab_1-x.js': 'onmessage=null',
  'client/assets/core-1234.wasm': 'asm',
  'client/assets/core-1234.wasm.br': 'br de asm',
  'client/assets/spa.traineddata-1234.gz': 'ya comprimido',
};

const dist = newFolder(afterAll);
for (const [name, content] of Object.entries(files)) {
  mkdirSync(join(dist, name, '..'), { recursive: true });
  writeFileSync(join(dist, name), content);
}

/** Of a call whose body is so long, all that comes before it. */
const beginCall = (origin: string, length: number, headers = '') =>
  `POST /api/auth/callback HTTP/1.1\r\nHost: x\r\nOrigin: ${origin}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n${headers}\r\n`;

describeEngines('the server', (open) => {
  let origin: string;
  let logged: string[];
  let stop: () => Promise<void>;

  beforeAll(async () => {
    const files = await loadStaticFiles(dist);
    ({ origin, logged, stop } = await startSite(await open.env(), { files }));
  });
  afterAll(() => stop());

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(origin + path, { headers: { 'Accept-Encoding': 'identity', ...headers }, redirect: 'manual' });
  const post = (path: string, body: string | ReadableStream, headers: Record<string, string> = {}) =>
    fetch(origin + path, {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { Origin: origin, 'Content-Type': 'application/json', ...headers },
    } as RequestInit);

  /** As typed: no client tidies the path up. */
  async function rawGet(path: string, headers: Record<string, string> = {}) {
    const { hostname, port } = new URL(origin);
    const request = httpRequest({ hostname, port, path, headers }).end();
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    const encoding = response.headers['content-encoding'];
    return { status: response.statusCode, encoding, text: await readText(response) };
  }

  test('a page is revalidated and an asset is kept for good', async () => {
    const page = await get('/');
    expect(page.status).toBe(200);
    expect(await page.text()).toBe('<h1>Inicio</h1>');
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const again = await get('/', { 'If-None-Match': String(page.headers.get('etag')) });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    const many = { 'If-None-Match': `"otra" ,\tW/${page.headers.get('etag')}\t, "otra"` };
    expect((await get('/', many)).status).toBe(304);
    expect((await get('/', { 'If-None-Match': '"otra"' })).status).toBe(200);
    expect((await get('/assets/base-1234.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  test('what was compressed at build is sent to whoever accepts it', async () => {
    const encodingFor = async (accepted: string) =>
      (await rawGet('/', { 'Accept-Encoding': accepted })).encoding;
    expect(await encodingFor('gzip, deflate, br')).toBe('br');
    expect(await encodingFor('gzip')).toBe('gzip');
    expect(await encodingFor('br;q=0, gzip')).toBe('gzip');
    expect(await encodingFor('identity')).toBeUndefined();
    expect((await get('/')).headers.get('vary')).toBe('Accept-Encoding, Sec-Fetch-Site');
    expect((await get('/assets/base-1234.js')).headers.get('vary')).toBe('Accept-Encoding');
  });

  test('an unknown address gets the not-found page, a missing asset nothing', async () => {
    const page = await get('/esto/no/existe');
    expect(page.status).toBe(404);
    expect(await page.text()).toBe('<h1>No está</h1>');
    const asset = await get('/assets/base-0000.js');
    expect(asset.status).toBe(404);
    expect(await asset.text()).toBe('');
    expect((await get('/404')).status).toBe(404);
  });

  test('an address far longer than any of ours is not looked at', async () => {
    for (const start of ['/', '/api/', '/assets/']) {
      const answer = await get(`${start}${'a'.repeat(2_000)}`);
      expect([answer.status, await answer.json()]).toMatchObject([404, { error: 'not_found' }]);
    }
  });

  test('a slash too many, or several, lead to the page itself', async () => {
    for (const slashes of ['/', '///']) {
      const answer = await get(`/auth/callback${slashes}?code=1`);
      expect(answer.status).toBe(301);
      expect(answer.headers.get('location')).toBe('/auth/callback?code=1');
    }
    expect((await get('//ejemplo.es/')).status).toBe(404);
  });

  test.each([
    '/../package.json',
    '/assets/../../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/..%5cpackage.json',
    '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
    '/pages/inicio.html',
    '/inicio.html.br',
    '/manifest.json',
    '/%00',
    '/%ff%fe',
  ])('no path reaches a file that is not of the site: %s', async (path) => {
    const { status, text } = await rawGet(path);
    expect(status).toBe(404);
    expect(text).not.toContain('secreto');
    expect(text).not.toContain('"name"');
  });

  test.each(['/', '/esto/no/existe', '/api/session', '/api/nada', '/healthz'])(
    '%s carries the headers that fence the page in',
    async (path) => {
      const { headers } = await get(path);
      const policy = headers.get('content-security-policy') ?? '';
      const scripts = policy.split('; ').find((part) => part.startsWith('script-src')) ?? '';
      const hash = createHash('sha256').update(headScript).digest('base64');
      expect(scripts).toBe(`script-src 'self' 'sha256-${hash}'`);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      // JSON is UTF-8 by its own definition, and names no charset.
      expect(headers.get('content-type')).toMatch(/^(text\/html; charset=utf-8|application\/json)$/);
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      // Over plain http a browser must ignore it; sending it would only mislead whoever reads the answer.
      expect(headers.get('strict-transport-security')).toBeNull();
    },
  );

  test('a page keeps its window to itself, unless nobody brought the browser to it', async () => {
    const page = await get('/');
    const openerOf = async (headers: Record<string, string>) => {
      const answer = await get('/', headers);
      expect(answer.headers.get('vary')).toBe('Accept-Encoding, Sec-Fetch-Site');
      return answer.headers.get('cross-origin-opener-policy');
    };
    for (const site of ['cross-site', 'same-site', 'otra cosa'])
      expect(await openerOf({ 'Sec-Fetch-Site': site })).toBe('same-origin');
    expect(await openerOf({})).toBe('same-origin');
    for (const site of ['none', 'same-origin'])
      expect(await openerOf({ 'Sec-Fetch-Site': site })).toBe('unsafe-none');
    // Nothing about the person: another site could tell by the window whether they are signed in.
    const signedIn = { Cookie: `salero=${mintToken()}` };
    expect(await openerOf({ 'Sec-Fetch-Site': 'none', ...signedIn })).toBe('unsafe-none');
    const seen = { 'If-None-Match': String(page.headers.get('etag')) };
    expect(await openerOf({ 'Sec-Fetch-Site': 'cross-site', ...seen })).toBe('same-origin');
    expect(await openerOf({ 'Sec-Fetch-Site': 'none', ...seen })).toBe('unsafe-none');
  });

  test('the worker is looked for anew each time, and may only speak to its own origin', async () => {
    const { headers } = await get('/sw.js');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(headers.get('content-security-policy')).toContain("connect-src 'self'");
    expect((await get('/')).headers.get('content-security-policy')).toContain("worker-src 'self'");
  });

  test('only the reader of pictures may run WebAssembly', async () => {
    const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy');
    expect(await policyOf('/assets/reader.worker-Ab_1-x.js')).toBe(
      "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    );
    const others = ['/', '/nada', '/sw.js', '/assets/base-1234.js', '/assets/reader.worker-x.js/..%2fbase'];
    for (const path of others) expect(await policyOf(path), path).not.toContain('unsafe-eval');
  });

  test("the reader's parts are packed once", async () => {
    const core = await get('/assets/core-1234.wasm', { 'Accept-Encoding': 'br' });
    expect(core.headers.get('content-type')).toBe('application/wasm');
    expect(core.headers.get('content-encoding')).toBe('br');
    const spanish = await get('/assets/spa.traineddata-1234.gz', { 'Accept-Encoding': 'br, gzip' });
    expect(spanish.headers.get('content-type')).toBe('application/gzip');
    expect(spanish.headers.get('content-encoding')).toBeNull();
    expect(spanish.headers.get('cache-control')).toContain('immutable');
    expect(await spanish.text()).toBe('ya comprimido');
  });

  test('a share that comes without a worker is not read, and its page opens all the same', async () => {
    const before = logged.length;
    // A body that never ends, from the system as it sends one: no origin of ours.
    const request = httpRequest(`${origin}/compartir`, { method: 'POST' });
    request.setHeader('Content-Type', 'multipart/form-data; boundary=x');
    request.write('--x\r\nContent-Disposition: form-data; name="texto"\r\n\r\nun secreto');
    const [{ statusCode, headers }] = (await once(request, 'response')) as [IncomingMessage];
    request.destroy();
    expect([statusCode, headers.location]).toEqual([303, '/compartir?sin-llegar']);
    expect(logged.slice(before).join('')).not.toContain('secreto');
  });

  test('an unknown call is a Spanish 404 that nobody caches', async () => {
    const answer = await get('/api/nada');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ error: 'not_found', message: 'No encontramos lo que buscas.' });
    expect((await fetch(`${origin}/legal`, { method: 'POST' })).status).toBe(404);
  });

  test('a body that is too large is refused, also when it comes in pieces without a length', async () => {
    const declared = await post('/api/auth/callback', JSON.stringify({ code: 'x'.repeat(100_000) }));
    expect(declared.status).toBe(413);
    const pieces = new ReadableStream({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode('x'.repeat(16_384)));
      },
    });
    const endless = await post('/api/auth/callback', pieces).catch(() => null);
    // The server may hang up on whoever keeps sending, but never takes it all in.
    expect(endless === null || endless.status === 413).toBe(true);
    expect((await get('/healthz')).status).toBe(200);
  });

  test('whoever has calls under way that do not end keeps only themselves waiting, and can still sign out', async () => {
    const [own, other] = [`salero=${mintToken()}`, `salero=${mintToken()}`];
    const { port } = new URL(origin);
    const lines = Array.from({ length: ofOneCaller.atOnce }, () => connect(Number(port), '127.0.0.1'));
    for (const line of lines) line.write(`${beginCall(origin, 2, `Cookie: ${own}\r\n`)}{`);
    // Has been answered, so the lines before it have been read.
    expect((await get('/api/session', { Cookie: other })).status).toBe(200);
    const waits = get('/api/session', { Cookie: own });
    await expect(Promise.race([waits, pause(200)])).resolves.toBeUndefined();
    expect((await get('/api/session', { Cookie: other })).status).toBe(200);
    expect((await post('/api/auth/sign-out', '{}', { Cookie: own })).status).toBe(204);
    for (const line of lines) line.end('}');
    expect((await waits).status).toBe(200);
  });

  test('what an orchestrator asks is answered', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ status: 'ok', version });
    expect(await (await get('/readyz')).json()).toEqual({ status: 'ready' });
  });

  test('the figures of the server are there', async () => {
    const own = await get('/metrics');
    expect(own.status).toBe(200);
    const figures = await own.text();
    expect(figures).toContain('salero_http_requests_total{');
    expect(figures).toContain(`salero_info{version="${version}"} 1`);
  });

  const ofThisMachine = [
    '/identidad-local/.well-known/openid-configuration',
    '/pago-local/checkout/x',
    '/metrics',
  ];
  /** As a proxy on this machine would send it on. */
  const statusesOf = (headers: Record<string, string>) =>
    Promise.all(ofThisMachine.map(async (path) => (await rawGet(path, headers)).status));

  test.each<Record<string, string>>([
    {},
    { Host: 'localhost' },
    { Host: '[::1]:3000' },
    { Host: '127.8.9.1' },
  ])('from this machine, with %j, identity, payments and figures answer', async (headers) => {
    expect(await statusesOf(headers)).toEqual([200, 404, 200]);
  });

  test.each<Record<string, string>>([
    { Host: 'salero.example' },
    { Host: 'localhost.example' },
    { Host: '127.0.0.1.nip.io' },
    { Host: '192.168.1.20:3000' },
    { 'X-Forwarded-For': '203.0.113.7' },
    { 'X-Forwarded-Host': 'salero.example' },
    { 'X-Forwarded-Proto': 'https' },
    { Forwarded: 'for=203.0.113.7' },
    { Via: '1.1 proxy' },
    { 'X-Real-IP': '203.0.113.7' },
    { 'CF-Connecting-IP': '203.0.113.7' },
  ])('behind a proxy of this machine that nobody told of, with %j, they refuse', async (headers) => {
    expect(await statusesOf(headers)).toEqual([403, 403, 404]);
  });

  test('they refuse HTTP/1.0 too, in which an older nginx asks what is behind it', async () => {
    const { port } = new URL(origin);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`GET /identidad-local/jwks HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
    expect(await readText(socket)).toMatch(/^HTTP\/1\.1 403 /);
  });

  test('the log names routes, not people: no query, no address, no e-mail', async () => {
    await get('/api/auth/sign-in?returnTo=/secreto-de-ana');
    await get('/api/session', { Cookie: 'salero=clave-de-ana' });
    const text = logged.join('');
    expect(text).toContain('/api/auth/sign-in');
    expect(text).not.toMatch(/secreto-de-ana|clave-de-ana|127\.0\.0\.1|@/);
  });
});

describeEngines('stopping', (open) => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite(await open.env());
  });

  test('a request that is under way is finished, a new one is not taken, a kept line is not waited for', async () => {
    const { port, origin, stop } = site;
    const body = '{"code":"a","state":"b"}';
    const socket = connect(port, '127.0.0.1');
    const answer = readText(socket);
    socket.write(beginCall(origin, body.length) + body.slice(0, 5));
    await fetch(`${origin}/healthz`);
    const stopped = stop();
    // What comes in the very moment of closing may still be taken.
    await pause(100);
    await expect(fetch(`${origin}/healthz`)).rejects.toThrow();
    socket.write(body.slice(5));
    expect(await answer).toMatch(/^HTTP\/1\.1 400 /);
    await stopped;
    // Less than the half minute after which every line is cut anyway.
  }, 20_000);
});

describeEngines('start-up', (open) => {
  const parts = /embedded\/|oidc-provider|@electric-sql\/pglite|@opentelemetry\//g;
  const loadedWith = async (settings: Record<string, string>) => {
    const own = { ...(await open.env()), PORT: '0', ...settings };
    return new Set((await startChild('loaded-modules.ts', own).line('loaded')).match(parts));
  };

  test('loads what stands in for somebody where nothing is set, and none of it in production, and traces only for a collector', async () => {
    const embedded = ['embedded/', 'oidc-provider'];
    const all = open.engine === 'pglite' ? [...embedded, '@electric-sql/pglite'] : embedded;
    expect(await loadedWith({})).toEqual(new Set(all));
    const collected = { ...production, OTEL_EXPORTER_OTLP_ENDPOINT: 'https://127.0.0.1:9' };
    if (open.engine === 'postgres') expect(await loadedWith(collected)).toEqual(new Set(['@opentelemetry/']));
    // Two starts of the server, on a machine that may be busy.
  }, 180_000);
});

test('a site that cannot serve soon refuses at once, and takes a sign-out all the same', async () => {
  const { port, origin, stop } = await startSite({ DATA_DIR: pgliteFolder() }, { overload: () => 1 });
  const held = Array.from({ length: few.calls }, () => connect(port, '127.0.0.1'));
  for (const one of held) one.write(`${beginCall(origin, 9)}{`);
  await pause(200);
  const refused = await fetch(`${origin}/api/session`);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  const out = await fetch(`${origin}/api/auth/sign-out`, { method: 'POST', headers: { Origin: origin } });
  expect(out.status).toBeLessThan(500);
  for (const one of held) one.destroy();
  await stop();
}, 60_000);

test('an erasure that is on record reaches the log of this machine with the next round of upkeep', async () => {
  const DATA_DIR = pgliteFolder();
  const { db, upkeep, stop } = await startSite({ DATA_DIR });
  const mark = erasureMark('somebody');
  await db.asService((tx) => tx.insert(erasures).values({ mark, erased_at: new Date() }));
  await upkeep();
  expect((await readErasures(erasureLog(DATA_DIR))).map((one) => one.mark)).toEqual([mark]);
  await stop();
}, 60_000);

const { DATABASE_URL: _, ...elsewhere } = publicSite;
const production = { ...elsewhere, PRIVATE_NETWORK: 'DATABASE_URL' };

test('a site that was not built ends start-up with one sentence', async () => {
  await expect(loadStaticFiles(join(tmpdir(), 'no-dist'))).rejects.toThrow(SettingError);
});

test('a public site whose DATA_DIR takes no note of an erasure ends start-up with one sentence', () => {
  const env = { ...production, DATABASE_URL: 'postgres://a:b@127.0.0.1:1/x', DATA_DIR: '/dev/null/salero' };
  const main = ['src/app/main.server.ts'];
  const { status, stderr } = spawnSync(process.execPath, main, { env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^DATA_DIR no sirve: .*\n$/)]);
}, 60_000);

test('an address that is not of this machine ends start-up with one sentence', async () => {
  const env = { ...parseEnv({ DATA_DIR: pgliteFolder(), PORT: '0' }), HOST: '192.0.2.7' };
  await expect(start(env, silentLog, null)).rejects.toThrow(/^HOST no es válido/);
});
