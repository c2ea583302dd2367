import { readData } from '../read/data.server.ts';
import { fold } from './fold.ts';

const turns = readData<{ words: string; says: string }[]>('turned.json').map(({ words, says }) => ({
  words: new RegExp(words),
  says,
}));

export const turnedAround = (sentence: string): string[] =>
  turns.filter(({ words }) => words.test(fold(sentence))).map(({ says }) => says);
