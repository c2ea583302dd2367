import * as z from 'zod/mini';
import { helpLineSchema } from '../../generation/help-line-schema.ts';
import { helpLinesFor } from '../../generation/help-lines.ts';
import type { ToolContract } from '../../generation/tool.ts';
import { families } from '../../language/read/families.ts';
import { chatText, optionalText } from '../../language/write/fields.ts';
import { strategyAbout } from './about.ts';

export const strategyLimits = {
  lastCharacters: 4_000,
  objectiveCharacters: 300,
  styleCharacters: 200,
} as const;

export const objectiveLabels = {
  whatsapp: 'Conseguir su WhatsApp',
  date: 'Proponer una cita',
  interest: 'Aumentar el interés y la conexión',
  end: 'Terminar la conversación con educación',
  recover: 'Recuperar el interés',
  other: 'Otro objetivo',
} as const;

export const defaultObjective = 'interest';

export const styleLabels = {
  casual: 'Casual',
  divertido: 'Divertido',
  sincero: 'Sincero',
  directo: 'Directo',
  romantico: 'Romántico',
  custom: 'Personalizado',
} as const;

export const defaultStyle = 'casual';

const { lastCharacters, objectiveCharacters, styleCharacters } = strategyLimits;

const input = z.object({
  lastMessage: z.optional(optionalText(lastCharacters)),
  /** What was received may be a whole chat. */
  receivedMessage: chatText(
    'Pega o escribe el mensaje que has recibido. Si no te han contestado, pon «no me ha contestado» y vemos qué hacer.',
  ),
  /** One of the presets, or the person's own words: that is what "otro" sends. */
  objective: z.optional(optionalText(objectiveCharacters)),
  customObjective: z.optional(optionalText(objectiveCharacters)),
  style: z.optional(optionalText(styleCharacters)),
});

const written = z.string().check(z.refine((text) => text.trim() !== ''));

const reply = {
  angle: written,
  /** The move is to send nothing: its text speaks to the person who asks. */
  silent: z.optional(z.nullable(z.boolean())),
  suggestedReply: written,
};

const fields = {
  ...reply,
  strategicAdvice: z.string(),
  styleTip: z.string(),
  alternatives: z.array(z.object(reply)),
};

/** `familias` (warning signs in what was received) only decides the help lines; it does not leave. */
const output = z.object({ ...fields, familias: z.array(z.enum(families)) });
const answer = z.object({ ...fields, helpLines: z.array(helpLineSchema) });

export type StrategyInput = z.output<typeof input>;
export type StrategyOutput = z.output<typeof output>;
export type StrategyAnswer = z.output<typeof answer>;

type Reply = Pick<StrategyOutput, keyof typeof reply>;

const replyIn = <Written extends Partial<Reply>>({ angle, silent, suggestedReply }: Written) => ({
  angle,
  ...(silent && { silent }),
  suggestedReply,
});

export const strategyContract: ToolContract<StrategyInput, StrategyOutput, StrategyAnswer> = {
  ...strategyAbout,
  functionName: 'generate-strategy',
  unlimited: null,
  input,
  output,
  answer,
  refines: 'suggestedReply',
  present: ({ strategicAdvice, styleTip, alternatives, familias, ...first }) => ({
    ...replyIn(first),
    strategicAdvice,
    styleTip,
    alternatives: alternatives?.map((one) => replyIn(one ?? {})),
    helpLines: helpLinesFor((familias ?? []).map((family) => ({ family, severity: 'high' }))),
  }),
};
