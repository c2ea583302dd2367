import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/db.server.ts';
import type { RateLimits } from '../platform/rate-limits.server.ts';
import { Turns } from '../platform/turns.server.ts';
import type { Collection } from './collections.server.ts';
import { soughtIn } from './fold.ts';
import { type Page, type PageRequest, readPage } from './list.server.ts';

/** A search may read all that somebody keeps: each person has one at a time, wherever they look. */
const searches = new Turns<string>({ atOnce: 1, waiting: 20 });

export async function searchPages(
  { db, limits }: { db: Database; limits: RateLimits },
  userId: string,
  collections: readonly Collection[],
  page: PageRequest,
) {
  await limits.check(userId, 'search_user_minute', 'search_user_hour');
  return searches.run(userId, () =>
    db.asUser(userId, async (tx) => {
      const found: Page[] = [];
      for (const collection of collections)
        found.push(await readPage(tx, collection, page, holdsWords(page.q)));
      return found;
    }),
  );
}

function holdsWords(query: string): SQL {
  const patterns = soughtIn(query).map((word) => sql`${`%${word.replace(/[\\%_]/g, '\\$&')}%`}::text`);
  return patterns.length > 0 ? sql`search_text like all (array[${sql.join(patterns, sql`, `)}])` : sql`true`;
}
