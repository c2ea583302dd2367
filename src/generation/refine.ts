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

/** Of the text that is rewritten, and of what comes out. */
export const refinableCharacters = 2_000;

/** In the body of a tool's own function, next to the tool's input. It costs no use. Decision 0024. */
export const refineRequest = z.object({
  /** The `generationId` of the result that is refined. */
  of: z.uuid(),
  chip: z.enum(Object.keys(refineChips) as [RefineChip, ...RefineChip[]]),
  text: z.string().check(z.minLength(1), z.maxLength(refinableCharacters)),
});

/** What an engine produces for a refinement, whatever the tool. */
export const refinedOutput = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(refinableCharacters)),
});
