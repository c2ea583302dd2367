import { text } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { savedCollection } from '../../library/collections.server.ts';
import { note, required, savedCaps } from '../../library/contract.server.ts';
import { savedTable } from '../../platform/schema.server.ts';
import { savedBios } from './saved.ts';

export const saved_bios = savedTable('saved_bios', {
  bio_text: text().notNull(),
  keywords: text(),
  bio_style: text(),
});

export const bioCollection = savedCollection(savedBios, saved_bios, {
  body: z.object({ bio_text: required(savedCaps.text), keywords: note, bio_style: note }),
});
