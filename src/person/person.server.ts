import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '../platform/db.server.ts';
import { Failure } from '../platform/http-errors.server.ts';
import { about_me, currentUser, voices } from '../platform/schema.server.ts';
import {
  type AboutField,
  type AboutMe,
  aboutCaps,
  aboutFields,
  aboutMeIn,
  ageBands,
  type Gender,
  genders,
  toldTo,
} from './about-me/about-me.ts';
import { describeSamples, voiceOf } from './voice/in-words.ts';
import {
  descriptionCharacters,
  examplesForModel,
  samplesWanted,
  type Voice,
  type VoiceAnswer,
} from './voice/voice.ts';

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
  speaks: boolean;
  uses: readonly AboutField[];
}

interface Kept extends Record<string, unknown> {
  samples: string[] | null;
  description: string | null;
  is_on: boolean | null;
  facts: Partial<AboutMe> | null;
}

export async function readPerson(tx: Tx, { toolId, speaks, uses }: Wanted): Promise<Person> {
  if (!speaks && uses.length === 0) return { voice: null, told: {} };
  const { rows } = await tx.execute<Kept>(sql`
    select v.samples, v.description, v.is_on, a.facts from (select ${currentUser} as id) me
    left join voices v on v.user_id = me.id left join about_me a on a.user_id = me.id`);
  const { samples, description, is_on, facts } = rows[0] as Kept;
  return {
    voice: speaks && is_on && samples && description ? ownVoice(samples, description) : null,
    told: facts ? toldTo(aboutMeIn(facts), toolId, uses) : {},
  };
}

const ownVoice = (samples: readonly string[], description: string): OwnVoice => ({
  voice: voiceOf(description),
  description,
  examples: samples.slice(0, examplesForModel),
});

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullish()
    .transform((told) => told || null);
const option = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .enum(values)
    .nullish()
    .transform((told) => told ?? null);
const toolIds = z.array(z.string().max(40)).max(40);

/** The whole of it: what is left out is forgotten. */
export const aboutMeBody = z.object({
  gender: option(Object.keys(genders) as [Gender, ...Gender[]]),
  ageBand: option(ageBands),
  interests: text(aboutCaps.interests),
  app: text(aboutCaps.app),
  lookingFor: text(aboutCaps.lookingFor),
  needs: text(aboutCaps.needs),
  useIn: z
    .partialRecord(z.enum(aboutFields), toolIds)
    .nullish()
    .transform((uses) => uses ?? {}),
});

export async function readAboutMe(tx: Tx, userId: string): Promise<AboutMe> {
  const [row] = await tx.select().from(about_me).where(eq(about_me.user_id, userId));
  return aboutMeIn(row?.facts ?? {});
}

export async function keepAboutMe(tx: Tx, userId: string, told: AboutMe, at: Date): Promise<AboutMe> {
  const row = { facts: { ...told }, updated_at: at };
  await tx
    .insert(about_me)
    .values({ user_id: userId, ...row })
    .onConflictDoUpdate({ target: about_me.user_id, set: row });
  return told;
}

const sample = z.string().trim().min(1).max(samplesWanted.characters);

/** What is left out stays as it is; without samples there is nothing to change. An empty description is read anew. */
export const voiceBody = z.object({
  samples: z.array(sample).min(samplesWanted.least).max(samplesWanted.most).nullish(),
  description: z.string().trim().max(descriptionCharacters).nullish(),
  on: z.boolean().nullish(),
});

const voiceOfUser = (tx: Tx, userId: string) => tx.select().from(voices).where(eq(voices.user_id, userId));

export const readVoice = async (tx: Tx, userId: string): Promise<VoiceAnswer> =>
  presentVoice(await voiceOfUser(tx, userId));

function presentVoice([row]: Awaited<ReturnType<typeof voiceOfUser>>): VoiceAnswer {
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
  const kept = presentVoice(await voiceOfUser(tx, userId).for('update'));
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
