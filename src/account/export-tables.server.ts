import { eq, getTableColumns, getTableName } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  about_me,
  billing_accounts,
  billing_events,
  billing_mails,
  feedback,
  generations,
  identities,
  outcomes,
  profiles,
  sessions,
  threads,
  voices,
  withdrawals,
} from '../platform/schema.server.ts';
import type { Erase } from './kept.ts';

export interface ExportedTable {
  table: PgTable;
  id: AnyPgColumn;
  owner: AnyPgColumn;
  /** What leaves, and nothing else. */
  columns: Record<string, AnyPgColumn>;
  /** As a person reads it, and how long it is kept. */
  title: string;
  until: string;
  erase: Erase;
  /** Written by a machine: the law wants each one marked. */
  generated?: true;
}

/** A table of what people keep, whoever's tool it is. */
export type SavedTable = PgTable &
  Record<'id' | 'user_id' | 'created_at' | 'client_key' | 'search_text', AnyPgColumn>;

export interface SavedPart {
  table: SavedTable;
  title: string;
}

/** All that a person put there: not the copy for searching, nor the browser's key. */
function saved({ table, title }: SavedPart): ExportedTable {
  const { user_id: ___, client_key: _, search_text: __, ...columns } = getTableColumns(table);
  const until = 'hasta que lo borres';
  return { table, id: table.id, owner: table.user_id, columns, title, until, erase: 'rows', generated: true };
}

