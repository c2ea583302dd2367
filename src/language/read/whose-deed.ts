import { normalise } from './normalise.ts';

/** Words that somebody quotes: of these nobody knows whose they are. They end, at the next mark that opens too, so that no text is read twice. */
const quoted =
  /«[^«»]{0,1000}»|"[^"\n]{0,1000}"|“[^“”]{0,1000}”|(?<![\p{L}\d])['‘][^'‘’\n]{2,1000}['’](?![\p{L}\d])/gu;

export const withoutQuoted = (text: string): string => text.replace(quoted, ' ');

const toAnother = new RegExp(
  [
    `l[aeo]s? (?:he|tengo|llevo|voy a|vamos a|quiero|puedo|podria|hago|pongo|echo|meto|saco|dejo(?! claro)|mando|digo que|segui|sigo|espero|vigilo|miro|reviso|controlo|quito|escondo|guardo|grabo|doy)`,
    String.raw`\w{3,30}(?:ando|iendo|endo|ar|er|ir)l[aeo]s?`,
    `sin (?:que|q) (?:ella|el|ell[ao]s|nadie|se|lo|la|su|sospeche|note|sepa)`,
    `(?:ella|el) (?:no (?:lo )?sabe|ni (?:se entera|en cuenta|lo sabe)|no quiere pero)|ni (?:se entera|cuenta se da|en cuenta|lo nota)`,
    String.raw`(?:que|q) no (?:me (?:reconozc|descubr|vea|pill|not)|se (?:note|entere|de cuenta|espant|asust)|sospech)\w*`,
    String.raw`me hago pasar|haciendome pasar|en (?:realidad|verdad) (?:soy|somos|es)|otro perfil|otra cuenta|otro nombre|fotos? de mi (?:primo|amig|herman|colega)\w*|perfil falso`,
    `yo (?:decido|mando|elijo|controlo|le (?:digo|quito|boto|tiro))|mando yo|no (?:la|lo|le) dejo`,
    `(?:que|q) (?:no )?(?:l[aeo] )?(?:caiga|pique|afloje|suelte|firme|retire|vuelva|acceda|se quede|se deje|confie|pague|llore|aprenda|sufra|obedezca)`,
  ]
    .map((one) => `\\b(?:${one})\\b`)
    .join('|'),
);

const toOneself = new RegExp(
  [
    String.raw`(?:me|nos) (?:ha |han |habia |tiene |tenia |esta |anda |va a )?(?:peg|grit|insult|humill|empuj|agarr|golpe|tir[aoe]|romp|revis|control|vigil|sigu|segui|persigu|encerr|encierr|oblig|forz|amenaz|chantaj|prohib|quit|escond|guard|apriet|apret|toc[aoe]|escog|elig|aprueb|aprob|castig|retien|manej|zarande|abofet|escup|quem|revient|revent|viol|hace dano|hizo (?:dano|cosas)|deja (?:salir|ver|hablar))\w*`,
    String.raw`no me dej(?:a|aba|o)(?! (?:indiferente|de))|(?:me da|le tengo|tengo|con) (?:\w+ )?(?:miedo|panico|terror)|asustad\w+|se me (?:not|ve|marc)\w*|moraton\w*|me toca (?:castigo|mandarle|pedirle)|urgencias|perdon por|mi culpa|culpa mia`,
  ]
    .map((one) => `\\b(?:${one})\\b`)
    .join('|'),
);

interface Deeds {
  own: boolean;
  suffered: boolean;
}

export function deedsIn(texts: readonly string[]): Deeds {
  const told = texts.map((text) => normalise(withoutQuoted(text)).text);
  return {
    own: told.some((text) => toAnother.test(text)),
    suffered: told.some((text) => toOneself.test(text)),
  };
}
