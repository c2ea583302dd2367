import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../../test/folders.ts';
import { parseEnv } from '../platform/env.server.ts';
import { pagesStampOf, saysOldPages, siteFromSettings } from './site.server.ts';

test('pages whose legal notice is of other settings, or of other code, are told at the start', async () => {
  const dist = newFolder();
  const env = parseEnv({ LEGAL_NAME: 'Ana' });
  mkdirSync(join(dist, 'pages'));
  writeFileSync(join(dist, 'code.stamp'), 'a');
  writeFileSync(join(dist, 'pages', '.stamp'), await pagesStampOf(dist, siteFromSettings(env)));
  expect(await saysOldPages(dist, env)).toEqual([]);
  const told = [expect.stringContaining('npm run build')];
  expect(await saysOldPages(dist, parseEnv({ LEGAL_NAME: 'Eva' }))).toEqual(told);
  writeFileSync(join(dist, 'code.stamp'), 'b');
  expect(await saysOldPages(dist, env)).toEqual(told);
});
