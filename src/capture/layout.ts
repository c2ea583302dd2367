/** Where a picture of a chat holds what was said. Nothing is read yet. Decision 0061. */
import { letterHeight, lettersOf, median, tall, withoutQuote } from './ink.ts';
import { halved, type Pixels } from './pixels.ts';
import { type Box, findRegions, type Region } from './regions.ts';
import { writingOn } from './writing.ts';

/** Against the strength of most bubbles: what a message answers to is shown fainter. */
const quoteStrength = 0.75;
/** Against the height of a letter: reactions are lower than any message. */
const lowestBubble = 3;

export function layoutOf(pixels: Pixels) {
  const half = halved(pixels);
  const { labels, regions } = findRegions(half);
  const bubbles = findBubbles(regions, labels, half.width);
  const writings = bubbles.map(({ region, inside }) => writingOn(region, labels, pixels, inside));
  const letter = letterHeight(writings);
  const written = writings
    .map((writing) => lettersOf(withoutQuote(writing, letter), letter))
    .filter(({ text }) => text.length > 0);
  const strength = median(written.map(({ full }) => full));
  const said = written.filter(
    ({ full, box }) => full >= strength * quoteStrength && tall(box) >= letter * lowestBubble,
  );
  return { labels, regions, said };
}

/** Shares of the picture's width. */
const narrowest = 0.06;
const widest = 0.9;
const lowest = 0.045;
/** Shares of the box: rounded corners take some of it, letters cover some. */
const boxFilled = 0.85;
const evenColour = 0.18;
/** Rows shorter than this share of the longest are a tail, or a drawing of the wallpaper that touches the bubble. */
const shortRow = 0.5;

function findBubbles(regions: Region[], labels: Int32Array, width: number) {
  const shaped = regions.flatMap((region) => shapedLikeBubble(region, labels, width) ?? []);
  const holder = (inner: Region) => shaped.find((outer) => outer !== inner && holds(outer, inner));
  return shaped
    .filter((region) => !holder(region))
    .map((region) => ({
      region,
      inside: shaped.filter((inner) => holder(inner) === region).map((inner) => grown(inner, width)),
    }))
    .sort((a, b) => a.region.top - b.region.top);
}

function shapedLikeBubble(region: Region, labels: Int32Array, width: number): Region | null {
  if (!fits(region, width, 1.5)) return null;
  const rows: { y: number; left: number; right: number }[] = [];
  for (let y = region.top; y < region.bottom; y += 1) {
    let left = region.left;
    let right = region.right;
    while (left < right && labels[y * width + left] !== region.id) left += 1;
    while (right > left && labels[y * width + right - 1] !== region.id) right -= 1;
    rows.push({ y, left, right });
  }
  const lengths = rows.map((row) => row.right - row.left).sort((a, b) => a - b);
  const long = (lengths[Math.floor(lengths.length * 0.8)] as number) * shortRow;
  const kept = rows.filter((row) => row.right - row.left >= long);
  const sorted = (side: 'left' | 'right') => kept.map((row) => row[side]).sort((a, b) => a - b);
  const tenth = Math.floor(kept.length / 10);
  const box = {
    left: sorted('left')[tenth] as number,
    right: sorted('right')[kept.length - 1 - tenth] as number,
    top: kept[0]?.y as number,
    bottom: (kept.at(-1)?.y as number) + 1,
  };
  const size = (box.right - box.left) * (box.bottom - box.top);
  const filled = kept.reduce(
    (sum, row) => sum + Math.min(row.right, box.right) - Math.max(row.left, box.left),
    0,
  );
  const good = fits(box, width, 1) && filled >= size * boxFilled && region.area >= size * evenColour;
  return good ? { ...region, ...box } : null;
}

function fits({ left, right, top, bottom }: Box, width: number, slack: number): boolean {
  const across = right - left;
  return across >= width * narrowest && across <= width * widest * slack && bottom - top >= width * lowest;
}

const holds = (outer: Box, inner: Box) =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

/** With the coloured bar that stands before a quote. */
function grown({ left, top, right, bottom }: Box, width: number): Box {
  const edge = Math.round(width * 0.012);
  return { left: left - edge, top: top - edge / 2, right: right + edge / 2, bottom: bottom + edge / 4 };
}
