export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** Letters of a chat are some 20 pixels tall at this width: more costs time and reads no better. */
const phoneWidthPx = 720;
/** A long capture that was stitched together by the phone. */
const maxPixels = 720 * 7200;

/** What a phone's memory takes, unpacked. */
const largestPicture = 60e6;

export type CaptureFailure = 'not_supported' | 'not_an_image' | 'too_large' | 'nothing_readable' | 'failed';

export const failure = (reason: CaptureFailure) => new Error(reason);

export async function pixelsOf(file: Blob | ImageBitmap): Promise<Pixels> {
  const picture = await createImageBitmap(file).catch(() => {
    throw failure('not_an_image');
  });
  if (picture.width * picture.height > largestPicture) throw failure('too_large');
  const scale = Math.min(
    phoneWidthPx / picture.width,
    Math.sqrt(maxPixels / (picture.width * picture.height)),
  );
  const pixels = scaled(picture, scale);
  picture.close();
  return pixels;
}

export function scaled(picture: ImageBitmap, scale: number, leastPx = 1): Pixels {
  const width = Math.max(leastPx, Math.round(picture.width * scale));
  const height = Math.max(leastPx, Math.round(picture.height * scale));
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas.');
  context.imageSmoothingQuality = 'high';
  // What is transparent counts as white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

/** Half as wide and high: what JPEG added to even areas is gone, and four times less is left to do. */
export function halved({ width, height, data }: Pixels): Pixels {
  const columns = width >> 1;
  const rows = height >> 1;
  const half = new Uint8ClampedArray(columns * rows * 4);
  for (let y = 0, to = 0; y < rows; y += 1)
    for (let x = 0; x < columns; x += 1, to += 4) {
      const from = (y * 2 * width + x * 2) * 4;
      const below = from + width * 4;
      for (let channel = 0; channel < 3; channel += 1) {
        const sum =
          (data[from + channel] as number) +
          (data[from + 4 + channel] as number) +
          (data[below + channel] as number) +
          (data[below + 4 + channel] as number);
        half[to + channel] = sum / 4;
      }
    }
  return { width: columns, height: rows, data: half };
}
