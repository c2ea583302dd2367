import type { ReactNode } from 'react';
import { useOwnSession } from '../account/use-own-session.ts';
import { Link } from '../ui/link.tsx';
import { PageHero } from '../ui/page-hero.tsx';
import { RetryNotice } from '../ui/retry-notice.tsx';
import { LoadingSkeleton } from '../ui/skeleton.tsx';
import { type Kept, useKept } from './use-kept.ts';

interface PersonPageProps<Api extends keyof Kept> {
  api: Api;
  title: string;
  lead: string;
  children: (kept: Kept[Api]) => ReactNode;
}

export function PersonPage<Api extends keyof Kept>(props: PersonPageProps<Api>) {
  const { api, title, lead, children } = props;
  const { user, failed } = useOwnSession();
  const kept = useKept(api, user !== null);

  return (
    <>
      <PageHero title={title} lead={lead} description={lead} eyebrow={<Link to="/perfil">Tu Perfil</Link>} />
      <div className="wrap pb-20">
        {kept.data !== undefined && user ? (
          children(kept.data)
        ) : kept.isError || (failed && !user) ? (
          <RetryNotice title="No hemos podido cargarlo" onRetry={kept.refetch} />
        ) : (
          <LoadingSkeleton />
        )}
      </div>
    </>
  );
}
