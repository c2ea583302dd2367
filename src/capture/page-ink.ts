/** Everything that is written on a picture, wherever it stands: for profiles, which have no bubbles. */
import type { Pixels } from './pixels.ts';
import type { Region } from './regions.ts';

/** Pixels of the halved picture: smaller even areas are part of a photo. */
const smallestGround = 250;
/** How much a letter differs from its ground at least, to be quite black. */
const fullStrength = 150;
const white = 255;

export function inkOfPage(
  { width, height, data }: Pixels,
  labels: Int32Array,
  regions: Region[],
): Uint8Array {
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
