import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { textOf } from './collections.server.ts';

export const searchCaps = { characters: 200, words: 8 } as const;

const accented = 'áàâäãåéèêëíìîïóòôöõúùûüñçÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇ';
const plain = accented.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

// No extension is needed for this, and no locale: a database of locale C lowers A to Z only.
const fold = (text: SQL) => sql`lower(translate(${text}, ${sql.raw(`'${accented}', '${plain}'`)}))`;

/** Rows whose columns hold every word, anywhere and with or without accents. */
export function holdsWords(columns: Record<string, AnyPgColumn>, query: string): SQL | undefined {
  const words = query.normalize('NFC').split(/\s+/).filter(Boolean).slice(0, searchCaps.words);
  if (words.length === 0) return undefined;
  const text = sql.join(Object.values(columns).map(textOf), sql`, `);
  const patterns = words.map((word) => {
    const literal = word.replace(/[\\%_]/g, '\\$&');
    return fold(sql`${`%${literal}%`}::text`);
  });
  // `like all`: the row's text is folded once, however many words there are.
  return sql`${fold(sql`concat_ws(' ', ${text})`)} like all (array[${sql.join(patterns, sql`, `)}])`;
}
