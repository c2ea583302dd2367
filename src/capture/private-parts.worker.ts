import { openFaceNet } from './face-net.ts';
import { layoutOf } from './layout.ts';
import { type Pixels, pixelsOf } from './pixels.ts';
import type { PrivatePart } from './private-parts.ts';

/** In pixels: small faces show only on the larger one, some large ones only on the smaller. */
const areas = [416 * 312, 608 * 456];
/** What the network needs to have something to look at. */
const leastPx = 32;
/** Of a face's own size, on each side: hair, chin and ears tell people apart too. */
const faceMargin = 0.18;
/** With fewer bubbles it is no chat, and what stands above is no name. */
const fewestBubbles = 2;

self.onmessage = async ({ data }: MessageEvent<{ picture: ImageBitmap; weights: ArrayBuffer }>) => {
  const { picture, weights } = data;
  self.postMessage([...facesOn(picture, weights), ...(await nameOn(picture))]);
};

function facesOn(picture: ImageBitmap, weights: ArrayBuffer): PrivatePart[] {
  const faces = openFaceNet(new Uint8Array(weights))(areas.map((area) => sized(picture, area)));
  return faces.map(({ left, right, top, bottom }) => {
    const [wide, high] = [(right - left) * faceMargin, (bottom - top) * faceMargin];
    return { kind: 'face', left: left - wide, right: right + wide, top: top - high, bottom: bottom + high };
  });
}

function sized(picture: ImageBitmap, area: number): Pixels {
  const scale = Math.sqrt(area / (picture.width * picture.height));
  const width = Math.max(leastPx, Math.round(picture.width * scale));
  const height = Math.max(leastPx, Math.round(picture.height * scale));
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

async function nameOn(picture: ImageBitmap): Promise<PrivatePart[]> {
  const pixels = await pixelsOf(picture);
  const { said, header } = layoutOf(pixels);
  if (!header || said.length < fewestBubbles) return [];
  const { left, right, top, bottom } = header.box;
  const { width, height } = pixels;
  return [
    { kind: 'name', left: left / width, right: right / width, top: top / height, bottom: bottom / height },
  ];
}
