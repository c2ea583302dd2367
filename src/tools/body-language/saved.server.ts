import { z } from 'zod';
import { savedCollection } from '../../library/collections.server.ts';
import { note, savedCaps } from '../../library/contract.server.ts';
import { cleaned } from '../../platform/hostile-text.server.ts';
import { saved_date_plans } from '../../platform/schema.server.ts';
import { savedGuides } from './saved.ts';

const lines = z.array(z.string().max(savedCaps.note)).max(savedCaps.lines);
const guide = z
  .object({
    postura: lines,
    mirada: lines,
    gestos: lines,
    erroresComunes: lines,
    tipFinal: z.string().max(savedCaps.note),
    fraseMotivadora: z.string().max(savedCaps.note).nullish(),
  })
  .transform((fields) => JSON.stringify(fields));
const guideText = z
  .string()
  .max(savedCaps.text)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'no JSON' });
      return z.NEVER;
    }
  })
  // Once more: what is escaped in the JSON of a string was out of sight before.
  .pipe(cleaned)
  .pipe(guide);

export const bodyLanguageCollection = savedCollection(savedGuides, saved_date_plans, {
  kind: { is: 'body-language', wrong: { plan_text: 'No es una guía.' } },
  body: z.object({ interests: note, date_type: note, location: note, style: note, plan_text: guideText }),
});
