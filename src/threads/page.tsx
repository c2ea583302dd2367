import { useSearchParams } from 'react-router';
import { useSession } from '../account/session.ts';
import { useSignInRedirect } from '../account/use-sign-in-redirect.ts';
import { QuickExit } from '../generation/page/quick-exit.tsx';
import { afterLoad } from '../ui/after-load.tsx';
import { Button } from '../ui/button.tsx';
import { PageHero } from '../ui/page-hero.tsx';
import { LoadingSkeleton, Skeleton } from '../ui/skeleton.tsx';
import { People } from './people.tsx';

const OnePerson = afterLoad(async () => (await import('./one-person.tsx')).OnePerson, <Skeleton lines={6} />);

const signIn = '/auth?returnTo=/personas';
const redirectAfterMs = 2_000;

export default function ThreadsPage() {
  const { status, user } = useSession();
  const [query] = useSearchParams();
  const id = query.get('id');
  const signedOut = status === 'ready' && !user;
  useSignInRedirect('/personas', signedOut, redirectAfterMs);

  if (user && id)
    return (
      <>
        <OnePerson key={id} id={id} />
        <QuickExit />
      </>
    );
  return (
    <>
      <PageHero
        title="Personas"
        lead="Para no empezar de cero con cada mensaje. Aquí solo está lo que tú has guardado."
        description="Las personas con las que hablas, para no empezar de cero en cada herramienta."
        path="/personas"
        noindex
      />
      <div className="wrap pb-20">
        {status === 'loading' && <LoadingSkeleton />}
        {signedOut && (
          <div role="status" className="stack justify-items-start">
            <p>Inicia sesión para ver a las personas que has guardado.</p>
            <Button href={signIn}>Iniciar sesión</Button>
          </div>
        )}
        {user && (
          <>
            <People key={user.id} />
            <QuickExit />
          </>
        )}
      </div>
    </>
  );
}
