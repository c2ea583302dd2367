import { fold } from '../../language/write/fold.ts';

const them =
  '(?:(?:me|nos) (?:dice|pone|escribe|llama|habla|manda|pide|invita)|dice q(?:ue)?|(?:el|la|este|esta) (?:chic[oa]|ti[oa]|tip[oa]|loc[oa]|flac[oa]|man|vato|wey|mina|pib[ea])|mi (?:novi[oa]|chic[oa]|pareja|match|cita))\\b';
/** It begins with what somebody else says, does or is like. */
const beginsWithThem = new RegExp(
  `^(?:(?:pues|mira|a ver|bueno|oye|te cuento),? )*(?:${them}|(?:(?:no|nunca|siempre|solo|casi) )?(?:tiene|llega|deja|queda|habla|mastica|usa|fuma|bebe|ronca|cancela|tarda|grita) )`,
);
/** Or they are told of, and we are asked about it. */
const ofThem = new RegExp(
  `\\b(?:${them}|(?:llevamos|salimos|nos conocimos|hablamos) (?:hace|desde|\\w+ (?:dias|semanas|meses))|con (?:el|la) q(?:ue)? (?:hablo|salgo|quedo)|(?:un|una|esta) (?:senora?|hombre|mujer|chic[oa])|no desea|no quiere)\\b`,
);
const asked =
  /\bes (?:mucho|poco|normal|raro|malo|un no|un si)\b|\braro,? no\b|\bnormal,? no\b|\b(?:debo|deberia) \w+|\by no se si\b|\bsoy (?:muy|una|un) \w+\?|\bsera q(?:ue)?\b/;
const toReader = /\b(?:te|ti|tu|tus|tuy[oa]s?|contigo|eres|estas|quieres|puedes|tienes|sabes|vos|sos)\b/;

/** No message of theirs: somebody tells us of them. What is quoted is theirs. */
export function isToldToUs(text: string): boolean {
  const own = fold(text)
    .replace(/«[^»]*»|"[^"]*"|“[^”]*”|'[^']{3,}'|\bte cuento\b/gu, ' ')
    .trim();
  if (own.split(/\s+/).length < 4 || toReader.test(own)) return false;
  return beginsWithThem.test(own) || (ofThem.test(own) && asked.test(own));
}
