import { text } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { savedCollection } from '../../library/collections.server.ts';
import { note, optional, required, savedCaps } from '../../library/contract.server.ts';
import { savedTable } from '../../platform/schema.server.ts';
import { savedReplies } from './saved.ts';

export const saved_replies = savedTable('saved_replies', {
  reply_text: text().notNull(),
  received_message: text(),
  last_message: text(),
  objective: text(),
  style: text(),
});

export const replyCollection = savedCollection(savedReplies, saved_replies, {
  body: z.object({
    reply_text: required(savedCaps.text),
    received_message: optional(savedCaps.message),
    last_message: optional(savedCaps.message),
    objective: note,
    style: note,
  }),
});
