import type { Cover } from './covers.ts';

/** Longest side that is sent, in pixels. Models look at no more detail than this. */
const maxSide = 1_568;
const maxFileBytes = 25 * 1024 * 1024;
const quality = 0.85;
const coverColour = '#211a2b';

export const imageTexts = {
  notImage: 'Eso no es una imagen. Elige una foto JPEG, PNG o WebP.',
  heic: 'Tu navegador no puede leer fotos HEIC. Haz una captura de pantalla de la foto o guárdala como JPEG.',
  tooLarge: 'La imagen pesa demasiado. Prueba con una de menos de 25 MB.',
  broken: 'No hemos podido abrir esta imagen. Puede que esté dañada: prueba con otra.',
} as const;

export class ImageProblem extends Error {
  override readonly name = 'ImageProblem';
}

export async function prepareImage(file: File): Promise<HTMLCanvasElement> {
  const heic = /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name);
  if (!file.type.startsWith('image/') && !heic) throw new ImageProblem(imageTexts.notImage);
  if (file.size > maxFileBytes) throw new ImageProblem(imageTexts.tooLarge);
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new ImageProblem(heic ? imageTexts.heic : imageTexts.broken);
  });
  try {
    const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
    const width = Math.max(1, Math.round(bitmap.width * scale));
    const height = Math.max(1, Math.round(bitmap.height * scale));
    return drawn(bitmap, width, height).canvas;
  } finally {
    bitmap.close();
  }
}

/** Written anew as JPEG, with the covers in its own pixels: what lay under them, and its metadata, never leave this machine. */
export function burnt(picture: HTMLCanvasElement, covers: readonly Cover[]): string {
  const { width, height } = picture;
  const context = drawn(picture, width, height);
  context.fillStyle = coverColour;
  for (const { left, top, right, bottom } of covers) {
    const [x, y] = [Math.floor(left * width), Math.floor(top * height)];
    context.fillRect(x, y, Math.ceil(right * width) - x, Math.ceil(bottom * height) - y);
  }
  return context.canvas.toDataURL('image/jpeg', quality);
}

function drawn(source: CanvasImageSource, width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new ImageProblem(imageTexts.broken);
  // JPEG has no transparency: transparent parts become white instead of black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(source, 0, 0, width, height);
  return context;
}
