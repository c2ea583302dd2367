import words from './words.json' with { type: 'json' };
import { type Check, folded } from './written.ts';

/** `masculine` end in -a, or otherwise like feminines, and take «el»; `feminine` the other way round. */
const masculine = new Set(words.masculine);
const feminine = new Set(words.feminine);
const pluralEnds = new Set(words.pluralEnds);
const phrase =
  /(?<!\p{L})(el|la|los|las|un|una|unos|unas|del|al|este|esta|estos|estas) (\p{Ll}{3,})(?!\p{L})/gu;

const isFeminine = (word: string) =>
  (/(?:cion|sion|dad|tad|tud|umbre|eza)$/u.test(word) || /[^a]a$/u.test(word)) &&
  !/ista$/u.test(word) &&
  !masculine.has(word);
const isMasculine = (word: string) =>
  (/(?:aje|ismo|miento)$/u.test(word) || /[^a]o$/u.test(word)) && !feminine.has(word);

function fault(article: string, word: string): boolean {
  const plural = /s$/u.test(article);
  const single = plural ? word.replace(/s$/u, '') : word;
  if (plural) {
    // «Las comparamos» is a pronoun and a verb.
    if (!/s$/u.test(word) || /mos$/u.test(word) || pluralEnds.has(word)) return false;
    return /^(?:los|unos|estos)$/u.test(article)
      ? /[^aeiou]as$/u.test(word) && isFeminine(single)
      : /os$/u.test(word) && isMasculine(single);
  }
  if (/^(?:el|un|del|al|este)$/u.test(article))
    return isFeminine(word) || (/[aeo]s$/u.test(word) && !pluralEnds.has(word));
  // «La» is a pronoun too: «la cuento», «la veo».
  if (article === 'la') return /(?:aje|ismo|miento)$/u.test(word);
  return isMasculine(word);
}

export const articlesAgree: Check = ({ pieces }) =>
  pieces.flatMap((piece) =>
    [...piece.matchAll(phrase)]
      .filter(([, article = '', word = '']) => fault(article, folded(word)))
      .map(([found]) => `concordancia: ${found}`),
  );
