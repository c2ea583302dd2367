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
import { reportOf } from './kit/figures.ts';

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
const table = [...head, ...worstFirst.map(({ line }) => line)].join('\n');
const load = String(loadavg()[0]?.toFixed(1));
if (wanted.length === 0) writeFileSync('bench/WEB.md', reportOf('web', { runs, load, table }));

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
