import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../test/folders.ts';
import { findWrongImports } from './check-imports.ts';

function wrongIn(file: string, source: string): string[] {
  const root = newFolder();
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), `import { x } from '${source}';\n`);
  return findWrongImports(root);
}

test.each([
  ['ui/button.tsx', '../account/session.ts'],
  ['account/session.ts', '../billing/plans.ts'],
  ['capture/chat.ts', '../account/session.ts'],
  ['billing/plans.ts', '../generation/tool.ts'],
  ['language/read/read.ts', '../../generation/tool.ts'],
  ['generation/tool-page.tsx', '../library/save.ts'],
  ['generation/tool-page.tsx', '../tools/letters/contract.ts'],
  ['tools/letters/page.tsx', '../songs/contract.ts'],
  ['tools/letters/page.tsx', '../../app/routes.tsx'],
  ['embedded/identity/provider.server.ts', '../../account/sessions.server.ts'],
  ['account/identity.server.ts', '../embedded/identity/provider.server.ts'],
  ['app/page.tsx', '../../scripts/build.ts'],
  ['shop/page.tsx', '../ui/button.tsx'],
])('%s may not import %s', (file, source) => {
  expect(wrongIn(file, source)).toHaveLength(1);
});

test.each([
  ['account/session.ts', '../ui/toast.ts'],
  ['generation/chat-field.tsx', '../capture/capture-button.tsx'],
  ['tools/letters/page.tsx', '../../library/save.ts'],
  ['tools/registry.ts', './letters/about.ts'],
  ['tools/letters/page.tsx', './contract.ts'],
  ['app/start.server.ts', '../embedded/identity/identity.server.ts'],
  ['embedded/identity/provider.server.ts', '../../platform/log.server.ts'],
])('%s may import %s', (file, source) => {
  expect(wrongIn(file, source)).toEqual([]);
});

test('the source as it stands follows the arrows', () => {
  expect(findWrongImports('src')).toEqual([]);
});
