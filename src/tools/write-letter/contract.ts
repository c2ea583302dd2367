import * as z from 'zod/mini';
import { helpLineSchema } from '../../generation/help-line-schema.ts';
import type { HelpLine } from '../../generation/help-lines.ts';
import type { ToolContract } from '../../generation/tool.ts';
import { requiredText } from '../../language/write/fields.ts';
import { writeLetterAbout } from './about.ts';

export const letterKinds = {
  no: 'Decir que no',
  end: 'Dejarlo bien',
  sorry: 'Pedir perdón',
  limit: 'Poner un límite',
  ask: 'Pedir una explicación',
  tell: 'Contar algo que cuesta',
} as const;

export type LetterKind = keyof typeof letterKinds;

export const letterLengths = { short: 'Corta', medium: 'Media', long: 'Larga' } as const;

export type LetterLength = keyof typeof letterLengths;

export const factsLimit = 2_000;

const keysOf = <Labels extends object>(labels: Labels) =>
  Object.keys(labels) as [keyof Labels & string, ...(keyof Labels & string)[]];

const input = z.object({
  kind: z.enum(keysOf(letterKinds), 'Elige qué quieres decir'),
  facts: requiredText(factsLimit, 'Cuenta en una línea qué ha pasado'),
  length: z.enum(keysOf(letterLengths), 'Elige el largo de la carta'),
});

const written = z.string().check(z.minLength(1), z.maxLength(2_400));

const letter = {
  angle: z.string().check(z.minLength(1), z.maxLength(60)),
  /** Nothing is sent: the text speaks to the person who asks. */
  silent: z.optional(z.nullable(z.boolean())),
  text: written,
};

const fields = {
  ...letter,
  alternatives: z.array(z.object(letter)).check(z.minLength(1), z.maxLength(3)),
  dontExpect: written,
};

const output = z.object(fields);
const answer = z.object({ ...fields, helpLines: z.optional(z.array(helpLineSchema)) });

export type LetterInput = z.output<typeof input>;
/** Our own rules add the lines, where somebody is in danger. */
export type LetterOutput = z.output<typeof output> & { helpLines?: HelpLine[] };
export type LetterAnswer = z.output<typeof answer>;

type Letter = Pick<LetterOutput, keyof typeof letter>;

const letterIn = <Written extends Partial<Letter>>({ angle, silent, text }: Written) => ({
  angle,
  ...(silent && { silent }),
  text,
});

export const writeLetterContract: ToolContract<LetterInput, LetterOutput, LetterAnswer> = {
  ...writeLetterAbout,
  functionName: 'write-letter',
  unlimited: null,
  input,
  output,
  answer,
  refines: 'text',
  present: ({ alternatives, dontExpect, helpLines, ...first }) => ({
    ...letterIn(first),
    alternatives: alternatives?.map((one) => letterIn(one ?? {})),
    dontExpect,
    ...(helpLines && { helpLines: helpLines as HelpLine[] }),
  }),
};
