import type { Env } from '../platform/env.server.ts';
import { type Letter, layOut } from './mail-layout.server.ts';
import { premium, toEuros } from './plans.ts';
import { withdrawalDeadline } from './withdrawal-deadline.ts';

/** Of this subscription; the version before did not say it. */
interface Priced {
  priceCents?: number | null;
}

/** What a mail tells, as it stood when it was queued. Moments are ISO texts: they are kept as JSON. */
export type MailFacts =
  | ({ kind: 'subscribed'; startedAt: string | null; nextCharge: string | null } & Priced)
  | ({ kind: 'renewal'; nextCharge: string } & Priced)
  | ({ kind: 'payment_failed'; access: boolean } & Priced)
  | { kind: 'cancelled'; endsAt: string | null; over: boolean }
  | {
      kind: 'withdrawn';
      withdrawalId: string;
      subscriptionId: string;
      startedAt: string | null;
      requestedAt: string;
      confirmedAt: string;
    };

const priceOf = ({ priceCents }: Priced) => toEuros(priceCents ?? premium.cents);
const zone = { timeZone: 'Europe/Madrid' } as const;
const dayFormat = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', ...zone });
const momentFormat = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeStyle: 'long', ...zone });
const day = (iso: string) => dayFormat.format(new Date(iso));
const moment = (iso: string) => momentFormat.format(new Date(iso));

export function writeMail(facts: MailFacts, name: string, env: Env) {
  const letter = letterOf(facts, env);
  return { subject: letter.subject, ...layOut(letter, name, env) };
}

function letterOf(facts: MailFacts, env: Env): Letter {
  const profile = { label: 'Ir a tu perfil', url: `${env.PUBLIC_URL}/perfil` };
  switch (facts.kind) {
    case 'subscribed':
      return { ...subscribed(facts, env), link: profile };
    case 'renewal':
      return {
        subject: `Tu Premium se renueva el ${day(facts.nextCharge)}`,
        paragraphs: [
          `El ${day(facts.nextCharge)} cobraremos ${priceOf(facts)}, IVA incluido, por tu próximo mes de Premium.`,
          'Si quieres seguir, no tienes que hacer nada. Si no, cancela antes de esa fecha desde tu perfil, con «Gestionar suscripción», y no habrá más cobros.',
        ],
        link: profile,
      };
    case 'payment_failed':
      return {
        subject: 'No hemos podido cobrar tu Premium',
        paragraphs: [
          `El cobro de ${priceOf(facts)} de este mes no ha salido adelante. Suele ser una tarjeta caducada o sin saldo.`,
          facts.access
            ? 'Lo intentaremos de nuevo en los próximos días y mientras tanto sigues teniendo Premium. Puedes cambiar la forma de pago desde tu perfil, con «Gestionar suscripción».'
            : 'Tu cuenta ha vuelto al plan gratuito y lo que has guardado sigue siendo tuyo. Si quieres recuperar Premium, cambia la forma de pago desde tu perfil, con «Gestionar suscripción».',
        ],
        link: profile,
      };
    case 'cancelled':
      return { ...cancelled(facts), link: profile };
    case 'withdrawn':
      return withdrawn(facts);
  }
}

function subscribed(facts: MailFacts & { kind: 'subscribed' }, env: Env): Letter {
  const started = facts.startedAt;
  const price = priceOf(facts);
  return {
    subject: 'Tu Premium está activo',
    paragraphs: [
      '¡Gracias por tu suscripción! Guarda este correo: es la confirmación de tu contrato y resume sus condiciones.',
    ],
    list: [
      ['Servicio', 'Salero Premium: usos ilimitados, análisis guardados y soporte prioritario'],
      ['Precio', `${price} al mes, IVA incluido`],
      ...(started ? [['Contratado', moment(started)] as const] : []),
      [
        'Próximo cobro',
        facts.nextCharge ? `${day(facts.nextCharge)}, ${price}` : 'ninguno: la renovación está cancelada',
      ],
      ['Duración', 'un mes que se renueva cada mes hasta que canceles; sin permanencia'],
      ['Cancelar', 'cuando quieras, desde tu perfil; sigues con Premium hasta el final del mes pagado'],
      [
        'Desistir',
        `${premium.withdrawalDays} días naturales sin dar explicaciones${started ? `, hasta el ${day(withdrawalDeadline(new Date(started)).toISOString())}` : ''}: en tu perfil, «Desistir del contrato aquí», y te devolvemos el dinero`,
      ],
      ['Prestador', provider(env)],
      [
        'Ayuda',
        `${env.PUBLIC_URL}/contacto (respondemos en 24-48 horas laborables, también a reclamaciones)`,
      ],
      ['Términos completos', `${env.PUBLIC_URL}/legal#terminos`],
    ],
  };
}

function provider(env: Env): string {
  const known = [
    env.LEGAL_NAME,
    env.LEGAL_NIF && `NIF ${env.LEGAL_NIF}`,
    env.LEGAL_ADDRESS,
    env.LEGAL_EMAIL,
    env.LEGAL_PHONE,
  ];
  return known.filter(Boolean).join(', ') || 'Salero';
}

function cancelled({ endsAt, over }: MailFacts & { kind: 'cancelled' }): Letter {
  const kept = 'Lo que has guardado sigue siendo tuyo: puedes leerlo, copiarlo, descargarlo y borrarlo.';
  if (over || !endsAt)
    return {
      subject: 'Tu Premium ha terminado',
      paragraphs: [
        'Tu suscripción ha terminado y no habrá más cobros. Tu cuenta sigue en el plan gratuito.',
        kept,
      ],
    };
  return {
    subject: `Has cancelado Premium: termina el ${day(endsAt)}`,
    paragraphs: [
      `Hemos cancelado la renovación y no habrá más cobros. Sigues teniendo Premium hasta el ${day(endsAt)}; después tu cuenta pasa al plan gratuito.`,
      kept,
      'Si cambias de idea, puedes reactivarla desde tu perfil antes de esa fecha.',
    ],
  };
}

function withdrawn(facts: MailFacts & { kind: 'withdrawn' }): Letter {
  return {
    subject: 'Acuse de recibo de tu desistimiento',
    paragraphs: [
      'Hemos recibido tu declaración de desistimiento. Este correo es el acuse de recibo: guárdalo.',
      'Contenido de la declaración: «Desisto del contrato de suscripción a Salero Premium».',
    ],
    list: [
      ['Solicitado', moment(facts.requestedAt)],
      ['Confirmado', moment(facts.confirmedAt)],
      ...(facts.startedAt ? [['Fecha del contrato', moment(facts.startedAt)] as const] : []),
      ['Suscripción', facts.subscriptionId],
      ['Número', facts.withdrawalId],
      ['Efecto', 'la suscripción queda cancelada y no habrá más cobros'],
      [
        'Devolución',
        'te devolvemos todo lo pagado por este contrato con la misma forma de pago, en 14 días como máximo; suele llegar en 5 a 10 días',
      ],
    ],
  };
}
