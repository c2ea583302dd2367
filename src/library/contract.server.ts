import { z } from 'zod';
import { type CleanLimits, cleanJson, savedLimits } from '../platform/hostile-text.server.ts';

/** Characters. The longest text a tool can write or take fits, with room for what the user adds. */
export const savedCaps = {
  text: 20_000,
  message: 50_000,
  note: 2_500,
  lines: 30,
  analysisJson: 40_000,
} as const;

/** A body without what hides in text, before its schema reads it. */
export const cleanedWithin = (limits: CleanLimits) =>
  z.unknown().transform((value, context) => {
    try {
      return cleanJson(value, limits);
    } catch {
      context.addIssue({ code: 'custom', message: 'too deep' });
      return z.NEVER;
    }
  });
export const cleaned = cleanedWithin(savedLimits);

export const required = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => text.trim() !== '');
export const note = z
  .string()
  .max(savedCaps.note)
  .nullish()
  .transform((text) => text ?? null);

/** What the tools add beside the known fields is kept with them. */
export const analysis = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.looseObject(shape).refine((value) => JSON.stringify(value).length <= savedCaps.analysisJson);
