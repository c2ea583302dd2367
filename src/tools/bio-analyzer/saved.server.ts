import { jsonb, text } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { savedCollection } from '../../library/collections.server.ts';
import { analysis, note, required, savedCaps } from '../../library/contract.server.ts';
import { savedTable } from '../../platform/schema.server.ts';
import { savedBioAnalyses } from './saved.ts';

export const saved_bio_analyses = savedTable('saved_bio_analyses', {
  bio_text: text().notNull(),
  analysis: jsonb().notNull(),
  desired_style: text(),
  app_type: text(),
});

export const bioAnalysisCollection = savedCollection(savedBioAnalyses, saved_bio_analyses, {
  body: z.object({
    bio_text: required(savedCaps.text),
    analysis: analysis({
      interest: z.looseObject({ level: z.string(), explanation: z.string() }),
      rewritten: z.string(),
      markdown: z.string(),
    }),
    desired_style: note,
    app_type: note,
  }),
  texts: { premium: 'Necesitas una suscripción premium para guardar análisis' },
});
