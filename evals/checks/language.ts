import words from './words.json' with { type: 'json' };
import { type Check, wordsOf } from './written.ts';

const spanish = new Set(words.spanish);
const foreign = new Set(words.foreign);

export const inSpanish: Check = ({ ours }) =>
  ours.filter((piece) => {
    const used = wordsOf(piece.toLowerCase());
    if (used.length < 10) return false;
    const own = used.filter((word) => spanish.has(word)).length;
    const others = used.filter((word) => foreign.has(word)).length;
    return own / used.length < 0.12 || others > own;
  });
