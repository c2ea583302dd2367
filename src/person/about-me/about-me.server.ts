import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '../../platform/db.server.ts';
import { about_me } from '../../platform/schema.server.ts';
import {
  type AboutMe,
  aboutCaps,
  aboutFields,
  ageBands,
  type Gender,
  genders,
  nothingTold,
} from './about-me.ts';

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
  return row ? aboutMeBody.parse(row.facts) : nothingTold;
}

export async function keepAboutMe(tx: Tx, userId: string, told: AboutMe, at: Date): Promise<AboutMe> {
  const row = { facts: { ...told }, updated_at: at };
  await tx
    .insert(about_me)
    .values({ user_id: userId, ...row })
    .onConflictDoUpdate({ target: about_me.user_id, set: row });
  return told;
}

export async function forgetAboutMe(tx: Tx, userId: string): Promise<void> {
  await tx.delete(about_me).where(eq(about_me.user_id, userId));
}
