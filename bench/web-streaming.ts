/** What a slow phone feels while an answer streams in: 200 tokens a second, processor slowed 4 times, keys pressed meanwhile. */
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { signInFromAuth } from '../e2e/browser.ts';
import { chromiumArgs, findChromium } from '../scripts/chromium.ts';
import { wires } from '../test/models/wires.ts';
import { startServer } from './kit/processes.ts';

const tokensPerSecond = 200;
const slowDown = 4;
const keyEveryMs = 150;
const seconds = 5;

const line =
  'Apoya los pies en el suelo, suelta los hombros y mira a los ojos lo que dura una frase. '.repeat(4);
const lines = Array.from({ length: 4 }, () => line.trim());
const text = JSON.stringify({
  postura: lines,
  mirada: lines,
  gestos: lines,
  erroresComunes: lines,
  tipFinal: line.trim(),
});
const tokens = text.match(/[\s\S]{1,4}/g) ?? [];

const wire = wires.find((one) => one.name === 'compatible');
if (!wire) throw new Error('no wire');
const model = createServer(async (request, response) => {
  request.resume();
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(wire.open(null).join(''));
  const begun = performance.now();
  for (const [at, token] of tokens.entries()) {
    const early = begun + (1000 * at) / tokensPerSecond - performance.now();
    if (early > 1) await pause(early);
    response.write(wire.text(token, null));
  }
  response.end(wire.end('stop', { input: 500, output: tokens.length }, null).join(''));
}).listen(0, '127.0.0.1');
await once(model, 'listening');

await using server = await startServer({
  AI_MODELS: wire.model,
  ...wire.settings(`http://127.0.0.1:${(model.address() as AddressInfo).port}`),
});
await using browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: chromiumArgs,
});
const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
await page.goto(`http://localhost:${server.port}/auth?returnTo=/lenguaje-corporal`);
await signInFromAuth(page, 'medida@ejemplo.es');
const slow = await page.context().newCDPSession(page);
await slow.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
const quiet = await felt(page);
for (const answer of ['Café informal', 'Depende del día', 'Simpatía'])
  await page.getByText(answer, { exact: true }).first().click();
await page.getByRole('button', { name: 'Generar guía' }).click();
await page.getByText('Apoya los pies').first().waitFor();
const streaming = await felt(page);
const results = [
  `\nWhile ${tokensPerSecond} tokens a second stream in, processor slowed ${slowDown} times, a key every ${keyEveryMs} ms for ${seconds} s:\n`,
  '| page | long tasks | longest ms | blocked ms | input delay p50 ms | p99 ms |',
  '|---|---|---|---|---|---|',
  row('nothing streams', quiet),
  row('an answer streams', streaming),
  '',
].join('\n');
process.stdout.write(results);
if (process.argv.includes('--append')) appendFileSync('bench/WEB.md', results);

interface Felt {
  tasks: number[];
  delays: number[];
}

async function felt(page: Page): Promise<Felt> {
  await page.evaluate(() => {
    const seen: Felt = { tasks: [], delays: [] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      seen.tasks.push(...list.getEntries().map((entry) => entry.duration));
    }).observe({ type: 'longtask' });
    addEventListener('keydown', ({ timeStamp }) => seen.delays.push(performance.now() - timeStamp), true);
  });
  const end = performance.now() + 1000 * seconds;
  while (performance.now() < end) {
    await page.keyboard.press('Shift');
    await pause(keyEveryMs);
  }
  return page.evaluate(() => (window as unknown as { seen: Felt }).seen);
}

function row(name: string, { tasks, delays }: Felt): string {
  const sorted = delays.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  const blocked = tasks.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0);
  return `| ${name} | ${tasks.length} | ${Math.max(0, ...tasks).toFixed(0)} | ${blocked.toFixed(0)} | ${at(0.5)} | ${at(0.99)} |`;
}
