import { capitalise } from '../../language/write/grammar.ts';
import { eachSentence } from '../../language/write/sentences.ts';
import { withStops } from '../../language/write/spelled.server.ts';
import { wellWritten } from '../../language/write/well-written.server.ts';

const wordsIn = (text: string) => text.split(/\s+/).length;
const introduces = /\b(?:me llamo|soy) [^.]{2,40}\b(?:tengo \d\d|soy de|vivo en|trabajo)/iu;
const fewestWords = 6;
const breath = 25;
const link =
  /,? y (?=(?:me|te|se|nos|no|yo|tengo|vivo|trabajo|busco|soy|estoy|quiero|creo|hago|salgo|voy|también|además|ahora)(?!\p{L}))|, (?=(?:además|también|si(?! no(?!\p{L}))|no|me|te|se|lo|yo|tú|tengo|vivo|trabajo|busco|soy|eres|estoy|quiero|quería|creo|hago|salgo|voy|sé|es que|son|fue|perdón|perdona|gracias|ya|hoy|mañana|el|la|mejor|prefiero|porque no)(?!\p{L}))|(?<!(?<!\p{L})(?:mand|env|recib|merec|quier|necesit|d)\p{L}*) (?=un (?:saludo|abrazo|beso)(?: |$))| (?=yo (?:también|tampoco) |he (?:estado|pensado) |no conozco a |quería (?:saber|preguntar|decir|pedir|proponer)|me preguntaba si |acabo de salir de |busco (?:un|a|algo)|me gustan? |vivo en|trabajo (?:en|de|como)|tengo \d\d años)/giu;

/** What cannot be the end of a sentence: «si no puedes», «usted» of «usted y yo». */
const openEnd =
  /^(?:(?:pero )?para|si|cuando|aunque|como|porque)(?!\p{L})|(?<!\p{L})(?:y|pero|que|o) (?:si|cuando|aunque) [^,.;:]*$|(?<!\p{L})(?:el|la|l[oa]s|una?|unos|al?|del?|en|con|por|para|mis?|tus?|sus?|sí|no|si|que|porque|y|o|usted|tú|vos|ya|yo|también|tampoco|hoy|ayer|siempre|nunca|solo|cuando|donde|como|pero|me|te|lo|la|se|nos)$|:$/iu;
const farewell = /^(?:un (?:saludo|beso|abrazo)|saludos|bes(?:it)?os|abrazos|cuídate)(?!\p{L})/iu;
const surelyBegins =
  /^(?:yo (?:también|tampoco)|he (?:estado|pensado)|quería \p{L}+|me preguntaba|un (?:saludo|abrazo|beso))(?!\p{L})/iu;

/** Whoever set a stop knows where sentences end. */
const isOneBreath = (text: string) => !/[.!?\n](?!\s*$)/u.test(text);

/** «Me llamo Ana y vivo en Jaén y trabajo de noche y busco…»: in one breath nobody reads it. */
function unchained(sentence: string): string {
  if (wordsIn(sentence) <= breath || /[¿?]/u.test(sentence)) return sentence;
  let text = '';
  let from = 0;
  for (const { 0: said, index } of sentence.matchAll(link)) {
    const so = sentence.slice(from, index);
    const rest = sentence.slice(index + said.length);
    const fewest = surelyBegins.test(rest) ? 3 : fewestWords;
    const isOpen = openEnd.test(so) && !farewell.test(rest);
    if (wordsIn(so) < fewest || wordsIn(rest) < 2 || isOpen) continue;
    text += `${text ? capitalise(so) : so}. `;
    from = index + said.length;
  }
  return text + (text ? capitalise(sentence.slice(from)) : sentence);
}

/** Whoever wrote so much ends it as well. */
const full = (text: string) =>
  /[\p{L}\d)]$/u.test(text) && !/(?:[:;=]-?\)|[jh][ae])$/iu.test(text) ? `${text}.` : text;

/** The draft as it is, well written, with a stop where each thing ends that one breath told. */
export function wellPut(typed: string): string {
  const draft = typed.replace(/^\s*k+\s*[.!]*\s*$/iu, 'ok').replace(/(?<!\p{L})s[ií]{2,}(?!\p{L})/giu, 'sí');
  const chained = wellWritten(introduces.test(draft) ? withStops(draft) : draft);
  const parted = isOneBreath(typed) ? eachSentence(chained, unchained) : chained;
  return parted === chained && wordsIn(chained) < breath ? chained : full(parted);
}
