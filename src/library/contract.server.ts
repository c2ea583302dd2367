import { z } from 'zod';
import type { CollectionName } from './collections.ts';

/** Characters. The longest text a tool can write or take fits, with room for what the user adds. */
const savedCaps = {
  text: 20_000,
  message: 10_000,
  note: 2_500,
  lines: 30,
  analysisJson: 40_000,
} as const;

const required = (max: number) =>
  z
    .string()
    .max(max)
    // One form of each accented letter, so that search needs to know only that one.
    .transform((text) => text.normalize('NFC'))
    .refine((text) => text.trim() !== '');
const note = z
  .string()
  .max(savedCaps.note)
  .nullish()
  .transform((text) => text?.normalize('NFC') ?? null);

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
const guide = z.object(guideFields).transform((fields) => JSON.stringify(fields).normalize('NFC'));
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

const deepest = 12;

/** No database stores NUL in text, nor half of a surrogate pair. */
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  if (depth === deepest) return false;
  return Object.entries(value).every(([key, held]) => isStorable(key) && isStorable(held, depth + 1));
}

export const storable = z.unknown().refine((value) => isStorable(value));
