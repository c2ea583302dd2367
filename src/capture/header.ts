import { lettersOf, median, tall } from './ink.ts';
import type { Pixels } from './pixels.ts';
import type { Box, Region } from './regions.ts';
import { type Stroke, writingOn } from './writing.ts';

/** Shares of the picture's width: a status bar and the app's own bar. */
const statusBar = 0.06;
const bothBars = 0.33;
const nameFrom = 0.1;
const nameTo = 0.8;

/** The row of the largest letters above the first bubble, or null. Regions are those of the halved picture. */
export function nameIn(
  regions: Region[],
  labels: Int32Array,
  pixels: Pixels,
  firstBubble: number,
): Box | null {
  const width = pixels.width >> 1;
  const bottom = Math.min(firstBubble, Math.round(width * bothBars));
  const top = Math.round(width * statusBar);
  if (bottom - top < width * 0.05) return null;
  const shown = (region: Region) => Math.min(region.bottom, bottom) - Math.max(region.top, top);
  const ground = regions
    .filter((region) => region.right - region.left > width * 0.9 && shown(region) > 0)
    .sort((a, b) => shown(b) - shown(a))[0];
  if (!ground) return null;
  const band = {
    ...ground,
    top: Math.max(ground.top, top),
    bottom: Math.min(ground.bottom, bottom),
    left: Math.round(width * nameFrom),
    right: Math.round(width * nameTo),
  };
  const writing = writingOn(band, labels, pixels, []);
  const tallest = median(writing.strokes.filter((stroke) => stroke.pixels.length >= 12).map(tall));
  // The name is larger than the line below it, that most strokes may be of.
  const letters = lettersOf(writing, tallest * 1.25);
  const strokes = rows(letters.text)
    .map((row) => longestRun(row, tallest))
    .filter((row) => row.length >= 2)
    .sort((a, b) => median(b.map(tall)) - median(a.map(tall)))[0];
  return strokes ? around(strokes, writing.box, tallest) : null;
}

function rows(strokes: Stroke[]): Stroke[][] {
  const found: Stroke[][] = [];
  for (const stroke of strokes.toSorted((a, b) => b.bottom - b.top - (a.bottom - a.top))) {
    const centre = (stroke.top + stroke.bottom) / 2;
    const row = found.find(
      ([first]) => first && centre >= first.top - tall(first) * 0.4 && centre <= first.bottom,
    );
    if (row) row.push(stroke);
    else found.push([stroke]);
  }
  return found;
}

/** Words that stand near one another: what follows a wide gap is a button. */
function longestRun(row: Stroke[], height: number): Stroke[] {
  const runs: Stroke[][] = [];
  let edge = Number.NEGATIVE_INFINITY;
  for (const stroke of row.toSorted((a, b) => a.left - b.left)) {
    if (stroke.left - edge > height * 1.5) runs.push([]);
    runs.at(-1)?.push(stroke);
    edge = Math.max(edge, stroke.right);
  }
  return runs.sort((a, b) => b.length - a.length)[0] ?? [];
}

function around(strokes: Stroke[], on: Box, height: number): Box {
  const margin = Math.round(height / 2);
  return {
    left: Math.max(0, on.left + Math.min(...strokes.map(({ left }) => left)) - margin),
    right: on.left + Math.max(...strokes.map(({ right }) => right)) + margin,
    top: Math.max(0, on.top + Math.min(...strokes.map(({ top }) => top)) - margin),
    bottom: on.top + Math.max(...strokes.map(({ bottom }) => bottom)) + margin,
  };
}
