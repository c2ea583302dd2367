import { useSession } from '../../account/session.ts';
import { Button } from '../../ui/button.tsx';
import { useLeave } from './use-leave.ts';

/** Empty but as wide as it will be until the session is known: the wrong one of the two never shows. */
export function SessionButton() {
  const { status, user } = useSession();
  const leave = useLeave();
  if (status === 'loading')
    return (
      <>
        <span aria-hidden className="btn btn-secondary btn-sm invisible noscript:hidden">
          Iniciar Sesión
        </span>
        <noscript>
          <a className="btn btn-secondary btn-sm" href="/auth">
            Iniciar Sesión
          </a>
        </noscript>
      </>
    );
  if (!user)
    return (
      <Button href="/auth" variant="secondary" size="sm">
        Iniciar Sesión
      </Button>
    );
  return (
    <Button variant="secondary" size="sm" onClick={leave}>
      Cerrar Sesión
    </Button>
  );
}
