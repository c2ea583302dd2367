import { groupBy } from '../../platform/group-by.ts';

export const laughter = /(?<!\p{L})(?:a?(?:ja|je|ji|jo|ha){2,}[jh]?|j(?:aj|sj)[ajs]+|x+d+|lol)(?!\p{L})/giu;

const segments = new Intl.Segmenter('es', { granularity: 'grapheme' });
const pictured = /\p{Extended_Pictographic}/u;

export const emojisIn = (text: string): string[] =>
  pictured.test(text)
    ? [...segments.segment(text)].map(({ segment }) => segment).filter((one) => pictured.test(one))
    : [];

export function commonest(found: readonly string[]): string[] {
  const counts = groupBy(found, (one) => one);
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length).map(([one]) => one);
}
