import { useSession } from '../../account/session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useOnline } from '../../ui/use-online.ts';

/** Shown above every page when there is no connection, or when the server has not said whether anybody is signed in. */
export function LineNotice() {
  const online = useOnline();
  const { status, refresh } = useSession();
  return (
    <div role="status" className="wrap no-print">
      {!online ? (
        <Notice kind="warn" announce="none" className="mt-3" title="Sin conexión">
          Lo que escribes se queda aquí, y seguimos en cuanto vuelva.
        </Notice>
      ) : (
        status === 'unknown' && (
          <Notice kind="warn" announce="none" className="mt-3" title="No sabemos si tienes la sesión abierta">
            <p>Salero no nos contesta ahora mismo. Lo que escribas no se pierde.</p>
            <Button variant="secondary" size="sm" className="mt-2" onClick={() => void refresh()}>
              Comprobar otra vez
            </Button>
          </Notice>
        )
      )}
    </div>
  );
}
