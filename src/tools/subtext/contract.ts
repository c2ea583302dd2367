import * as z from 'zod/mini';
import { helpLineSchema } from '../../generation/help-line-schema.ts';
import { helpLinesFor } from '../../generation/help-lines.ts';
import type { ToolContract } from '../../generation/tool.ts';
import { families, levels } from '../../language/read/families.ts';
import { subtextAbout } from './about.ts';

export const subtextLimits = { messageCharacters: 50_000 } as const;

export const noAlerts = 'Sin alertas destacables';

/** Stands beside it for people: it must not sound like «safe». */
export const noAlertsMeans =
  'No hemos reconocido ninguna señal de alerta, y eso no significa que no la haya: leemos solo palabras.';

const required = 'Por favor, introduce un mensaje para analizar';

const input = z.object({
  message: z.string(required).check(
    z.maxLength(
      subtextLimits.messageCharacters,
      'El mensaje es demasiado largo: caben 50.000 caracteres. No hemos cortado nada; quita lo más antiguo y prueba otra vez.',
    ),
    z.refine((text) => text.trim() !== '', required),
  ),
});

const interest = z.object({
  nivel: z.enum(levels),
  explicacion: z.string(),
  citas: z.array(z.string()),
  incertidumbre: z.string(),
});

const signals = { hay_alertas: z.boolean(), detalles: z.string() };

const optionalText = z.optional(z.nullable(z.string()));

const reading = {
  subtexto: z.string(),
  /** What else it may mean. Nothing after a clear no. */
  otra_lectura: optionalText,
  interes: interest,
  siguiente_paso: optionalText,
};

/** `familias` (grave signs only) decides the help lines; it does not leave. */
const output = z.object({
  analysis: z.object({
    ...reading,
    senales: z.object({ ...signals, familias: z.array(z.enum(families)) }),
  }),
});

const answer = z.object({
  analysis: z.object({ ...reading, senales: z.object(signals) }),
  helpLines: z.array(helpLineSchema),
});

export type SubtextInput = z.output<typeof input>;
export type SubtextOutput = z.output<typeof output>;
export type SubtextAnswer = z.output<typeof answer>;

export const subtextContract: ToolContract<SubtextInput, SubtextOutput, SubtextAnswer> = {
  ...subtextAbout,
  functionName: 'analyze-intention',
  unlimited: null,
  input,
  output,
  answer,
  present: ({ analysis }) => ({
    analysis: {
      subtexto: analysis?.subtexto,
      ...(analysis?.otra_lectura && { otra_lectura: analysis.otra_lectura }),
      interes: {
        nivel: analysis?.interes?.nivel,
        explicacion: analysis?.interes?.explicacion,
        citas: analysis?.interes?.citas,
        incertidumbre: analysis?.interes?.incertidumbre,
      },
      ...(analysis?.siguiente_paso && { siguiente_paso: analysis.siguiente_paso }),
      senales: {
        hay_alertas: analysis?.senales?.hay_alertas,
        detalles: analysis?.senales?.hay_alertas === false ? noAlerts : analysis?.senales?.detalles,
      },
    },
    helpLines: helpLinesFor(
      (analysis?.senales?.familias ?? []).map((family) => ({ family, severity: 'high' })),
    ),
  }),
};
