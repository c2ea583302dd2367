import { site } from '../platform/schema.server.ts';
import type { Services } from '../platform/services.server.ts';

export type Site = ReturnType<typeof createSite>;

export function createSite({ db }: Pick<Services, 'db'>) {
  let known: string | undefined;
  async function id(): Promise<string> {
    known ??= (await db.asService((tx) => tx.select({ id: site.id }).from(site)))[0]?.id;
    if (!known) throw new Error('no site');
    return known;
  }
  return { id, mark: async (user_id: string) => ({ user_id, site: await id() }) };
}
