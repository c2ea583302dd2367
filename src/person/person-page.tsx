import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from '../account/session.ts';
import { useSignInRedirect } from '../account/use-sign-in-redirect.ts';
import { Link } from '../ui/link.tsx';
import { PageHero } from '../ui/page-hero.tsx';
import { RetryNotice } from '../ui/retry-notice.tsx';
import { LoadingSkeleton } from '../ui/skeleton.tsx';

interface PersonPageProps<Answer> {
  path: string;
  title: string;
  lead: string;
  kept: UseQueryResult<Answer>;
  children: (kept: Answer) => ReactNode;
}

/** A page of the profile on which a person keeps something: until it is known what, it shows neither a form nor an absence. */
export function PersonPage<Answer>({ path, title, lead, kept, children }: PersonPageProps<Answer>) {
  const { status, user, failed } = useSession();
  useSignInRedirect(path, status === 'ready' && !user && !failed);

  return (
    <>
      <PageHero
        title={title}
        lead={lead}
        description={lead}
        path={path}
        noindex
        eyebrow={
          <Link className="link" to="/perfil">
            Tu Perfil
          </Link>
        }
      />
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
