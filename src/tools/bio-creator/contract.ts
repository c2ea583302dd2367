import * as z from 'zod/mini';
import type { Partially, ToolContract } from '../../generation/tool.ts';
import { optionalImage, optionalText, requiredText } from '../../language/write/fields.ts';
import { bioCreatorAbout } from './about.ts';

export const bioStyles = {
  casual: 'Casual',
  divertido: 'Divertido',
  sincero: 'Sincero',
  romantico: 'Romántico',
  aventurero: 'Aventurero',
  intelectual: 'Intelectual',
  custom: 'Personalizado',
} as const;

export type BioStyle = keyof typeof bioStyles;

export const bioCreatorCaps = { keywords: 1_000, bioStyle: 200, customStyle: 200, appType: 60 } as const;

const input = z.object({
  keywords: requiredText(bioCreatorCaps.keywords, 'Las palabras clave son obligatorias'),
  imageUrl: optionalImage(),
  /** A key of `bioStyles`, or the words of a style of one's own. */
  bioStyle: z.pipe(
    optionalText(bioCreatorCaps.bioStyle),
    z.transform((style: string | undefined): string => style ?? 'casual'),
  ),
  customStyle: optionalText(bioCreatorCaps.customStyle),
  appType: optionalText(bioCreatorCaps.appType),
});

const option = z.object({
  angle: z.string().check(z.minLength(1), z.maxLength(60)),
  bio: z.string().check(z.minLength(1), z.maxLength(1_200)),
});

/** Three different angles, the recommended one first. */
const output = z.object({ options: z.array(option).check(z.length(3)) });

const answer = z.object({
  bio: z.string(),
  angle: z.string(),
  alternatives: z.array(z.object({ angle: z.string(), bio: z.string() })),
});

export type BioCreatorInput = z.output<typeof input>;
export type BioCreatorOutput = z.output<typeof output>;
export type BioCreatorAnswer = z.output<typeof answer>;

function present({ options = [] }: Partially<BioCreatorOutput>): Partially<BioCreatorAnswer> {
  const [recommended, ...rest] = options;
  return {
    ...(recommended?.bio !== undefined && { bio: recommended.bio }),
    ...(recommended?.angle !== undefined && { angle: recommended.angle }),
    alternatives: rest.map((other) => ({ angle: other?.angle ?? '', bio: other?.bio ?? '' })),
  };
}

/** The one place that decides between a preset and words of one's own. */
export function chosenBioStyle(input: Pick<BioCreatorInput, 'bioStyle' | 'customStyle'>): {
  preset: Exclude<BioStyle, 'custom'> | null;
  custom: string | null;
} {
  const { bioStyle, customStyle } = input;
  if (bioStyle === 'custom')
    return customStyle ? { preset: null, custom: customStyle } : { preset: 'casual', custom: null };
  if (Object.hasOwn(bioStyles, bioStyle))
    return { preset: bioStyle as Exclude<BioStyle, 'custom'>, custom: null };
  return { preset: null, custom: bioStyle };
}

export const bioCreatorContract = {
  ...bioCreatorAbout,
  functionName: 'create-bio',
  unlimited: 999,
  input,
  output,
  answer,
  present,
  imageField: 'imageUrl',
  refines: 'bio',
} satisfies ToolContract<BioCreatorInput, BioCreatorOutput, BioCreatorAnswer>;
