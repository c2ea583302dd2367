import data from '../data/look-alikes.json' with { type: 'json' };

const latin = new Map(
  Object.entries(data.letters).flatMap(([letter, others]) =>
    [...others].map((one) => [one, letter] as const),
  ),
);
const lookAlike = new RegExp(`[${[...latin.keys()].join('')}]`, 'g');
/** Upside down, and so read from the end. */
const turnedLetters: Readonly<Record<string, string>> = data.turned;
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
const unusual = [lookAlike, turned, fullWidth].map(({ source }) => new RegExp(source));
const toAscii = 0xfee0;

/** One for one, so that a place stays a place of the original. A word with a letter that no Latin one looks like is left alone. */
export function latinOf(text: string): string {
  if (!unusual.some((one) => one.test(text))) return text;
  return text
    .replace(/[^\n]+/g, upright)
    .replace(fullWidth, (one) => String.fromCharCode(one.charCodeAt(0) - toAscii))
    .replace(/\p{L}+/gu, (word) => {
      const read = word.replace(lookAlike, (one) => latin.get(one) as string);
      return /^\p{Script=Latin}+$/u.test(read) ? read : word;
    });
}
