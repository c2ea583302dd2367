import { sql } from 'drizzle-orm';
import { jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { savedCollection } from '../../library/collections.server.ts';
import { analysis, required, savedCaps } from '../../library/contract.server.ts';
import { savedTable } from '../../platform/schema.server.ts';
import { savedFlags } from './saved.ts';

export const saved_redflags_analyses = savedTable(
  'saved_redflags_analyses',
  { original_message: text().notNull(), analysis: jsonb().notNull() },
  // A hash, because an index entry cannot hold a long message.
  (t) => [uniqueIndex('saved_redflags_analyses_message').on(t.user_id, sql`md5(${t.original_message})`)],
);

export const redFlagsCollection = savedCollection(savedFlags, saved_redflags_analyses, {
  body: z.object({
    original_message: required(savedCaps.message),
    analysis: analysis({
      riskLevel: z.string(),
      redFlags: z.array(z.looseObject({ text: z.string(), severity: z.string() })).max(200),
      toneAnalysis: z.string(),
      advice: z.string(),
    }),
  }),
  texts: {
    premium: 'Necesitas una suscripción premium para guardar análisis',
    duplicate: 'Este análisis ya está guardado en tu perfil',
  },
});
