import * as z from 'zod/mini';
import type { ToolContract } from '../../generation/tool.ts';
import { optionalImage, optionalText, requiredText } from '../../language/write/fields.ts';
import { bioAnalyzerAbout } from './about.ts';
import { presentAnalysis } from './present.ts';

export const desiredStyles = {
  divertido: 'Divertido/a',
  sexy: 'Sexy',
  confiable: 'Confiable',
  misterioso: 'Misterioso/a',
  interesante: 'Interesante',
} as const;

export type DesiredStyle = keyof typeof desiredStyles;

export { type InterestLevel, interestLevels } from './present.ts';

export const bioAnalyzerCaps = { bioText: 4_000, desiredStyle: 200, appType: 60 } as const;

const input = z.object({
  bioText: requiredText(bioAnalyzerCaps.bioText, 'La bio es obligatoria'),
  imageUrl: optionalImage(),
  desiredStyle: z.pipe(
    z.optional(
      z.nullable(
        z.enum(
          ['', ...(Object.keys(desiredStyles) as [DesiredStyle, ...DesiredStyle[]])],
          'Elige un estilo de la lista',
        ),
      ),
    ),
    z.transform((style): DesiredStyle | undefined => style || undefined),
  ),
  /** A key of `datingApps`, or the name of another app. */
  appType: optionalText(bioAnalyzerCaps.appType),
});

const sentence = z.string().check(z.minLength(1), z.maxLength(800));

const finding = z.object({
  /** Copied letter by letter from the bio. */
  quote: z.string().check(z.minLength(1), z.maxLength(400)),
  why: sentence,
});

const output = z.object({
  interest: z.object({ level: z.enum(['alto', 'medio', 'bajo']), explanation: sentence }),
  generic: z.object({ isGeneric: z.boolean(), explanation: sentence }),
  redFlags: z.array(finding).check(z.maxLength(8)),
  cliches: z.array(finding).check(z.maxLength(8)),
  recommendations: z.array(sentence).check(z.minLength(1), z.maxLength(6)),
  rewritten: z.string().check(z.minLength(1), z.maxLength(1_200)),
});

const answer = z.object({ analysis: z.extend(output, { markdown: z.string() }) });

export type BioAnalyzerInput = z.output<typeof input>;
export type BioAnalyzerOutput = z.output<typeof output>;
export type BioAnalyzerAnswer = z.output<typeof answer>;

export const bioAnalyzerContract = {
  ...bioAnalyzerAbout,
  functionName: 'analyze-bio',
  unlimited: 999,
  input,
  output,
  answer,
  present: presentAnalysis,
  imageField: 'imageUrl',
} satisfies ToolContract<BioAnalyzerInput, BioAnalyzerOutput, BioAnalyzerAnswer>;
