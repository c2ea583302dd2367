import { isAmerican, isPeninsular } from '../../language/write/american.ts';
import { usesUsted } from '../../language/write/usted.ts';
import { usesVos } from '../../language/write/voseo.ts';
import { commonest, emojisIn, laughter } from './marks.ts';
import type { Voice } from './voice.ts';

/** What the samples show: what our own rules follow, and what only a model can. */
export interface SampleReading extends Voice {
  fillers: readonly string[];
  habits: readonly string[];
  variety?: 'de España' | 'de América';
}

const shortest = 60;
const longest = 150;
/** Of the samples: below it is never, above it is always, and between them nothing is said. */
const [few, most] = [0.34, 0.66];

const unaccented =
  /(?<!\p{L})(?:mas|tambien|asi|dias?|aqui|ahi|alli|despues|adios|cafe|musica|facil|dificil|sabado|miercoles|peliculas?|ultim[oa]s?|proxim[oa]s?|numero|telefono|movil|tenia|habia|podria[ns]?|gustaria|estaria|haria|queria|ademas|ningun|algun|segun|quizas?|rapido|perdon|tenes|queres|podes|vivis|jamas|ojala|sofa|bebe|\p{L}{2,}[cs]ion)(?!\p{L})|^(?:hola,? ?)?(?:que tal|como (?:estas|va))(?!\p{L})/giu;
const accented = /[áéíóú]/giu;
const wordsWithoutAny = 25;

const fillerWords =
  /(?<!\p{L})(?:pues|bueno|en plan|t[ií][oa]|o sea|la verdad|vale|venga|oye|nada|literal|che|bolud[oa]|posta|wey|güey|po|cachai|parce|ay|uf|buah|jo|ostras|en fin|a ver|ojo|obvio|igual|mae|vaya)(?!\p{L})/giu;

const habitOf: readonly [RegExp, string][] = [
  [/(\p{L})\1{2,}/u, 'letras alargadas'],
  [/\.{3}|…/u, 'puntos suspensivos'],
  [/[!?]{2}/u, 'signos repetidos'],
  [/(?<!\p{L})(?:q|k|t|xq|pq|tb|tmb|bn|x|d|porfa|dnd)(?!\p{L})/iu, 'abreviaturas'],
];

export function readSamples(samples: readonly string[]): SampleReading {
  const texts = samples.map((one) => one.trim()).filter((one) => one !== '');
  const share = (isIn: (text: string) => boolean, of = texts) =>
    of.length === 0 ? undefined : of.filter(isIn).length / of.length;
  const usual = (value: number | undefined): boolean | undefined =>
    value === undefined || (value > few && value < most) ? undefined : value >= most;
  const has = (pattern: RegExp) => (text: string) => text.search(pattern) >= 0;

  const lettered = texts.map((text) => /\p{L}/u.exec(text)?.[0]).filter((first) => first !== undefined);
  const asking = texts.filter(has(/[?!]/));
  const ending = texts.filter(has(/[\p{L}\d.]$/u));
  const laughs = texts.flatMap((text) => text.match(laughter) ?? []).map((one) => one.toLowerCase());
  const [laugh] = commonest(laughs);
  const emojis = texts.map(emojisIn);
  const pictured = share((text) => emojisIn(text).length > 0);
  const all = texts.join('\n');
  const fillers = commonest(
    texts.flatMap((text) => [...new Set((text.match(fillerWords) ?? []).map((one) => one.toLowerCase()))]),
  );
  const often = (one: string) => texts.filter((text) => text.toLowerCase().includes(one)).length > 1;

  const capitals = usual(share((text) => /^[^\p{L}]*\p{Lu}/u.test(text), texts.filter(has(/\p{L}/u))));
  const accents = lettered.length > 0 ? accentsIn(all) : undefined;

  return defined<SampleReading>({
    length: lengthOf(texts.map(({ length }) => length)),
    capitals,
    accents,
    // Whoever leaves out capitals or accents opens no question, though the samples ask none.
    openingMarks:
      asking.length === 0 && (capitals === false || accents === false)
        ? false
        : usual(share(has(/[¿¡]/), asking)),
    finalStop: usual(share(has(/(?<!\.)\.$/), ending)),
    laughter: laugh ? { text: laugh, often: (share(has(laughter)) ?? 0) >= 0.5 } : undefined,
    emojis:
      pictured === undefined
        ? undefined
        : {
            often: pictured === 0 ? 'never' : pictured > 0.5 ? 'often' : 'sometimes',
            favourites: commonest(emojis.flat()).slice(0, 3),
          },
    address: usesVos(all) ? 'vos' : usesUsted(all) ? 'usted' : undefined,
    variety: isAmerican(all) ? 'de América' : isPeninsular(all) ? 'de España' : undefined,
    fillers: fillers.filter(often).slice(0, 3),
    habits: habitOf
      .filter(([pattern]) => (share((text) => pattern.test(text.replace(laughter, ''))) ?? 0) > 0.3)
      .map(([, name]) => name),
  });
}

function lengthOf(lengths: readonly number[]): Voice['length'] {
  const middle = lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)];
  if (middle === undefined) return undefined;
  return middle < shortest ? 'short' : middle > longest ? 'long' : 'medium';
}

function accentsIn(text: string): boolean | undefined {
  const missing = text.match(unaccented) ?? [];
  const present = text.match(accented) ?? [];
  const words = text.match(/\p{L}+/gu) ?? [];
  if (present.length === 0) return missing.length > 0 || words.length >= wordsWithoutAny ? false : undefined;
  const share = missing.length / (missing.length + present.length);
  return share > 0.5 ? false : share < 0.25 ? true : undefined;
}

function defined<T extends object>(value: { [Key in keyof T]: T[Key] | undefined }): T {
  return Object.fromEntries(Object.entries(value).filter(([, held]) => held !== undefined)) as T;
}
