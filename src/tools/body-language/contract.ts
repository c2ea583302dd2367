import * as z from 'zod/mini';
import type { Partially, ToolContract } from '../../generation/tool.ts';
import { optionalText } from '../../language/write/fields.ts';
import { bodyLanguageAbout } from './about.ts';

export const dateTypes = ['Café informal', 'Cena romántica', 'Paseo al aire libre', 'Bar de copas'] as const;

export const feelings = ['Tímido/a', 'Seguro/a', 'Depende del día'] as const;

export const impressions = ['Interés auténtico', 'Seguridad', 'Simpatía', 'Coqueteo sutil'] as const;

export const customTextMax = 200;

/** By its radio, by its own words, or by both. */
const isAnswered = (question: string, error: string) =>
  z.refine<Record<string, string | undefined>>(
    (form) => Boolean(form[question] || form[`${question}Custom`]),
    { path: [question], error },
  );

const formData = z
  .object(
    {
      tipoCita: optionalText(customTextMax),
      sentimiento: optionalText(customTextMax),
      transmitir: optionalText(customTextMax),
      tipoCitaCustom: optionalText(customTextMax),
      sentimientoCustom: optionalText(customTextMax),
      transmitirCustom: optionalText(customTextMax),
    },
    'Responde a las tres preguntas',
  )
  .check(
    isAnswered('tipoCita', 'Elige el tipo de cita'),
    isAnswered('sentimiento', 'Cuéntanos cómo te sueles sentir'),
    isAnswered('transmitir', 'Elige qué quieres transmitir'),
  );

const input = z.object({ formData });

const line = z.string().check(z.minLength(1), z.maxLength(400));
const lines = z.array(line).check(z.minLength(1), z.maxLength(8));
const guide = z.object({
  postura: lines,
  mirada: lines,
  gestos: lines,
  erroresComunes: lines,
  tipFinal: line,
  fraseMotivadora: z.optional(z.nullable(z.string().check(z.maxLength(400)))),
});

export type BodyLanguageInput = z.infer<typeof input>;
export type BodyLanguageGuide = z.infer<typeof guide>;

const present = (guide: Partially<BodyLanguageGuide>): Partially<BodyLanguageGuide> => ({
  postura: guide.postura ?? [],
  mirada: guide.mirada ?? [],
  gestos: guide.gestos ?? [],
  erroresComunes: guide.erroresComunes ?? [],
  tipFinal: guide.tipFinal ?? '',
  ...(guide.fraseMotivadora ? { fraseMotivadora: guide.fraseMotivadora } : {}),
});

export const bodyLanguageContract = {
  ...bodyLanguageAbout,
  functionName: 'generate-body-language',
  unlimited: null,
  input,
  output: guide,
  answer: guide,
  present,
} satisfies ToolContract<BodyLanguageInput, BodyLanguageGuide, BodyLanguageGuide>;
