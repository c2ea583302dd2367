import { z } from 'zod';

/** Characters. The longest text a tool can write or take fits, with room for what the user adds. */
export const savedCaps = {
  text: 20_000,
  message: 50_000,
  note: 2_500,
  lines: 30,
  analysisJson: 40_000,
} as const;

export const required = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => text.trim() !== '');
export const optional = (max: number) =>
  z
    .string()
    .max(max)
    .nullish()
    .transform((text) => text || null);
export const note = optional(savedCaps.note);

/** What the tools add beside the known fields is kept with them. */
export const analysis = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.looseObject(shape).refine((value) => JSON.stringify(value).length <= savedCaps.analysisJson);
