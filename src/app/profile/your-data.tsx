import { Download } from 'lucide-react';
import { useState } from 'react';
import { fetchApi } from '../../account/api.ts';
import { useCall } from '../../account/use-call.ts';
import { deliverFile } from '../../library/deliver-file.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { EraseAccount } from './your-data-erase.tsx';

export function YourData({ isPro }: { isPro: boolean }) {
  const [erasing, setErasing] = useState(false);
  const download = useCall(
    async (format: 'html' | 'json') => {
      const response = await fetchApi(`/api/account/export?format=${format}`, {});
      const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
      const content = await response.blob();
      const file = new File([content], name ?? `salero-mis-datos.${format}`, { type: content.type });
      await deliverFile(file, 'Ya tienes tus datos en un archivo');
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
        <Button
          variant="secondary"
          icon={<Download />}
          busy={download.isPending && download.variables === 'html'}
          busyLabel="Preparando..."
          onClick={() => download.mutate('html')}
        >
          Descargar para leer
        </Button>
        <Button
          variant="quiet"
          busy={download.isPending && download.variables === 'json'}
          busyLabel="Preparando..."
          onClick={() => download.mutate('json')}
        >
          Descargar mis datos
        </Button>
        <Button variant="quiet" disabled={download.isPending} onClick={() => setErasing(true)}>
          Eliminar mi cuenta
        </Button>
      </div>
      {erasing && <EraseAccount isPro={isPro} onClose={() => setErasing(false)} />}
    </div>
  );
}
