/** Where a picture of a chat holds what was said. Nothing is read yet. Decision 0061. */
import { findBubbles } from './bubbles.ts';
import { letterHeight, lettersOf, median, tall, withoutQuote } from './ink.ts';
import { halved, type Pixels } from './pixels.ts';
import { findRegions } from './regions.ts';
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
