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

/** The names that we know in a text, the longest first where two begin alike. */
function namesIn(text: string): string[] {
  const words = text.split(/[\s,().]+/u).filter(Boolean);
  const names = words.flatMap((_, at) =>
    [4, 3, 2, 1]
      .flatMap((some) => knownNames.get(fold(words.slice(at, at + some).join(' '))) ?? [])
      .slice(0, 1),
  );
  return names.filter((name, at) => !names.slice(0, at).some((longer) => longer.includes(name)));
}

/** A name as it was written, with its capitals: «Pacífico o lo que digas». */
const capitalised = /^(?:en )?(\p{Lu}\p{Ll}+(?: (?:(?:de|del|la|las|los|el) )*\p{Lu}\p{Ll}+){0,3})/u;
const notAName = new RegExp(`\\b(?:${texts.notPlaces.join('|')})\\b`, 'u');

/** «en Lavapiés (Madrid)»: what surely is a name, with nothing told about it; undefined where none was read. */
export function placeIn(location = ''): string | undefined {
  const [name, around] = namesIn(location);
  const [, written = ''] = capitalised.exec(location) ?? [];
  if (name && !written.startsWith(`${name} `)) return `en ${name}${around ? ` (${around})` : ''}`;
  return written && !notAName.test(fold(written)) ? `en ${written}` : undefined;
}
