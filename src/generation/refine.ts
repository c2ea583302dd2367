import * as z from 'zod/mini';

export const refineChips = {
  shorter: 'Más corto',
  funnier: 'Más gracioso',
  bolder: 'Más directo',
  warmer: 'Más cálido',
  another: 'Otra como esta',
} as const;

export type RefineChip = keyof typeof refineChips;

export const refinementsPerResult = 5;

export const refinableCharacters = 2_000;

/** In the body of a tool's own function, next to the tool's input. It costs no use. Decision 0024. */
export const refineRequest = z.object({
  of: z.uuid(),
  chip: z.enum(Object.keys(refineChips) as [RefineChip, ...RefineChip[]]),
  text: z.string().check(z.minLength(1), z.maxLength(refinableCharacters)),
});

export const refinedOutput = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(refinableCharacters)),
});
