import { readData } from '../read/data.server.ts';

const languages = Object.entries(readData<Record<string, string[]>>('languages.json')).map(
  ([name, words]) => [name, new RegExp(`(?<![\\p{L}'’])(?:${words.join('|')})(?!\\p{L})`, 'giu')] as const,
);

/** Small words that only ours has: whoever mixes two languages writes in the one that has more of them. */
const ours =
  /(?<![\p{L}'’])(?:y|pero|con|por|como|muy|yo|si|porque|los|las|hoy|tú|también|estoy|cuando|eso|lo|ya|soy|tengo|hola)(?!\p{L})/giu;

const differentIn = (text: string, words: RegExp) => new Set(text.match(words)).size;

export function otherLanguageOf(text: string): string | undefined {
  const plain = text.replaceAll('’', "'").toLowerCase();
  const least = Math.max(2, differentIn(plain, ours));
  return languages.find(([, words]) => differentIn(plain, words) >= least)?.[0];
}

export const speaksOurs = (text: string): boolean => differentIn(text, ours) > 1;
