import type { Family } from './families.ts';
import { isLoose, isSuffered } from './find-by-rules.ts';
import { type Finding, isByWeights } from './finding.ts';
import { games } from './in-play.ts';
import { normalise } from './normalise.ts';
import { weighedOnce } from './read-once.ts';

/** Log-odds from which what messages are read by counts in a box that holds none: of texts of strangers, half of what is below was harmless. */
const least = {
  likeness: 0.2,
  phrase: -1.6,
  certain: -3.2,
  suffered: -3.4,
  inPlay: -1.5,
  inABout: 2,
} as const;

const neverDoubted: readonly Family[] = ['autolesion', 'menor'];

const fights = `boxe(?:o|a|ador|adora|ando)|sparring|kick ?boxing|muay thai|taekwondo|jiu ?jitsu|lucha libre`;

const inPlay = new RegExp(
  String.raw`\b(?:futbol|${games}|padel|tenis|rugby|placaje|balonmano|handball|hockey|baloncesto|basket|voley|${fights}|judo|karate|esgrima|roller|derby|escalad[ao]r?|rocodromo|crossfit|ajedrez|mus|billar|dardos|bolos|ping pong|play|switch|videojuegos?|juego de rol|rol en vivo)\b`,
);

const bout = new RegExp(String.raw`\b(?:${fights}|mma|judo(?:ka)?|karate(?:ka|ca)?|dojo|tatami)\b`);

export const isOfABout = (text: string): boolean => bout.test(normalise(text).text);

const phobia =
  /\b(?:miedo|terror|pavor|panico|fobia) (?:a volar|a conducir|(?:al|a la|a las|a los) (?:alturas?|agujas?|inyecciones|sangre|aranas?|perros?|gatos?|palomas|cucarachas?|serpientes?|ratones|bichos|insectos|payasos|avion(?:es)?|vuelos?|agua|mar|oscuridad|noche|truenos|tormentas?|fuegos|ascensor(?:es)?|publico|dentista|examen(?:es)?|germenes|gallinas))\b/;

/** A wheelchair, bruises of a sport, a locked bathroom: words of a message that worries, and nobody tells of one. */
export const isBorneOut =
  (request: object, text: string) =>
  (one: Pick<Finding, 'id' | 'family' | 'certain'>): boolean => {
    if (one.certain && neverDoubted.includes(one.family)) return true;
    const { beyond } = weighedOnce(request, text);
    const isBlow = one.family === 'violencia' && !one.certain && !isSuffered(one);
    if (isBlow && beyond <= least.inABout && isOfABout(text)) return false;
    const isElse = () => [inPlay, phobia].some((said) => said.test(normalise(text).text));
    if (one.family === 'violencia' && beyond <= least.inPlay && isElse()) return false;
    return beyond > least[kindOf(one)];
  };

const kindOf = (one: Pick<Finding, 'id' | 'certain'>): keyof typeof least =>
  isSuffered(one)
    ? 'suffered'
    : one.certain
      ? 'certain'
      : isByWeights(one) || isLoose(one)
        ? 'likeness'
        : 'phrase';
