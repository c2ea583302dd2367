import { jobs } from '../../src/language/write/people.server.ts';
import { placeNames } from '../../src/language/write/places.server.ts';
import { topics } from '../../src/language/write/topics.server.ts';
import { type Check, folded, wordsOf } from './written.ts';

const numbers =
  /(?<![\p{L}\p{N}])\d+(?:[.,]\d+)*|(?<!\p{L})(?:trece|catorce|quince|dieci\p{L}+|veint\p{L}+|treinta|cuarenta|cincuenta|cien) (?:años|kilómetros|países|libros)/gu;
const claim =
  /(?<!\p{L})(?:yo )?(?:tengo|vivo|trabajo (?:en|de|como)|soy|estudio|estudié|viajo|nací|hablo|toco|juego|colecciono|me llamo|mido|crecí|he (?:vivido|viajado|estado|trabajado|estudiado|corrido|leído)|mi (?:perr[oa]|gat[oa]|herman[oa]|madre|padre|abuel[oa]|hij[oa]|ex|trabajo|oficina)|fui a|estuve en) (?:\p{L}+ ?){0,4}/giu;

/** First person that states no fact: manners of speaking, and what the message itself offers. */
const frames = [
  'vivo mas alla|juego te conto|he leido lo|he estado a gusto|hablo de ello',
  'tengo (?:algo que decir|en cuenta|prisa|tant[ao]s|propuesta|respuesta|preparad|audios|debilidad|tema|preguntas|mas|curiosidad|ganas|que |lo mio|la sonrisa|opiniones|claro|pendiente|una pregunta|una duda|tiempo|siempre|dos preguntas)',
  'soy (?:mejor persona|yo|de los que|de las que|capaz|todo oidos|sincer|quien)',
  'hablo (?:con gusto|sin que|de eso|solo|en serio|poco|mucho)',
  'toco madera|juego (?:limpio|en casa|te |y |que )',
  'mi (?:madre disponibles|padre es)',
  'me llamo la atencion',
  // How tall is a number, and those are checked.
  'mido$',
].map((source) => new RegExp(`^(?:yo )?(?:${source})`, 'u'));

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
      .map(([words]) => folded(words).trim())
      .filter((words) => !frames.some((frame) => frame.test(words)))
      .filter((words) => {
        const [, ...rest] = wordsOf(words);
        return !rest.some((word) => word.length > 3 && stems.has(stem(word)));
      });
    return [...found, ...places, ...trades, ...claims].map((what) => `${what}: ${text}`);
  });
};

export const quotesOccur: Check = ({ tool, quotes, said }) =>
  tool === 'bio-analyzer' ? quotes.filter((quote) => !said.includes(quote)) : null;
