import { useSession } from '../account/session.ts';
import { useSignInRedirect } from '../account/use-sign-in-redirect.ts';
import { Button } from '../ui/button.tsx';
import { PageHero } from '../ui/page-hero.tsx';
import { Contents } from './contents.tsx';
import { Loading } from './loading.tsx';
import type { SavedKind } from './saved.ts';

/** Long enough to read why. */
const redirectAfterMs = 2_000;
const signInPath = '/auth?returnTo=/mis-guardados';

export function LibraryPage({ kinds }: { kinds: readonly SavedKind[] }) {
  const { status, user } = useSession();
  const signedOut = status === 'ready' && !user;
  useSignInRedirect('/mis-guardados', signedOut, redirectAfterMs);

  return (
    <>
      <PageHero
        title="Mis Contenidos Guardados"
        description="Todo lo que has guardado en Salero, en un solo sitio."
        path="/mis-guardados"
        noindex
      />
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
