import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../ui/button.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { EmptyTile } from '../ui/tiles/scenes.tsx';
import { type CallbackResult, redeemOnce } from './redeem-once.ts';
import { announceSignIn } from './session.ts';

export default function CallbackPage() {
  const client = useQueryClient();
  const navigate = useNavigate();
  // The router's, not the window's: that one has already moved on when this page is drawn a last time.
  const { search } = useLocation();
  const [problem, setProblem] = useState<Exclude<CallbackResult['kind'], 'done'> | null>(null);

  useEffect(() => {
    let here = true;
    async function finish() {
      const result = await redeemOnce(search);
      const user = await announceSignIn(client).catch(() => null);
      if (!here) return;
      if (result.kind === 'done') navigate(result.returnTo, { replace: true });
      // Coming back to this address with the browser's own arrows is no error for who is already inside.
      else if (user) navigate('/', { replace: true });
      else setProblem(result.kind);
    }
    void finish();
    return () => {
      here = false;
    };
  }, [client, navigate, search]);

  return (
    <div className="empty wrap section">
      <PageMeta
        title="Iniciando sesión"
        description="Terminamos de iniciar tu sesión en Salero."
        path="/auth/callback"
        noindex
      />
      <EmptyTile />
      {problem ? <Problem kind={problem} /> : <Progress />}
    </div>
  );
}

function Progress() {
  return (
    <div role="status" className="stack justify-items-center">
      <h1>Procesando autenticación...</h1>
      <Spinner className="text-xl" />
    </div>
  );
}

function Problem({ kind }: { kind: 'cancelled' | 'failed' }) {
  return (
    <>
      <h1 role="alert">Error al procesar la autenticación.</h1>
      <p className="lead">
        {kind === 'cancelled'
          ? 'Has cancelado el inicio de sesión. No pasa nada: puedes intentarlo cuando quieras.'
          : 'El enlace ha caducado o ya se ha usado. Vuelve a intentarlo desde el principio.'}
      </p>
      <Button href="/auth">Volver a iniciar sesión</Button>
    </>
  );
}
