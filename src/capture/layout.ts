/** Where a picture of a chat holds what was said, and the name above it. Nothing is read yet. Decision 0061. */
import { findBubbles } from './bubbles.ts';
import { nameIn } from './header.ts';
import { letterHeight, lettersOf, median, tall, withoutQuote } from './ink.ts';
import { halved, type Pixels } from './pixels.ts';
import { findRegions } from './regions.ts';
import { writingOn } from './writing.ts';

/** Share of the picture's width: the round photo beside a name is not a bubble. */
const widerThanPhoto = 0.11;
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
  const first = said.find(({ box }) => box.right - box.left > pixels.width * widerThanPhoto);
  const header = nameIn(regions, labels, pixels, (first?.box.top ?? pixels.height) >> 1);
  return { labels, regions, said, header };
}
