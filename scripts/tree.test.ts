import { expect, test } from 'vitest';
import { passedByCall, toolIds, untrueInTree } from './tree.ts';

const readme = '## The tree\n\n```\nsrc/\n  ui/   buttons, fields/ of forms\ndocs/   decisions/ (why)\n```\n';
const files = ['README.md', 'src/ui/a.ts', 'src/ui/fields/b.ts', 'docs/decisions/1.md', '.ci/run'];

test('a tree that names every folder is true, and one that leaves out or invents a folder is not', () => {
  expect(untrueInTree(readme, files)).toEqual([]);
  expect(untrueInTree(readme, [...files, 'src/new/c.ts', 'bench/d.ts'])).toEqual([
    "README's tree leaves out src/new/",
    "README's tree leaves out bench/",
  ]);
  expect(untrueInTree(readme, files.slice(0, 2))).toEqual([
    'README names src/ui/fields/, which is not there',
    'README names docs/, which is not there',
    'README names docs/decisions/, which is not there',
  ]);
});

test('a call is followed from its page to what asks the database, and past what only draws', () => {
  const passed = passedByCall(toolIds[0] ?? '');
  for (const file of [
    `src/tools/${toolIds[0]}/page.tsx`,
    'src/generation/page/call-tool.ts',
    'src/account/api.ts',
    'src/generation/pipeline/routes.server.ts',
    'src/generation/pipeline/generate.server.ts',
  ])
    expect(passed).toContain(file);
  expect(passed.filter((file) => /^src\/(ui|language)\//.test(file))).toEqual([]);
});
