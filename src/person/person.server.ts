import { sql } from 'drizzle-orm';
import type { Tx } from '../platform/db.server.ts';
import { currentUser } from '../platform/schema.server.ts';
import { aboutMeBody } from './about-me/about-me.server.ts';
import { type AboutField, toldTo } from './about-me/about-me.ts';
import { voiceOf } from './voice/in-words.ts';
import { examplesForModel, type Voice } from './voice/voice.ts';

/** How the person who asks writes: for our rules, and for a model. */
export interface OwnVoice {
  voice: Voice;
  description: string;
  examples: readonly string[];
}

export interface Person {
  /** Null: none is kept, it is switched off, or this tool writes nothing that they send. */
  voice: OwnVoice | null;
  told: Partial<Record<AboutField, string>>;
}

interface Wanted {
  toolId: string;
  /** The tool writes what the person sends to somebody. */
  speaks: boolean;
  uses: readonly AboutField[];
}

interface Kept extends Record<string, unknown> {
  samples: string[] | null;
  description: string | null;
  is_on: boolean | null;
  facts: unknown;
}

/** What the person whose transaction this is keeps about themselves, as far as this tool may use it. */
export async function readPerson(tx: Tx, { toolId, speaks, uses }: Wanted): Promise<Person> {
  if (!speaks && uses.length === 0) return { voice: null, told: {} };
  const { rows } = await tx.execute<Kept>(sql`
    select v.samples, v.description, v.is_on, a.facts from (select ${currentUser} as id) me
    left join voices v on v.user_id = me.id left join about_me a on a.user_id = me.id`);
  const { samples, description, is_on, facts } = rows[0] as Kept;
  return {
    voice: speaks && is_on && samples && description ? ownVoice(samples, description) : null,
    told: facts ? toldTo(aboutMeBody.parse(facts), toolId, uses) : {},
  };
}

export const ownVoice = (samples: readonly string[], description: string): OwnVoice => ({
  voice: voiceOf(description),
  description,
  examples: samples.slice(0, examplesForModel),
});
