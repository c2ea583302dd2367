import { eq, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  saved_bios,
  saved_date_plans,
  saved_icebreakers,
  saved_intention_analyses,
  saved_outfits,
  saved_redflags_analyses,
} from '../platform/schema.server.ts';
import type { CollectionName, SavedRows } from './collections.ts';

type SavedTable = PgTable &
  Record<'id' | 'user_id' | 'created_at' | 'client_key' | 'search_text', AnyPgColumn>;

export interface Collection {
  table: SavedTable;
  /** What leaves beside id, user_id and created_at; search looks into the same. */
  columns: Record<string, AnyPgColumn>;
  /** Which rows of the table are of this collection; all where there is none. */
  kind?: 'date-plan' | 'body-language';
  premiumOnly?: true;
  texts: { premium?: string; duplicate?: string };
}

const plans = saved_date_plans;
const planColumns = {
  plan_text: plans.plan_text,
  interests: plans.interests,
  date_type: plans.date_type,
  location: plans.location,
  style: plans.style,
};

type Columns<Name extends CollectionName> = Record<
  Exclude<keyof SavedRows[Name], 'id' | 'user_id' | 'created_at'>,
  AnyPgColumn
>;

export const collections: {
  [Name in CollectionName]: Collection & { columns: Columns<Name> };
} = {
  'date-plans': { table: plans, columns: planColumns, kind: 'date-plan', texts: {} },
  'body-language': { table: plans, columns: planColumns, kind: 'body-language', texts: {} },
  outfits: {
    table: saved_outfits,
    columns: {
      outfit_text: saved_outfits.outfit_text,
      date_type: saved_outfits.date_type,
      style: saved_outfits.style,
      actual_date_type: saved_outfits.actual_date_type,
    },
    texts: {},
  },
  intentions: {
    table: saved_intention_analyses,
    columns: {
      original_message: saved_intention_analyses.original_message,
      analysis: saved_intention_analyses.analysis,
    },
    texts: {},
  },
  icebreakers: {
    table: saved_icebreakers,
    columns: { message_text: saved_icebreakers.message_text, context: saved_icebreakers.context },
    texts: {},
  },
  bios: {
    table: saved_bios,
    columns: {
      bio_text: saved_bios.bio_text,
      keywords: saved_bios.keywords,
      bio_style: saved_bios.bio_style,
    },
    texts: {},
  },
  'red-flags': {
    table: saved_redflags_analyses,
    columns: {
      original_message: saved_redflags_analyses.original_message,
      analysis: saved_redflags_analyses.analysis,
    },
    premiumOnly: true,
    texts: {
      premium: 'Necesitas una suscripción premium para guardar análisis',
      duplicate: 'Este análisis ya está guardado en tu perfil',
    },
  },
};

export const scopeOf = ({ kind }: Collection): SQL | undefined => (kind ? eq(plans.kind, kind) : undefined);
