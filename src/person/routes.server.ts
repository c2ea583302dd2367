import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { z } from 'zod';
import { readBody } from '../account/read-body.server.ts';
import type { Surface } from '../account/sessions.server.ts';
import type { Tx } from '../platform/db.server.ts';
import { cleaned } from '../platform/hostile-text.server.ts';
import { about_me, voices } from '../platform/schema.server.ts';
import { heldToAccount } from '../platform/within.server.ts';
import { aboutMeBody, keepAboutMe, keepVoice, readAboutMe, readVoice, voiceBody } from './person.server.ts';

interface Kept<Body, Answer> {
  table: typeof about_me | typeof voices;
  body: z.ZodType<Body>;
  texts(body: Body): (string | null | undefined)[];
  read(tx: Tx, userId: string): Promise<Answer>;
  keep(tx: Tx, userId: string, body: Body, at: Date): Promise<Answer>;
}

/** `/voice` and `/about-me`: nothing is kept that the person did not put. To be mounted under `/api`, behind `requireSameOrigin`. */
export function personRoutes(
  { db, log, now, requireUser, limits }: Surface,
  requireHarmless: (texts: readonly string[]) => Promise<void>,
): Hono {
  const routes = new Hono();

  function keeping<Body, Answer extends object>(
    path: string,
    { table, body, ...kept }: Kept<Body, Answer>,
  ): void {
    routes.get(path, async (c) => {
      const { id } = await requireUser(c);
      return c.json(await db.asUser(id, (tx) => kept.read(tx, id)));
    });
    routes.put(path, async (c) => {
      const { id } = await requireUser(c);
      await limits.check(id, 'save_user_minute', 'save_user_day');
      const wanted = await readBody(c, cleaned.pipe(body));
      const texts = kept.texts(wanted).filter((text) => typeof text === 'string');
      await heldToAccount({ limits, log }, id, () => requireHarmless(texts));
      return c.json(await db.asUser(id, (tx) => kept.keep(tx, id, wanted, now())));
    });
    routes.delete(path, async (c) => {
      const { id } = await requireUser(c);
      await db.asUser(id, (tx) => tx.delete(table).where(eq(table.user_id, id)));
      return c.body(null, 204);
    });
  }

  keeping('/voice', {
    table: voices,
    body: voiceBody,
    texts: ({ samples, description }) => [...(samples ?? []), description],
    read: readVoice,
    keep: keepVoice,
  });
  keeping('/about-me', {
    table: about_me,
    body: aboutMeBody,
    texts: ({ interests, lookingFor, needs, app }) => [interests, lookingFor, needs, app],
    read: readAboutMe,
    keep: keepAboutMe,
  });
  return routes;
}
