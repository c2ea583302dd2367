import { readData } from '../read/data.server.ts';
import { fold } from './fold.ts';

const questions = readData<{ words: string; asks: string }[]>('questions.json').map(({ words, asks }) => ({
  words: new RegExp(words, 'u'),
  asks,
}));

/** What whoever reads it may be asked that goes with what somebody tells of themselves. */
export function questionsOn(told: string): string[] {
  const text = fold(told);
  return questions.flatMap(({ words, asks }) => (words.test(text) ? [asks] : []));
}

export const everyQuestion: readonly string[] = questions.map(({ asks }) => asks);
