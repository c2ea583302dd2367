import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';

const drawing = readFileSync(new URL('drawn-people.svg', import.meta.url), 'utf8');

/** How wide a drawn face is at scale 1, without hair. */
export const faceWidth = 100;
export const scene = { width: 800, height: 600 };

/** People that nobody is, before sky and grass, each with the middle of their face at `x`, `y`. */
export function drawPeople(...people: { x: number; y: number; scale: number }[]): Sharp {
  const drawn = people.map(
    ({ x, y, scale }) => `<use href="#person" transform="translate(${x} ${y}) scale(${scale})"/>`,
  );
  return sharp(Buffer.from(drawing.replace('</svg>', `${drawn.join('')}</svg>`)));
}
