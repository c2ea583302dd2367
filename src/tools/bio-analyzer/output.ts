import * as z from 'zod/mini';

const sentence = z.string().check(z.minLength(1), z.maxLength(800));

const finding = z.object({
  /** Copied letter by letter from the bio. */
  quote: z.string().check(z.minLength(1), z.maxLength(400)),
  why: sentence,
});

export const output = z.object({
  interest: z.object({ level: z.enum(['alto', 'medio', 'bajo']), explanation: sentence }),
  generic: z.object({ isGeneric: z.boolean(), explanation: sentence }),
  redFlags: z.array(finding).check(z.maxLength(8)),
  cliches: z.array(finding).check(z.maxLength(8)),
  recommendations: z.array(sentence).check(z.minLength(1), z.maxLength(6)),
  rewritten: z.string().check(z.minLength(1), z.maxLength(1_200)),
});

export const answer = z.object({ analysis: z.extend(output, { markdown: z.string() }) });

export type BioAnalyzerOutput = z.output<typeof output>;
export type BioAnalyzerAnswer = z.output<typeof answer>;
