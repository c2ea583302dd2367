import * as z from 'zod/mini';
import type { ToolContract } from '../../generation/tool.ts';
import { optionalImage, optionalText, requiredText } from '../../language/write/fields.ts';
import { bioAnalyzerAbout } from './about.ts';
import { answer, type BioAnalyzerAnswer, type BioAnalyzerOutput, output } from './output.ts';
import { presentAnalysis } from './present.ts';

export const desiredStyles = {
  divertido: 'Divertido/a',
  sexy: 'Sexy',
  confiable: 'Confiable',
  misterioso: 'Misterioso/a',
  interesante: 'Interesante',
} as const;

export type { BioAnalyzerAnswer, BioAnalyzerOutput } from './output.ts';

export const bioAnalyzerCaps = { bioText: 4_000, desiredStyle: 200, appType: 60 } as const;

const input = z.object({
  bioText: requiredText(bioAnalyzerCaps.bioText, 'La bio es obligatoria'),
  imageUrl: optionalImage(),
  /** A key of `desiredStyles`, or a wish in one's own words. */
  desiredStyle: optionalText(bioAnalyzerCaps.desiredStyle),
  /** A key of `datingApps`, or the name of another app. */
  appType: optionalText(bioAnalyzerCaps.appType),
});

export type BioAnalyzerInput = z.output<typeof input>;

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
