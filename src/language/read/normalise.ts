import { normalForm } from '../../platform/normal-form.ts';
import { readData } from './data.server.ts';
import { latinOf } from './look-alikes.ts';
import { onceInATurn } from './once-in-a-turn.ts';

/** Spanish as people type it, made comparable, with the way back to the original characters. */
export interface Normalised {
  text: string;
  /** For each character of `text`, where what it stands for starts and ends in the original. */
  starts: ArrayLike<number>;
  ends: ArrayLike<number>;
}

const shortForms = readData<Record<string, string>>('short-forms.json');

const invisible = /[\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad\0]|\u200d|\ufe0f|\p{Mn}/u;
const readAsSpace = new Set('"\'«»“”‘’`*_~¿¡()[]');

const circled = /[\u24b6-\u24e9]/;
/** White in black, round or square, which no normal form knows. */
const inBlack = [0x1f150, 0x1f170];

function unstyled(character: string): string {
  const code = character.codePointAt(0) as number;
  const first = inBlack.find((one) => code >= one && code < one + 26);
  return first === undefined ? normalForm(character, 'NFKC') : String.fromCharCode(97 + code - first);
}

function plain(character: string): string {
  if (invisible.test(character)) return '';
  const styled = character.length > 1 || circled.test(character) ? unstyled(character) : character;
  const folded = normalForm(styled.toLowerCase(), 'NFD').replace(/[\u0300-\u036f]/g, '');
  return readAsSpace.has(character) || (/\s/.test(folded) && folded !== '\n') ? ' ' : folded;
}

const mostKnown = 4_000;
const known = new Map<string, string>();

function plainOf(character: string): string {
  const seen = known.get(character);
  if (seen !== undefined) return seen;
  const text = character < '\u0020' && character !== '\n' ? ' ' : plain(character);
  if (known.size < mostKnown) known.set(character, text);
  return text;
}

const isLetter = (text: string) => text.length === 1 && text >= 'a' && text <= 'z';
const isWord = (text: string) => isLetter(text) || (text.length === 1 && text >= '0' && text <= '9');

const neverDoubled = new Set(['a', 'i', 'u']);

const digitsAsLetters: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '€': 'e',
};
const nothing = '\u200b';
const blank = (text: string) => ' '.repeat(text.length);
const withoutPictures = (words: string) => words.replace(/\p{Extended_Pictographic}\ufe0f?/gu, blank);

const leet = /(?<=\p{L})[0134@€](?=\p{L})(?!\p{L}+\.\p{L})/gu;
/** Where a line has one inside a word, those at the edge of a word are letters as well: «t3 v0y 4 m4t4r». */
const leetAtEdge =
  /(?<=\p{L})[0134@€](?![\p{L}\p{N}])|(?<![\p{L}\p{N}])[0134](?=\p{L})|(?<![^ ])4(?= \p{L})/gu;
const asLetter = (one: string) => digitsAsLetters[one] as string;
const withoutLeet = (line: string): string => {
  const read = line.replace(leet, asLetter);
  return read === line ? line : read.replace(leetAtEdge, asLetter);
};

const hurts = Object.values(readData<{ hurts: Record<string, string[]> }>('word-classes.json').hurts)
  .flat()
  .flatMap((one) => /^([a-z]{3,})\*$/.exec(one)?.[1] ?? []);
const isHurt = (word: string) => hurts.some((stem) => word.startsWith(stem));

/** «ma-tar», «vio-lar-te»: put together where that makes a word that hurts, and the first part is none. */
function wholeAgain(word: string): string {
  const parts = word.split('-');
  const whole = parts.join('').toLowerCase();
  return isHurt(whole) && !isHurt((parts[0] as string).toLowerCase())
    ? parts.join('').padEnd(word.length, nothing)
    : word;
}

