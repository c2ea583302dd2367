import type { Env } from '../platform/env.server.ts';
import { escapeHtml } from '../platform/escape-html.ts';
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

interface Letter {
  subject: string;
  paragraphs: readonly string[];
  list?: readonly (readonly [name: string, value: string])[];
  link?: { label: string; url: string };
}

/** The same words as plain text and as HTML. Nothing in it is fetched from anywhere. */
function layOut(letter: Letter, name: string, env: Env): { text: string; html: string } {
  const hello = name ? `Hola, ${name}:` : 'Hola:';
  return { text: plain(letter, hello, env), html: html(letter, hello, env) };
}

function plain({ paragraphs, list = [], link }: Letter, hello: string, env: Env): string {
  const blocks = [hello, ...paragraphs];
  if (list.length > 0) blocks.push(list.map(([name, value]) => `- ${name}: ${value}`).join('\n'));
  if (link) blocks.push(`${link.label}: ${link.url}`);
  blocks.push(`Salero\n${env.PUBLIC_URL}`);
  return `${blocks.join('\n\n')}\n`;
}

const cell = 'padding:8px 12px 8px 0;border-bottom:1px solid #e5ded2;vertical-align:top;text-align:left';

function html({ subject, paragraphs, list = [], link }: Letter, hello: string, env: Env): string {
  const rows = list.map(
    ([name, value]) =>
      `<tr><th scope="row" style="${cell}">${escapeHtml(name)}</th><td style="${cell};overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`,
  );
  const parts = [hello, ...paragraphs].map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`);
  if (rows.length > 0)
    parts.push(`<table style="border-collapse:collapse;width:100%;margin:0 0 16px">${rows.join('')}</table>`);
  if (link)
    parts.push(
      `<p style="margin:24px 0"><a href="${escapeHtml(link.url)}" style="background:#b4183a;color:#ffffff;padding:12px 20px;text-decoration:none;font-weight:bold">${escapeHtml(link.label)}</a></p>`,
    );
  return `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#fbf8f3;color:#211a2b;font:16px/1.5 Georgia,serif"><div style="max-width:560px;margin:0 auto;padding:32px 20px">
<h1 style="font-size:24px;line-height:1.2;margin:0 0 24px">${escapeHtml(subject)}</h1>
${parts.join('\n')}
<p style="margin:32px 0 0;font-size:14px">Salero, <a href="${escapeHtml(env.PUBLIC_URL)}" style="color:#1d5fa8">${escapeHtml(env.PUBLIC_URL)}</a></p>
</div></body></html>
`;
}
