import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { newFolder } from '../../test/folders.ts';
import { staysLinear } from '../../test/stays-linear.ts';
import { loadStaticFiles, staticFiles } from './static-files.server.ts';

const folder = newFolder(afterAll);
for (const part of ['dist/pages', 'dist/client/assets', 'outside'])
  mkdirSync(join(folder, part), { recursive: true });
writeFileSync(join(folder, 'dist/pages/inicio.html'), '<h1>Inicio</h1>');
writeFileSync(join(folder, 'dist/client/assets/a.svg'), '<svg/>');
writeFileSync(join(folder, 'outside/secreto.txt'), 'secreto');
for (const part of ['pages', 'client']) {
  symlinkSync(join(folder, 'outside'), join(folder, 'dist', part, 'carpeta'));
  symlinkSync(join(folder, 'outside/secreto.txt'), join(folder, 'dist', part, 'enlace.txt'));
}
const files = await loadStaticFiles(join(folder, 'dist'));
const app = new Hono().get('*', (c) => files.answer(c));

test('a link that was left in the built site leads nobody out of it', async () => {
  for (const path of ['/carpeta/secreto.txt', '/enlace.txt', '/carpeta', '/carpeta/'])
    expect((await app.request(path)).status).toBe(404);
  expect((await app.request('/')).status).toBe(200);
});

test('what is text in the built site names its charset', async () => {
  expect((await app.request('/')).headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect((await app.request('/assets/a.svg')).headers.get('Content-Type')).toBe(
    'image/svg+xml; charset=utf-8',
  );
});

const page = { type: 'text/html', cache: '', etag: 'x', bodies: { '': new Uint8Array(1) } };
const site = staticFiles(new Map([['/', page]]));
const visit = (path: string, headers: Record<string, string> = {}) =>
  new Hono().get('*', (c) => site.answer(c)).request(path, { headers });

// A header or a path of 16 kB costs whoever sends it nothing. Those of all routes are an attack's (security/attacks/wire.ts).
staysLinear(
  {
    'a path': (text) => visit(`/${text}`),
    'a path with a slash at its end': (text) => visit(`/${text}/`),
    'what a browser has of a page': (text) => visit('/', { 'If-None-Match': text }),
    'what a browser can unpack': (text) => visit('/', { 'Accept-Encoding': text }),
  },
  Object.fromEntries(
    [' ', '\t', '/', ',', ';', ' ,', 'br ;', 'gzip;q=0'].map((part) => [
      JSON.stringify(part),
      (length: number) => `a${part.repeat(length / part.length)}a`,
    ]),
  ),
);
