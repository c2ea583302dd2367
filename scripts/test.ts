/** The whole proof in one command: checks, build, unit and HTTP tests, a database restarted under load, browser tests. The last line counts them all. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { findChromium, installChromium } from './chromium.ts';

let passed = 0;
let failed = 0;
const failures: string[] = [];

async function run(command: string, args: string[], env: Record<string, string> = {}) {
  process.stdout.write(`\n> ${command} ${args.join(' ')}\n`);
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const [status] = await once(child, 'close');
  return status as number | null;
}

function count(name: string, ok: number, bad: number, exit: number | null) {
  passed += ok;
  failed += bad;
  if (bad > 0) failures.push(`${bad} in ${name}`);
  if (bad > 0 || exit === 0) return;
  // A runner that dies before it can count has failed, whatever its report says.
  failed += 1;
  failures.push(`${name} ended with ${exit}`);
}

/** Resolves to what it printed, and its exit code. */
async function printed(script: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn('node', [script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  const [stdout, [status]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  process.stdout.write(`\n> node ${[script, ...args].join(' ')}\n${stdout}`);
  return { stdout, status: status as number | null };
}

/** For what counts by itself: its last line is the report. */
async function runCounting(script: string, ...args: string[]) {
  const { stdout, status } = await printed(script, args);
  const summary = /(\d+) passed, (\d+) failed\s*$/.exec(stdout);
  for (const [, name] of stdout.matchAll(/^ *FAIL +(.*)/gm)) failures.push(`${name}`);
  count(script, Number(summary?.[1] ?? 0), Number(summary?.[2] ?? 0), status);
}

const [build] = await Promise.all([
  printed('scripts/build.ts', [], { AI_MODELS: 'embedded' }),
  runCounting('scripts/check.ts'),
]);
count('the build', build.status === 0 ? 1 : 0, 0, build.status);

rmSync('test-results', { recursive: true, force: true });
const vitestReport = 'test-results/vitest.json';
// The restarts mostly wait, and so does a download.
const [vitest] = await Promise.all([
  run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]),
  runCounting('faults/run.ts', 'restarts-short'),
  findChromium() ?? installChromium(),
]);
const units = readReport(vitestReport);
nameFailures(
  units?.testResults,
  // A file has a message of its own where what it sets up or closes failed.
  ({ status, fullName, name, message }) =>
    status === 'failed' && (fullName ?? (message && `${name}: ${message}`)),
);
count('vitest', Number(units?.numPassedTests ?? 0), Number(units?.numFailedTests ?? 0), vitest);

const browserReport = 'test-results/browser.json';
const browser = await run('playwright', ['test', '--reporter=list,json'], {
  PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
});
const pages = readReport(browserReport);
nameFailures(pages?.suites, ({ ok, title }) => ok === false && title);
const stats = pages?.stats as Record<string, number> | undefined;
const late = Number(stats?.flaky ?? 0);
count('the browser tests', Number(stats?.expected ?? 0) + late, Number(stats?.unexpected ?? 0), browser);
if (late > 0)
  process.stdout.write(`\n${late} only at the second try: named above as flaky, and worth a look\n`);

for (const name of failures) process.stdout.write(`failed: ${name}\n`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

/** Whoever sees only the end of a run sees these. */
function nameFailures(report: unknown, nameOf: (entry: Record<string, unknown>) => unknown): void {
  if (typeof report !== 'object' || report === null) return;
  const name = nameOf(report as Record<string, unknown>);
  if (name) failures.push(String(name));
  else for (const part of Object.values(report)) nameFailures(part, nameOf);
}

/** Null also for one that its runner had no time to finish: then its exit code speaks. */
function readReport(file: string): Record<string, unknown> | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
