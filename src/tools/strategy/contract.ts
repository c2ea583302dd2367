import * as z from 'zod/mini';
import { helpLineSchema } from '../../generation/help-line-schema.ts';
import { helpLinesFor } from '../../generation/help-lines.ts';
import type { ToolContract } from '../../generation/tool.ts';
import { families } from '../../language/read/families.ts';
import { strategyAbout } from './about.ts';

export const strategyLimits = {
  /** What was received may be a whole chat. */
  receivedCharacters: 50_000,
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

export type Objective = keyof typeof objectiveLabels;

export const defaultObjective: Objective = 'interest';

export const styleLabels = {
  casual: 'Casual',
  divertido: 'Divertido',
  sincero: 'Sincero',
  directo: 'Directo',
  romantico: 'Romántico',
  custom: 'Personalizado',
} as const;

export type StrategyStyle = keyof typeof styleLabels;

export const defaultStyle: StrategyStyle = 'casual';

const required =
  'Pega o escribe el mensaje que has recibido. Si no te han contestado, pon «no me ha contestado» y vemos qué hacer.';

const optionalText = (maximum: number, tooLong: string) =>
  z.optional(
    z.pipe(
      z.nullable(z.string().check(z.maxLength(maximum, tooLong))),
      z.transform((text) => text?.trim() || undefined),
    ),
  );

const { receivedCharacters, lastCharacters, objectiveCharacters, styleCharacters } = strategyLimits;

const input = z.object({
  lastMessage: optionalText(
    lastCharacters,
    'Tu último mensaje es demasiado largo: como mucho 4.000 caracteres',
  ),
  receivedMessage: z.string(required).check(
    z.maxLength(
      receivedCharacters,
      'El mensaje recibido es demasiado largo: caben 50.000 caracteres. No hemos cortado nada; quita lo más antiguo y prueba otra vez.',
    ),
    z.refine((text) => text.trim() !== '', required),
  ),
  /** One of the presets, or the person's own words: that is what "otro" sends. */
  objective: optionalText(objectiveCharacters, 'El objetivo es demasiado largo: como mucho 300 caracteres'),
  customObjective: optionalText(
    objectiveCharacters,
    'El objetivo es demasiado largo: como mucho 300 caracteres',
  ),
  /** Likewise. */
  style: optionalText(styleCharacters, 'El estilo es demasiado largo: como mucho 200 caracteres'),
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
