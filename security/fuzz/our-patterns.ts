/** Every regular expression of ours: those that are put together when a tool is imported or answers, and those that stand in the source. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

export interface Given {
  source: string;
  flags: string;
}

const root = fileURLToPath(new URL('../../', import.meta.url));

export async function ourPatterns(): Promise<Given[]> {
  const known = new Map<string, Given>();
  const see = ({ source, flags }: Given) => known.set(`${source}/${flags}`, { source, flags });
  const Original = RegExp;
  const told = <P extends RegExp>(pattern: P): P => {
    // Beside this function and the trap: who made it.
    if (!new Error().stack?.split('\n')[3]?.includes('node_modules')) see(pattern);
    return pattern;
  };
  globalThis.RegExp = new Proxy(Original, {
    construct: (target, given, made) => told(Reflect.construct(target, given, made) as RegExp),
    apply: (target, self, given) => told(Reflect.apply(target, self, given) as RegExp),
  });
  await answerExamples();
  globalThis.RegExp = Original;
  for (const file of globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*'] }))
    for (const literal of literalsIn(parseSync(file, readFileSync(root + file, 'utf8')).program))
      see(literal);
  return [...known.values()];
}

/** What is put together late is put together by then. */
async function answerExamples(): Promise<void> {
  const { examples } = await import('../../test/tool-examples.ts');
  const { helpFor } = await import('../../src/generation/pipeline/help.server.ts');
  const { refusalFor } = await import('../../src/generation/pipeline/safety.server.ts');
  for (const { tool, example } of examples) {
    const input = tool.contract.input.parse(example.body);
    const given = { input, refine: null, thread: null } as Parameters<typeof refusalFor>[1];
    await refusalFor(tool, given);
    helpFor(tool, given);
    tool.embedded(input, { address: 'tu', today: new Date('2026-05-01T12:00:00Z'), seed: 'ejemplo' });
  }
}

function* literalsIn(node: unknown): Generator<Given> {
  if (typeof node !== 'object' || node === null) return;
  const { regex, ...parts } = node as { regex?: { pattern: string; flags: string } };
  if (regex) yield { source: regex.pattern, flags: regex.flags };
  else for (const part of Object.values(parts)) yield* literalsIn(part);
}
