import { and, eq, sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { readBody } from '../account/read-body.server.ts';
import type { Surface } from '../account/sessions.server.ts';
import { mostThreads } from '../billing/plans.ts';
import { toldByNames } from '../generation/pipeline/boxes.server.ts';
import { requireHarmless } from '../generation/pipeline/safety.server.ts';
import { calledIn } from '../generation/pipeline/thread.server.ts';
import { searchTextOf } from '../library/fold.ts';
import { createHeld } from '../library/held.server.ts';
import { type Page, parsePageRequest, readPage, searchPages } from '../library/list.server.ts';
import { readClientKey, saveOnce } from '../library/save.server.ts';
import type { Tx } from '../platform/db.server.ts';
import { fill } from '../platform/fill.ts';
import { Failure } from '../platform/http-errors.server.ts';
import { requirePathId } from '../platform/request.server.ts';
import { threads } from '../platform/schema.server.ts';
import { heldToAccount } from '../platform/within.server.ts';
import {
  keepColumns,
  keptAfterUse,
  presentThread,
  threadCollection,
  threadColumns,
} from './collection.server.ts';
import { changedThread, newThread, type ThreadLine } from './contract.server.ts';
import { allThreadsBytes, threadCaps } from './limits.ts';
import refusals from './refusals.json' with { type: 'json' };

/** A thread of 50,000 characters, each of which JSON may write in six. */
const mostBodyBytes = 320 * 1024;

/** What a person keeps of those they write with. To be mounted under `/api`, behind `requireSameOrigin`. Decision 0064. */
export function threadRoutes({ db, log, now, requireUser, limits }: Surface): Hono {
  const routes = new Hono();

  /** As what people keep of themselves. Whoever notes down what was done to them keeps it: it is evidence, and read whenever the thread is used. */
  const requireHarmlessTelling = (
    userId: string,
    { notes, ...given }: Parameters<typeof calledIn>[0] & { notes?: string | null | undefined },
  ) => {
    const told = [toldByNames(calledIn(given)), notes ?? ''].filter((text) => text !== '');
    return heldToAccount({ limits, log }, userId, () => requireHarmless(told, true));
  };

  routes.get('/threads', async (c) => {
    const user = await requireUser(c);
    const page = parsePageRequest(c.req.query());
    if (page.order === 'favourites')
      throw new Failure('invalid_input', { fields: { order: refusals.noStars } });
    if (page.q !== '') {
      const [found] = await searchPages({ db, limits }, user.id, [threadCollection], page);
      return c.json(presentPage(found));
    }
    return c.json(presentPage(await db.asUser(user.id, (tx) => readPage(tx, threadCollection, page))));
  });

  routes.get('/threads/:id', async (c) => {
    const user = await requireUser(c);
    return c.json(presentThread(await db.asUser(user.id, (tx) => requireThread(tx, c, user.id))));
  });

  routes.post('/threads', async (c) => {
    const user = await requireUser(c);
    const clientKey = readClientKey(c, threadCollection);
    await limits.check(user.id, 'save_user_minute', 'save_user_day');
    const { keepUntil, ...given } = await readBody(c, newThread, mostBodyBytes);
    requireFits(given.lines);
    await requireHarmlessTelling(user.id, given);
    const at = now();
    const values = { ...given, ...keepColumns(keepUntil ?? null, at), used_at: at };
    const { row, created } = await db.asUser(user.id, async (tx) => {
      await lockThreads(tx, user.id);
      const requireRoom = () => requireThreadRoom(tx, user.subscription_tier, true);
      return saveOnce(tx, threadCollection, { values, userId: user.id, clientKey, at, requireRoom });
    });
    return c.json(presentThread(row), created ? 201 : 200);
  });

  routes.patch('/threads/:id', async (c) => {
    const user = await requireUser(c);
    await limits.check(user.id, 'save_user_minute', 'save_user_day');
    const { keepUntil, add, seen, ...given } = await readBody(c, changedThread, mostBodyBytes);
    await requireHarmlessTelling(user.id, { ...given, lines: [...(given.lines ?? []), ...(add ?? [])] });
    const at = now();
    const row = await db.asUser(user.id, async (tx) => {
      await lockThreads(tx, user.id);
      const before = await requireThread(tx, c, user.id);
      const lines = changedLines(before.lines as ThreadLine[], { ...given, add, seen });
      requireFits(lines);
      const texts = { name: before.name, app: before.app, notes: before.notes, ...given, lines };
      const chosen = keepUntil === undefined && before.keep_chosen ? undefined : (keepUntil ?? null);
      const [changed] = await tx
        .update(threads)
        .set({
          ...given,
          lines,
          search_text: searchTextOf(texts),
          used_at: at,
          ...(chosen !== undefined && keepColumns(chosen, at)),
          ...(chosen === null && !before.keep_chosen && { keep_until: keptAfterUse(at) }),
        })
        .where(ownThread(String(before.id), user.id))
        .returning(threadColumns);
      if (!changed) throw new Failure('not_found');
      await requireThreadRoom(tx, user.subscription_tier, false);
      return changed;
    });
    return c.json(presentThread(row));
  });

  routes.delete('/threads/:id', async (c) => {
    const user = await requireUser(c);
    const gone = await db.asUser(user.id, (tx) =>
      tx
        .delete(threads)
        .where(ownThread(requirePathId(c), user.id))
        .returning({ id: threads.id }),
    );
    if (gone.length === 0) throw new Failure('not_found');
    return c.body(null, 204);
  });

  routes.delete('/threads', async (c) => {
    const user = await requireUser(c);
    await db.asUser(user.id, (tx) => tx.delete(threads).where(eq(threads.user_id, user.id)));
    return c.body(null, 204);
  });

  return routes;
}

function changedLines(
  kept: readonly ThreadLine[],
  { lines, add = [], seen = kept.length }: Pick<z.output<typeof changedThread>, 'lines' | 'add' | 'seen'>,
): ThreadLine[] {
  const isAt = (given: readonly ThreadLine[], from: number) =>
    given.every((line, at) => isSame(line, kept[from + at]));
  const isWritten = lines !== undefined && lines.length > seen && isAt(lines, 0);
  const since = kept.slice(isWritten ? lines.length : seen);
  return [...(lines ?? kept.slice(0, seen)), ...since, ...(isAt(add, seen) ? [] : add)];
}

const isSame = (one: ThreadLine, other: ThreadLine | undefined): boolean =>
  one.who === other?.who && one.text === other.text && one.at === other.at;

const presentPage = (page: Page | undefined) => ({
  items: (page?.items ?? []).map(presentThread),
  next: page?.next ?? null,
});

const ownThread = (id: string, userId: string) => and(eq(threads.id, id), eq(threads.user_id, userId));

async function requireThread(tx: Tx, c: Context, userId: string) {
  const [row] = await tx
    .select(threadColumns)
    .from(threads)
    .where(ownThread(requirePathId(c), userId));
  if (!row) throw new Failure('not_found');
  return row;
}

/** One change at a time for each person, so that what is counted is still true when it is written. */
const lockThreads = (tx: Tx, userId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`threads:${userId}`}, 0))`);

const held = createHeld([threadCollection]);

/** After an insert or a change, so that a refusal takes it back. */
async function requireThreadRoom(tx: Tx, tier: string, isNew: boolean): Promise<void> {
  const { items, bytes } = await held.read(tx);
  const most = tier.includes('pro') ? mostThreads.pro : mostThreads.free;
  if (isNew && most !== null && items > most)
    throw new Failure('premium_required', { message: fill(refusals.full, { most: String(most) }) });
  if (bytes > allThreadsBytes) throw new Failure('too_large', { message: refusals.noRoom });
}

function requireFits(lines: readonly ThreadLine[]): void {
  const characters = lines.reduce((sum, { text }) => sum + text.length, 0);
  if (lines.length <= threadCaps.lines && characters <= threadCaps.characters) return;
  throw new Failure('too_large', { message: refusals.tooLong });
}
