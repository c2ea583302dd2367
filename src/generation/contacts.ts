/** Ways to reach somebody, wherever they stand in a text. Each is for `matchAll` and `replace` alone. */
export const mails =
  /(?<![\p{L}\p{N}.@-])[\p{L}\p{N}_+.-]{1,60}@[\p{L}\p{N}-]{1,60}(?:\.[\p{L}\p{N}-]{1,30}){1,4}/giu;
export const phones =
  /(?<![\p{L}\p{Nd}.,/-])(?:\p{Nd}{3}\/\p{Nd}{3}\/\p{Nd}{3}|\+?\(?\p{Nd}(?:[ .()·-]{0,2}\p{Nd}){8,14})(?! ?[\p{Nd}€%]| euros)/gu;
