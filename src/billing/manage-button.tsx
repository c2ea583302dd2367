import { useNavigate } from 'react-router';
import { ApiFailure, callApi } from '../account/api.ts';
import { useSession } from '../account/session.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';
import { useLeaving } from './use-leaving.ts';

/** To the payment provider's own pages: card, invoices, cancelling. */
export function ManageButton({ variant = 'secondary' }: { variant?: 'primary' | 'secondary' }) {
  const { user } = useSession();
  const navigate = useNavigate();
  const { busy, leave } = useLeaving();

  function askToSignIn() {
    toast.error('Debes iniciar sesión para gestionar tu suscripción');
    void navigate('/auth?returnTo=/perfil');
  }

  async function open() {
    if (!user) return askToSignIn();
    await leave(requestPortal).catch((error: unknown) => {
      if (error instanceof ApiFailure && error.status === 401) return askToSignIn();
      const message = error instanceof Error ? error.message : '';
      toast.error(`Error al abrir el portal de gestión: ${message}`);
    });
  }

  return (
    <Button variant={variant} busy={busy} busyLabel="Abriendo..." onClick={open}>
      Gestionar suscripción
    </Button>
  );
}

async function requestPortal(): Promise<string> {
  const { url } = await callApi<{ url?: string }>('/api/functions/customer-portal', { method: 'POST' });
  if (!url) throw new Error('No se recibió la URL del portal');
  return url;
}
