import * as z from 'zod/mini';
import { helpLineSchema } from '../../generation/help-line-schema.ts';
import { helpForAnybody, helpLinesFor } from '../../generation/help-lines.ts';
import type { ToolContract } from '../../generation/tool.ts';
import { families, levels, severities } from '../../language/read/families.ts';
import { chatText } from '../../language/write/fields.ts';
import { redFlagsAbout } from './about.ts';

export { familyLabels, severityLabels } from '../../language/read/families.ts';

const input = z.object({
  message: chatText('Por favor, introduce algún mensaje para analizar'),
});

const shown = {
  text: z.string(),
  severity: z.enum(severities),
  family: z.enum(families),
  quote: z.string(),
};

/** `behaviour`, the same name for each quote of one, lets it count once; it does not leave. */
const finding = z.object({ behaviour: z.optional(z.nullable(z.string())), ...shown });

const fieldsWith = <Flag extends z.ZodMiniType>(flag: Flag) => ({
  riskLevel: z.enum(levels),
  redFlags: z.array(flag),
  toneAnalysis: z.string(),
  advice: z.string(),
  unknowns: z.array(z.string()),
  /** In a language that nobody could read here: its level is no calm. */
  unread: z.optional(z.nullable(z.boolean())),
});

const output = z.object(fieldsWith(finding));
const answer = z.object({ ...fieldsWith(z.object(shown)), helpLines: z.array(helpLineSchema) });

export type RedFlagsInput = z.output<typeof input>;
export type RedFlagsOutput = z.output<typeof output>;
export type RedFlagsAnswer = z.output<typeof answer>;
export type RedFlag = z.output<typeof finding>;

export const redFlagsContract: ToolContract<RedFlagsInput, RedFlagsOutput, RedFlagsAnswer> = {
  ...redFlagsAbout,
  functionName: 'detect-redflags',
  unlimited: null,
  input,
  output,
  answer,
  present: ({ riskLevel, redFlags, toneAnalysis, advice, unknowns, unread }) => ({
    riskLevel,
    redFlags: redFlags?.map((flag) => ({
      text: flag?.text,
      severity: flag?.severity,
      family: flag?.family,
      quote: flag?.quote,
    })),
    toneAnalysis,
    advice,
    unknowns,
    ...(unread && { unread }),
    helpLines: unread ? [...helpForAnybody] : helpLinesFor(redFlags ?? []),
  }),
};
