import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { callApi } from '../account/api.ts';
import { toast } from '../ui/toast.ts';
import type { SubscriptionAnswer } from './contract.ts';
import { useReloadPlan } from './use-billing.ts';

const tries = 3;
const betweenMs = 1_500;

/** Back from paying, with `?success=true`: asks whether it is so, shows the new plan and says thank you, once. */
export function useThanks(): void {
  const [params, setParams] = useSearchParams();
  const reload = useReloadPlan();
  const asked = useRef(false);
  const back = params.get('success') === 'true';
  useEffect(() => {
    if (!back || asked.current) return;
    asked.current = true;
    void checkAndThank(reload);
    // Gone from the address, so that neither reloading nor sharing it says thank you again.
    setParams(
      (current) => {
        current.delete('success');
        return current;
      },
      { replace: true },
    );
  }, [back, reload, setParams]);
}

async function checkAndThank(reload: () => Promise<boolean>): Promise<void> {
  const subscribed = await check().catch(() => null);
  const loaded = await reload();
  if (subscribed === null) toast.error('Error al verificar la suscripción');
  else if (!loaded) toast.error('Error al cargar el perfil');
  else if (subscribed) toast.success('¡Gracias por tu suscripción!');
  else toast.info('Todavía no nos consta el pago. Si lo has hecho, aparecerá aquí en unos minutos.');
}

async function check(): Promise<boolean> {
  for (let left = tries; left > 0; left -= 1) {
    const { subscribed } = await callApi<SubscriptionAnswer>('/api/functions/check-subscription', {
      method: 'POST',
    });
    if (subscribed) return true;
    if (left > 1) await new Promise((resolve) => setTimeout(resolve, betweenMs));
  }
  return false;
}
