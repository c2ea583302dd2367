import { z } from 'zod';
import { cleanJson, savedLimits } from '../platform/hostile-text.server.ts';
import type { CollectionName } from './collections.ts';

/** Characters. The longest text a tool can write or take fits, with room for what the user adds. */
const savedCaps = {
  text: 20_000,
  message: 50_000,
  note: 2_500,
  lines: 30,
  analysisJson: 40_000,
} as const;

/** A body without what hides in text, before its schema reads it. */
export const cleaned = z.unknown().transform((value, context) => {
  try {
    return cleanJson(value, savedLimits);
  } catch {
    context.addIssue({ code: 'custom', message: 'too deep' });
    return z.NEVER;
  }
});

const required = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => text.trim() !== '');
const note = z
  .string()
  .max(savedCaps.note)
  .nullish()
  .transform((text) => text ?? null);

const plan = {
  plan_text: required(savedCaps.text),
  interests: note,
  date_type: note,
  location: note,
  style: note,
};

const lines = z.array(z.string().max(savedCaps.note)).max(savedCaps.lines);
const guideFields = {
  postura: lines,
  mirada: lines,
  gestos: lines,
  erroresComunes: lines,
  tipFinal: z.string().max(savedCaps.note),
  fraseMotivadora: z.string().max(savedCaps.note).nullish(),
};
const guide = z.object(guideFields).transform((fields) => JSON.stringify(fields));
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

const { plan_text: _, ...planNotes } = plan;
/** As it is stored, or field by field. */
const bodyLanguage = z.union([
  z.object({ ...planNotes, plan_text: guideText }),
  z
    .object({ ...planNotes, ...guideFields })
    .transform(({ interests, date_type, location, style, ...fields }) => ({
      interests,
      date_type,
      location,
      style,
      plan_text: guide.parse(fields),
    })),
]);

/** What the tools add beside the known fields is kept with them. */
const analysis = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.looseObject(shape).refine((value) => JSON.stringify(value).length <= savedCaps.analysisJson);

export const savedBodies = {
  'date-plans': z.object(plan),
  'body-language': bodyLanguage,
  outfits: z
    .object({
      outfit_text: required(savedCaps.text),
      date_type: note,
      style: note,
      actual_date_type: note,
    })
    .transform((outfit) => ({ ...outfit, date_type: outfit.date_type ?? 'saved_from_generator' })),
  intentions: z.object({
    original_message: required(savedCaps.message),
    analysis: analysis({
      subtexto: z.string(),
      interes: z.looseObject({ nivel: z.string(), explicacion: z.string() }),
      senales: z.looseObject({ hay_alertas: z.boolean() }),
    }),
  }),
  icebreakers: z.object({ message_text: required(savedCaps.text), context: note }),
  bios: z.object({ bio_text: required(savedCaps.text), keywords: note, bio_style: note }),
  'red-flags': z.object({
    original_message: required(savedCaps.message),
    analysis: analysis({
      riskLevel: z.string(),
      redFlags: z.array(z.looseObject({ text: z.string(), severity: z.string() })).max(200),
      toneAnalysis: z.string(),
      advice: z.string(),
    }),
  }),
} satisfies Record<CollectionName, z.ZodType<Record<string, unknown>>>;
