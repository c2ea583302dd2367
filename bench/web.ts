/**
 * Lighthouse, mobile, for every public route of a server that it starts itself: median of the runs. `npm run bench:web` writes
 * bench/WEB.md; `node bench/web.ts /auth` tries one route and writes nothing.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import lighthouse, { type RunnerResult as Result } from 'lighthouse';
import { chromiumArgs, findChromium } from '../scripts/chromium.ts';
import { startServing } from '../test/rig/processes.ts';
import { scratch } from '../test/rig/scratch.ts';

const runs = 3;
const port = 3230;
const debugPort = 9331;
const origin = `http://localhost:${port}`;

execFileSync(process.execPath, ['scripts/build.ts', '--if-stale'], {
  env: { ...process.env, PUBLIC_URL: origin },
  stdio: 'inherit',
});
const settings = { PUBLIC_URL: origin, DATA_DIR: scratch('web') };
await using _server = await startServing(['src/app/main.server.ts'], { port, env: settings });
await using _browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: [...chromiumArgs, `--remote-debugging-port=${debugPort}`],
});
const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(String(match[1])).pathname);
const wanted = process.argv.slice(2);
const head = [
  '| route | performance | accessibility | practices | SEO | LCP s | TBT ms | CLS | kB | requests |',
  '|---|---|---|---|---|---|---|---|---|---|',
];
console.log(head.join('\n'));
const routes: Awaited<ReturnType<typeof measure>>[] = [];
for (const path of wanted.length > 0 ? wanted : all) {
  const route = await measure(path);
  console.log(route.line);
  routes.push(route);
}
const worstFirst = routes.toSorted((a, b) => a.performance - b.performance || b.blockedMs - a.blockedMs);
if (wanted.length === 0)
  writeFileSync('bench/WEB.md', resultsText([...head, ...worstFirst.map(({ line }) => line)]));

function resultsText(lines: readonly string[]): string {
  return `# Results of the web bench

Written by \`npm run bench:web\`: Lighthouse, mobile, median of ${runs} runs of each public route, on the machine that serves it; the worst first.
Load of the machine when it ended, over one minute: ${loadavg()[0]?.toFixed(1)}. Bars: performance 99, the other three 100, LCP 1.3 s, TBT 50 ms, CLS 0.
Of what went over the line, headers too; the build itself fails where a page loads too much code.

${lines.join('\n')}
`;
}

async function measure(path: string): Promise<{ line: string; performance: number; blockedMs: number }> {
  const results: Result['lhr'][] = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(origin + path, { port: debugPort, output: 'json', logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse gave nothing for ${path}`);
    results.push(result.lhr);
  }
  const median = (pick: (lhr: Result['lhr']) => number) =>
    results.map(pick).sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN;
  const score = (name: string) => Math.round(median((lhr) => lhr.categories[name]?.score ?? 0) * 100);
  const audit = (name: string) => median((lhr) => lhr.audits[name]?.numericValue ?? Number.NaN);
  const items = (lhr: Result['lhr']) => {
    const details = lhr.audits['network-requests']?.details as
      | { items: { transferSize: number }[] }
      | undefined;
    return details?.items ?? [];
  };
  const performance = score('performance');
  const blockedMs = Math.round(audit('total-blocking-time'));
  const line = `| ${[
    path,
    performance,
    score('accessibility'),
    score('best-practices'),
    score('seo'),
    (audit('largest-contentful-paint') / 1000).toFixed(2),
    blockedMs,
    audit('cumulative-layout-shift').toFixed(3),
    median((lhr) => items(lhr).reduce((sum, { transferSize }) => sum + transferSize / 1_000, 0)).toFixed(1),
    median((lhr) => items(lhr).length),
  ].join(' | ')} |`;
  return { line, performance, blockedMs };
}
