import { ArrowRight, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '../alert-dialog.tsx';
import { Button } from '../button.tsx';
import { CopyButton } from '../copy-button.tsx';
import { Dialog } from '../dialog.tsx';
import { IconButton } from '../icon-button.tsx';
import { ShareButton } from '../share-button.tsx';
import { ProgressDots, Spinner } from '../spinner.tsx';
import { toast } from '../toast.ts';

export function GalleryActions() {
  const [open, setOpen] = useState<'dialog' | 'alert' | null>(null);
  return (
    <div className="stack">
      <div className="row">
        <Button size="lg" icon={<ArrowRight />}>
          Romper el hielo
        </Button>
        <Button>Generar</Button>
        <Button variant="secondary">Guardar</Button>
        <Button variant="quiet">Volver al formulario</Button>
        <Button variant="danger" icon={<Trash2 />}>
          Eliminar
        </Button>
        <Button size="sm">Pequeño</Button>
      </div>
      <div className="row">
        <Button busy busyLabel="Generando...">
          Generar
        </Button>
        <Button variant="secondary" busy busyLabel="Guardando...">
          Guardar
        </Button>
        <Button disabled>Inicia sesión para generar</Button>
        <Button variant="secondary" disabled>
          Guardar
        </Button>
        <Button href="/premium">Enlace de la aplicación</Button>
      </div>
      <div className="row">
        <IconButton label="Regenerar" icon={<RefreshCw />} />
        <IconButton label="Eliminando" icon={<Trash2 />} busy />
        <CopyButton text="Hola" />
        <ShareButton text="Hola" />
        <button type="button" className="chip">
          Más corto
        </button>
        <button type="button" className="chip" disabled>
          Más gracioso
        </button>
        <Spinner />
        <ProgressDots label="Escribiendo…" />
      </div>
      <div className="row">
        <Button variant="secondary" onClick={() => toast.success('Mensaje guardado correctamente')}>
          Aviso
        </Button>
        <Button variant="secondary" onClick={() => toast.error('No se pudo guardar el mensaje')}>
          Aviso de error
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast.info('Frase eliminada', {
              action: { label: 'Deshacer', onClick: () => toast.success('Recuperada') },
            })
          }
        >
          Aviso con deshacer
        </Button>
        <Button variant="secondary" onClick={() => setOpen('dialog')}>
          Diálogo
        </Button>
        <Button variant="secondary" onClick={() => setOpen('alert')}>
          Confirmación
        </Button>
      </div>
      <Dialog
        open={open === 'dialog'}
        onClose={() => setOpen(null)}
        title="Usa tus tres usos gratis"
        actions={<Button onClick={() => setOpen(null)}>Entendido</Button>}
      >
        <p>Cada frase usa un detalle concreto de lo que cuentas. Si falla, no te cuesta nada.</p>
      </Dialog>
      <AlertDialog
        open={open === 'alert'}
        title="¿Estás seguro?"
        confirmLabel="Eliminar"
        cancelLabel="Cancelar"
        onConfirm={() => setOpen(null)}
        onCancel={() => setOpen(null)}
      >
        Esta acción no se puede deshacer. Esto eliminará permanentemente tu bio guardada.
      </AlertDialog>
    </div>
  );
}
