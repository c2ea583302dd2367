import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '../platform/db.server.ts';
import { Failure } from '../platform/http-errors.server.ts';
import { type Collection, scopeOf } from './collections.server.ts';
import { required, savedCaps } from './contract.server.ts';
import { searchTextOf } from './fold.ts';
import { columnsOf } from './save.server.ts';

/** What a person may change in an item. An empty note takes it away; an analysis has no text of its own. */
export const changeBody = ({ editable }: Collection) =>
  z
    .strictObject({
      text: (editable ? required(savedCaps.text) : z.undefined()).optional(),
      note: z.string().max(savedCaps.note).nullable().optional(),
      favourite: z.boolean().optional(),
    })
    .refine((change) => Object.values(change).some((value) => value !== undefined))
    .transform(
      ({ text, note, ...rest }): Record<string, unknown> => ({
        ...rest,
        ...(text !== undefined && editable && { [editable]: text }),
        ...(note !== undefined && { note: note?.trim() || null }),
      }),
    );

interface Change {
  id: string;
  userId: string;
  values: Record<string, unknown>;
}

/** The item as it is afterwards, with what search compares brought up to date. */
export async function changeItem(tx: Tx, collection: Collection, { id, userId, values }: Change) {
  const { table } = collection;
  const row = and(eq(table.id, id), eq(table.user_id, userId));
  const [changed] = await tx
    .update(table)
    .set(values as never)
    .where(and(row, scopeOf(collection)))
    .returning(columnsOf(collection));
  if (!changed) throw new Failure('not_found');
  const { id: _, user_id: __, created_at: ___, ...contents } = changed;
  const searchable = await tx
    .update(table)
    .set({ search_text: searchTextOf(contents) } as never)
    .where(and(row, scopeOf(collection)))
    .returning({ id: table.id });
  // SQL alone decides of what kind a row is, and this text has made it another.
  if (searchable.length === 0) throw new Failure('invalid_input', { fields: { text: 'No es correcto.' } });
  return changed;
}
