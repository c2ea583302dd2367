import * as z from 'zod/mini';
import { angleCharacters, reportCharacters } from './limits.ts';

/** `POST /api/feedback`: `text` is there only where the person ticks the box that hands it over. */
export const feedbackBody = z.strictObject({
  generationId: z.uuid(),
  mark: z.enum(['useful', 'useless', 'wrong']),
  text: z.optional(z.nullable(z.string().check(z.maxLength(reportCharacters)))),
});

const answer = z.optional(z.nullable(z.boolean()));

/** `PUT /api/outcomes/ID`: of one text of an answer, by its angle. */
export const outcomeBody = z.strictObject({
  angle: z.string().check(z.minLength(1), z.maxLength(angleCharacters)),
  characters: z.int().check(z.gte(0), z.lte(reportCharacters)),
  answered: answer,
  met: answer,
});
