import { type ChatLine, chatOf, tidy } from './chat.ts';
import type { Engine } from './engine.ts';
import { drawInk } from './ink.ts';
import { layoutOf } from './layout.ts';
import { type Pixels, pixelsOf } from './pixels.ts';
import type { Region } from './regions.ts';

export interface ReadPicture {
  lines: ChatLine[];
  /** Of a picture that shows no chat. */
  text: string;
  /** Bubbles of a chat in which something stands that was not read. */
  unread: number;
}

const white = 255;
/** Less sure than that, of 100, the reader saw a photo. */
const sureEnough = 40;
/** Share of the picture's width: what is narrower is a sign of the app, or the photo beside a name. */
const widerThanIcon = 0.15;

export async function readPicture(file: Blob, engine: Engine): Promise<ReadPicture> {
  const pixels = await pixelsOf(file);
  const { width, height } = pixels;
  const { labels, regions, said } = layoutOf(pixels);
  const ink = new Uint8Array(width * height).fill(white);
  for (const letters of said) drawInk(ink, width, letters);
  engine.show(ink, width, height);
  const read = said.map(({ box }) => {
    const { text, sure } = engine.read(box);
    return { ...box, text: tidy(text), isSure: sure >= sureEnough };
  });
  const sure = read.filter(({ isSure }) => isSure);
  const lines = chatOf(sure, width);
  const unread = read.filter(
    ({ isSure, left, right }) => !isSure && right - left > width * widerThanIcon,
  ).length;
  if (lines) return { lines, text: '', unread };
  engine.show(inkOfPage(pixels, labels, regions), width, height);
  const text = engine.readAll() || sure.map((bubble) => bubble.text).join('\n');
  return { lines: [], text, unread: text === '' ? 0 : unread };
}

/** Pixels of the halved picture: smaller even areas are part of a photo. */
const smallestGround = 250;
/** How much a letter differs from its ground at least, to be quite black. */
const fullStrength = 150;

/** Everything that is written on a picture, wherever it stands: for profiles, which have no bubbles. */
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
