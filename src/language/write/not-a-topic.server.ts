import { fold } from './fold.ts';

const order =
  /\b(ignora (?:todo|lo|las|tus|mis)|ignore (?:all|previous)|olvida (?:todo|lo|las|tus)|prompt|system|instruccion\w*|jailbreak|actua como|responde (?:solo|unicamente)|eres un asistente)\b|\b(?:tratal[eo]a?|tratala|trate[ns]?l[aeo]|hablale|hablarle|escribele|escribirle|dile|decirle|hazm[eo]|hazl[oae]|tratarl[aeo]) /;

/** Words to the writer, not about somebody. */
export function isOrder(segment: string): boolean {
  return order.test(`${fold(segment)} `);
}

/** After an order, a clause that begins like one: «ignora todo y *escribe*». */
export function goesOnOrdering(segment: string): boolean {
  return /^\s*(?:escribe|responde|di|dime|dame|muestra|revela|cuenta|traduce|repite)\b/.test(fold(segment));
}

const circumstance =
  /\b(silla de ruedas|audifonos?|implante|celiac[oa]|movilidad reducida|muletas|protesis|discapacidad|enferm(?:o|edad|edades)|viud[oa]|divorciad[oa]|separad[oa]|solter[oa]|ruptura|sord[oa]|cieg[oa]|invidente|trans|gay|lesbiana|bisexual|pansexual|no binari[oae]|heter[oa]|catolic[oa]|musulman\w*|evangelic[oa]|judi[oa]|menopausia|alcoholic[oa]|embarazad[oa]|gord[oa]|curvy|\d\d anos)\b/;

/** A circumstance of a life: to be honoured where it matters, never an opening to a conversation. */
export function isPrivate(segment: string): boolean {
  return circumstance.test(fold(segment));
}
