import { replacing, wholeWords } from './compile.ts';
import { readData } from './data.server.ts';
import { normalise } from './normalise.ts';

/** Words that somebody quotes: of these nobody knows whose they are. They end, at the next mark that opens too, so that no text is read twice. */
const quoted =
  /«[^«»]{0,1000}»|"[^"\n]{0,1000}"|“[^“”]{0,1000}”|(?<![\p{L}\d])['‘][^'‘’\n]{2,1000}['’](?![\p{L}\d])/gu;

export const withoutQuoted = (
  text: string,
  isLeftOut: (quote: string, before: string) => boolean = () => true,
): string =>
  text.replace(quoted, (quote, at: number) =>
    isLeftOut(quote.slice(1, -1), text.slice(0, at)) ? ' ' : quote,
  );

const { toAnother, toOneself, ofThem, ofOurs, inDefence, toSomebody, toUs } = wholeWords(
  readData<
    Record<
      'toAnother' | 'toOneself' | 'ofThem' | 'ofOurs' | 'inDefence' | 'toSomebody' | 'toUs',
      readonly string[]
    >
  >('whose-deed.json'),
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

/** «No le mandes las capturas a mi padre», and not «tus fotos a tu jefe». */
export function isOfTheirOwn(text: string): boolean {
  const plain = normalise(withoutQuoted(text)).text;
  return ofOurs.test(plain) && !ofThem.test(plain);
}

/** «Si le vuelves a poner la mano encima a mi hija, te mato». */
export const isInDefence = (text: string): boolean => inDefence.test(normalise(text).text);

const withoutAsking = replacing([[toUs.source, ' ']]);

/** «Si usted me deja, le mando los vídeos a su mamá» was sent to whoever asks; «dime si me miente» is said to us. */
export function isSaidToThem(text: string): boolean {
  return toSomebody.test(withoutAsking(normalise(withoutQuoted(text)).text));
}
