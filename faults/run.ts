/** What happens when things break, on real processes. `npm run test:faults [scenario…]`; the last line counts. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Report, seconds } from './report.ts';
import { type Scenario, scenarios } from './scenarios.ts';

const beginWithinMs = 7 * 60_000;
const eachWithinMs = 170_000;

const wanted = process.argv.slice(2);
const chosen = scenarios.filter(({ name, short }) => (wanted.length === 0 ? !short : wanted.includes(name)));
const played: Report[] = [];
const skipped: string[] = [];

process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));
for (const group of Map.groupBy(chosen, ({ together, name }) => together ?? name).values())
  await Promise.all(group.map(play));
for (const line of skipped) process.stdout.write(`skipped: ${line}\n`);
const checks = played.flatMap(({ checks }) => checks);
const passed = checks.filter(Boolean).length;
process.stdout.write(`${passed} passed, ${checks.length - passed} failed\n`);
process.exit(passed < checks.length || passed === 0 ? 1 : 0);

async function play(scenario: Scenario): Promise<void> {
  const late = performance.now() > beginWithinMs ? 'out of time' : null;
  const reason = late ?? scenario.missing?.() ?? null;
  if (reason !== null) {
    skipped.push(`${scenario.name}, ${reason}`);
    return;
  }
  const report = new Report();
  const started = performance.now();
  try {
    const overdue = sleep(eachWithinMs, null, { ref: false }).then(() => {
      throw new Error('it did not come to an end');
    });
    await Promise.race([scenario.run(report), overdue]);
  } catch (error) {
    const said = error instanceof Error ? (error.stack ?? error.message) : String(error);
    report.check('it ran to its end', false, said);
  }
  report.figure('took', seconds(performance.now() - started));
  process.stdout.write(`\n${scenario.name}: ${scenario.what}\n${report.lines.join('\n')}\n`);
  played.push(report);
}
