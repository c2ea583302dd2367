import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi, fetchApi, reasonOf } from '../../account/api.ts';
import { forgetSession, tellTabs } from '../../account/session-tabs.ts';
import { endVisit } from '../../account/tab-memory.ts';
import { useCall } from '../../account/use-call.ts';
import { downloadFile } from '../../library/deliver-file.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';

const files = [
  { format: 'html', variant: 'secondary', icon: <Download />, children: 'Descargar para leer' },
  { format: 'json', variant: 'quiet', children: 'Descargar mis datos' },
] as const;

export function YourData({ isPro }: { isPro: boolean }) {
  const [erasing, setErasing] = useState(false);
  const download = useCall(
    async (format: 'html' | 'json') => {
      const response = await fetchApi(`/api/account/export?format=${format}`, {});
      const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
      const content = await response.blob();
      const file = new File([content], name ?? `salero-mis-datos.${format}`, { type: content.type });
      // Not to a share sheet, whose first row are the people whom it may be about.
      downloadFile(file);
      toast.success('Ya tienes tus datos en un archivo');
    },
    { failed: 'No se pudieron descargar tus datos' },
  );

  return (
    <div className="stack">
      <p>
        <Link to="/lo-que-guardamos">Lo que guardamos de ti</Link>: cada cosa, hasta cuándo se queda y cómo
        borrarla.
      </p>
      <p className="small soft">
        Los archivos llevan todo lo que hay en tu cuenta, con lo escrito por la IA marcado: uno para leer o
        imprimir, otro (JSON) para otros programas. Más en la{' '}
        <Link to="/legal#privacidad">política de privacidad</Link>. Lo que queda en este móvil u ordenador se
        ve y se quita en <Link to="/sin-app">Salero en este dispositivo</Link>.
      </p>
      <div className="row">
        {files.map(({ format, ...look }) => (
          <Button
            key={format}
            {...look}
            busy={download.isPending && download.variables === format}
            busyLabel="Preparando..."
            onClick={() => download.mutate(format)}
          />
        ))}
        <Button variant="quiet" disabled={download.isPending} onClick={() => setErasing(true)}>
          Eliminar mi cuenta
        </Button>
      </div>
      {erasing && <EraseAccount isPro={isPro} onClose={() => setErasing(false)} />}
    </div>
  );
}

const word = 'ELIMINAR';

function EraseAccount({ isPro, onClose }: { isPro: boolean; onClose: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const erase = useCall(() => callApi<void>('/api/account', { method: 'DELETE', body: { confirm: word } }), {
    onSuccess: async () => {
      await client.cancelQueries();
      // Before the session is forgotten, or the profile would send to sign in.
      void navigate('/');
      endVisit();
      forgetSession(client);
      tellTabs('signed-out');
      toast.success('Tu cuenta se ha eliminado');
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() === word) erase.mutate();
  }

  return (
    <Dialog open onClose={onClose} title="¿Eliminar tu cuenta?">
      <form onSubmit={submit} className="stack" noValidate>
        <p>
          Se borran ahora mismo tu perfil, todo lo que tienes guardado y tus sesiones en todos los
          dispositivos. No se puede deshacer.
        </p>
        {isPro && (
          <p>
            Tu suscripción Premium se cancela en el momento. Si todavía estás a tiempo de desistir, hazlo
            antes: después no podremos devolverte el dinero desde aquí.
          </p>
        )}
        <p className="small soft">
          Si has pagado, Stripe conserva los justificantes el tiempo que exige la ley. Nosotros solo
          recordamos, sin tu nombre, cuántos usos gratis llevabas (90 días), los límites de hoy y, si has
          desistido o reclamas un pago al banco, cuándo (un año): borrar la cuenta y volver no los pone a
          cero. Y que se borró: 40 días, o 120 si has pagado. Las copias de seguridad ya hechas se borran a
          los 30 días.
        </p>
        <TextField
          label={`Escribe ${word} para confirmar`}
          autoComplete="off"
          autoCapitalize="characters"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {erase.error && (
          <Notice kind="error" title={reasonOf(erase.error, 'No se pudo eliminar la cuenta')} />
        )}
        <div className="dialog-actions">
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            type="submit"
            variant="danger"
            disabled={typed.trim() !== word}
            busy={erase.isPending}
            busyLabel="Eliminando..."
          >
            Eliminar mi cuenta
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
