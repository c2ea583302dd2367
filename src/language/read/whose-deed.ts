import { wholeWords } from './compile.ts';
import { readData } from './data.server.ts';
import { normalise } from './normalise.ts';

/** Words that somebody quotes: of these nobody knows whose they are. They end, at the next mark that opens too, so that no text is read twice. */
const quoted =
  /«[^«»]{0,1000}»|"[^"\n]{0,1000}"|“[^“”]{0,1000}”|(?<![\p{L}\d])['‘][^'‘’\n]{2,1000}['’](?![\p{L}\d])/gu;

export const withoutQuoted = (text: string): string => text.replace(quoted, ' ');

const { toAnother, toOneself } = wholeWords(
  readData<Record<'toAnother' | 'toOneself', readonly string[]>>('whose-deed.json'),
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
