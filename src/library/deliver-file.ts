import { normalForm } from '../platform/normal-form.ts';
import { toast } from '../ui/toast.ts';

/** To the share sheet where there is a finger, for which a browser may want another press; else to the downloads. */
export async function deliverFile(file: File, done?: string, asksAgain = true): Promise<boolean> {
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] }))
    try {
      await navigator.share({ files: [file] });
    } catch (error) {
      const { name } = error as Error;
      if (name === 'AbortError') return false;
      if (name === 'NotAllowedError' && asksAgain) {
        const onClick = () => void deliverFile(file, done, false);
        toast.info('Tu archivo está listo', {
          action: { label: 'Guardar el archivo', onClick },
          stays: true,
        });
        return true;
      }
      downloadFile(file);
    }
  else downloadFile(file);
  if (done) toast.success(done);
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
