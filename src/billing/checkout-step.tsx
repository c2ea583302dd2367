import type { FormEvent } from 'react';
import { ApiFailure } from '../account/api.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.ts';
import { nextMonth, premium, toEuros } from './plans.ts';
import { useLeaving } from './use-billing.ts';

const day = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long' });

const facts = () => [
  ['Precio', `${toEuros(premium.cents)} al mes, IVA incluido.`],
  [
    'Renovación',
    `Pagas hoy y se renueva cada mes hasta que canceles. El próximo cobro sería el ${day.format(nextMonth(new Date()))}; te escribimos antes.`,
  ],
  ['Cancelar', 'Cuando quieras, desde tu perfil. Sigues con Premium hasta el final del mes pagado.'],
  [
    'Desistir',
    `Tienes ${premium.withdrawalDays} días para cambiar de idea y te devolvemos el dinero, también desde tu perfil.`,
  ],
];

export default function CheckoutStep({ onClose }: { onClose: () => void }) {
  const { busy, leave } = useLeaving('/api/functions/create-checkout');

  async function submit(event: FormEvent) {
    event.preventDefault();
    await leave({ termsAccepted: true }).catch((error: unknown) => {
      const known = error instanceof ApiFailure && error.code === 'duplicate';
      toast.error(known ? error.message : 'Error al iniciar el proceso de suscripción');
    });
  }

  return (
    <Dialog open onClose={onClose} title="Antes de pagar">
      <form className="stack" onSubmit={submit}>
        <dl className="grid gap-2">
          {facts().map(([name, text]) => (
            <div key={name}>
              <dt className="font-semibold">{name}</dt>
              <dd className="small soft">{text}</dd>
            </div>
          ))}
        </dl>
        <Checkbox
          required
          // In Spanish, whatever the browser speaks. The box stays invalid for as long as it has a text.
          onInvalid={({ currentTarget }) =>
            currentTarget.setCustomValidity('Para seguir tienes que aceptar los términos.')
          }
          onInput={({ currentTarget }) => currentTarget.setCustomValidity('')}
          label={
            <>
              He leído y acepto los{' '}
              <a className="link" href="/legal#terminos" target="_blank" rel="noreferrer">
                términos de uso (se abren en otra pestaña)
              </a>
              .
            </>
          }
        />
        <div className="dialog-actions">
          <Button variant="secondary" onClick={onClose}>
            Ahora no
          </Button>
          <Button type="submit" busy={busy} busyLabel="Abriendo el pago...">
            Ir a pagar {premium.price}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
