import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiFailure, callApi } from '../../account/api.ts';
import type { Profile } from '../../account/session-contract.ts';
import type { BillingAnswer, SubscriptionAnswer } from '../../billing/contract.ts';
import { PlanNotice } from '../../billing/plan-notice.tsx';
import { toEuros } from '../../billing/plans.ts';
import { useBilling, useLeaving, useReloadPlan } from '../../billing/use-billing.ts';
import { WithdrawalBlock } from '../../billing/withdrawal-block.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';

const day = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long' });

export function PlanCard({ profile }: { profile: Profile }) {
  useThanks();
  const reload = useReloadPlan();
  const { data: billing, isPending } = useBilling();
  const top = useRef<HTMLDivElement>(null);
  const isPro = profile.subscription_tier.includes('pro');
  const plan = billing?.plan;
  const owes = billing?.status === 'past_due' || billing?.status === 'unpaid';

  // The plan may have changed at the payment provider's pages since the session was read.
  useEffect(() => {
    if (plan && (plan === 'pro') !== isPro) void reload();
  }, [plan, isPro, reload]);

  async function withdrawn() {
    toast.success('Desistimiento confirmado');
    await reload();
    top.current?.focus();
  }

  return (
    <Card strong={isPro} className="stack" ref={top} tabIndex={-1}>
      <div>{isPro ? <Badge tone="good">Premium</Badge> : <Badge>Gratis</Badge>}</div>
      {billing && <PlanNotice billing={billing} />}
      {isPro ? (
        <p>
          Usos ilimitados, análisis guardados y soporte prioritario.
          {isPending ? <Skeleton className="mt-2" /> : ` ${dates(billing, profile)}`}
        </p>
      ) : (
        <p>
          Con Premium tienes usos ilimitados, análisis guardados y soporte prioritario por 5 € al mes, IVA
          incluido.
        </p>
      )}
      <div className="row">
        {!isPro && billing?.status !== 'unpaid' && <Button href="/premium">Hazte Premium</Button>}
        {(isPro || billing?.canManage) && <ManageButton variant={owes ? 'primary' : 'secondary'} />}
      </div>
      {billing?.withdrawal && (
        <WithdrawalBlock
          deadline={billing.withdrawal.deadline}
          priceCents={billing.priceCents}
          onDone={withdrawn}
        />
      )}
    </Card>
  );
}

function dates(billing: BillingAnswer | undefined, { subscription_end }: Profile): string {
  if (billing?.endsAt)
    return `Tu Premium termina el ${day.format(new Date(billing.endsAt))} y no habrá más cobros.`;
  if (billing?.status === 'past_due') return '';
  if (billing?.renewsAt)
    return `Se renueva el ${day.format(new Date(billing.renewsAt))} por ${toEuros(billing.priceCents)}.`;
  if (billing || !subscription_end) return '';
  return `Tu mes llega hasta el ${day.format(new Date(subscription_end))}.`;
}

function ManageButton({ variant }: { variant: 'primary' | 'secondary' }) {
  const navigate = useNavigate();
  const { busy, leave } = useLeaving('/api/functions/customer-portal');

  const open = () =>
    leave().catch((error: Error) => {
      if (!(error instanceof ApiFailure && error.status === 401))
        return toast.error(`Error al abrir el portal de gestión: ${error.message}`);
      toast.error('Debes iniciar sesión para gestionar tu suscripción');
      void navigate('/auth?returnTo=/perfil');
    });

  return (
    <Button variant={variant} busy={busy} busyLabel="Abriendo..." onClick={open}>
      Gestionar suscripción
    </Button>
  );
}

function useThanks(): void {
  const [params, setParams] = useSearchParams();
  const reload = useReloadPlan();
  const asked = useRef(false);
  const back = params.get('success') === 'true';
  useEffect(() => {
    if (!back || asked.current) return;
    asked.current = true;
    void checkAndThank(reload);
    // Gone from the address, so that neither reloading nor sharing it says thank you again.
    params.delete('success');
    setParams(params, { replace: true });
  }, [back, reload, params, setParams]);
}

async function checkAndThank(reload: () => Promise<boolean>): Promise<void> {
  const path = '/api/functions/check-subscription';
  const answer = await callApi<SubscriptionAnswer>(path, { method: 'POST' }).catch(() => null);
  const loaded = await reload();
  if (!answer) toast.error('Error al verificar la suscripción');
  else if (!loaded) toast.error('Error al cargar el perfil');
  else if (answer.subscribed) toast.success('¡Gracias por tu suscripción!');
  else toast.info('Todavía no nos consta el pago. Si lo has hecho, aparecerá aquí en unos minutos.');
}
