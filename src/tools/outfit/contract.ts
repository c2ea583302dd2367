import * as z from 'zod/mini';
import type { ToolContract } from '../../generation/tool.ts';
import { optionalText } from '../../language/write/fields.ts';
import { outfitAbout } from './about.ts';
import { writeOutfit } from './sections.ts';

export const genders = { mujer: 'Mujer', hombre: 'Hombre' } as const;

/** `personalizado` opens a text field for `customDateType`. */
export const dateTypes = {
  café_informal: 'Café informal',
  cena_elegante: 'Cena elegante',
  paseo_aire_libre: 'Paseo al aire libre',
  bar_club: 'Bar o club',
  personalizado: 'Personalizado',
} as const;

export const styleTypes = {
  casual: 'Casual',
  elegante: 'Elegante',
  sexy: 'Sexy',
  atractivo_relajado: 'Atractivo relajado',
  deportivo_chic: 'Deportivo chic',
} as const;

export const temperatures = { calor: 'Calor', templado: 'Templado', frío: 'Frío' } as const;

export const outfitLimits = { choice: 60, customDateType: 200, preferences: 300 } as const;

const input = z.object({
  dateType: optionalText(outfitLimits.customDateType),
  customDateType: optionalText(outfitLimits.customDateType),
  styleType: optionalText(outfitLimits.choice),
  temperature: optionalText(outfitLimits.choice),
  preferences: optionalText(outfitLimits.preferences),
  gender: optionalText(outfitLimits.choice),
});

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

const output = z.object({
  title: text(120),
  garments: z.array(text(300)).check(z.minLength(1), z.maxLength(8)),
  shoes: text(400),
  accessories: text(400),
  styleDetails: text(1_200),
  finalAdvice: text(500),
});

const answer = z.object({ result: z.string() });

export type OutfitInput = z.infer<typeof input>;
export type OutfitOutput = z.infer<typeof output>;
export type OutfitAnswer = z.infer<typeof answer>;

export const outfitContract = {
  ...outfitAbout,
  functionName: 'generate-outfit',
  unlimited: null,
  input,
  output,
  answer,
  present: (outfit) => ({ result: writeOutfit(outfit) }),
} satisfies ToolContract<OutfitInput, OutfitOutput, OutfitAnswer>;
