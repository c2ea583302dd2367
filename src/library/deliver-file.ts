import { normalForm } from '../platform/normal-form.ts';

/** To the share sheet where there is a finger, else to the downloads. */
export async function deliverFile(file: File): Promise<void> {
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    // Closing the share sheet rejects too: nothing to tell.
    await navigator.share({ files: [file] }).catch(() => {});
    return;
  }
  downloadFile(file);
}

/** To the downloads, with a finger too. */
export function downloadFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // After the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export function fileNameFor(title: string, extension: string): string {
  const plain = normalForm(title, 'NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
  return `salero-${plain || 'guardado'}.${extension}`;
}
