import type { Rows, Words } from '../read/compile.ts';
import { readData } from '../read/data.server.ts';
import { fold } from './fold.ts';

interface Writing {
  words: Words;
  /** Words whose spelling the words around tell, and marks that were left out: rows of `rewriting.ts`. */
  accents: Rows;
  marks: Rows;
  /** How a question surely begins. */
  asks: Rows;
  tags: Rows;
  /** What stands before a question or a cry, and is no part of it. */
  lead: Rows;
  accented: Readonly<Record<string, string>>;
}

const read = readData<Writing>('writing.json');
const names = readData<string[]>('given-names.json').filter((name) => /^\p{L}{3,}$/u.test(name));

export const writing: Writing = { ...read, words: { ...read.words, names, name: names.map(fold) } };
