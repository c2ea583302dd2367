import * as z from 'zod/mini';
import type { ToolContract } from '../../generation/tool.ts';
import { optionalText, requiredText } from '../../language/write/fields.ts';
import { improveDraftAbout } from './about.ts';

export const draftLimits = { draft: 2_000, received: 4_000, style: 200 } as const;

const input = z.object({
  draft: requiredText(draftLimits.draft, 'Escribe el mensaje que quieres mejorar'),
  received: optionalText(draftLimits.received),
  style: optionalText(draftLimits.style),
});

const edit = z.object({
  angle: z.string().check(z.minLength(1), z.maxLength(60)),
  text: z.string().check(z.minLength(1), z.maxLength(2_400)),
});

const edits = z.array(edit).check(z.maxLength(3));

const check = z.object({
  warnings: z.array(z.object({ kind: z.string(), text: z.string(), kinder: z.optional(z.string()) })),
});

/** Written by an engine. Fewer than three where nothing else is surely right, or where nothing should be sent. */
const output = z.object({ edits });
const answer = z.object({ edits, check });

type Check = z.output<typeof check>;

export type DraftInput = z.output<typeof input>;
/** Our own rules add the check, whoever wrote the edits. */
export type DraftOutput = z.output<typeof output> & { check?: Check };
export type DraftAnswer = z.output<typeof answer>;

export const improveDraftContract: ToolContract<DraftInput, DraftOutput, DraftAnswer> = {
  ...improveDraftAbout,
  functionName: 'improve-draft',
  unlimited: null,
  input,
  output,
  answer,
  present: (written) => ({
    edits: (written.edits ?? []).map((one) => ({ angle: one?.angle ?? '', text: one?.text ?? '' })),
    ...(written.check && { check: written.check }),
  }),
};

/** It finds a few things only: finding nothing is no promise. */
export const nothingFound =
  'No hemos visto nada de lo que suele sentar mal. Aun así, cómo caiga solo lo sabe quien lo lee.';
