import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { signInPath } from '../account/return-to.ts';
import { useSession } from '../account/session.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHero } from '../ui/page-hero.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
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
  const navigate = useNavigate();
  useEffect(() => {
    // Somebody who has just signed out is already being taken home while this page still shows.
    if (status === 'ready' && !user && !failed && window.location.pathname === path)
      void navigate(signInPath(path), { replace: true });
  }, [status, user, failed, navigate, path]);

  return (
    <>
      <PageMeta title={title} description={lead} path={path} noindex />
      <PageHero
        title={title}
        lead={lead}
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
          <Notice kind="error" title="No hemos podido cargarlo">
            <Button variant="secondary" size="sm" onClick={() => void kept.refetch()}>
              Volver a intentarlo
            </Button>
          </Notice>
        ) : (
          <LoadingSkeleton />
        )}
      </div>
    </>
  );
}
