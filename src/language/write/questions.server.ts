import { readData } from '../read/data.server.ts';
import { fold } from './fold.ts';

const questions = readData<{ words: string; asks: string }[]>('questions.json').map(({ words, asks }) => ({
  words: new RegExp(words, 'u'),
  asks,
}));

/** «No tengo estudios», «no me gusta el fútbol»: nobody is asked about it. */
const denied =
  /\b(?:no (?:tengo|soy|hago|me (?:gusta|interesa|va|mola)n?|soporto|aguanto|quiero|busco|bebo|fumo)|odio|detesto|nada de|alergic[oa] a)\b[^.,;!?\n]*/gu;

export function questionsOn(told: string): string[] {
  let text = fold(told).replace(denied, ' ');
  return questions.flatMap(({ words, asks }) => {
    if (!words.test(text)) return [];
    // «No sé cocinar» answers the question of its row, and is not asked for a dish as well.
    text = text.replace(words, ' ');
    return [asks];
  });
}

export const everyQuestion: readonly string[] = questions.map(({ asks }) => asks);
