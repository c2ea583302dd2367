import { useNavigate } from 'react-router';
import { useSession, useSignOut } from '../../account/session.ts';
import { forgetDrafts } from '../../generation/use-draft.ts';
import { Button } from '../../ui/button.tsx';

/** Empty but as wide as it will be until the session is known: the wrong one of the two never shows. */
export function SessionButton() {
  const { status, user } = useSession();
  const navigate = useNavigate();
  const signOut = useSignOut();
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
  async function leave() {
    const library = await import('../../library/sign-out.ts').catch(() => null);
    // A newer build has taken the place of this one, and with that one it works.
    if (!library) return location.reload();
    await library.flushDeletes();
    if (!(await signOut())) return;
    forgetDrafts();
    library.forgetLibrary();
    navigate('/');
  }
  return (
    <Button variant="secondary" size="sm" onClick={leave}>
      Cerrar Sesión
    </Button>
  );
}
