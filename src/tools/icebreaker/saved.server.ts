import { text } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { savedCollection } from '../../library/collections.server.ts';
import { note, required, savedCaps } from '../../library/contract.server.ts';
import { savedTable } from '../../platform/schema.server.ts';
import { savedIcebreakers } from './saved.ts';

export const saved_icebreakers = savedTable('saved_icebreakers', {
  message_text: text().notNull(),
  context: text(),
});

export const icebreakerCollection = savedCollection(savedIcebreakers, saved_icebreakers, {
  body: z.object({ message_text: required(savedCaps.text), context: note }),
});
