import { useSearchParams } from 'react-router';
import { useOwnSession } from '../account/use-own-session.ts';
import { QuickExit } from '../generation/page/quick-exit.tsx';
import { afterLoad } from '../ui/after-load.tsx';
import { PageHero } from '../ui/page-hero.tsx';
import { LoadingSkeleton, Skeleton } from '../ui/skeleton.tsx';
import { People } from './people.tsx';

const OnePerson = afterLoad(async () => (await import('./one-person.tsx')).OnePerson, <Skeleton lines={6} />);

export default function ThreadsPage() {
  const { status, user } = useOwnSession('/personas');
  const [query] = useSearchParams();
  const id = query.get('id');

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
        {user ? (
          <>
            <People key={user.id} />
            <QuickExit />
          </>
        ) : (
          status === 'loading' && <LoadingSkeleton />
        )}
      </div>
    </>
  );
}
