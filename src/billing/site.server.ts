import { site } from '../platform/schema.server.ts';
import type { Services } from '../platform/services.server.ts';

interface Mark extends Record<string, string> {
  user_id: string;
  site: string;
}

export interface Site {
  id(): Promise<string>;
  mark(userId: string): Promise<Mark>;
}

export function createSite({ db }: Pick<Services, 'db'>): Site {
  let known: string | null = null;
  async function id(): Promise<string> {
    known ??= await db.asService(async (tx) => {
      const [row] = await tx.select({ id: site.id }).from(site);
      if (!row) throw new Error('no site');
      return row.id;
    });
    return known;
  }
  return { id, mark: async (user_id) => ({ user_id, site: await id() }) };
}
