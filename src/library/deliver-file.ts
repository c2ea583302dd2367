import { normalForm } from '../platform/normal-form.ts';

/** To the share sheet where there is a finger; to the downloads elsewhere, and where a browser would want another press. */
export async function deliverFile(file: File): Promise<boolean> {
  const isPhone = matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] });
  try {
    if (isPhone) await navigator.share({ files: [file] });
    else downloadFile(file);
  } catch (error) {
    if ((error as Error).name === 'AbortError') return false;
    downloadFile(file);
  }
  return true;
}

export function downloadFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export const textFile = (title: string, text: string) =>
  new File([text], fileNameFor(title, 'txt'), { type: 'text/plain;charset=utf-8' });

export function fileNameFor(title: string, extension: string): string {
  const plain = normalForm(title, 'NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
  return `salero-${plain || 'guardado'}.${extension}`;
}