/** «te.voy.a», «m a t a r», «m4t4r», «te🔪voy»: what hides words from a rule, one for one, so that a place stays a place. */
const undisguised = (text: string): string =>
  text
    .replace(/[^\n]+/g, withoutLeet)
    .replace(/(?<=\p{L})(?![😂🤣😜😝😹😆🤪])\p{Extended_Pictographic}\ufe0f?(?=\p{L})/gu, blank)
    .replace(
      /(?<!\p{L})(?:\p{L}{1,15} ?(?![😂🤣😜😝😹😆🤪])\p{Extended_Pictographic}\ufe0f? ?){3,}(?=\p{L})/gu,
      withoutPictures,
    )
    .replace(/(?<=^| )(?![😂🤣😜😝😹😆🤪])\p{Extended_Pictographic}\ufe0f?(?=\p{L}{3})/gmu, blank)
    .replace(/(?<![\p{L}-])\p{L}{2,5}(?:-\p{L}{2,5}){1,2}(?![\p{L}-])/gu, wholeAgain)
    .replace(/(?<![\p{L}\p{N}])\p{L}(?:[ .|/_·•-]{1,3}\p{L}){3,}(?![\p{L}\p{N}])/gu, joined)
    .replace(/(?<![\p{L}/@])(?!www[.])\p{L}+(?:[.|/_·•-]\p{L}+){2,}/gu, (run) =>
      run.replace(/[.|/_·•-]/g, ' '),
    );

/** «m a t a r», «t.e m.a.t.o», «t e  m a t o»: what stands between most letters joins them, anything else parts words. */
function joined(letters: string): string {
  // The first letter of a row may be a word of its own: «a m a t a r».
  const own = /^[ayoe] /i.test(letters) ? 2 : 0;
  const row = letters.slice(own);
  const counts = new Map<string, number>();
  for (const [one] of row.matchAll(betweenLetters)) counts.set(one, (counts.get(one) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? [''];
  return (
    letters.slice(0, own) +
    row.replace(betweenLetters, (one) => (one === most ? '' : ' ').padEnd(one.length, nothing))
  );
}

const betweenLetters = /[ .|/_·•-]+/g;

const normalisedWhole = onceInATurn((text) => normalisedPart(text, 0, text.length));

export const normalise = (original: string, from = 0, to = original.length): Normalised =>
  from === 0 && to === original.length ? normalisedWhole(original) : normalisedPart(original, from, to);

/** Where the places of a text are written down, in one memory for all texts: lists that grow were megabytes for each. */
let starts = new Int32Array(1_000);
let ends = new Int32Array(1_000);

function withRoom(places: Int32Array<ArrayBuffer>, count: number): Int32Array<ArrayBuffer> {
  if (count <= places.length) return places;
  const larger = new Int32Array(2 * count);
  larger.set(places);
  return larger;
}

function normalisedPart(original: string, from: number, to: number): Normalised {
  let placed = 0;
  let text = '';
  let word = '';
  // Asked of the text itself it would be copied whole each time: it is being put together.
  let previous = '';
  const place = (count: number, start: number, end: number) => {
    starts = withRoom(starts, placed + count).fill(start, placed, placed + count);
    ends = withRoom(ends, placed + count).fill(end, placed, placed + count);
    placed += count;
  };
  const endWord = () => {
    const long = Object.hasOwn(shortForms, word) ? shortForms[word] : undefined;
    if (long !== undefined && long !== word) {
      const start = starts[text.length] as number;
      const end = ends[placed - 1] as number;
      placed = text.length;
      place(long.length, start, end);
    }
    text += long ?? word;
    word = '';
    previous = '';
  };
  const latin = undisguised(latinOf(original.slice(from, to)));
  for (let at = from; at < to; ) {
    const one = String.fromCodePoint(latin.codePointAt(at - from) as number);
    const next = at + one.length;
    let character = plainOf(one);
    if (isWord(character)) {
      let run = next;
      while (isLetter(character) && run < to && plainOf(latin[run - from] as string) === character) run += 1;
      // "hooola" is "hola", but "leer" and "perro" stay.
      const isDoubled = neverDoubled.has(character) && run - at === 2;
      if (run - at < 3 && !isDoubled) run = next;
      word += character;
      place(1, at, run);
      at = run;
      continue;
    }
    if (one === '…') character = ',';
    else if (one === '.' && (latin[next - from] === '.' || latin[at - 1 - from] === '.')) character = ',';
    if (character !== '') {
      if (word !== '') endWord();
      const repeated =
        (character === ' ' && (previous === ' ' || previous === '\n')) ||
        (character === ',' && previous === ',');
      if (!repeated) {
        text += character;
        previous = character;
        place(character.length, at, next);
      }
    }
    at = next;
  }
  if (word !== '') endWord();
  return { text, starts: starts.slice(0, placed), ends: ends.slice(0, placed) };
}

export function originalOf(original: string, normalised: Normalised, start: number, end: number): string {
  const from = normalised.starts[start] ?? 0;
  const to = normalised.ends[end - 1] ?? from;
  return original.slice(from, to);
}
