import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../test/folders.ts';

const script = resolve('scripts/licences.ts');

function run(packages: Record<string, object>, ...args: string[]) {
  const dir = newFolder();
  writeFileSync(join(dir, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...packages } }));
  const { status, stderr, stdout } = spawnSync(process.execPath, [script, ...args], {
    cwd: dir,
    encoding: 'utf8',
  });
  return { status, stderr, report: stdout };
}

test.each([
  ['agreed', { license: 'MIT' }, 0],
  ['one of two', { license: '(GPL-3.0 OR MIT)' }, 0],
  ['both of two, one of them not agreed', { license: 'MIT AND AGPL-3.0' }, 1],
  ['not agreed', { license: 'AGPL-3.0' }, 1],
  ['unknown', {}, 1],
  ['agreed for tools, in a tool', { license: 'MPL-2.0', dev: true }, 0],
  ['agreed for tools, in the product', { license: 'MPL-2.0' }, 1],
])('a licence that is %s: %o ends with %i', (_, locked, status) => {
  const answer = run({ 'node_modules/x': { version: '1.0.0', ...locked } });
  expect(answer.status).toBe(status);
  if (status === 1) expect(answer.stderr).toContain('x@1.0.0');
  else expect(answer.report).toContain('x@1.0.0');
});

test('a part for another machine has the licence of the whole', () => {
  const whole = { version: '1.0.0', license: 'MIT', optionalDependencies: { 'x-arm': '1.0.0' } };
  const answer = run({ 'node_modules/x': whole, 'node_modules/x-arm': { version: '1.0.0' } });
  expect(answer.report).toMatch(/MIT +x-arm@1\.0\.0/);
});

test('the check prints no list and leaves no file', () => {
  const answer = run({ 'node_modules/x': { version: '1.0.0', license: 'MIT' } }, '--check');
  expect(answer.status).toBe(0);
  expect(answer.report).not.toContain('x@1.0.0');
});
