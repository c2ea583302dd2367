import { jobs } from '../../src/language/write/people.server.ts';
import { placeNames } from '../../src/language/write/places.server.ts';
import { topics } from '../../src/language/write/topics.server.ts';
import words from './words.json' with { type: 'json' };
import { type Check, folded, wordsOf } from './written.ts';

const numbers =
  /(?<![\p{L}\p{N}])\d+(?:[.,]\d+)*|(?<!\p{L})(?:trece|catorce|quince|dieci\p{L}+|veint\p{L}+|treinta|cuarenta|cincuenta|cien) (?:años|kilómetros|países|libros)/gu;
const claim =
  /(?<!\p{L})(?:yo )?(?:tengo|vivo|trabajo (?:en|de|como)|soy|estudio|estudié|viajo|nací|hablo|toco|juego|colecciono|me llamo|mido|crecí|he (?:vivido|viajado|estado|trabajado|estudiado|corrido|leído)|mi (?:perr[oa]|gat[oa]|herman[oa]|madre|padre|abuel[oa]|hij[oa]|ex|trabajo|oficina)|fui a|estuve en) (?:\p{L}+ ?){0,4}/giu;

/** First person that states no fact: manners of speaking, and what the message itself offers; how tall is a number, and those are checked. */
const frames = words.frames.map((row) => new RegExp(`^(?:yo )?(?:${row})`, 'u'));

const stem = (word: string) => word.slice(0, Math.max(4, word.length - 2));

const questions = topics.flatMap(({ ask }) => ask);

/** The lines of the lexicon are read by people: no pattern tells a joke in the first person from a claim. */
const withoutOurs = (text: string) => questions.reduce((rest, line) => rest.replace(line, ''), text);

export const noInventedFacts: Check = ({ options, own, said }) => {
  const texts = [...options.map(({ text }) => text), ...own].map(withoutOurs);
  if (texts.length === 0) return null;
  const given = folded(said);
  const stems = new Set(wordsOf(given).map(stem));
  return texts.flatMap((text) => {
    const found = [...text.matchAll(numbers)]
      .map(([number]) => number)
      .filter((number) => !given.includes(folded(number)));
    const places = placeNames.filter(
      (name) =>
        new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(text) &&
        !given.includes(folded(name).replace(/^(?:el|la|los|las) /, '')),
    );
    const trades = jobs.filter(
      (job) =>
        new RegExp(`(?<!\\p{L})soy (?:una? )?${job}(?!\\p{L})`, 'iu').test(text) &&
        !given.includes(folded(job)),
    );
    const claims = [...text.matchAll(claim)]
      .map(([claimed]) => folded(claimed).trim())
      .filter((claimed) => !frames.some((frame) => frame.test(claimed)))
      .filter((claimed) => {
        const [, ...rest] = wordsOf(claimed);
        return !rest.some((word) => word.length > 3 && stems.has(stem(word)));
      });
    return [...found, ...places, ...trades, ...claims].map((what) => `${what}: ${text}`);
  });
};

export const quotesOccur: Check = ({ tool, quotes, said }) =>
  tool === 'bio-analyzer' ? quotes.filter((quote) => !said.includes(quote)) : null;
