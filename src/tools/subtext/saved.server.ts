import { jsonb, text } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { savedCollection } from '../../library/collections.server.ts';
import { analysis, required, savedCaps } from '../../library/contract.server.ts';
import { savedTable } from '../../platform/schema.server.ts';
import { savedIntentions } from './saved.ts';

export const saved_intention_analyses = savedTable('saved_intention_analyses', {
  original_message: text().notNull(),
  analysis: jsonb().notNull(),
});

export const subtextCollection = savedCollection(savedIntentions, saved_intention_analyses, {
  body: z.object({
    original_message: required(savedCaps.message),
    analysis: analysis({
      subtexto: z.string(),
      interes: z.looseObject({ nivel: z.string(), explicacion: z.string() }),
      senales: z.looseObject({ hay_alertas: z.boolean() }),
    }),
  }),
});
