/** The strokes that stand on a region, whatever the colours of both. */
import type { Pixels } from './pixels.ts';
import type { Box, Region } from './regions.ts';

/** Strokes that touch: a letter, a dot, an emoji. */
export interface Stroke extends Box {
  pixels: number[];
  /** How its colour differs from what it stands on, summed over its pixels. */
  colour: [number, number, number];
}

export interface Writing {
  box: Box;
  /** For each pixel of the box how strongly it differs from the region, 0 to 255. */
  strength: Uint8Array;
  strokes: Stroke[];
}

const faintest = 20;

/** `region` and `without` were found on the halved picture, `data` is the whole one. */
export function writingOn(
  region: Region,
  labels: Int32Array,
  { width, data }: Pixels,
  without: Box[],
): Writing {
  const box = doubled(region);
  const { left, top, right, bottom } = box;
  const columns = right - left;
  const strength = new Uint8Array(columns * (bottom - top));
  const differences = new Int16Array(strength.length * 3);
  const outside = without.map(doubled);
  let strongest = 0;
  for (let y = top; y < bottom; y += 1) {
    const row = (y >> 1) * (width >> 1);
    const isGround = (x: number) => labels[row + (x >> 1)] === region.id;
    let from = left;
    let to = right - 1;
    while (from < right && !isGround(from)) from += 1;
    while (to > from && !isGround(to)) to -= 1;
    // The nearest even pixel to the left: gradients change slowly along a row.
    let ground = (y * width + from) * 4;
    for (let x = from; x <= to; x += 1) {
      const at = y * width + x;
      if (isGround(x)) {
        ground = at * 4;
        continue;
      }
      if (outside.some((box) => x >= box.left && x < box.right && y >= box.top && y < box.bottom)) continue;
      const local = (y - top) * columns + x - left;
      let most = 0;
      for (let channel = 0; channel < 3; channel += 1) {
        const difference = (data[at * 4 + channel] as number) - (data[ground + channel] as number);
        differences[local * 3 + channel] = difference;
        most = Math.max(most, Math.abs(difference));
      }
      strength[local] = most;
      strongest = Math.max(strongest, most);
    }
  }
  const strokes = findStrokes(strength, differences, columns, Math.max(faintest, strongest * 0.3));
  return { box, strength, strokes };
}

const doubled = ({ left, top, right, bottom }: Box): Box => ({
  left: left * 2,
  top: top * 2,
  right: right * 2,
  bottom: bottom * 2,
});

function findStrokes(
  strength: Uint8Array,
  differences: Int16Array,
  columns: number,
  threshold: number,
): Stroke[] {
  const seen = new Uint8Array(strength.length);
  const strokes: Stroke[] = [];
  for (let start = 0; start < strength.length; start += 1) {
    if (seen[start] || (strength[start] as number) < threshold) continue;
    const stroke: Stroke = {
      left: columns,
      top: strength.length,
      right: 0,
      bottom: 0,
      pixels: [],
      colour: [0, 0, 0],
    };
    const open = [start];
    seen[start] = 1;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const x = at % columns;
      const y = (at - x) / columns;
      stroke.pixels.push(at);
      for (let channel = 0; channel < 3; channel += 1)
        stroke.colour[channel] =
          (stroke.colour[channel] as number) + (differences[at * 3 + channel] as number);
      stroke.left = Math.min(stroke.left, x);
      stroke.right = Math.max(stroke.right, x + 1);
      stroke.top = Math.min(stroke.top, y);
      stroke.bottom = Math.max(stroke.bottom, y + 1);
      for (let dy = -1; dy <= 1; dy += 1)
        for (let dx = -1; dx <= 1; dx += 1) {
          const next = at + dy * columns + dx;
          if (x + dx < 0 || x + dx >= columns || next < 0 || next >= strength.length || seen[next]) continue;
          if ((strength[next] as number) < threshold) continue;
          seen[next] = 1;
          open.push(next);
        }
    }
    strokes.push(stroke);
  }
  return strokes;
}
