import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findWrongImports } from './check-imports.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'flechas-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, source: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), `import { x } from '${source}';\n`);
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
  write(file, source);
  expect(findWrongImports(root)).toHaveLength(1);
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
  write(file, source);
  expect(findWrongImports(root)).toEqual([]);
});

test('the source as it stands follows the arrows', () => {
  expect(findWrongImports('src')).toEqual([]);
});
