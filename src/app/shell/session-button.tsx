import { useLocation } from 'react-router';
import { signInPath } from '../../account/return-to.ts';
import { useSession } from '../../account/session.ts';
import { Button } from '../../ui/button.tsx';
import { useLeave } from './use-leave.ts';

/** An empty space of the right width until the session is known, so that the wrong button never shows. */
export function SessionButton() {
  const { status, user } = useSession();
  const { pathname, search } = useLocation();
  const leave = useLeave();
  const href = pathname === '/auth' ? pathname + search : signInPath(pathname + search);
  if (status !== 'ready')
    return (
      <>
        <span aria-hidden className="btn btn-secondary btn-sm invisible noscript:hidden">
          Iniciar Sesión
        </span>
        <noscript>
          <a className="btn btn-secondary btn-sm" href={href}>
            Iniciar Sesión
          </a>
        </noscript>
      </>
    );
  return user ? (
    <div className="max-lg:hidden">
      <Button variant="quiet" size="sm" className="min-h-9" onClick={leave}>
        Cerrar Sesión
      </Button>
      <SignedInAs />
    </div>
  ) : (
    <Button href={href} variant="secondary" size="sm">
      Iniciar Sesión
    </Button>
  );
}

/** Whoever had this screen before may have left an account of theirs open: what is pasted would wait in it. */
export function SignedInAs() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <p
      className="text-xs soft wrap-anywhere lg:w-0 lg:min-w-full lg:truncate lg:text-center"
      title={user.email ?? ''}
    >
      <span className="lg:sr-only">Has entrado como </span>
      {user.email ?? user.name}
    </p>
  );
}

export function LeaveButton({ block }: { block?: boolean }) {
  const { user } = useSession();
  const leave = useLeave();
  if (!user) return null;
  return (
    <Button variant="secondary" size="sm" block={block} className="lg:hidden" data-close onClick={leave}>
      Cerrar Sesión
    </Button>
  );
}
