/** Format, lint, import rule, types and dead code: everything about the source that needs no running program. Decision 0017. */
import { spawnSync } from 'node:child_process';

const checks: Record<string, string[]> = {
  'formato y reglas': ['biome', 'ci', '--colors=off', '.'],
  'sentido de los imports': ['node', 'scripts/check-imports.ts'],
  'árbol del README': ['node', 'scripts/tree.ts'],
  'tipos del navegador': ['tsc', '-p', 'tsconfig.browser.json'],
  'tipos del service worker': ['tsc', '-p', 'tsconfig.worker.json'],
  'tipos del servidor': ['tsc', '-p', 'tsconfig.server.json'],
  'código muerto': ['knip'],
  'licencias de las dependencias': ['node', 'scripts/licences.ts', '--check'],
};

let failed = 0;
for (const [name, [command = '', ...args]] of Object.entries(checks)) {
  const run = spawnSync(command, args, { encoding: 'utf8', shell: false });
  const ok = run.status === 0;
  if (!ok) failed += 1;
  process.stdout.write(`${ok ? 'ok  ' : 'FAIL'} ${name}\n`);
  if (!ok) process.stdout.write(`${run.stdout ?? ''}${run.stderr ?? ''}${run.error?.message ?? ''}\n`);
}
const total = Object.keys(checks).length;
process.stdout.write(`${total - failed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
