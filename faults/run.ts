/** What happens when things break, on real processes. `npm run test:faults [scenario…]`; the last line counts. */
import { Report } from './report.ts';
import { type Scenario, scenarios } from './scenarios.ts';
import { closeScratch, openScratch } from './scratch.ts';

const wanted = process.argv.slice(2);
const chosen = scenarios.filter(({ name, short }) => (wanted.length === 0 ? !short : wanted.includes(name)));
let passed = 0;
let failed = 0;
const skipped: string[] = [];

openScratch();
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));
for (const scenario of chosen) await play(scenario);
if (process.env.FAULTS_KEEP === undefined) closeScratch();
for (const line of skipped) process.stdout.write(`skipped: ${line}\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

async function play({ name, what, missing, run }: Scenario): Promise<void> {
  process.stdout.write(`\n${name}: ${what}\n`);
  const reason = missing?.() ?? null;
  if (reason !== null) {
    skipped.push(`${name}, ${reason}`);
    return;
  }
  const report = new Report();
  const started = performance.now();
  try {
    await run(report);
  } catch (error) {
    report.check(
      'it ran to its end',
      false,
      error instanceof Error ? (error.stack ?? error.message) : String(error),
    );
  }
  process.stdout.write(`       took ${((performance.now() - started) / 1_000).toFixed(1)} s\n`);
  passed += report.checks.filter(({ ok }) => ok).length;
  failed += report.checks.filter(({ ok }) => !ok).length;
}
