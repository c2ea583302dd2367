import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '../../platform/db.server.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import { voices } from '../../platform/schema.server.ts';
import type { VoiceAnswer } from './contract.ts';
import { describeSamples } from './in-words.ts';
import { descriptionCharacters, samplesWanted } from './voice.ts';

const sample = z.string().trim().min(1).max(samplesWanted.characters);

/** What is left out stays as it is; without samples there is nothing to change. An empty description is read anew. */
export const voiceBody = z.object({
  samples: z.array(sample).min(samplesWanted.least).max(samplesWanted.most).nullish(),
  description: z.string().trim().max(descriptionCharacters).nullish(),
  on: z.boolean().nullish(),
});

const rowOf = (tx: Tx, userId: string) => tx.select().from(voices).where(eq(voices.user_id, userId));

export const readVoice = async (tx: Tx, userId: string): Promise<VoiceAnswer> =>
  present(await rowOf(tx, userId));

function present([row]: Awaited<ReturnType<typeof rowOf>>): VoiceAnswer {
  return row
    ? { samples: row.samples, description: row.description, on: row.is_on }
    : { samples: null, description: null, on: false };
}

export async function keepVoice(
  tx: Tx,
  userId: string,
  body: z.output<typeof voiceBody>,
  at: Date,
): Promise<VoiceAnswer> {
  // Held until it is written: what is deleted meanwhile stays deleted.
  const kept = present(await rowOf(tx, userId).for('update'));
  const samples = body.samples ?? kept.samples;
  if (!samples) throw new Failure('invalid_input', { fields: { samples: missing } });
  const unchanged = body.samples ? undefined : kept.description;
  const description = (body.description ?? unchanged) || describeSamples(samples);
  const row = { samples, description, is_on: body.on ?? (kept.samples ? kept.on : true), updated_at: at };
  await tx
    .insert(voices)
    .values({ user_id: userId, ...row })
    .onConflictDoUpdate({ target: voices.user_id, set: row });
  return { samples, description, on: row.is_on };
}

const missing = `Pega de ${samplesWanted.least} a ${samplesWanted.most} mensajes tuyos.`;

export async function forgetVoice(tx: Tx, userId: string): Promise<void> {
  await tx.delete(voices).where(eq(voices.user_id, userId));
}
