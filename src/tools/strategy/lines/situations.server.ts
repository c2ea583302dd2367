import type { Situation } from '../read-received.server.ts';
import type { Angles } from './angle.server.ts';
import { choice, contact, question, seeks } from './asked.server.ts';
import { boundary, need, photo, reassure, voice } from './considerate.server.ts';
import { compliment, laugh } from './delight.server.ts';
import { courtesy, greeting, night } from './greetings.server.ts';
import { cold, hard } from './low-spirits.server.ts';
import { excuse, plan } from './plans.server.ts';

/** When what was received asks for its own answer, whatever the objective. */
export const replies: Partial<Record<Situation, Angles>> = {
  plan,
  hard,
  excuse,
  cold,
  question,
  greeting,
  courtesy,
  compliment,
  reassure,
  voice,
  contact,
  laugh,
  night,
  choice,
  seeks,
  boundary,
  need,
  photo,
};
