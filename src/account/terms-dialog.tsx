import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { callApi, reasonOf } from './api.ts';
import { useSession } from './session.ts';
import { currentTermsVersion } from './terms.ts';
import { useCall } from './use-call.ts';

export default function TermsDialog({ onRefuse }: { onRefuse: () => void }): ReactNode {
  const { refresh } = useSession();
  const accept = useCall(
    () => callApi<unknown>('/api/account/terms', { method: 'POST', body: { version: currentTermsVersion } }),
    { onSuccess: refresh },
  );
  const actions = (
    <>
      <Button variant="secondary" disabled={accept.isPending} onClick={onRefuse}>
        Cerrar sesión
      </Button>
      <Button busy={accept.isPending} busyLabel="Guardando..." onClick={() => accept.mutate()}>
        Aceptar y seguir
      </Button>
    </>
  );
  return (
    <Modal
      open
      title="Hemos cambiado los términos"
      actions={actions}
      aria-describedby="terms-text"
      onCancel={(event) => event.preventDefault()}
      // A second Escape closes it all the same: the question is still open.
      onClose={({ currentTarget }) => currentTarget.showModal()}
    >
      <div id="terms-text" className="stack">
        <p>
          Para seguir necesitamos que aceptes la nueva versión de los{' '}
          <a className="link" href="/legal#terminos" target="_blank" rel="noreferrer">
            términos de uso (se abre en otra pestaña)
          </a>{' '}
          y que confirmes que tienes 18 años o más.
        </p>
        <p>
          Lo que has guardado sigue en tu cuenta, aceptes hoy o más adelante. Si no quieres aceptarlos, en{' '}
          <a className="link" href="/perfil">
            tu perfil
          </a>{' '}
          puedes descargar lo tuyo, cancelar Premium o desistir de él y borrar la cuenta.
        </p>
      </div>
      {accept.error && (
        <Notice kind="error" title={reasonOf(accept.error, 'No hemos podido guardar tu respuesta.')} />
      )}
    </Modal>
  );
}
