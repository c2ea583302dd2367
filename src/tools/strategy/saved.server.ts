import { text } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { savedCollection } from '../../library/collections.server.ts';
import { note, required, savedCaps } from '../../library/contract.server.ts';
import { savedTable } from '../../platform/schema.server.ts';
import { savedReplies } from './saved.ts';

export const saved_replies = savedTable('saved_replies', {
  reply_text: text().notNull(),
  received_message: text(),
  last_message: text(),
  objective: text(),
  style: text(),
});

const message = z
  .string()
  .max(savedCaps.message)
  .nullish()
  .transform((given) => given?.trim() || null);

export const replyCollection = savedCollection(savedReplies, saved_replies, {
  body: z.object({
    reply_text: required(savedCaps.text),
    received_message: message,
    last_message: message,
    objective: note,
    style: note,
  }),
});
