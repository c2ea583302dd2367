/** Longest side that is sent, in pixels. Models look at no more detail than this. */
const maxSide = 1_568;
const maxFileBytes = 25 * 1024 * 1024;
const quality = 0.85;

export const imageTexts = {
  notImage: 'Eso no es una imagen. Elige una foto JPEG, PNG o WebP.',
  heic: 'Tu navegador no puede leer fotos HEIC. Haz una captura de pantalla de la foto o guárdala como JPEG.',
  tooLarge: 'La imagen pesa demasiado. Prueba con una de menos de 25 MB.',
  broken: 'No hemos podido abrir esta imagen. Puede que esté dañada: prueba con otra.',
} as const;

/** Spanish, for the person. */
export class ImageProblem extends Error {
  override readonly name = 'ImageProblem';
}

/**
 * Decodes, scales down and writes the photo anew as JPEG, so that the place and the device in its metadata
 * never leave this machine.
 */
export async function prepareImage(file: File): Promise<string> {
  const heic = /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name);
  if (!file.type.startsWith('image/') && !heic) throw new ImageProblem(imageTexts.notImage);
  if (file.size > maxFileBytes) throw new ImageProblem(imageTexts.tooLarge);
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new ImageProblem(heic ? imageTexts.heic : imageTexts.broken);
  });
  try {
    const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (!context) throw new ImageProblem(imageTexts.broken);
    // JPEG has no transparency: transparent parts become white instead of black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/jpeg', quality);
  } finally {
    bitmap.close();
  }
}
