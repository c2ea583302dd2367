import type { Address } from './address.ts';
import { imperatives, notVerbs, secondPerson } from './second-person.ts';
import { toUsted, usesUsted } from './usted.ts';
import { toVos, usesVos } from './voseo.ts';

export function addressIn(words: string): Address {
  if (usesUsted(words)) return 'usted';
  return usesVos(words) ? 'vos' : 'tu';
}

export const turnedTo: Readonly<Record<Address, (line: string) => string>> = {
  tu: (line) => line,
  vos: toVos,
  usted: toUsted,
};

export const addressedAs = (words: string): ((text: string) => string) => turnedTo[addressIn(words)];

/** What means something else to who says vos. */
const elsewhere = /(?<!\p{L})cog(?:er|e|es|i|er[íé])/iu;

const beforeNoun =
  /(?:^|[\s«(])(?:unos|unas|tus|mis|sus|estos|estas|esos|esas|otros|otras|cuántos|cuántas|muchos|muchas|varios|varias|pocos|pocas|todos|todas|dos|tres|cuatro|cinco|seis|diez|de|con|sin|en|por|entre|para|a|\p{L}{2,}(?<!cual|qu)[aei]r|(?:de|con|sin|en|por|entre|para|a|todos|todas|son|hay|tiene|tienen) (?:los|las)|(?!(?:mientras|nos|les|más|menos|además|antes|después|entonces|pues|apenas|ellas|lunes|jueves) )\p{L}{2,}[aeo]s) $/u;
const sentenceStart = /(?:^|[.?!:;…«] ?[¿¡«]?|, ¿?| (?:y|o|pero|pues|luego) )$/u;
/** Past, conditional, future and subjunctive: «vos» has them as «tú» has. */
const sameForVos = /(?:[aei]rías|[ai]ste|[aei]rás|ieras|aras|ieses|abas)$/u;
const knownEnclitic =
  /^(?:saludar|encontrar|pedir|hablar|contestar|sorprender|vender|recomendar|mirar|preguntar|invitar|leer|ver|contár|enseñár|preguntár|escribir|conocer|escuchar|proponer|dar|mandar)te(?:l[oa]s?)?$/u;

/** Whether each word of a line for «tú» that may say «you» is one that we turn right. */
export function canBe(address: Address, line: string): boolean {
  return (
    address === 'tu' ||
    (!(address === 'vos' && elsewhere.test(line)) &&
      [...line.matchAll(/\p{L}+/gu)].every((match) =>
        isSure(address, match[0].toLowerCase(), line.slice(0, match.index)),
      ))
  );
}

function isSure(address: Address, word: string, before: string): boolean {
  const known = secondPerson.get(word);
  // «Elige mirador» is said to the reader; «quien elige, paga» is not, nor «me deja», which nothing turns.
  if (imperatives.has(word)) return sentenceStart.test(before) === (known !== undefined);
  const isNoun = beforeNoun.test(before);
  if (known?.isVerb) return !isNoun;
  if (known || notVerbs.has(word)) return true;
  if (/[áéíóú]\p{L}*(?:me|te|l[oa]s?)$/u.test(word) && !isNoun)
    return /(?:^|\s)(?:el|la|un|una|tu|mi|su|del|al|esa|ese|esta|este|otra|cada|primer|primera|gran|mejor|buena) $/u.test(
      before,
    );
  if (address === 'vos' && sameForVos.test(word)) return true;
  if (address === 'usted' && /te(?:l[oa]s?)?$/u.test(word) && /[aeiáéí]rte|ndote/u.test(word))
    return knownEnclitic.test(word);
  if (/^(?:os|vuestr[oa]s?|\p{L}+[áé]is)$/u.test(word)) return false;
  const mayBeYou = /\p{L}{2}[ae]s$/u.test(word) || /(?:[ai]ste|ás|ías)$/u.test(word);
  return !mayBeYou || isNoun;
}
