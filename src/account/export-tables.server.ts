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

interface Told extends Pick<ExportedTable, 'title' | 'until' | 'erase' | 'generated'> {
  /** Where the row's id and its owner stand, if not in columns of that name. */
  id?: string;
  owner?: string;
  /** Columns that have another name in the file. */
  named?: Readonly<Record<string, string>>;
}

/** The columns that are named leave, and nothing else. */
function part<Table extends PgTable>(
  table: Table,
  names: readonly (keyof Table['_']['columns'] & string)[],
  { id = 'id', owner = 'user_id', named = {}, ...told }: Told,
): ExportedTable {
  const all: Readonly<Record<string, AnyPgColumn>> = getTableColumns(table);
  const columnOf = (name: string) => {
    const column = all[name];
    if (!column) throw new Error(`${getTableName(table)} has no column ${name}`);
    return column;
  };
  const columns = Object.fromEntries(names.map((name) => [named[name] ?? name, columnOf(name)]));
  return { table, id: columnOf(id), owner: columnOf(owner), columns, ...told };
}

/** Everything that is kept about a person, by the name it has in the file. */
export const exportedTables = (savedParts: readonly SavedPart[]): Record<string, ExportedTable> => ({
  profile: part(
    profiles,
    [
      'id',
      'email',
      'name',
      'picture',
      'subscription_tier',
      'usage_count',
      'usage_icebreaker',
      'usage_intention_analyzer',
      'subscription_end',
      'address',
      'terms_version',
      'terms_accepted_at',
      'created_at',
    ],
    { title: 'Tu cuenta', until: 'hasta que borres la cuenta', erase: 'account', owner: 'id' },
  ),
  identities: part(identities, ['issuer', 'subject', 'email', 'created_at'], {
    title: 'Con qué entras',
    until: 'hasta que borres la cuenta',
    erase: 'account',
  }),
  sessions: part(sessions, ['label', 'created_at', 'last_seen_at', 'expires_at'], {
    title: 'Sesiones abiertas',
    until: '30 días sin uso o 90 en total; antes, si la cierras',
    erase: 'sessions',
  }),
  ...Object.fromEntries(savedParts.map((one) => [getTableName(one.table), saved(one)])),
  threads: part(
    threads,
    ['id', 'name', 'app', 'notes', 'lines', 'used_at', 'keep_until', 'keep_chosen', 'paused', 'created_at'],
    { title: 'Personas', until: '90 días sin usarla o hasta el día que pongas', erase: 'rows' },
  ),
  voice: part(voices, ['samples', 'description', 'is_on', 'updated_at'], {
    title: 'Así escribo yo',
    until: 'hasta que lo borres',
    erase: 'rows',
    id: 'user_id',
    named: { is_on: 'on' },
  }),
  about_me: part(about_me, ['facts', 'updated_at'], {
    title: 'Sobre mí',
    until: 'hasta que lo borres',
    erase: 'rows',
    id: 'user_id',
  }),
  generations: part(
    generations,
    [
      'tool',
      'status',
      'counter',
      'charged',
      'refinements_used',
      'engine',
      'model',
      'prompt',
      'input_tokens',
      'output_tokens',
      'cost_micro_eur',
      'created_at',
      'input',
      'result',
    ],
    {
      title: 'Registro de usos y tus últimas respuestas',
      until: 'los textos, un día; el registro, hasta que borres la cuenta',
      erase: 'recent',
      named: { result: 'answer' },
      generated: true,
    },
  ),
  feedback: part(feedback, ['mark', 'text', 'created_at'], {
    title: 'Lo que dices de una respuesta',
    until: 'la marca, un año; el texto, 90 días, y solo los 50 últimos',
    erase: 'rows',
    id: 'generation_id',
  }),
  outcomes: part(outcomes, ['angle', 'characters', 'answered', 'met', 'created_at'], {
    title: 'Lo que te funciona',
    until: 'un año',
    erase: 'rows',
  }),
  billing: part(
    billing_accounts,
    [
      'stripe_customer_id',
      'stripe_subscription_id',
      'status',
      'current_period_end',
      'cancel_at_period_end',
      'started_at',
      'ends_at',
      'returned',
      'terms_version',
    ],
    { title: 'Suscripción Premium', until: 'hasta que borres la cuenta', erase: 'account', id: 'user_id' },
  ),
  billing_events: part(billing_events, ['id', 'type', 'received_at'], {
    title: 'Avisos de Stripe',
    until: 'hasta que borres la cuenta',
    erase: 'account',
  }),
  withdrawals: part(
    withdrawals,
    [
      'stripe_subscription_id',
      'requested_at',
      'confirmed_at',
      'refund_id',
      'refunded_cents',
      'settled_at',
      'mail_sent_at',
    ],
    { title: 'Desistimientos', until: 'hasta que borres la cuenta', erase: 'account' },
  ),
  billing_mails: part(billing_mails, ['kind', 'facts', 'created_at', 'sent_at'], {
    title: 'Correos de tu suscripción',
    until: 'hasta que borres la cuenta',
    erase: 'account',
  }),
});

export const ownedBy = ({ owner }: ExportedTable, userId: string) => eq(owner, userId);
