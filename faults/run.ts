/** What happens when things break, on real processes. `npm run test:faults [scenario…]`; the last line counts. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Report } from './report.ts';
import { type Scenario, scenarios } from './scenarios.ts';

const beginWithinMs = 7 * 60_000;
const eachWithinMs = 170_000;
const results = fileURLToPath(new URL('./RESULTS.md', import.meta.url));

const keepResults = process.argv.includes('--results');
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const chosen = scenarios.filter(({ name, short }) => (wanted.length === 0 ? !short : wanted.includes(name)));
const played: { scenario: Scenario; report: Report; tookMs: number }[] = [];
const skipped: string[] = [];

process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));
for (const group of Map.groupBy(chosen, ({ together, name }) => together ?? name).values())
  await Promise.all(group.map(play));
if (keepResults) {
  writeFileSync(results, table());
  spawnSync('biome', ['format', '--write', results], { stdio: 'ignore' });
}
for (const line of skipped) process.stdout.write(`skipped: ${line}\n`);
const checks = played.flatMap(({ report }) => report.checks);
const passed = checks.filter(({ ok }) => ok).length;
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
  const tookMs = performance.now() - started;
  report.lines.push(`       took ${(tookMs / 1_000).toFixed(1)} s`);
  process.stdout.write(`\n${scenario.name}: ${scenario.what}\n${report.lines.join('\n')}\n`);
  played.push({ scenario, report, tookMs });
}

function table(): string {
  const parts = played.map(({ scenario, report, tookMs }) => {
    const failed = report.checks.filter(({ ok }) => !ok).map(({ name }) => name);
    const rows = [
      ...report.figures,
      [
        'checks',
        `${report.checks.length - failed.length} passed, ${failed.length} failed ${failed.join('; ')}`.trim(),
      ],
      ['took', `${(tookMs / 1_000).toFixed(0)} s`],
    ];
    return `## ${scenario.name}\n\n${scenario.what}\n\n| | |\n| --- | --- |\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`;
  });
  const left = skipped.length > 0 ? `\nSkipped: ${skipped.join('; ')}.\n` : '';
  return `# What breaks, and what is kept\n\nWritten by \`npm run test:faults -- --results\`.\n\n${parts.join('\n')}${left}`;
}
