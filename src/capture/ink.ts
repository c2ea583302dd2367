/** Which strokes are letters, and how they are drawn for the reader: dark on white, without emojis, ticks and hours. */
import type { Box } from './regions.ts';
import type { Stroke, Writing } from './writing.ts';

export interface Letters {
  box: Box;
  text: Stroke[];
  /** How strongly the letters differ from their ground, 0 to 255. */
  full: number;
  strength: Uint8Array;
}

export function letterHeight(writings: Writing[]): number {
  return median(
    writings
      .flatMap(({ strokes }) => strokes)
      .filter((stroke) => stroke.pixels.length >= 12 && tall(stroke) >= 6)
      .map(tall),
  );
}

/** The bar before a quoted message; against the height of a letter. */
const quoteBar = 3;

export function withoutQuote(writing: Writing, height: number): Writing {
  const bars = writing.strokes.filter(
    (stroke) => tall(stroke) >= height * quoteBar && stroke.right - stroke.left <= height,
  );
  const beside = (stroke: Stroke) => bars.some((bar) => stroke.top < bar.bottom && stroke.bottom > bar.top);
  return { ...writing, strokes: writing.strokes.filter((stroke) => !beside(stroke)) };
}

/** An emoji is larger both ways than any letter; against that height. */
const emojiSize = 1.75;
export function lettersOf({ box, strength, strokes }: Writing, height: number): Letters {
  const letters = strokes.filter(
    (stroke) =>
      stroke.pixels.length >= 3 && Math.min(stroke.right - stroke.left, tall(stroke)) <= height * emojiSize,
  );
  const peak = (stroke: Stroke) =>
    percentile(
      stroke.pixels.map((at) => strength[at] as number),
      0.8,
    );
  const peaks = new Map(letters.map((stroke) => [stroke, peak(stroke)]));
  const full = percentile([...peaks.values()], 0.8);
  const hour = hourAmong(letters, peaks, full, height, box.right - box.left);
  return { box, strength, full, text: letters.filter((stroke) => !hour.includes(stroke)) };
}

/** Against the height of a letter. */
const hourGap = 0.9;
const hourHeight = 1.15;
const hourFromEdge = 4;
/** An hour is fainter than what was said; share of its strength. */
const hourStrength = 0.85;

/** The last words of the last row, where they are small, faint, apart from the others and at the right edge. */
function hourAmong(
  letters: Stroke[],
  peaks: Map<Stroke, number>,
  full: number,
  height: number,
  columns: number,
): Stroke[] {
  const lowest = Math.max(...letters.map((stroke) => stroke.bottom));
  const row = letters
    .filter((stroke) => stroke.bottom > lowest - height * 1.1)
    .sort((a, b) => b.right - a.right);
  const hour: Stroke[] = [];
  let edge = row[0]?.right ?? 0;
  if (edge < columns - height * hourFromEdge) return [];
  for (const stroke of row) {
    if (edge - stroke.right > height * hourGap) break;
    hour.push(stroke);
    edge = Math.min(edge, stroke.left);
  }
  const digits = hour.filter((stroke) => tall(stroke) > height * 0.5);
  const faint =
    percentile(
      digits.map((stroke) => peaks.get(stroke) ?? 0),
      0.5,
    ) <
    full * hourStrength;
  const smallEnough = digits.every((stroke) => tall(stroke) <= height * hourHeight);
  return faint && smallEnough && digits.length >= 3 && hour.length < letters.length ? hour : [];
}

export function drawInk(page: Uint8Array, width: number, { box, strength, text }: Letters): void {
  const columns = box.right - box.left;
  const full = percentile(
    text.flatMap(({ pixels }) => pixels.map((at) => strength[at] as number)),
    0.8,
  );
  // With the soft edge around, that was too faint to count as a stroke.
  for (const { pixels } of text)
    for (const at of pixels)
      for (let dy = -1; dy <= 1; dy += 1)
        for (let dx = -1; dx <= 1; dx += 1) {
          const near = at + dy * columns + dx;
          if (near < 0 || near >= strength.length) continue;
          const x = near % columns;
          const target = (box.top + (near - x) / columns) * width + box.left + x;
          const dark = 255 - Math.min(255, Math.round(((strength[near] as number) * 255) / full));
          if (dark < (page[target] as number)) page[target] = dark;
        }
}

export const tall = (box: Box) => box.bottom - box.top;

export const median = (numbers: number[]) => percentile(numbers, 0.5);

function percentile(numbers: number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
