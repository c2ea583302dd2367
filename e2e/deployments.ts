/** A site of its own for tests of updates: the built files, served as the app serves them, and another version of them. */
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { loadStaticFiles } from '../src/app/static-files.server.ts';
import { workerRoutes } from '../src/app/worker/routes.server.ts';
import { parseEnv } from '../src/platform/env.server.ts';

const digestOf = (content: string) => createHash('sha256').update(content).digest('hex');

export async function openDeployments() {
  const folder = mkdtempSync(join(tmpdir(), 'salero-versions-'));
  for (const part of ['pages', 'client'])
    cpSync(join('dist', part), join(folder, part), {
      recursive: true,
      filter: (name) => !/\.(br|gz)$/.test(name),
    });
  const load = async (worker: 'si' | 'no') => {
    const files = await loadStaticFiles(folder);
    return new Hono()
      .get('/api/session', (c) => c.json({ user: null, profile: null, expiresAt: null }))
      .route('/', workerRoutes(parseEnv({ SERVICE_WORKER: worker })))
      .get('*', (c) => files.answer(c));
  };
  let site = await load('si');
  const server = serve({ fetch: (request) => site.fetch(request), port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** The same site as another build: its code has other names, and every page says that it is newer. */
    async deployNewer() {
      rename(folder);
      site = await load('si');
    },
    async deployWithoutWorker() {
      site = await load('no');
    },
    async close() {
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Every chunk under another name, as after a change that all of them import. */
function rename(folder: string): void {
  const assets = join(folder, 'client/assets');
  const chunks = new Set(readdirSync(assets).filter((name) => name.endsWith('.js')));
  const renamed = (text: string) =>
    text.replace(/[\w~-]+\.js\b/g, (name) => (chunks.has(name) ? `newer-${name}` : name));
  for (const name of chunks) {
    writeFileSync(join(assets, `newer-${name}`), renamed(readFileSync(join(assets, name), 'utf8')));
    rmSync(join(assets, name));
  }
  const pages = join(folder, 'pages');
  let worker = renamed(readFileSync(join(pages, 'sw.js'), 'utf8'));
  for (const name of readdirSync(pages, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const before = readFileSync(join(pages, name), 'utf8');
    const after = renamed(before).replace('<html ', '<html data-newer="" ');
    writeFileSync(join(pages, name), after);
    worker = worker.replaceAll(digestOf(before), digestOf(after));
  }
  writeFileSync(join(pages, 'sw.js'), worker.replace(/"version":"\w+"/, '"version":"newer"'));
}
