import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { SettingError } from '../platform/env.server.ts';
import { trimmedPath } from './trimmed-path.ts';

type Encoding = 'br' | 'gz' | '';
interface StaticFile {
  type: string;
  cache: string;
  etag: string;
  bodies: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>;
}

const immutable = 'public, max-age=31536000, immutable';
const revalidated = 'public, max-age=0, must-revalidate';

/** Read once at start: a request looks a name up in a map, so no path can reach another file. */
export async function loadStaticFiles(dist: string): Promise<StaticFiles> {
  const files = new Map<string, StaticFile>();
  if (!existsSync(join(dist, 'pages', 'inicio.html')))
    throw new SettingError(`Falta ${dist}/: construye antes el sitio con npm run build.`);
  await readTree(join(dist, 'client'), files, (name) => (name === 'manifest.json' ? null : `/${name}`));
  await readTree(join(dist, 'pages'), files, (name) => {
    if (name.startsWith('.')) return null;
    return name === 'inicio.html' ? '/' : `/${name.replace(/\.html$/, '')}`;
  });
  return staticFiles(files);
}

export type StaticFiles = ReturnType<typeof staticFiles>;

export const staticFiles = (files: ReadonlyMap<string, StaticFile>) => ({
  answer(c: Context): Response {
    const path = c.req.path;
    const trimmed = trimmedPath(path);
    if (trimmed !== path && files.has(trimmed)) return c.redirect(trimmed + new URL(c.req.url).search, 301);
    const file = files.get(path);
    if (file && path !== '/404') return send(c, file, 200);
    const notFound = files.get('/404');
    if (!notFound || path.startsWith('/assets/')) return c.body(null, 404, { 'Cache-Control': 'no-store' });
    return send(c, notFound, 404);
  },
});

function send(c: Context, file: StaticFile, status: 200 | 404): Response {
  const encoding = pickEncoding(c.req.header('accept-encoding') ?? '', file);
  const etag = `"${file.etag}${encoding && `-${encoding}`}"`;
  const headers: Record<string, string> = {
    'Content-Type': file.type,
    'Cache-Control': status === 404 ? 'no-cache' : file.cache,
    ETag: etag,
    Vary: 'Accept-Encoding',
  };
  if (encoding) headers['Content-Encoding'] = encoding === 'gz' ? 'gzip' : 'br';
  const seen = c.req.header('if-none-match')?.split(',') ?? [];
  if (status === 200 && seen.some((tag) => tag.trim().replace(/^W\//, '') === etag))
    return c.body(null, 304, headers);
  const body = file.bodies[encoding];
  return body ? c.body(body, status, headers) : c.body(null, status, headers);
}

function pickEncoding(accepted: string, file: StaticFile): Encoding {
  const refused = (name: string) => new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(accepted);
  if (file.bodies.br && /\bbr\b/.test(accepted) && !refused('br')) return 'br';
  if (file.bodies.gz && /\bgzip\b/.test(accepted) && !refused('gzip')) return 'gz';
  return '';
}

async function readTree(
  root: string,
  files: Map<string, StaticFile>,
  route: (name: string) => string | null,
): Promise<void> {
  const names = await filesUnder(root);
  const isEncoding = (name: string) => /\.(br|gz)$/.test(name) && names.includes(name.replace(/\.\w+$/, ''));
  for (const full of names.filter((name) => !isEncoding(name))) {
    const name = full.slice(root.length + 1).replaceAll(sep, '/');
    const path = route(name);
    if (path === null) continue;
    const plain = new Uint8Array(await readFile(full));
    const bodies: StaticFile['bodies'] = { '': plain };
    if (names.includes(`${full}.br`)) bodies.br = new Uint8Array(await readFile(`${full}.br`));
    if (names.includes(`${full}.gz`)) bodies.gz = new Uint8Array(await readFile(`${full}.gz`));
    files.set(path, {
      type: getMimeType(name) ?? 'application/octet-stream',
      cache: name.startsWith('assets/') ? immutable : revalidated,
      etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
      bodies,
    });
  }
}

/** Node's recursive `readdir` follows links to folders, which may lead out of the site or in circles. */
async function filesUnder(folder: string): Promise<string[]> {
  const items = await readdir(folder, { withFileTypes: true });
  const inside = items
    .filter((item) => item.isDirectory())
    .map((item) => filesUnder(join(folder, item.name)));
  const own = items.filter((item) => item.isFile()).map((item) => join(folder, item.name));
  return [...own, ...(await Promise.all(inside)).flat()];
}
