import { useEffect, useState } from 'react';
import { owed, settleErasure } from '../../account/owed-erasure.ts';
import { stored } from '../../account/personal-storage.ts';
import { endVisit } from '../../account/tab-memory.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { allowWorker, isRemoved, removeWorker } from '../worker/register.ts';

const waits = () => owed.names('').length > 0;

export default function WithoutAppPage() {
  const [state, setState] = useState<'asking' | 'kept' | 'removed' | 'failed'>('asking');
  useEffect(() => {
    void isRemoved().then((gone) => setState(gone && stored.names('').length === 0 ? 'removed' : 'kept'));
  }, []);

  async function remove() {
    await settleErasure().catch(() => {});
    stored.forget();
    endVisit();
    try {
      await removeWorker();
    } catch {
      return setState('failed');
    }
    location.reload();
  }

  async function bringBack() {
    await allowWorker();
    setState('kept');
  }

  return (
    <>
      <PageHero
        title="Salero en este dispositivo"
        lead="Para abrirse sin conexión, Salero deja aquí una copia de sus páginas. No lleva nada tuyo y la quitas cuando quieras."
        description="Qué guarda Salero en tu móvil u ordenador para abrirse sin conexión, y cómo quitarlo."
      />
      <div className="wrap stack max-w-[48rem] pb-20 ml-0">
        {state === 'removed' ? (
          <>
            <Notice kind="success" title={waits() ? 'Queda algo por borrar' : 'No queda nada'}>
              Hemos quitado las páginas, la copia de Mis Guardados y lo que tenías a medias. Tu cuenta sigue
              igual. Solo recordamos que aquí no quieres la app, y el tema si lo elegiste.
              {waits() &&
                ' También qué queda por borrar en tu cuenta: lo terminamos, y se quita de aquí, cuando vuelvas a entrar. Si ya no tienes esa cuenta, borra los datos de este sitio en los ajustes de tu navegador.'}
            </Notice>
            <p>Si la instalaste, quita también su icono, como el de cualquier otra app.</p>
            <Button variant="secondary" className="justify-self-start" onClick={() => void bringBack()}>
              Volver a tenerla
            </Button>
          </>
        ) : (
          <>
            <ul className="grid list-disc gap-2 pl-5">
              <li>Las páginas y el código de Salero.</li>
              <li>La última copia de Mis Guardados, mientras tengas la sesión abierta.</li>
              <li>Lo que tengas a medias en un formulario, hasta que cierres la pestaña.</li>
            </ul>
            <p>Al quitarlo, Salero seguirá funcionando, pero solo con conexión. Tu cuenta no cambia.</p>
            {state === 'failed' && (
              <Notice kind="error" title="No hemos podido quitarlo todo">
                Borra los datos de este sitio en los ajustes de tu navegador.
              </Notice>
            )}
            <Button className="justify-self-start" busy={state === 'asking'} onClick={() => void remove()}>
              Quitarlo de este dispositivo
            </Button>
          </>
        )}
      </div>
    </>
  );
}
