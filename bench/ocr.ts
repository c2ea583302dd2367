/**
 * Draws chats as seven apps show them and has the product's own reader read them, in Chromium. `npm run bench:ocr` writes
 * bench/OCR.md; `node bench/ocr.ts Telegram-oscuro` tries those pictures and says what was read otherwise.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { missingParts } from '../faults/debian.ts';
import { chromiumArgs, findChromium } from '../scripts/chromium.ts';
import { bytesOf, cpuSecondsOf } from '../test/rig/processes.ts';
import { scratch } from '../test/rig/scratch.ts';
import { startServer } from './kit/processes.ts';
import { quantile } from './kit/stats.ts';
import { type Drawn, draw, type Truth } from './ocr/draw.ts';
import { allPictures, type Picture } from './ocr/pictures.ts';
import { type Score, score } from './ocr/score.ts';

interface Measured extends Score {
  picture: Picture;
  /** Of the processor, without the reader's start, on this machine. */
  readingSeconds: number;
  megabytes: number;
}

const slowDown = 4;
const bars = { wrong: 0.03, sides: 0.03, seconds: 4, megabytes: 350 };
const only = process.argv[2];
const percent = (share: number) => `${(100 * share).toFixed(2)} %`;
const sum = (some: readonly Score[], key: keyof Score) => some.reduce((total, one) => total + one[key], 0);
const part = (some: readonly Score[], key: keyof Score, of: keyof Score) =>
  sum(some, key) / (sum(some, of) || 1);

// Without it the empty boxes in the place of emojis are read as letters.
const missing = missingParts(['fonts-noto-color-emoji']);
if (missing) throw new Error(missing);

const pictures = allPictures().filter(({ id }) => !only || id.startsWith(only));
const launch = () => chromium.launch({ executablePath: findChromium() ?? undefined, args: chromiumArgs });
const drawn = new Map<Picture, Drawn>();
{
  await using drawer = await launch();
  await draw(drawer, pictures, async (picture, result) => void drawn.set(picture, result));
}

await using server = await startServer({ DATA_DIR: scratch('ocr') });
await using browser = await launch();
const measured = await measure(browser, server.origin);
if (!only) writeFileSync('bench/OCR.md', report(measured));

async function measure(browser: Browser, origin: string): Promise<Measured[]> {
  const page = await browser.newPage();
  await page.goto(`${origin}/contacto`);
  const chunk = readdirSync('dist/client/assets').find((name) => /^read-captures-[\w-]+\.js$/.test(name));
  const read = (bytes: Buffer, type: string) =>
    page.evaluate(
      async ({ path, data, type }) => {
        const { readCaptures } = (await import(path)) as typeof import('../src/capture/read-captures.ts');
        const raw = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
        try {
          return await readCaptures([new File([raw], 'captura', { type })]);
        } catch {
          return { lines: [], text: '' };
        }
      },
      { path: `/assets/${chunk}`, data: bytes.toString('base64'), type },
    );
  const empty = await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
  await read(empty, 'image/png');
  // Only now: Chromium keeps a renderer in reserve, which may have taken as much of the processor as an idle page.
  const renderer = await rendererOf(browser);
  const starts: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const before = cpuSecondsOf(renderer);
    await read(empty, 'image/png');
    starts.push(cpuSecondsOf(renderer) - before);
  }
  const start = quantile(starts, 0.5);
  const measured: Measured[] = [];
  const session = await page.context().newCDPSession(page);
  for (const [picture, result] of drawn) {
    // The text in which a picture came here is the bench's, no person's. The highest mark of the memory starts again.
    await session.send('HeapProfiler.collectGarbage');
    writeFileSync(`/proc/${renderer}/clear_refs`, '5');
    const before = cpuSecondsOf(renderer);
    const captured: { lines: Truth[] } = await read(result.bytes, result.type);
    const seconds = cpuSecondsOf(renderer) - before;
    const points = score(captured.lines, result);
    measured.push({
      ...points,
      picture,
      readingSeconds: Math.max(0, seconds - start),
      megabytes: bytesOf(renderer, 'VmHWM') / 2 ** 20,
    });
    console.log(picture.id, points);
    if (only) console.log(captured.lines);
  }
  return measured;
}

async function rendererOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  return renderers.sort((a, b) => cpuSecondsOf(b) - cpuSecondsOf(a))[0] ?? 0;
}

function report(all: Measured[]): string {
  const unseen = all.filter(({ picture }) => picture.unseen);
  const failed = [
    part(unseen, 'wrong', 'characters') > bars.wrong && 'characters',
    part(unseen, 'wrongSides', 'messages') > bars.sides && 'sides',
    slow(all, 0.95) > bars.seconds && 'seconds',
    Math.max(...all.map(({ megabytes }) => megabytes)) > bars.megabytes && 'memory',
  ].filter(Boolean);
  const ofLook = ({ picture }: Measured) => `${picture.app}, ${picture.theme}`;
  const rows = [...Map.groupBy(all, ofLook), ['**all**', all] as const].map(([look, some]) =>
    row(look, some),
  );
  const written = readFileSync('bench/OCR.md', 'utf8');
  return `${written.slice(0, written.indexOf('\n| app, theme'))}
| app, theme | pictures | wrong, tuned | wrong, unseen | sides, tuned | sides, unseen | p50 s | p95 s | MB |
|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}

Bars, on the unseen: ${bars.wrong * 100} % of characters, ${bars.sides * 100} % of sides, p95 ${bars.seconds} s, ${bars.megabytes} MB. ${failed.length ? `**Not met: ${failed.join(', ')}.**` : 'All are met.'}
`;
}

function row(look: string, some: Measured[]): string {
  const halves = [false, true].map((unseen) => some.filter(({ picture }) => picture.unseen === unseen));
  const cells = [
    look,
    some.length,
    ...halves.map((half) => percent(part(half, 'wrong', 'characters'))),
    ...halves.map((half) => `${sum(half, 'wrongSides')} of ${sum(half, 'messages')}`),
    ...[0.5, 0.95].map((share) => slow(some, share).toFixed(1)),
    Math.round(Math.max(...some.map(({ megabytes }) => megabytes))),
  ];
  return `| ${cells.join(' | ')} |`;
}

function slow(some: Measured[], share: number): number {
  const seconds = some.map(({ readingSeconds }) => readingSeconds);
  return quantile(seconds, share) * slowDown;
}
