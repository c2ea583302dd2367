import { readData } from '../read/data.server.ts';
import { trigramsOf } from '../read/trigrams.ts';

const { castellano, romance, ...others } = readData<Record<string, string[]>>('languages.json');

const anyOf = (words: readonly string[] = []) =>
  new RegExp(`(?<![\\p{L}'’])(?:${words.join('|')})(?!\\p{L})`, 'giu');

/** Small words that only ours has, and those that it shares with all but English. */
const [ours, shared] = [anyOf(castellano), anyOf(romance)];
const languages = Object.entries(others).map(([name, words]) => [name, anyOf(words)] as const);
const ofNoneOfThese = 'otra lengua';
const common = new Set(readData<string[]>('trigrams.json'));
/** Of 22,000 Spanish texts four have so many letters together that ours seldom puts together. */
const strange = { share: 0.33, least: 16 } as const;

function isStrange(text: string): boolean {
  // Laughter is the same few again and again.
  const all = [...new Set(trigramsOf(text))];
  const rare = all.filter((three) => !common.has(three)).length;
  const isOurScript = !/(?:[^\P{L}\p{Script=Latin}]\P{L}*){4}/u.test(text);
  return rare > strange.share * all.length && (all.length >= strange.least || !isOurScript);
}

const differentIn = (text: string, words: RegExp) => new Set(text.match(words)).size;

/** By its small words, so that a sentence is enough. Whoever mixes two languages writes in the one that has more of them. */
export function knownLanguageOf(text: string): string | undefined {
  const plain = text.replaceAll('’', "'").toLowerCase();
  const own = differentIn(plain, ours);
  const [most] = languages
    .map(([name, words]) => {
      const count = differentIn(plain, words);
      const against = name === 'inglés' ? own + differentIn(plain, shared) : own;
      return { name, count: count < Math.max(2, against) ? 0 : count };
    })
    .toSorted((one, other) => other.count - one.count);
  return most?.count ? most.name : undefined;
}

/** The one place that knows what we cannot read. */
export function otherLanguageOf(text: string): string | undefined {
  const isNone = () => differentIn(text.toLowerCase(), ours) === 0 && isStrange(text);
  return knownLanguageOf(text) ?? (isNone() ? ofNoneOfThese : undefined);
}

export const speaksOurs = (text: string): boolean => differentIn(text, ours) > 1;
