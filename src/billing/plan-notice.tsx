import type { ReactNode } from 'react';
import { Link } from '../ui/link.tsx';
import { Notice, type NoticeProps } from '../ui/notice.tsx';
import type { BillingAnswer } from './contract.ts';
import written from './plan-notices.json' with { type: 'json' };
import { toEuros } from './plans.ts';

const moment = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeStyle: 'short' });

type Withdrawn = NonNullable<BillingAnswer['withdrawn']>;

function refundText({ settled, refundedCents, owedCents }: Withdrawn, priceCents: number): ReactNode {
  const back = toEuros(refundedCents ?? priceCents);
  if (!settled)
    return `Estamos tramitando la devolución de ${back}. Si tu banco tiene el pago en disputa, antes tiene que resolverla.`;
  if (owedCents > 0)
    return (
      <>
        Te debemos {toEuros(owedCents)}: tu banco no admite la devolución. Escríbenos desde la{' '}
        <Link to="/contacto">página de contacto</Link> y te la mandamos por otro medio.
      </>
    );
  if (refundedCents === 0) return 'No nos queda ningún pago tuyo por devolver.';
  return `Hemos ordenado la devolución de ${back}; suele llegar en 5 a 10 días.`;
}

const notices: { [status in BillingAnswer['status']]?: NoticeProps } = {
  ...(written as Record<keyof typeof written, NoticeProps>),
  disputed: {
    title: 'Pago en disputa',
    children: (
      <>
        Tu banco ha reclamado un pago y la suscripción ha terminado. Si ha sido un error, escríbenos desde la{' '}
        <Link to="/contacto">página de contacto</Link>.
      </>
    ),
  },
};

export function PlanNotice({ billing: { status, withdrawn, priceCents } }: { billing: BillingAnswer }) {
  if (!withdrawn) return notices[status] && <Notice announce="none" {...notices[status]} />;
  return (
    <Notice
      kind={withdrawn.settled && withdrawn.owedCents > 0 ? 'warn' : 'success'}
      title={`Desististe del contrato el ${moment.format(new Date(withdrawn.confirmedAt))}`}
    >
      {refundText(withdrawn, priceCents)} Tienes el acuse de recibo en tu correo.
    </Notice>
  );
}
