import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { profiles } from '../platform/schema.server.ts';
import type { Services } from '../platform/services.server.ts';
import { readBody } from './read-body.server.ts';
import { addresses } from './session-contract.ts';
import type { Sessions } from './sessions.server.ts';
import { currentTermsVersion } from './terms.ts';

const profileBody = z.object({ address: z.enum(addresses) });

const termsBody = z.object({ version: z.literal(currentTermsVersion) });

export function profileRoutes({ db, now }: Services, sessions: Sessions): Hono {
  const routes = new Hono();

  routes.patch('/profile', async (c) => {
    const user = await sessions.requireUser(c);
    const { address } = await readBody(c, profileBody);
    await db.asUser(user.id, (tx) => tx.update(profiles).set({ address }).where(eq(profiles.id, user.id)));
    return c.json({ address });
  });

  routes.post('/terms', async (c) => {
    const user = await sessions.requireUser(c);
    const { version } = await readBody(c, termsBody);
    await db.asService((tx) =>
      tx
        .update(profiles)
        .set({ terms_version: version, terms_accepted_at: now() })
        .where(eq(profiles.id, user.id)),
    );
    return c.json({ version });
  });

  return routes;
}
