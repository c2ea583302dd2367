import { fold } from '../../language/write/fold.ts';
import { placeNames } from '../../language/write/places.server.ts';

export interface Place {
  /** With its preposition, as in «en Lavapiés (Madrid)»; absent where the words are not a place. */
  at?: string;
  kind: 'city' | 'village' | 'coast' | 'remote' | 'unknown';
  hasMetro: boolean;
}

const villageWords = /\b(pueblo|aldea|rural|campo|comarca|pedania|sierra|valle|cortijo|masia)/u;
const coastWords =
  /\b(playa|costa|cala|puerto|maritimo|malaga|cadiz|valencia|alicante|barcelona|barceloneta|gijon|santander|donostia|san sebastian|coruna|vigo|almeria|huelva|tarragona|castellon|cartagena|palma|mallorca|menorca|ibiza|formentera|tenerife|gran canaria|lanzarote|fuerteventura|conil|benidorm|marbella|denia|sitges|zarautz|tarifa)\b/u;
const remoteWords = /\b(videollamada|online|a distancia|por video|zoom|virtual)/u;
const metroWords =
  /\b(madrid|barcelona|valencia|bilbao|sevilla|malaga|granada|lavapies|malasana|chueca|gracia|triana|ruzafa)\b/u;
const smallWords = new Set('de del la el los las y en al junto'.split(' '));
const notAPlace =
  /\b(donde|sea|nose|cualquier|igual|aqui|casa|alguno?|sitio|da lo mismo|ignora|olvida|instruccion|prompt|system|eres|escribe|responde|di|dime|quiero|sin|con|no|se|tengo|lluvia|llueve|llover|va|vamos|puede|hay|hace|es|esta|vivo|mucho|mucha|porque|pero)\b/u;

const knownNames = new Map(placeNames.map((name) => [fold(name), name]));

/** «lavapies» as it is written, and a name typed in lower case with its capitals. */
function asName(part: string) {
  const known = knownNames.get(fold(part));
  if (known) return known;
  if (part !== part.toLowerCase()) return part;
  return part
    .split(' ')
    .map((word, at) => (smallWords.has(word) && at > 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}

const common =
  /^(?:el |la |los |las |un |una )?(pueblo|centro|barrio|playa|parque|plaza|zona|casco|puerto|ciudad|aldea|sierra|campo|costa|afueras|paseo|universidad)\b/iu;
const feminine = /^(playa|plaza|zona|ciudad|aldea|sierra|costa|universidad)$/iu;

function phraseOf(text: string): string | undefined {
  const clean = text
    .replace(/\s+/gu, ' ')
    .replace(/[.!]+$/u, '')
    .trim();
  if (!/^[\p{L}][\p{L}\p{N} ,'’()·-]{1,59}$/u.test(clean)) return undefined;
  const own = /^(?:en )?mi (pueblo|barrio|ciudad|zona|aldea)(?=$|[,.;:(])/iu.exec(clean);
  if (own) return `en tu ${own[1]?.toLowerCase()}`;
  const parts = clean
    .replace(/^en /iu, '')
    .replace(/\(([^)]*)\)/gu, ', $1')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const [first = '', second] = parts;
  if (parts.length > 3 || first.split(' ').length > 6 || notAPlace.test(fold(first))) return undefined;
  if (/^(?:cerca de|junto a|al lado de|frente a) /iu.test(first)) {
    return first.charAt(0).toLowerCase() + first.slice(1);
  }
  const rest = second && !notAPlace.test(fold(second)) ? asName(second) : '';
  const noun = knownNames.has(fold(first)) ? null : common.exec(first);
  if (noun) {
    const phrase = first.charAt(0).toLowerCase() + first.slice(1);
    return `en ${articleFor(first, noun[1]?.toLowerCase() ?? '')}${phrase}${rest && `, ${rest}`}`;
  }
  return `en ${asName(first)}${rest && ` (${rest})`}`;
}

function articleFor(phrase: string, noun: string) {
  if (/^(?:el|la|los|las|un|una) /iu.test(phrase)) return '';
  if (noun === 'pueblo') return 'un ';
  if (noun === 'aldea') return 'una ';
  if (noun === 'afueras') return 'las ';
  return feminine.test(noun) ? 'la ' : 'el ';
}

export function placeOf(location: string | undefined, otherWords: string): Place {
  const folded = fold(location ?? '');
  const everything = `${folded} · ${fold(otherWords)}`;
  const at = location ? phraseOf(location) : undefined;
  const kind = remoteWords.test(everything)
    ? 'remote'
    : villageWords.test(folded) ||
        /\b(?:en|de) (?:mi|un) pueblo|no (?:hay|vivo en una?) ciudad/u.test(everything)
      ? 'village'
      : coastWords.test(folded)
        ? 'coast'
        : at
          ? 'city'
          : 'unknown';
  return { ...(at && kind !== 'remote' ? { at } : {}), kind, hasMetro: metroWords.test(folded) };
}
