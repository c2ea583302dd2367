import * as z from 'zod/mini';

const decimal = new Intl.NumberFormat('es-ES', { useGrouping: 'always' });

function tooLong(maxLength: number): string {
  return `Es demasiado largo: como máximo ${decimal.format(maxLength)} caracteres`;
}

export function optionalText(maxLength: number) {
  return z.pipe(
    z.optional(
      z.nullable(z.string('Tiene que ser un texto').check(z.maxLength(maxLength, tooLong(maxLength)))),
    ),
    z.transform((text: string | null | undefined) => text?.trim() || undefined),
  );
}

/** What a finger that slept on the bar leaves: many rules look for what follows a space from each one anew. */
const manySpaces = /[^\S\n]{9,}/gu;

export function requiredText(maxLength: number, missing: string) {
  return z.string(missing).check(
    z.trim(),
    z.minLength(1, missing),
    z.maxLength(maxLength, tooLong(maxLength)),
    z.overwrite((text) => text.replace(manySpaces, ' ')),
  );
}

export const chatCharacters = 50_000;

/** A message or a whole chat as it was pasted: what is quoted from it is looked for there. */
export const chatText = (missing: string) =>
  z.string(missing).check(
    z.maxLength(
      chatCharacters,
      'El texto es demasiado largo: caben 50.000 caracteres. No hemos cortado nada; quita lo más antiguo y prueba otra vez.',
    ),
    z.refine((text) => text.trim() !== '', missing),
  );

/** A data URL. What is inside is checked by the pipeline, which also bounds the whole body. */
export function optionalImage() {
  return optionalText(14_000_000);
}
