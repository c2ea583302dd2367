import { sql } from 'drizzle-orm';
import { mostThreads } from '../billing/plans.ts';
import { createHeld } from '../library/held.server.ts';
import type { Tx } from '../platform/db.server.ts';
import { Failure } from '../platform/http-errors.server.ts';
import { threadCollection } from './collection.server.ts';
import type { ThreadLine } from './contract.server.ts';
import { allThreadsBytes, threadCaps } from './limits.ts';

/** One change at a time for each person, so that what is counted is still true when it is written. */
export const lockThreads = (tx: Tx, userId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`threads:${userId}`}, 0))`);

const held = createHeld([threadCollection]);

/** After an insert or a change, so that a refusal takes it back. */
export async function requireThreadRoom(tx: Tx, tier: string, isNew: boolean): Promise<void> {
  const { items, bytes } = await held.read(tx);
  const most = tier.includes('pro') ? mostThreads.pro : mostThreads.free;
  if (isNew && most !== null && items > most)
    throw new Failure('premium_required', {
      message: `Con la cuenta gratuita caben ${most} personas, y ya las tienes. Lo que has escrito sigue aquí: borra una o hazte Premium, y guárdalo entonces.`,
    });
  if (bytes > allThreadsBytes)
    throw new Failure('too_large', {
      message:
        'En «Personas» ya no cabe más texto. Lo que has escrito sigue aquí: borra algo y guárdalo entonces.',
    });
}

export function requireFits(lines: readonly ThreadLine[]): void {
  const characters = lines.reduce((sum, { text }) => sum + text.length, 0);
  if (lines.length <= threadCaps.lines && characters <= threadCaps.characters) return;
  throw new Failure('too_large', {
    message:
      'En un hilo caben 2.000 mensajes y 50.000 caracteres. No hemos cortado nada: quita lo más antiguo y guárdalo otra vez.',
  });
}