/** Everything that is kept about a person, by the name it has in the file. */
export const exportedTables = (savedParts: readonly SavedPart[]): Record<string, ExportedTable> => ({
  profile: {
    table: profiles,
    id: profiles.id,
    owner: profiles.id,
    title: 'Tu cuenta',
    until: 'hasta que borres la cuenta',
    erase: 'account',
    columns: {
      id: profiles.id,
      email: profiles.email,
      name: profiles.name,
      picture: profiles.picture,
      subscription_tier: profiles.subscription_tier,
      usage_count: profiles.usage_count,
      usage_icebreaker: profiles.usage_icebreaker,
      usage_intention_analyzer: profiles.usage_intention_analyzer,
      subscription_end: profiles.subscription_end,
      address: profiles.address,
      terms_version: profiles.terms_version,
      terms_accepted_at: profiles.terms_accepted_at,
      created_at: profiles.created_at,
    },
  },
  identities: {
    table: identities,
    id: identities.id,
    owner: identities.user_id,
    title: 'Con qué entras',
    until: 'hasta que borres la cuenta',
    erase: 'account',
    columns: {
      issuer: identities.issuer,
      subject: identities.subject,
      email: identities.email,
      created_at: identities.created_at,
    },
  },
  sessions: {
    table: sessions,
    id: sessions.id,
    owner: sessions.user_id,
    title: 'Sesiones abiertas',
    until: '30 días sin uso o 90 en total; antes, si la cierras',
    erase: 'sessions',
    columns: {
      label: sessions.label,
      created_at: sessions.created_at,
      last_seen_at: sessions.last_seen_at,
      expires_at: sessions.expires_at,
    },
  },
  ...Object.fromEntries(savedParts.map((part) => [getTableName(part.table), saved(part)])),
  threads: {
    table: threads,
    id: threads.id,
    owner: threads.user_id,
    title: 'Personas',
    until: '90 días sin usarla o hasta el día que pongas',
    erase: 'rows',
    columns: {
      id: threads.id,
      name: threads.name,
      app: threads.app,
      notes: threads.notes,
      lines: threads.lines,
      used_at: threads.used_at,
      keep_until: threads.keep_until,
      keep_chosen: threads.keep_chosen,
      paused: threads.paused,
      created_at: threads.created_at,
    },
  },
  voice: {
    table: voices,
    id: voices.user_id,
    owner: voices.user_id,
    title: 'Así escribo yo',
    until: 'hasta que lo borres',
    erase: 'rows',
    columns: {
      samples: voices.samples,
      description: voices.description,
      on: voices.is_on,
      updated_at: voices.updated_at,
    },
  },
  about_me: {
    table: about_me,
    id: about_me.user_id,
    owner: about_me.user_id,
    title: 'Sobre mí',
    until: 'hasta que lo borres',
    erase: 'rows',
    columns: { facts: about_me.facts, updated_at: about_me.updated_at },
  },
  generations: {
    table: generations,
    id: generations.id,
    owner: generations.user_id,
    title: 'Registro de usos y tus últimas respuestas',
    until: 'los textos, un día; el registro, hasta que borres la cuenta',
    erase: 'recent',
    columns: {
      tool: generations.tool,
      status: generations.status,
      counter: generations.counter,
      charged: generations.charged,
      refinements_used: generations.refinements_used,
      engine: generations.engine,
      model: generations.model,
      prompt: generations.prompt,
      created_at: generations.created_at,
      // For a day; null after that.
      input: generations.input,
      answer: generations.result,
    },
    generated: true,
  },
  feedback: {
    table: feedback,
    id: feedback.generation_id,
    owner: feedback.user_id,
    title: 'Lo que dices de una respuesta',
    until: 'la marca, un año; el texto, 90 días, y solo los 50 últimos',
    erase: 'rows',
    columns: { mark: feedback.mark, text: feedback.text, created_at: feedback.created_at },
  },
  outcomes: {
    table: outcomes,
    id: outcomes.id,
    owner: outcomes.user_id,
    title: 'Lo que te funciona',
    until: 'un año',
    erase: 'rows',
    columns: {
      angle: outcomes.angle,
      characters: outcomes.characters,
      answered: outcomes.answered,
      met: outcomes.met,
      created_at: outcomes.created_at,
    },
  },
  billing: {
    table: billing_accounts,
    id: billing_accounts.user_id,
    owner: billing_accounts.user_id,
    title: 'Suscripción Premium',
    until: 'hasta que borres la cuenta',
    erase: 'account',
    columns: {
      stripe_customer_id: billing_accounts.stripe_customer_id,
      stripe_subscription_id: billing_accounts.stripe_subscription_id,
      status: billing_accounts.status,
      current_period_end: billing_accounts.current_period_end,
      cancel_at_period_end: billing_accounts.cancel_at_period_end,
      started_at: billing_accounts.started_at,
      ends_at: billing_accounts.ends_at,
      returned: billing_accounts.returned,
      terms_version: billing_accounts.terms_version,
    },
  },
  billing_events: {
    table: billing_events,
    id: billing_events.id,
    owner: billing_events.user_id,
    title: 'Avisos de Stripe',
    until: 'hasta que borres la cuenta',
    erase: 'account',
    columns: {
      id: billing_events.id,
      type: billing_events.type,
      received_at: billing_events.received_at,
    },
  },
  withdrawals: {
    table: withdrawals,
    id: withdrawals.id,
    owner: withdrawals.user_id,
    title: 'Desistimientos',
    until: 'hasta que borres la cuenta',
    erase: 'account',
    columns: {
      stripe_subscription_id: withdrawals.stripe_subscription_id,
      requested_at: withdrawals.requested_at,
      confirmed_at: withdrawals.confirmed_at,
      refund_id: withdrawals.refund_id,
      refunded_cents: withdrawals.refunded_cents,
      settled_at: withdrawals.settled_at,
      mail_sent_at: withdrawals.mail_sent_at,
    },
  },
  billing_mails: {
    table: billing_mails,
    id: billing_mails.id,
    owner: billing_mails.user_id,
    title: 'Correos de tu suscripción',
    until: 'hasta que borres la cuenta',
    erase: 'account',
    columns: {
      kind: billing_mails.kind,
      facts: billing_mails.facts,
      created_at: billing_mails.created_at,
      sent_at: billing_mails.sent_at,
    },
  },
});

export const ownedBy = ({ owner }: ExportedTable, userId: string) => eq(owner, userId);
