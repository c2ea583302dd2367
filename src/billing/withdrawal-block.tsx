import { useState } from 'react';
import { callApi } from '../account/api.ts';
import { useCall } from '../account/use-call.ts';
import { AlertDialog } from '../ui/alert-dialog.tsx';
import { Button } from '../ui/button.tsx';
import type { WithdrawalAnswer } from './contract.ts';
import { toEuros } from './plans.ts';

const day = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'Europe/Madrid' });

type WithdrawalBlockProps = { deadline: string; priceCents: number; onDone: () => void };

const call = (body: { action: 'request' } | { action: 'confirm'; id: string }) =>
  callApi<WithdrawalAnswer>('/api/billing/withdrawal', { method: 'POST', body });

const failed = 'No hemos podido registrar tu desistimiento.';

/** The function to leave the contract that the law asks for, in its two steps. Shown during the whole term. */
export function WithdrawalBlock({ deadline, priceCents, onDone }: WithdrawalBlockProps) {
  const [id, setId] = useState<string | null>(null);
  const request = useCall(() => call({ action: 'request' }), {
    failed,
    onSuccess: (answer) => setId(answer.id),
  });
  const confirm = useCall((of: string) => call({ action: 'confirm', id: of }), {
    failed,
    onSuccess: () => {
      setId(null);
      onDone();
    },
  });
  return (
    <div className="stack gap-3 border-t border-line pt-5">
      <p className="small soft">
        Hasta el {day.format(new Date(deadline))} puedes desistir sin dar explicaciones y te devolvemos todo
        lo que has pagado.
      </p>
      <div className="row">
        <Button
          variant="secondary"
          size="sm"
          busy={request.isPending}
          busyLabel="Un momento..."
          onClick={() => request.mutate()}
        >
          Desistir del contrato aquí
        </Button>
      </div>
      <AlertDialog
        open={id !== null}
        title="Desistir del contrato"
        confirmLabel="Confirmar desistimiento"
        cancelLabel="Volver"
        busy={confirm.isPending}
        busyLabel="Confirmando..."
        onConfirm={() => id && confirm.mutate(id)}
        onCancel={() => setId(null)}
      >
        <div className="stack gap-3">
          <p>«Desisto del contrato de suscripción a Salero Premium».</p>
          <p>
            Premium termina ahora mismo, no habrá más cobros y te devolvemos {toEuros(priceCents)} con la
            misma forma de pago. Te mandamos un acuse de recibo por correo. Lo que has guardado sigue siendo
            tuyo.
          </p>
        </div>
      </AlertDialog>
    </div>
  );
}
