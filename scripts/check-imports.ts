/** Imports go one way. The folders of src/ and their rank here are the whole rule; a new file is covered by where it lies. Decision 0004. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';

/** A folder may import itself and any folder of a lower rank. */
const ranks: Record<string, number> = {
  platform: 0,
  ui: 0,
  language: 1,
  account: 1,
  capture: 1,
  billing: 2,
  person: 2,
  generation: 3,
  library: 3,
  threads: 4,
  tools: 5,
  app: 6,
};

export function findWrongImports(root: string): string[] {
  return globSync('**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
    importsOf(readFileSync(join(root, file), 'utf8')).flatMap((source) => {
      const reason = source.startsWith('.') && wrong(file, normalize(join(dirname(file), source)));
      return reason ? [`${join(relative('.', root), file)}: ${source}: ${reason}`] : [];
    }),
  );
}

function importsOf(code: string): string[] {
  return [...code.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map((match) => String(match[1]));
}

function wrong(file: string, target: string): string | null {
  // Tests use the harness outside src/ and may put any parts together.
  if (/\.test\.tsx?$|\/test-kit\//.test(file)) return null;
  const [from, fromTool] = file.split(sep);
  const [to, toTool] = target.split(sep);
  if (!from || !to || to === '..') return 'leaves src/';
  if (!(from in ranks) && from !== 'embedded') return `src/${from} has no place in the order of folders`;
  if (from === 'embedded')
    return to === 'embedded' || to === 'platform' ? null : 'embedded imports only platform';
  if (to === 'embedded') return from === 'app' ? null : 'only app starts what is embedded';
  const isOfTool = (name: string | undefined) => name?.includes('.') === false;
  if (from === 'tools' && to === 'tools' && isOfTool(fromTool) && isOfTool(toTool))
    return fromTool === toTool ? null : 'a tool never imports another tool';
  if (from === to) return null;
  return (ranks[to] ?? 99) < (ranks[from] ?? -1) ? null : `${from} does not import ${to}`;
}

if (import.meta.main) {
  const found = findWrongImports('src');
  for (const line of found) console.error(line);
  process.exitCode = found.length > 0 ? 1 : 0;
}
