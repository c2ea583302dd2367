import type { Pixels } from './pixels.ts';
import type { Box, Region } from './regions.ts';

export interface Stroke extends Box {
  pixels: number[];
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
  const outside = without.map(doubled);
  const isOutside = (x: number, y: number) =>
    outside.length > 0 &&
    outside.some((box) => x >= box.left && x < box.right && y >= box.top && y < box.bottom);
  let strongest = 0;
  for (let y = top; y < bottom; y += 1) {
    const row = (y >> 1) * (width >> 1);
    let from = left;
    let to = right - 1;
    while (from < right && labels[row + (from >> 1)] !== region.id) from += 1;
    while (to > from && labels[row + (to >> 1)] !== region.id) to -= 1;
    // The nearest even pixel to the left: gradients change slowly along a row.
    let ground = (y * width + from) * 4;
    for (let x = from; x <= to; x += 1) {
      const at = (y * width + x) * 4;
      if (labels[row + (x >> 1)] === region.id) {
        ground = at;
        continue;
      }
      if (isOutside(x, y)) continue;
      const local = (y - top) * columns + x - left;
      const differs = (channel: number) =>
        Math.abs((data[at + channel] as number) - (data[ground + channel] as number));
      const most = Math.max(differs(0), differs(1), differs(2));
      strength[local] = most;
      if (most > strongest) strongest = most;
    }
  }
  const strokes = findStrokes(strength, columns, Math.max(faintest, strongest * 0.3));
  return { box, strength, strokes };
}

const doubled = ({ left, top, right, bottom }: Box): Box => ({
  left: left * 2,
  top: top * 2,
  right: right * 2,
  bottom: bottom * 2,
});

function findStrokes(strength: Uint8Array, columns: number, threshold: number): Stroke[] {
  const seen = new Uint8Array(strength.length);
  const strokes: Stroke[] = [];
  for (let start = 0; start < strength.length; start += 1) {
    if (seen[start] || (strength[start] as number) < threshold) continue;
    const pixels: number[] = [start];
    let [first, last, left, right] = [start, start, columns, 0];
    seen[start] = 1;
    for (let n = 0; n < pixels.length; n += 1) {
      const at = pixels[n] as number;
      const x = at % columns;
      if (at < first) first = at;
      if (at > last) last = at;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      const [from, to] = [x > 0 ? -1 : 0, x + 1 < columns ? 1 : 0];
      for (let above = at - columns; above <= at + columns; above += columns)
        for (let next = above + from; next <= above + to; next += 1) {
          if (next < 0 || next >= strength.length || seen[next]) continue;
          if ((strength[next] as number) < threshold) continue;
          seen[next] = 1;
          pixels.push(next);
        }
    }
    const [top, bottom] = [Math.floor(first / columns), Math.floor(last / columns) + 1];
    strokes.push({ left, top, right, bottom, pixels });
  }
  return strokes;
}
