import * as z from 'zod/mini';
import type { Partially, ToolContract } from '../../generation/tool.ts';
import { optionalImage, optionalText } from '../../language/write/fields.ts';
import { icebreakerAbout } from './about.ts';

export const icebreakerStyles = {
  casual: 'Casual',
  sincero: 'Sincero',
  directo: 'Directo',
  humoristico: 'Humorístico',
  custom: 'Personalizado',
} as const;

type IcebreakerStyle = keyof typeof icebreakerStyles;

export const icebreakerCaps = { inspiration: 2_000, customStyle: 200 } as const;

const styleKeys = Object.keys(icebreakerStyles) as [IcebreakerStyle, ...IcebreakerStyle[]];

const input = z
  .object({
    inspiration: optionalText(icebreakerCaps.inspiration),
    selectedStyle: z.pipe(
      z.optional(z.nullable(z.enum(['', ...styleKeys], 'Elige un tono de la lista'))),
      z.transform((style): IcebreakerStyle => style || 'casual'),
    ),
    customStyle: optionalText(icebreakerCaps.customStyle),
    uploadedImage: optionalImage(),
  })
  .check(
    z.refine((fields) => Boolean(fields.inspiration || fields.uploadedImage), {
      error: 'Por favor, añade un texto o una imagen',
      path: ['inspiration'],
    }),
  );

const option = z.object({
  angle: z.string().check(z.minLength(1), z.maxLength(60)),
  text: z.string().check(z.minLength(1), z.maxLength(600)),
});

/** Three different angles, the recommended one first. */
const output = z.object({ options: z.array(option).check(z.length(3)) });

const answer = z.object({
  message: z.string(),
  angle: z.string(),
  alternatives: z.array(z.object({ angle: z.string(), message: z.string() })),
});

export type IcebreakerInput = z.output<typeof input>;
export type IcebreakerOutput = z.output<typeof output>;
export type IcebreakerAnswer = z.output<typeof answer>;

function present({ options = [] }: Partially<IcebreakerOutput>): Partially<IcebreakerAnswer> {
  const [recommended, ...rest] = options;
  return {
    ...(recommended?.text !== undefined && { message: recommended.text }),
    ...(recommended?.angle !== undefined && { angle: recommended.angle }),
    alternatives: rest.map((other) => ({ angle: other?.angle ?? '', message: other?.text ?? '' })),
  };
}

export const icebreakerContract = {
  ...icebreakerAbout,
  functionName: 'generate-icebreaker',
  unlimited: null,
  input,
  output,
  answer,
  present,
  imageField: 'uploadedImage',
  refines: 'message',
} satisfies ToolContract<IcebreakerInput, IcebreakerOutput, IcebreakerAnswer>;
