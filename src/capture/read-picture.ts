import { type ChatLine, chatOf, hourIn, tidy } from './chat.ts';
import type { Engine } from './engine.ts';
import { drawInk, type Letters } from './ink.ts';
import { layoutOf } from './layout.ts';
import { type Pixels, pixelsOf } from './pixels.ts';
import type { Box, Region } from './regions.ts';

export interface ReadPicture {
  /** None where the picture shows no chat. */
  lines: ChatLine[];
  name?: string;
  text: string;
}

const white = 255;
/** Beside the picture: where the hours are drawn that stood in the corners of bubbles. */
const hoursWidthPx = 220;
const hoursMarginPx = 20;
const lineMarginPx = 6;
/** Less sure than that, of 100, the reader saw a photo. */
const sureEnough = 40;

export async function readPicture(file: Blob, engine: Engine): Promise<ReadPicture> {
  const pixels = await pixelsOf(file);
  const { width, height } = pixels;
  const { labels, regions, said, header } = layoutOf(pixels);
  const pageWidth = width + hoursWidthPx;
  const ink = new Uint8Array(pageWidth * height).fill(white);
  for (const letters of said) {
    drawInk(ink, pageWidth, letters, letters.text);
    drawInk(ink, pageWidth, letters, letters.hour, hourShift(letters, width));
  }
  if (header) drawInk(ink, pageWidth, header.letters, header.strokes);
  engine.show(ink, pageWidth, height);
  const read = said.flatMap(({ box, hour }) => {
    const { text, sure } = engine.read(box);
    if (sure < sureEnough) return [];
    const at = hour.length > 0 && hourIn(engine.readLine(hourBox({ box, hour }, width, pageWidth)).text);
    return [{ ...box, text: tidy(text), ...(at && { at }) }];
  });
  const lines = chatOf(read, width);
  if (lines) {
    const name = header && tidy(engine.read(header.box).text);
    return { lines, text: '', ...(name && { name }) };
  }
  engine.show(inkOfPage(pixels, labels, regions), width, height);
  return { lines: [], text: engine.readAll() };
}

const hourBox = ({ box, hour }: Pick<Letters, 'box' | 'hour'>, width: number, pageWidth: number): Box => ({
  left: width,
  right: pageWidth,
  top: Math.max(box.top, box.top + Math.min(...hour.map(({ top }) => top)) - lineMarginPx),
  bottom: Math.min(box.bottom, box.top + Math.max(...hour.map(({ bottom }) => bottom)) + lineMarginPx),
});

const hourShift = ({ box, hour }: Letters, width: number) =>
  width + hoursMarginPx - box.left - Math.min(...hour.map(({ left }) => left));

/** Everything that is written on a picture, wherever it stands: for profiles, which have no bubbles. */

/** Pixels of the halved picture: smaller even areas are part of a photo. */
const smallestGround = 250;
/** How much a letter differs from its ground at least, to be quite black. */
const fullStrength = 150;

function inkOfPage({ width, height, data }: Pixels, labels: Int32Array, regions: Region[]): Uint8Array {
  const grounds = new Set(regions.filter(({ area }) => area >= smallestGround).map(({ id }) => id));
  const ink = new Uint8Array(width * height).fill(white);
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(y >> 1, (height >> 1) - 1) * (width >> 1);
    let ground = -1;
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      if (grounds.has(labels[row + Math.min(x >> 1, (width >> 1) - 1)] as number)) {
        ground = at;
        continue;
      }
      if (ground < 0) continue;
      let most = 0;
      for (let channel = 0; channel < 3; channel += 1)
        most = Math.max(most, Math.abs((data[at + channel] as number) - (data[ground + channel] as number)));
      ink[y * width + x] = white - Math.min(white, Math.round((most * white) / fullStrength));
    }
  }
  return ink;
}
