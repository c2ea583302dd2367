/** Format, lint, import rule, types and dead code: everything about the source that needs no running program. Decision 0017. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

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
const runs = Object.entries(checks).map(async ([name, [command = '', ...args]]) => {
  const run = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const said = Promise.all([text(run.stdout), text(run.stderr), once(run, 'close')]);
  const [stdout, stderr, [status]] = await said.catch((error: Error) => ['', error.message, [null]] as const);
  const ok = status === 0;
  if (!ok) failed += 1;
  process.stdout.write(`${ok ? 'ok  ' : 'FAIL'} ${name}\n${ok ? '' : `${stdout}${stderr}\n`}`);
});
await Promise.all(runs);
process.stdout.write(`${runs.length - failed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
