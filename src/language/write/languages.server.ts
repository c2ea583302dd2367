import { readData } from '../read/data.server.ts';

const languages = Object.entries(readData<Record<string, string[]>>('languages.json')).map(
  ([name, words]) => [name, new RegExp(`(?<![\\p{L}'’])(?:${words.join('|')})(?!\\p{L})`, 'giu')] as const,
);

/** A language other than ours that a text is written in, by at least two of its small words. */
export const otherLanguageOf = (text: string): string | undefined =>
  languages.find(([, words]) => new Set(text.replaceAll('’', "'").toLowerCase().match(words)).size > 1)?.[0];
