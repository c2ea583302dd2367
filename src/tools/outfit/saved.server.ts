import { text } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { savedCollection } from '../../library/collections.server.ts';
import { note, required, savedCaps } from '../../library/contract.server.ts';
import { savedTable } from '../../platform/schema.server.ts';
import { savedOutfits } from './saved.ts';

export const saved_outfits = savedTable('saved_outfits', {
  outfit_text: text().notNull(),
  date_type: text(),
  style: text(),
  actual_date_type: text(),
});

export const outfitCollection = savedCollection(savedOutfits, saved_outfits, {
  body: z
    .object({
      outfit_text: required(savedCaps.text),
      date_type: note,
      style: note,
      actual_date_type: note,
    })
    .transform((outfit) => ({ ...outfit, date_type: outfit.date_type ?? 'saved_from_generator' })),
});
