import type { Shared } from '../share/shared.ts';
import { trimmedPath } from '../trimmed-path.ts';
import type { Build } from './build.ts';

/** The service worker: the site of one build for when there is no line, and what other apps share. Decision 0063. */
declare const self: ServiceWorkerGlobalScope;
declare const build: Build;

const pagesPrefix = 'paginas-';
const pagesPlace = pagesPrefix + build.version;
const codePlace = 'codigo';
const offlinePath = '/sin-conexion';
const sharePath = '/compartir';
/** After this a page that is kept is shown, because a line that hardly moves is none. */
const patienceMs = 4_000;
/** The page asks as soon as it runs. Nothing of a share is ever written to the device. */
const holdShareMs = 60_000;

const notPages = /^\/(api|identidad-local|pago-local|healthz|readyz|metrics)(\/|$)/;
const keptHeaders = new Set([
  'content-type',
  'content-security-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
]);

let held: Shared | null = null;
let letGo = () => {};

self.addEventListener('install', (event) => event.waitUntil(keepBuild().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (origin !== self.location.origin || notPages.test(pathname)) return;
  if (method === 'POST' && pathname === sharePath) event.respondWith(takeShare(event));
  if (method !== 'GET') return;
  const path = trimmedPath(pathname);
  if (path.startsWith('/assets/')) event.respondWith(codeFor(event.request, path));
  else if (mode === 'navigate' || path in build.pages) event.respondWith(pageFor(event, path));
});
self.addEventListener('message', ({ data, ports }) => {
  if (data !== 'compartido') return;
  ports[0]?.postMessage(held);
  held = null;
  letGo();
});

/** All or nothing: a build of which a part is missing, or is of another build, is not installed. */
async function keepBuild(): Promise<void> {
  const [code, pages] = await Promise.all([caches.open(codePlace), caches.open(pagesPlace)]);
  await Promise.all([
    ...build.code.map(async (path) => {
      if (await code.match(path)) return;
      const answer = await quietly(path);
      await code.put(path, answer);
    }),
    ...Object.entries(build.pages).map(async ([path, digest]) => {
      const answer = await quietly(path, 'no-cache');
      const body = await answer.arrayBuffer();
      // While a new version is rolled out, one server may send the worker and another the pages.
      if ((await digestOf(body)) !== digest) throw new Error(`${path} is of another build.`);
      const headers = new Headers([...answer.headers].filter(([name]) => keptHeaders.has(name)));
      headers.set('Cross-Origin-Opener-Policy', 'same-origin');
      await pages.put(path, new Response(body, { headers }));
    }),
  ]);
}

async function quietly(path: string, cache: RequestCache = 'default'): Promise<Response> {
  const answer = await fetch(path, { cache, priority: 'low' });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}.`);
  return answer;
}

async function digestOf(body: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function takeOver(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(pagesPrefix) && name !== pagesPlace) await caches.delete(name);
  const code = await caches.open(codePlace);
  const wanted = new Set([...build.code, ...build.onDemand]);
  for (const request of await code.keys())
    if (!wanted.has(new URL(request.url).pathname)) await code.delete(request);
  await self.clients.claim();
}

async function codeFor(request: Request, path: string): Promise<Response> {
  const kept = await caches.match(path, { cacheName: codePlace });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && build.onDemand.includes(path))
    await (await caches.open(codePlace)).put(path, answer.clone());
  return answer;
}

/** The server's page where there is a line, so that a new version is there at the next navigation; else the kept one. */
async function pageFor(event: FetchEvent, path: string): Promise<Response> {
  const kept = await keptPage(path);
  // No navigation preload: without a line Firefox fails the whole navigation then.
  const asked = fetch(event.request);
  try {
    const answer = await (kept ? Promise.race([asked, patience()]) : asked);
    if (held && path === sharePath) held.isSure = answer !== null && isBroughtByNobody(answer);
    if (answer && (answer.status < 500 || !kept)) return answer;
  } catch {}
  // It may still come, and a browser complains of one that nobody waits for.
  event.waitUntil(asked.catch(() => {}));
  return kept ?? (await keptPage(offlinePath)) ?? Response.error();
}

/** No worker is told who began a visit, but the server is, and this is how it answers. Of any other share the page asks whose it is. */
const isBroughtByNobody = (answer: Response) =>
  answer.headers.get('Cross-Origin-Opener-Policy') === 'unsafe-none';

const keptPage = (path: string) => caches.match(path, { cacheName: pagesPlace });

const patience = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs));

async function takeShare(event: FetchEvent): Promise<Response> {
  const shared = await sharedIn(await event.request.formData());
  // The minute of what was shared before must not end this one's.
  letGo();
  held = shared;
  event.waitUntil(
    new Promise<void>((resolve) => {
      const minute = setTimeout(() => {
        held = null;
        resolve();
      }, holdShareMs);
      letGo = () => {
        clearTimeout(minute);
        resolve();
      };
    }),
  );
  return Response.redirect(sharePath, 303);
}

async function sharedIn(form: FormData): Promise<Shared> {
  const [title = '', text = '', link = ''] = ['titulo', 'texto', 'enlace'].map((name) =>
    String(form.get(name) ?? '').trim(),
  );
  const files = form.getAll('archivos').filter((entry) => entry instanceof File);
  const chats = await Promise.all(
    files.filter(({ type }) => type.startsWith('text/')).map((file) => file.text()),
  );
  const texts = [text, text.includes(link) ? '' : link, ...chats].filter(Boolean);
  return {
    text: texts.join('\n') || title,
    pictures: files.filter(({ type }) => type.startsWith('image/')),
    isSure: false,
  };
}
