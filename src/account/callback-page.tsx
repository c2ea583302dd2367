import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../ui/button.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { EmptyTile } from '../ui/tiles/scenes.tsx';
import { ApiFailure, callApi } from './api.ts';
import { justSignedIn, toReturnPath } from './return-to.ts';
import { announceSignIn } from './session.ts';

type Problem = 'cancelled' | 'failed' | 'away';

export default function CallbackPage() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try runs it again
  useEffect(() => {
    // Drawn a last time, on the way to the next page: whoever has pressed «Cerrar Sesión» meanwhile is not taken back.
    if (window.location.pathname !== pathname) return;
    let here = true;
    async function finish() {
      const result = await redeemOnce(search);
      const user = await announceSignIn(client).catch(() => null);
      if (!here) return;
      if (result.kind === 'done') void navigate(result.returnTo, { replace: true, state: justSignedIn });
      else if (user) void navigate('/', { replace: true });
      else setProblem(result.kind);
    }
    void finish();
    return () => {
      here = false;
    };
  }, [client, navigate, pathname, search, tries]);

  const canRetry = problem === 'away' && new URLSearchParams(search).has('code');
  function retry() {
    setProblem(null);
    setTries(tries + 1);
  }

  return (
    <div className="empty wrap section">
      <PageMeta title="Iniciando sesión" description="Terminamos de iniciar tu sesión en Salero." />
      <EmptyTile />
      {problem ? (
        <>
          <h1 role="alert">Error al procesar la autenticación.</h1>
          <p className="lead">{explanations[problem]}</p>
          {canRetry && <Button onClick={retry}>Volver a intentarlo</Button>}
          <Button href="/auth" variant={canRetry ? 'quiet' : 'primary'}>
            Volver a iniciar sesión
          </Button>
        </>
      ) : (
        <div role="status" className="stack justify-items-center">
          <h1>Procesando autenticación...</h1>
          <Spinner className="text-xl" />
        </div>
      )}
    </div>
  );
}

const explanations: Record<Problem, string> = {
  cancelled: 'Has cancelado el inicio de sesión. No pasa nada: puedes intentarlo cuando quieras.',
  failed: 'El enlace ha caducado o ya se ha usado. Vuelve a intentarlo desde el principio.',
  away: 'Ahora mismo no nos contesta quien tiene que abrirte la puerta. No es cosa tuya: prueba otra vez en un momento.',
};

export type CallbackResult = { kind: 'done'; returnTo: string } | { kind: Problem };

const redeemed = new Map<string, Promise<CallbackResult>>();

/** A code is good for one call: however often the page mounts, the same address is redeemed once, unless nobody answered. */
export function redeemOnce(search: string): Promise<CallbackResult> {
  const known = redeemed.get(search);
  if (known) return known;
  const result = redeem(new URLSearchParams(search));
  redeemed.set(search, result);
  void result.then(({ kind }) => kind === 'away' && redeemed.delete(search));
  return result;
}

async function redeem(answer: URLSearchParams): Promise<CallbackResult> {
  if (answer.get('error') === 'access_denied') return { kind: 'cancelled' };
  if (/^(server_error|temporarily_unavailable)$/.test(answer.get('error') ?? '')) return { kind: 'away' };
  const [code, state, iss] = [answer.get('code'), answer.get('state'), answer.get('iss')];
  if (answer.has('error') || !code || !state) return { kind: 'failed' };
  try {
    const body = { code, state, ...(iss !== null && { iss }) };
    const { returnTo } = await callApi<{ returnTo: string }>('/api/auth/callback', { method: 'POST', body });
    return { kind: 'done', returnTo: toReturnPath(returnTo) };
  } catch (error) {
    const refused = error instanceof ApiFailure && error.code === 'invalid_input';
    return { kind: refused ? 'failed' : 'away' };
  }
}
