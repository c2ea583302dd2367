/** Letters of other scripts, by the Latin one that they look like. */
const lookAlikes: Record<string, string> = {
  a: 'аАαάΑΆɑ',
  b: 'вВΒьЬ',
  c: 'сСϲϹ',
  d: 'ԁ',
  e: 'еЕёЁεέΕΈ',
  g: 'ɡ',
  h: 'һҺнНΗΉ',
  i: 'іІїЇιίΙΊı',
  j: 'јЈ',
  k: 'кКκΚ',
  l: 'ӏӀ',
  m: 'мМΜ',
  n: 'пηήΝո',
  o: 'оОοόΟΌօ',
  p: 'рРρΡ',
  q: 'ԛԚ',
  r: 'гᴦ',
  s: 'ѕЅ',
  t: 'тТτΤ',
  u: 'υύμս',
  v: 'νѵѴ',
  w: 'ωώшѡԝ',
  x: 'хХχΧ',
  y: 'уУүҮγΥ',
  z: 'Ζ',
};
const latin = new Map(
  Object.entries(lookAlikes).flatMap(([letter, others]) => [...others].map((one) => [one, letter] as const)),
);
const lookAlike = new RegExp(`[${[...latin.keys()].join('')}]`, 'g');
/** Upside down, and so read from the end. */
const turnedLetters: Record<string, string> = {
  ...Object.fromEntries([...'ɐɔǝɟƃɥᴉɾʞɯɹʇʌʍʎ'].map((one, at) => [one, [...'acefghijkmrtvwy'][at] as string])),
  ...{ n: 'u', u: 'n', d: 'p', p: 'd', b: 'q', q: 'b' },
};
const turned = /[ɐɔǝɟƃɥᴉɾʞɯɹʇʌʍʎ][^\n]*[ɐɔǝɟƃɥᴉɾʞɯɹʇʌʍʎ]/;
const upright = (line: string): string =>
  turned.test(line)
    ? line
        .replace(/[ɐɔǝɟƃɥᴉɾʞɯɹʇʌʍʎnudpbq]/g, (one) => turnedLetters[one] as string)
        .split('')
        .reverse()
        .join('')
    : line;

const fullWidth = /[\uff01-\uff5e]/g;
const toAscii = 0xfee0;

/**
 * What a reader takes for Latin letters as Latin letters, one for one, so that a place stays a place of the original. A word of another
 * alphabet, with a letter that no Latin one looks like, is left alone.
 */
export const latinOf = (text: string): string =>
  text
    .replace(/[^\n]+/g, upright)
    .replace(fullWidth, (one) => String.fromCharCode(one.charCodeAt(0) - toAscii))
    .replace(/\p{L}+/gu, (word) => {
      const read = word.replace(lookAlike, (one) => latin.get(one) as string);
      return /^\p{Script=Latin}+$/u.test(read) ? read : word;
    });
