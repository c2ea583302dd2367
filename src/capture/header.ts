import type { layoutOf } from './layout.ts';
import type { Pixels } from './pixels.ts';
import type { Box } from './regions.ts';

/** All of these are shares of the picture's width. The round photo beside a name is not a bubble. */
const widerThanPhoto = 0.11;
/** A bubble stands nearer to one side than that; a name in a capsule of the app's bar does not. */
const nearOneSide = 0.15;
/** Where a status bar and the app's own bar end: not above `from`, most above `most`, and none below `to`. */
const barEnd = { from: 0.18, most: 0.33, to: 0.45 };
/** What is lower holds no name. */
const lowest = 0.05;
/** What is of one colour from side to side: a bar, and not a photo. */
const barWide = 0.45;
const fromSideToSide = 0.9;
/** With fewer bubbles it is no chat, and what stands above is no name. */
const fewestBubbles = 2;

/** `header`: the height of what stands above a chat, 0 for none. Null: this is no chat. */
export function chatOn(
  { width, height }: Pick<Pixels, 'width' | 'height'>,
  { labels, regions, said }: ReturnType<typeof layoutOf>,
): { header: number } | null {
  const boxes = said.map(({ box }) => box);
  const isCapsule = ({ left, right, top }: Box) =>
    top < width * barEnd.most && Math.min(left, width - right) > width * nearOneSide;
  const capsulesEnd = Math.max(0, ...boxes.filter(isCapsule).map(({ bottom }) => bottom));
  const bubbles = boxes.filter(({ top }) => top >= capsulesEnd);
  if (bubbles.length < fewestBubbles) return null;

  const first = bubbles.find(({ left, right }) => right - left > width * widerThanPhoto);
  const limit = Math.min(first?.top ?? height, width * barEnd.to);
  // Regions and labels are those of the halved picture.
  const half = width >> 1;
  const isWide = ({ left, right }: Box, share: number) => right - left > half * share;
  const across = regions.filter((region) => isWide(region, fromSideToSide));
  const edges = across
    .map(({ bottom }) => bottom * 2)
    .filter((bottom) => bottom >= Math.max(width * barEnd.from, capsulesEnd) && bottom <= limit);
  const page = new Set(across.map(({ id }) => id));
  const isBlank = (y: number) => {
    const row = labels.subarray((y >> 1) * half, ((y >> 1) + 1) * half);
    return row.every((id) => page.has(id));
  };
  let header = Math.max(0, ...edges);
  if (header === 0) {
    // The bar is of the page's colour: it ends where nothing is written.
    header = Math.max(Math.round(width * barEnd.most), capsulesEnd);
    while (header < limit && !isBlank(header)) header += 1;
    header = Math.min(header, limit);
  }
  const isBar = regions.some((region) => isWide(region, barWide * 2) && region.top * 2 < header);
  return { header: isBar && header >= width * lowest ? header : 0 };
}
