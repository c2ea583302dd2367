/** Areas of one even colour, or of a colour that changes slowly: bubbles, bars, the page behind. */
import type { Pixels } from './pixels.ts';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Region extends Box {
  id: number;
  area: number;
}

export interface Regions {
  /** For each pixel the id of its region, or -1 where colours change. */
  labels: Int32Array;
  regions: Region[];
}

/** Pixels of one colour differ by no more across a small distance: a gradient stays one region, an edge or a thin line does not. */
const acrossPixel = 8;
const toNeighbour = 7;
const reachPx = 1;
const minArea = 60;
const uneven = -1;

export function findRegions({ width, height, data }: Pixels): Regions {
  const labels = new Int32Array(width * height);
  const parents: number[] = [];
  const root = (id: number) => {
    let at = id;
    while (parents[at] !== at) {
      parents[at] = parents[parents[at] as number] as number;
      at = parents[at] as number;
    }
    return at;
  };
  // Most neighbours are quite the same: told by one comparison.
  const packed = new Uint32Array(data.buffer);
  const alike = (a: number, b: number, most: number) =>
    packed[a] === packed[b] ||
    (Math.abs((data[a * 4] as number) - (data[b * 4] as number)) <= most &&
      Math.abs((data[a * 4 + 1] as number) - (data[b * 4 + 1] as number)) <= most &&
      Math.abs((data[a * 4 + 2] as number) - (data[b * 4 + 2] as number)) <= most);
  const even = (at: number, before: number, after: number) =>
    alike(before, after, acrossPixel) && alike(at, before, toNeighbour) && alike(at, after, toNeighbour);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      const across = even(at, at - Math.min(x, reachPx), at + Math.min(width - 1 - x, reachPx));
      const below = Math.min(height - 1 - y, reachPx) * width;
      if (!across || !even(at, at - Math.min(y, reachPx) * width, at + below)) {
        labels[at] = uneven;
        continue;
      }
      const left = x > 0 ? (labels[at - 1] as number) : uneven;
      const above = y > 0 ? (labels[at - width] as number) : uneven;
      if (left < 0 && above < 0) {
        labels[at] = parents.length;
        parents.push(parents.length);
      } else if (left < 0 || above < 0 || left === above) {
        labels[at] = left < 0 ? above : left;
      } else {
        const a = root(left);
        const b = root(above);
        parents[Math.max(a, b)] = Math.min(a, b);
        labels[at] = Math.min(a, b);
      }
    }
  }
  return { labels, regions: measure(labels, parents, root, width, height) };
}

function measure(
  labels: Int32Array,
  parents: number[],
  root: (id: number) => number,
  width: number,
  height: number,
): Region[] {
  const areas = new Int32Array(parents.length);
  for (let at = 0; at < labels.length; at += 1) {
    const label = labels[at] as number;
    if (label === uneven) continue;
    const id = root(label);
    labels[at] = id;
    areas[id] = (areas[id] as number) + 1;
  }
  const found = new Map<number, Region>();
  let region: Region | undefined;
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) {
      const id = labels[at] as number;
      const area = areas[id] ?? 0;
      if (area < minArea) continue;
      if (region?.id !== id) region = found.get(id);
      if (!region) {
        region = { id, area, left: x, right: x + 1, top: y, bottom: y + 1 };
        found.set(id, region);
      }
      if (x < region.left) region.left = x;
      if (x >= region.right) region.right = x + 1;
      region.bottom = y + 1;
    }
  return [...found.values()];
}
