import { z } from 'zod';
import type { Collection } from '../library/collections.server.ts';
import type { Row } from '../platform/db.server.ts';
import { threads } from '../platform/schema.server.ts';

const { name, app, notes, lines, used_at, keep_until, keep_chosen, paused } = threads;
const columns = { name, app, notes, lines, used_at, keep_until, keep_chosen, paused };

/** For the library's way to list, search and save once; the routes are not the library's. */
export const threadCollection: Collection = {
  name: 'threads',
  title: 'Personas',
  table: threads,
  columns,
  body: z.record(z.string(), z.unknown()),
};

export const threadColumns = { id: threads.id, created_at: threads.created_at, ...columns };

const iso = (moment: unknown) => new Date(moment as string | Date).toISOString();

export const presentThread = (row: Row) => ({
  id: row.id,
  name: row.name,
  app: row.app,
  notes: row.notes,
  lines: row.lines,
  keepUntil: iso(row.keep_until),
  /** Its owner set `keepUntil`; else it moves with each use. */
  keepChosen: row.keep_chosen,
  usedAt: iso(row.used_at),
  createdAt: iso(row.created_at),
  paused: row.paused,
});
