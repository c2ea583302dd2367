import { readFileSync } from 'node:fs';
import type { Env } from '../platform/env.server.ts';
import { escapeHtml, fill } from '../platform/fill.ts';
import { dayInSpain } from '../platform/moments.server.ts';
import letters from './letters.json' with { type: 'json' };
import { premium, toEuros } from './plans.ts';
import { withdrawalDeadline } from './withdrawal-deadline.server.ts';

interface Priced {
  priceCents: number | null;
}

/** What a mail tells, as it stood when it was queued. Moments are ISO texts: they are kept as JSON. */
export type MailFacts =
  | ({ kind: 'subscribed'; startedAt: string | null; nextCharge: string | null } & Priced)
  | ({ kind: 'renewal'; nextCharge: string } & Priced)
  | ({ kind: 'payment_failed'; access: boolean } & Priced)
  | { kind: 'cancelled'; endsAt: string | null; over: boolean }
  | { kind: 'refused'; withdrawalId: string; cents: number }
  | {
      kind: 'withdrawn';
      withdrawalId: string;
      subscriptionId: string;
      startedAt: string | null;
      requestedAt: string;
      confirmedAt: string;
    };

const momentFormat = new Intl.DateTimeFormat('es-ES', {
  dateStyle: 'long',
  timeStyle: 'long',
  timeZone: 'Europe/Madrid',
});
const day = (iso: string) => dayInSpain.format(new Date(iso));
const moment = (iso: string) => momentFormat.format(new Date(iso));

export function writeMail(facts: MailFacts, name: string, env: Env) {
  const { subject, paragraphs, list = [] } = letterOf(facts, env);
  const blocks = [name ? `Hola, ${name}:` : 'Hola:', ...paragraphs];
  if (list.length > 0) blocks.push(list.map(([label = '', value = '']) => `- ${label}: ${value}`).join('\n'));
  if (facts.kind !== 'withdrawn') blocks.push(`Ir a tu perfil: ${env.PUBLIC_URL}/perfil`);
  blocks.push(`Salero\n${env.PUBLIC_URL}`);
  const text = `${blocks.join('\n\n')}\n`;
  return { subject, text, html: html(subject, text) };
}

function letterOf(facts: MailFacts, env: Env): Letter {
  if (facts.kind === 'withdrawn')
    return filled(letters.withdrawn, {
      requested: moment(facts.requestedAt),
      confirmed: moment(facts.confirmedAt),
      started: facts.startedAt && moment(facts.startedAt),
      subscription: facts.subscriptionId,
      id: facts.withdrawalId,
    });
  if (facts.kind === 'cancelled')
    return facts.over || !facts.endsAt ? letters.over : filled(letters.cancelled, { day: day(facts.endsAt) });
  if (facts.kind === 'refused')
    return filled(letters.refused, { price: toEuros(facts.cents), site: env.PUBLIC_URL });
  const price = toEuros(facts.priceCents ?? premium.cents);
  if (facts.kind === 'renewal') return filled(letters.renewal, { day: day(facts.nextCharge), price });
  if (facts.kind === 'payment_failed')
    return filled(facts.access ? letters.failedWithAccess : letters.failed, { price });
  const { startedAt, nextCharge } = facts;
  return filled(letters.subscribed, {
    price,
    started: startedAt && moment(startedAt),
    next: nextCharge ? `${day(nextCharge)}, ${price}` : 'ninguno: la renovación está cancelada',
    until: startedAt
      ? `hasta el ${day(withdrawalDeadline(new Date(startedAt)).toISOString())}`
      : `${premium.withdrawalDays} días naturales`,
    provider: provider(env),
    site: env.PUBLIC_URL,
  });
}

/** With what stands for each `{name}`. A line of the list whose value is not known is left out. */
function filled({ subject, paragraphs, list = [] }: Letter, values: Record<string, string | null>): Letter {
  const full = (text: string) => fill(text, values);
  const isKnown = (text: string) => !/^\{\w+\}$/.test(text) || full(text) !== '';
  return {
    subject: full(subject),
    paragraphs: paragraphs.map(full),
    list: list.filter(([, value = '']) => isKnown(value)).map((row) => row.map(full)),
  };
}

function provider({ LEGAL_NAME, LEGAL_NIF, LEGAL_ADDRESS, LEGAL_EMAIL, LEGAL_PHONE }: Env): string {
  const known = [LEGAL_NAME, LEGAL_NIF && `NIF ${LEGAL_NIF}`, LEGAL_ADDRESS, LEGAL_EMAIL, LEGAL_PHONE];
  return known.filter(Boolean).join(', ') || 'Salero';
}

interface Letter {
  subject: string;
  paragraphs: readonly string[];
  list?: readonly (readonly string[])[];
}

const letterPage = readFileSync(new URL('letter.html', import.meta.url), 'utf8');

function html(subject: string, text: string): string {
  const body = escapeHtml(text).replace(
    /https?:\/\/[^\s<]*[^\s<.,;:)]/g,
    (url) => `<a href="${url}">${url}</a>`,
  );
  return fill(letterPage, { subject: escapeHtml(subject), body });
}
