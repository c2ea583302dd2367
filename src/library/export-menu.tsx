import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ShareButton } from '../ui/share-button.tsx';
import { toast } from '../ui/toast.ts';
import { deliverFile, fileNameFor, textFile } from './deliver-file.ts';

type ExportMenuProps = Record<'title' | 'text' | 'kind' | 'mark', string>;

export function ExportMenu({ title, text, kind, mark }: ExportMenuProps) {
  const [open, setOpen] = useState(false);
  const [drawing, setDrawing] = useState(false);

  async function asImage() {
    setDrawing(true);
    try {
      const { drawItem } = await import('./draw-item.ts');
      const image = await drawItem({ kind, text, mark });
      const file = new File([image], fileNameFor(title, 'png'), { type: 'image/png' });
      if (await deliverFile(file)) setOpen(false);
    } catch {
      toast.error('No se pudo crear la imagen');
    } finally {
      setDrawing(false);
    }
  }

  async function asText() {
    if (await deliverFile(textFile(title, `${text}\n\n${mark}\n`))) setOpen(false);
  }

  return (
    <>
      <Button variant="quiet" size="sm" icon={<Download />} onClick={() => setOpen(true)}>
        Exportar
      </Button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title="Exportar">
          <p className="soft wrap-anywhere">{title}</p>
          <div className="row">
            <Button busy={drawing} busyLabel="Dibujando..." onClick={asImage}>
              Como imagen
            </Button>
            <Button variant="secondary" onClick={asText}>
              Como texto
            </Button>
            <ShareButton variant="secondary" size="md" text={`${text}\n\n${mark}`} />
          </div>
        </Dialog>
      )}
    </>
  );
}
