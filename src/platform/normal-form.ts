const tooManyMarks = /(\p{M}{30})\p{M}+/gu;

/** Unicode's normal forms. Sorting the marks of one letter takes the engine time that grows with their square, so they are cut first. */
export const normalForm = (text: string, form: 'NFC' | 'NFD' | 'NFKC'): string =>
  text.replace(tooManyMarks, '$1').normalize(form);
