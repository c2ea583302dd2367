import { createHash } from 'node:crypto';
import { z } from 'zod';
import { normalForm } from '../../platform/normal-form.ts';

const schema = z.object({
  email: z
    .string()
    .transform((email) => normalForm(email, 'NFKC').trim().toLowerCase())
    .pipe(z.email().max(254)),
  name: z
    .string()
    .transform((name) => normalForm(name, 'NFC').trim())
    .pipe(
      z
        .string()
        .min(1)
        .max(80)
        .regex(/^\P{Cc}*$/u),
    ),
});

export type Person = z.output<typeof schema>;

export const readPerson = (form: URLSearchParams): Person | null =>
  schema.safeParse(Object.fromEntries(form)).data ?? null;

/** The same e-mail is the same account, on any installation and after any restart. */
export function subjectOf(email: string): string {
  return createHash('sha256').update(`salero:identidad-local:${email}`).digest('base64url');
}
