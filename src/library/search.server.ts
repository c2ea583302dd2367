import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from '../platform/db.server.ts';
import type { RateLimits } from '../platform/rate-limits.server.ts';
import { currentUser } from '../platform/schema.server.ts';
import { Turns } from '../platform/turns.server.ts';
import type { Collection } from './collections.server.ts';
import { searchTextOf, soughtIn } from './fold.ts';
import { type Page, type PageRequest, readPage } from './list.server.ts';

/** Rows folded in one go. They may be large, and nobody else is served meanwhile. */
const foldedAtOnce = 25;

/** A search may read all that somebody keeps: each person has one at a time, wherever they look. */
const searches = new Turns<string>({ atOnce: 1, waiting: 20 });

/** Pages of what holds every word of `q`. */
export async function searchPages(
  { db, limits }: { db: Database; limits: RateLimits },
  userId: string,
  collections: readonly Collection[],
  page: PageRequest,
) {
  await limits.check(userId, 'search_user_minute', 'search_user_hour');
  return searches.run(userId, () => readPages(db, userId, collections, page));
}

async function readPages(
  db: Database,
  userId: string,
  collections: readonly Collection[],
  page: PageRequest,
) {
  for (;;) {
    const pages = await db.asUser(userId, async (tx) => {
      if (await foldSome(tx, collections)) return null;
      const found: Page[] = [];
      for (const collection of collections)
        found.push(await readPage(tx, collection, page, holdsWords(page.q)));
      return found;
    });
    if (pages) return pages;
  }
}

/** Rows of before there was a search text, or of an older instance. Whether there were any. */
async function foldSome(tx: Tx, collections: readonly Collection[]): Promise<boolean> {
  const tables = new Map(collections.map((collection) => [collection.table, collection]));
  for (const collection of tables.values()) if (await foldSomeOf(tx, collection)) return true;
  return false;
}

async function foldSomeOf(tx: Tx, { table, columns }: Collection): Promise<boolean> {
  const name = sql.identifier(getTableName(table));
  const texts = Object.values(columns).map((column) => sql.identifier(column.name));
  const { rows } = await tx.execute(sql`select id, ${sql.join(texts, sql`, `)} from ${name}
    where user_id = ${currentUser} and search_text is null
    limit ${foldedAtOnce}::bigint`);
  if (rows.length === 0) return false;
  const folded = rows.map(({ id, ...values }) => sql`(${id}::uuid, ${searchTextOf(values)}::text)`);
  await tx.execute(sql`update ${name} row set search_text = folded.search_text
    from (values ${sql.join(folded, sql`, `)}) folded (id, search_text) where row.id = folded.id`);
  return true;
}

function holdsWords(query: string): SQL {
  const patterns = soughtIn(query).map((word) => sql`${`%${word.replace(/[\\%_]/g, '\\$&')}%`}::text`);
  return patterns.length > 0 ? sql`search_text like all (array[${sql.join(patterns, sql`, `)}])` : sql`true`;
}
