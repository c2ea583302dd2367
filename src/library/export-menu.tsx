import { Download } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../account/use-call.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ShareButton } from '../ui/share-button.tsx';
import { deliverFile, fileNameFor, textFile } from './deliver-file.ts';

type ExportMenuProps = Record<'title' | 'text' | 'kind' | 'mark', string>;

export function ExportMenu({ title, text, kind, mark }: ExportMenuProps) {
  const [open, setOpen] = useState(false);
  const deliver = async (file: File) => setOpen(!(await deliverFile(file)));
  const draw = useCall(
    async () => {
      const { drawItem } = await import('./draw-item.ts');
      const image = await drawItem({ kind, text, mark });
      await deliver(new File([image], fileNameFor(title, 'png'), { type: 'image/png' }));
    },
    { failed: 'No se pudo crear la imagen' },
  );

  return (
    <>
      <Button variant="quiet" size="sm" icon={<Download />} onClick={() => setOpen(true)}>
        Exportar
      </Button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title="Exportar">
          <p className="soft wrap-anywhere">{title}</p>
          <div className="row">
            <Button busy={draw.isPending} busyLabel="Dibujando..." onClick={() => draw.mutate()}>
              Como imagen
            </Button>
            <Button variant="secondary" onClick={() => deliver(textFile(title, `${text}\n\n${mark}\n`))}>
              Como texto
            </Button>
            <ShareButton variant="secondary" size="md" text={`${text}\n\n${mark}`} />
          </div>
        </Dialog>
      )}
    </>
  );
}
