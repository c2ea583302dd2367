import * as z from 'zod/mini';
import { helpLineSchema } from '../../generation/help-line-schema.ts';
import { helpLinesFor } from '../../generation/help-lines.ts';
import type { ToolContract } from '../../generation/tool.ts';
import { families, levels } from '../../language/read/families.ts';
import { chatText } from '../../language/write/fields.ts';
import { subtextAbout } from './about.ts';

export const noAlerts = 'Sin alertas destacables';

/** Stands beside it for people: it must not sound like «safe». */
export const noAlertsMeans =
  'No hemos reconocido ninguna señal de alerta, y eso no significa que no la haya: leemos solo palabras.';

const input = z.object({ message: chatText('Por favor, introduce un mensaje para analizar') });

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
  present: ({ analysis: { otra_lectura, siguiente_paso, senales = {}, subtexto, interes } = {} }) => ({
    analysis: {
      subtexto,
      ...(otra_lectura && { otra_lectura }),
      interes: { ...interes },
      ...(siguiente_paso && { siguiente_paso }),
      senales: {
        hay_alertas: senales.hay_alertas,
        detalles: senales.hay_alertas === false ? noAlerts : senales.detalles,
      },
    },
    helpLines: helpLinesFor((senales.familias ?? []).map((family) => ({ family, severity: 'high' }))),
  }),
};
