import { useOwnSession } from '../../account/use-own-session.ts';
import { QuickExit } from '../../generation/page/quick-exit.tsx';
import { Contents } from '../../library/contents.tsx';
import { savedKinds } from '../../tools/registry.ts';
import { Button } from '../../ui/button.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { LoadingSkeleton } from '../../ui/skeleton.tsx';

const redirectAfterMs = 2_000;

export default function SavedPage() {
  const { status, user } = useOwnSession(redirectAfterMs);
  const signedOut = status === 'ready' && !user;

  return (
    <>
      <PageHero
        title="Mis Contenidos Guardados"
        description="Todo lo que has guardado en Salero, en un solo sitio."
      />
      <div className="wrap pb-20">
        {status === 'loading' && <LoadingSkeleton />}
        {signedOut && (
          <div role="status" className="stack justify-items-start">
            <p>No estás logueado. Por favor, inicia sesión para ver tus contenidos guardados.</p>
            <Button href="/auth?returnTo=/mis-guardados">Entra para ver lo que has guardado</Button>
          </div>
        )}
        {status !== 'loading' && !signedOut && (
          <Contents key={user?.id} userId={user?.id ?? null} kinds={savedKinds} />
        )}
      </div>
      {user && <QuickExit />}
    </>
  );
}
