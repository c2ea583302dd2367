import { z } from 'zod';
import { cleanText } from '../platform/hostile-text.server.ts';

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254).optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
  name: z
    .string()
    .transform((name) => cleanText(name).replace(/\s+/g, ' ').trim().slice(0, 120))
    .optional()
    .catch(undefined),
  picture: z
    .url({ protocol: /^https$/ })
    .max(2_048)
    .optional()
    .catch(undefined),
});

/** What is kept of a provider's answer. `subject` alone says who it is. Decision 0012. */
export type Identity = ReturnType<typeof readIdentity>;

export function readIdentity(issuer: string, given: object) {
  const { sub, email, email_verified, name, picture } = claims.parse(given);
  return {
    issuer,
    subject: sub,
    email: email_verified === true && email ? email.toLowerCase() : null,
    name: name || null,
    picture: picture ?? null,
  };
}
