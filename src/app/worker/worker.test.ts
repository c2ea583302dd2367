import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseEnv } from '../../platform/env.server.ts';
import { manifest } from '../manifest.ts';
import { pages } from '../routes.tsx';
import { workerRoutes } from './routes.server.ts';

test('whatever the installed app opens is a page of ours, and its pictures are there', () => {
  const paths = pages.map(({ path }) => path);
  const { start_url, share_target, shortcuts, icons, screenshots } = manifest;
  for (const path of [start_url, share_target.action, ...shortcuts.map(({ url }) => url)])
    expect(paths).toContain(path);
  expect(shortcuts.length).toBeGreaterThanOrEqual(3);
  const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)];
  for (const { src } of pictures) expect(existsSync(`public${src}`), src).toBe(true);
});

test('an operator can take the worker off every device, and otherwise the built one is served', async () => {
  const workerOf = async (settings: Record<string, string>) =>
    workerRoutes(parseEnv(settings)).request('/sw.js');
  expect((await workerOf({})).status).toBe(404);
  const empty = await workerOf({ SERVICE_WORKER: 'no' });
  expect(empty.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(empty.headers.get('Cache-Control')).toBe('no-cache');
  const code = await empty.text();
  expect(code).toContain('registration.unregister()');
  expect(code).not.toContain('fetch');
  expect(() => parseEnv({ SERVICE_WORKER: 'quizás' })).toThrow('SERVICE_WORKER');
});
