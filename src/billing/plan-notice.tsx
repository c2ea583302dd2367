import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import type { BillingAnswer } from './contract.ts';
import { toEuros } from './plans.ts';

const moment = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeStyle: 'short' });

function refundText({ settled, refundedCents }: NonNullable<BillingAnswer['withdrawn']>, priceCents: number) {
  const back = toEuros(refundedCents ?? priceCents);
  if (!settled)
    return `Estamos tramitando la devolución de ${back}. Si tu banco tiene el pago en disputa, antes tiene que resolverla.`;
  if (refundedCents === 0) return 'No nos queda ningún pago tuyo por devolver.';
  return `Hemos ordenado la devolución de ${back}; suele llegar en 5 a 10 días.`;
}

export function PlanNotice({ billing }: { billing: BillingAnswer }) {
  const { status, withdrawn, priceCents } = billing;
  if (withdrawn) {
    return (
      <Notice
        kind="success"
        title={`Desististe del contrato el ${moment.format(new Date(withdrawn.confirmedAt))}`}
      >
        {refundText(withdrawn, priceCents)} Tienes el acuse de recibo en tu correo.
      </Notice>
    );
  }
  switch (status) {
    case 'past_due':
      return (
        <Notice kind="warn" title="Pago pendiente" announce="none">
          No hemos podido cobrar la renovación. Lo intentaremos de nuevo y mientras tanto sigues con Premium;
          si la tarjeta ha cambiado, ponla al día en «Gestionar suscripción».
        </Notice>
      );
    case 'unpaid':
      return (
        <Notice kind="warn" title="Suscripción sin pagar" announce="none">
          Tras varios intentos no hemos podido cobrar, así que estás en el plan gratuito. Cambia la forma de
          pago en «Gestionar suscripción» para recuperar Premium.
        </Notice>
      );
    case 'incomplete':
      return (
        <Notice title="Pago sin terminar" announce="none">
          El primer pago no se ha completado y no te hemos activado Premium. Puedes intentarlo otra vez.
        </Notice>
      );
    case 'refunded':
      return (
        <Notice title="Pago devuelto" announce="none">
          Te hemos devuelto el último pago y la suscripción ha terminado. No habrá más cobros.
        </Notice>
      );
    case 'disputed':
      return (
        <Notice title="Pago en disputa" announce="none">
          Tu banco ha reclamado un pago y la suscripción ha terminado. Si ha sido un error, escríbenos desde
          la <Link to="/contacto">página de contacto</Link>.
        </Notice>
      );
    default:
      return null;
  }
}
