import { createHash } from 'node:crypto';
import { z } from 'zod';
import { normalForm } from '../../platform/normal-form.ts';

export interface Person {
  email: string;
  name: string;
}

export type PersonField = keyof Person;

export interface PersonForm {
  values: Person;
  errors: Partial<Record<PersonField, string>>;
}

const schema = z.object({
  email: z
    .string()
    .min(1, 'Escribe tu correo electrónico.')
    .max(254, 'Ese correo es demasiado largo.')
    .pipe(z.email('Ese correo no parece válido. Revisa que tenga la forma nombre@dominio.es.')),
  name: z
    .string()
    .min(1, 'Escribe tu nombre.')
    .max(80, 'El nombre puede tener 80 caracteres como mucho.')
    .regex(/^\P{Cc}*$/u, 'El nombre tiene algún carácter que no se puede usar.'),
});

/** Never throws: what is wrong with each field goes back to the page, next to what was written. */
export function readPerson(form: URLSearchParams): PersonForm & { person: Person | null } {
  const values = {
    email: normalForm(form.get('email') ?? '', 'NFKC')
      .trim()
      .toLowerCase(),
    name: normalForm(form.get('name') ?? '', 'NFC').trim(),
  };
  const parsed = schema.safeParse(values);
  if (parsed.success) return { values, errors: {}, person: parsed.data };
  const errors: PersonForm['errors'] = {};
  for (const issue of parsed.error.issues) errors[issue.path[0] as PersonField] ??= issue.message;
  return { values, errors, person: null };
}

/** The same e-mail is the same account, on any installation and after any restart. */
export function subjectOf(email: string): string {
  return createHash('sha256').update(`salero:identidad-local:${email}`).digest('base64url');
}
