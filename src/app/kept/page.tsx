import { useQuery } from '@tanstack/react-query';
import { callApi, reasonOf } from '../../account/api.ts';
import type { KeptKind } from '../../account/kept.ts';
import { useOwnSession } from '../../account/use-own-session.ts';
import { QuickExit } from '../../generation/page/quick-exit.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { LoadingSkeleton } from '../../ui/skeleton.tsx';
import { KeptPart, keptKey } from './kept-part.tsx';

const path = '/lo-que-guardamos';

export default function KeptPage() {
  const { user, failed } = useOwnSession(path);
  const { data, error, refetch } = useQuery({
    queryKey: keptKey,
    queryFn: ({ signal }) => callApi<{ items: KeptKind[] }>('/api/account/kept', { signal }),
    enabled: user !== null,
    retry: false,
  });
  const some = data?.items.filter(({ rows }) => rows > 0) ?? [];
  const none = data?.items.filter(({ rows }) => rows === 0) ?? [];

  return (
    <>
      <PageHero
        title="Lo que guardamos de ti"
        lead="No un resumen: las filas mismas, tal y como están, con hasta cuándo se quedan y cómo borrarlas."
        description="Todo lo que hay en tu cuenta de Salero, hasta cuándo, y cómo borrarlo."
        path={path}
        noindex
      />
      <div className="wrap stack gap-8 pb-20">
        {data ? (
          <>
            {some.map((kind) => (
              <KeptPart key={kind.name} kind={kind} />
            ))}
            {none.length > 0 && (
              <p className="soft border-t border-line pt-6">
                De esto no hay nada: {none.map(({ title }) => title).join(' · ')}.
              </p>
            )}
            <p className="soft">
              Las fotos no se guardan nunca. Lo que guarda este navegador se quita en{' '}
              <Link to="/sin-app">Salero en este dispositivo</Link>. Para llevártelo todo o borrar la cuenta,
              ve a <Link to="/perfil">tu perfil</Link>.
            </p>
          </>
        ) : error || failed ? (
          <RetryNotice title={reasonOf(error, 'No hemos podido leer lo que guardamos')} onRetry={refetch} />
        ) : (
          <LoadingSkeleton />
        )}
      </div>
      {user && <QuickExit />}
    </>
  );
}
