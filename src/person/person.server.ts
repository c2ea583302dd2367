import type { Database } from '../platform/db.server.ts';
import { readAboutMe } from './about-me/about-me.server.ts';
import { type AboutField, toldTo } from './about-me/about-me.ts';
import { voiceOf } from './voice/in-words.ts';
import { readVoice } from './voice/voice.server.ts';
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

/** What a person keeps about themselves, as far as this tool may use it, in one round trip. */
export async function readPerson(
  db: Database,
  userId: string,
  { toolId, speaks, uses }: Wanted,
): Promise<Person> {
  if (!speaks && uses.length === 0) return { voice: null, told: {} };
  const [kept, about] = await db.asUser(
    userId,
    (tx) => Promise.all([readVoice(tx, userId), readAboutMe(tx, userId)]),
    { readsAtOnce: true },
  );
  const { samples, description, on } = kept;
  const voice = speaks && on && samples && description ? ownVoice(samples, description) : null;
  return { voice, told: toldTo(about, toolId, uses) };
}

export const ownVoice = (samples: readonly string[], description: string): OwnVoice => ({
  voice: voiceOf(description),
  description,
  examples: samples.slice(0, examplesForModel),
});
