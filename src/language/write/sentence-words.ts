import { type Normalised, normalise } from '../read/normalise.ts';
import { type TextWords, wordsOf } from '../read/terms.ts';

/** Where words end belonging together: a sentence, or an item of a list. */
const leap = 1000;

export interface SentenceWords extends TextWords {
  original: string;
  normalised: Normalised;
  sentences: number[];
  clauses: number[];
}

export function sentenceWordsOf(original: string): SentenceWords {
  const normalised = normalise(original);
  const words = wordsOf(normalised.text);
  const sentences: number[] = [];
  const clauses: number[] = [];
  let [sentence, clause, end] = [0, 0, 0];
  const places = words.starts.map((start, at) => {
    const between = normalised.text.slice(end, start);
    end = words.ends[at] as number;
    if (/[^ ,:/'&-]/.test(between)) sentence += 1;
    else if (/[,/]| - /.test(between)) clause += 1;
    sentences.push(sentence);
    clauses.push(clause + sentence);
    return at + sentence * leap;
  });
  return { ...words, places, original, normalised, sentences, clauses };
}
