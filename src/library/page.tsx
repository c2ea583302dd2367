import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../account/session.ts';
import { Button } from '../ui/button.tsx';
import { PageHero } from '../ui/page-hero.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { Contents } from './contents.tsx';
import { Loading } from './loading.tsx';
import type { SavedKind } from './saved.ts';

/** Long enough to read why. */
const redirectAfterMs = 2_000;
const signInPath = '/auth?returnTo=/mis-guardados';

export function LibraryPage({ kinds }: { kinds: readonly SavedKind[] }) {
  const { status, user } = useSession();
  const navigate = useNavigate();
  const signedOut = status === 'ready' && !user;
  useEffect(() => {
    if (!signedOut) return;
    const timer = setTimeout(() => {
      // Who has just signed out is on the way home already, while this page still shows.
      if (window.location.pathname === '/mis-guardados') void navigate(signInPath, { replace: true });
    }, redirectAfterMs);
    return () => clearTimeout(timer);
  }, [signedOut, navigate]);

  return (
    <>
      <PageMeta
        title="Mis Contenidos Guardados"
        description="Todo lo que has guardado en Salero, en un solo sitio."
        path="/mis-guardados"
        noindex
      />
      <PageHero title="Mis Contenidos Guardados" />
      <div className="wrap pb-20">
        {status === 'loading' && <Loading />}
        {signedOut && (
          <div role="status" className="stack justify-items-start">
            <p>No estás logueado. Por favor, inicia sesión para ver tus contenidos guardados.</p>
            <Button href={signInPath}>Entra para ver lo que has guardado</Button>
          </div>
        )}
        {status !== 'loading' && !signedOut && (
          <Contents key={user?.id} userId={user?.id ?? null} kinds={kinds} />
        )}
      </div>
    </>
  );
}
