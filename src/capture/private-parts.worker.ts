import { openFaceNet } from './face-net.ts';
import { chatOn } from './header.ts';
import { layoutOf } from './layout.ts';
import { pixelsOf, scaled } from './pixels.ts';
import type { PrivatePart } from './private-parts.ts';

/** In pixels: small faces show only on the larger one, some large ones only on the smaller. */
const areas = [416 * 312, 608 * 456];
const leastPx = 32;
/** Of a face's own size, on each side: hair, chin and ears tell people apart too. */
const faceMargin = 0.18;
/** Of a chat's width: what looks like a larger face is bubbles. */
const largestInChat = 0.5;
self.onmessage = async ({ data }: MessageEvent<{ picture: ImageBitmap; weights: ArrayBuffer }>) => {
  const { picture, weights } = data;
  const faces = facesOn(picture, weights);
  const pixels = await pixelsOf(picture);
  const chat = chatOn(pixels, layoutOf(pixels));
  if (!chat) return self.postMessage(faces);
  const inChat = faces.filter(({ left, right }) => right - left < largestInChat);
  const bottom = chat.header / pixels.height;
  const header: PrivatePart = { kind: 'name', left: 0, right: 1, top: 0, bottom };
  self.postMessage(bottom > 0 ? [...inChat, header] : inChat);
};

function facesOn(picture: ImageBitmap, weights: ArrayBuffer): PrivatePart[] {
  const sizes = areas.map((area) => {
    const scale = Math.sqrt(area / (picture.width * picture.height));
    return scaled(picture, scale, leastPx);
  });
  const faces = openFaceNet(new Uint8Array(weights))(sizes);
  return faces.map(({ left, right, top, bottom }) => {
    const [wide, high] = [(right - left) * faceMargin, (bottom - top) * faceMargin];
    return { kind: 'face', left: left - wide, right: right + wide, top: top - high, bottom: bottom + high };
  });
}
