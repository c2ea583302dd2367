import sharp from 'sharp';
import { expect, test } from 'vitest';
import { chatOn } from './header.ts';
import { layoutOf } from './layout.ts';

const [width, height] = [720, 1280];

/** Strokes as tall as letters, in place of words: no font of this machine is asked for. */
const writing = (x: number, y: number, letters: number) =>
  Array.from(
    { length: letters },
    (_, at) => `<path d="M${x + at * 14} ${y}v20h7v-4h-4v-16z" fill="#111"/>`,
  ).join('');
const bubble = (x: number, y: number, wide: number, colour: string) =>
  `<rect x="${x}" y="${y}" width="${wide}" height="66" rx="24" fill="${colour}"/>${writing(x + 30, y + 22, (wide - 60) / 14)}`;
const chat = [0, 1, 2, 3]
  .map((at) => bubble(at % 2 ? 330 : 24, 420 + at * 120, 360, at % 2 ? '#bfe3c0' : '#dcdce4'))
  .join('');

async function headerOf(above: string, below = chat) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="720" height="1280" fill="#fff"/>${above}${below}</svg>`;
  const data = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  const pixels = { width, height, data: new Uint8ClampedArray(data) };
  return chatOn(pixels, layoutOf(pixels))?.header;
}

test('what is covered above a chat ends at the edge of the app’s bar', async () => {
  const bar = `<rect width="720" height="170" fill="#1f6f5c"/>${writing(150, 100, 14)}`;
  expect(Math.abs(((await headerOf(bar)) ?? 0) - 170)).toBeLessThanOrEqual(4);
});

test('a name in a capsule of the bar is no bubble', async () => {
  const capsule = bubble(240, 110, 240, '#e4e4ec');
  const header = (await headerOf(capsule)) ?? 0;
  expect(header).toBeGreaterThanOrEqual(176);
  expect(header).toBeLessThanOrEqual(420);
});

test('a cover does not end in the middle of a name, where the bar is of the page’s colour', async () => {
  const header = (await headerOf(writing(290, 230, 10))) ?? 0;
  expect(header).toBeGreaterThanOrEqual(250);
  expect(header).toBeLessThanOrEqual(270);
});

test('a chat that begins at the edge has nothing above, and one capsule makes no chat', async () => {
  const first = bubble(24, 20, 360, '#dcdce4');
  expect(await headerOf(first)).toBe(0);
  expect(
    await headerOf(bubble(240, 110, 240, '#e4e4ec'), first.replaceAll('y="20"', 'y="420"')),
  ).toBeUndefined();
});
