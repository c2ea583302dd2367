import { fold } from './fold.ts';
import { isOrder } from './not-a-topic.server.ts';

const odd = /[^\p{L}\p{N}\s'’,.!?¿¡-]|https?|www\.|\d{5,}/u;
const longWord = /\p{L}{24,}|(\p{L})\1{3,}/u;

/** Words that we do not put in somebody's mouth: orders to the writer, insults, sex, bodies, health, hate, contact data. */
const unfit =
  /\b(ignora\w*|instruccion\w*|instruct\w*|prompt|system|sistema|asistente|assistant|override|jailbreak|dan|modo|json|html|script|responde|traduce|actua|olvida|anterior(es)?|ignore|previous|put[aoi]\w*|zorr[ao]s?|gilipollas|imbecil\w*|idiota\w*|mierda|cabron\w*|subnormal\w*|maric\w*|tonto|tonta|fea|feo|gord[ao]s?|guap\w*|buenorr\w*|tetas?|culos?|culazo|polla|pene|vagina|cono|follar\w*|folla|sexo|sexual\w*|sexy|desnud\w*|nudes?|porno|cachond\w*|cama|cuerpo|cuerpazo|escote|bikini|piernas|ojos|labios|pecho|rubi[ao]|moren[ao]|negr[ao]s?|gitan\w*|mor[oa]s?|sudaca\w*|judi\w*|musulm\w*|cancer|sida|vih|depresion|depre|ansiedad|autis\w*|tdah|suicid\w*|matar\w*|mato|muert\w*|drogas?|cocaina|porros?|telefono|whatsapp|instagram|onlyfans|bizum|gmail|hotmail|undefined|null|nan)\b/;

export function unsafeToQuote(text: string): boolean {
  return text.length > 90 || odd.test(text) || longWord.test(text) || unfit.test(fold(text));
}

export const isQuotable = (text: string): boolean =>
  /^\p{L}(?:[ ,-]?[\p{L}\p{N}]){2,58}$/u.test(text) &&
  text.split(' ').length <= 9 &&
  !isOrder(text) &&
  !unsafeToQuote(text);
