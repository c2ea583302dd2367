import { fold } from '../../language/write/fold.ts';
import { placeNames } from '../../language/write/places.server.ts';
import texts from './plans/texts.json' with { type: 'json' };

const knownNames = new Map([
  ...placeNames.map((name) => [fold(name), name] as const),
  ...Object.entries(texts.shortNames),
]);
/** «Ella es de Monterrey» tells where somebody is from: it is no plan. */
const origin =
  /(?<!\p{L})(?:soy|es|somos|son|vien\p{L}+|vengo|vino|lleg\p{L}+|nac\p{L}+|crecí|creció|viv\p{L}+|mud\p{L}+|march\p{L}+|trabaj\p{L}+|estudi\p{L}+|voy|va|vamos|visita)(?: a \p{L}+[aei]r)? (?:de|en|a) (\p{L}+)(?: (\p{L}+))?/giu;
export const withoutOrigins = (text: string) =>
  text.replace(origin, (all: string, one: string, two = '') =>
    knownNames.has(fold(`${one} ${two}`)) ? '' : knownNames.has(fold(one)) ? two : all,
  );
const smallWords = new Set('de del la el los las y o en al por junto cerca zona barrio ciudad'.split(' '));
const notAName = new RegExp(`\\b(?:${texts.notPlaces.join('|')})\\b`, 'u');
const nouns = new Map(Object.entries(texts.articles));

/** The names that we know in a text, the longest first where two begin alike. */
function namesIn(text: string): string[] {
  const words = text.split(/[\s,]+/u).filter(Boolean);
  const names: string[] = [];
  for (let at = 0; at < words.length; ) {
    const nameOf = (some: number) => knownNames.get(fold(words.slice(at, at + some).join(' ')));
    const length = [4, 3, 2, 1].find(nameOf) ?? 1;
    names.push(nameOf(length) ?? '');
    at += length;
  }
  return [...new Set(names.filter(Boolean))];
}

/** «Huesca en febrero», «Cádiz o alrededores», «A Coruña cando chove»: what is told of the time and the place. */
const told = new RegExp(`(?:\\s*[,(]\\s*|\\s+)(?:${texts.toldOfPlaces.join('|')})(?!\\p{L}).*`, 'isu');
const from = /^(?:salida|saliendo|salimos|salgo) (?:de|desde) /iu;

/** Of a home only the town is said: «en mi piso de Getafe» is «en Getafe». */
export function townIn(location: string): string | undefined {
  const [known] = namesIn(location);
  return known && `en ${known}`;
}

/** «en Lavapiés (Madrid)»: the place as it was named, with nothing told about it; undefined where no name was read. */
export function placeIn(location: string | undefined): string | undefined {
  const clean =
    location
      ?.replace(from, '')
      .replace(told, '')
      .replace(/\(([^)]*)\)/gu, ', $1')
      .replace(/\s+/gu, ' ')
      .replace(/[.!]+$/u, '')
      .trim() ?? '';
  if (!/^\p{L}[\p{L}\p{N} ,'’()·-]{1,59}$/u.test(clean)) return undefined;
  const [first = '', second] = clean
    .split(/\s*,\s*/u)
    .map((part) => part.replace(/^en /iu, ''))
    .filter((part) => part && !notAName.test(fold(part)));
  const [, noun = '', rest = ''] = /^(?:(?:el|la|las|un|una) )?(\p{L}+)(.*)$/iu.exec(first) ?? [];
  const article = nouns.get(noun.toLowerCase());
  const beside = second && named(second);
  if (article && !knownNames.has(fold(first)))
    return `en ${article} ${noun.toLowerCase()}${withNames(rest)}${beside ? `, ${beside}` : ''}`;
  // «Cangas de Onís» is one name.
  if (/^\p{L}{3,} del? (?:l[ao]s? )?\p{L}+$/u.test(clean)) return `en ${named(clean)}`;
  const [name, next] = namesIn(clean);
  const place = name ?? (first && first.split(' ').length <= 4 ? named(first) : undefined);
  const around = next ?? (second && /^(?:\p{Lu}\p{Ll}+ ?){1,3}$/u.test(second) ? second : undefined);
  return place && `en ${place}${around ? ` (${around})` : ''}`;
}

/** «Un pueblo de soria» is «de Soria». */
const withNames = (phrase: string) =>
  phrase.replace(/(?<= (?:de|del|en|por) )(\p{L}[\p{L} ]*)$/u, (name) => knownNames.get(fold(name)) ?? name);

/** «lavapies» as it is written, and a name typed in lower case with its capitals. */
function named(part: string): string {
  const known = knownNames.get(fold(part));
  if (known) return known;
  if (part !== part.toLowerCase()) return part;
  return part
    .split(' ')
    .map((word, at) => (smallWords.has(word) && at > 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}
