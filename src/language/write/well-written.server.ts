import type { Rows } from '../read/compile.ts';
import { fold } from './fold.ts';
import { foldAligned } from './fold-aligned.ts';
import { capitalise } from './grammar.ts';
import { expanded, rewriting } from './rewriting.ts';
import { eachSentence } from './sentences.ts';
import { spelled } from './spelled.server.ts';
import { writing } from './writing.server.ts';

const { words, marks, asks, tags, lead, accented } = writing;
const withMarks = rewriting(marks, words);

const atStart = (rows: Rows, end = '(?![a-z0-9])') => {
  const all = rows.map((row) => expanded(row, words).replace(/(?<=[a-z])\*/g, '[a-z]*'));
  const pattern = new RegExp(`^\\s*(?:${all.join('|')})${end}`);
  return (text: string) => pattern.test(foldAligned(text));
};
const surelyAsks = atStart(asks);
const isTag = atStart(tags, '$');
const isName = atStart(['<dear>', '<pal>', '<name>'], '[\\s,.]*$');
const isLead = atStart(lead, '[\\s,]*$');

/** Runs of letters and marks, and laughter that has no end. */
const calm = (text: string) =>
  text
    .replace(/^\s*k+\s*[.!]*\s*$/iu, 'ok')
    .replace(/(?<!\p{L})s[ií]{2,}(?!\p{L})/giu, 'sí')
    .replace(/(?<!\p{L})(?:[jh]*[ae][jh]+[aejh]{4,})(?!\p{L})/giu, (said) =>
      /e/iu.test(said) ? 'jeje' : 'jajaja',
    )
    .replace(/(?!mmm)(\p{L})\1{2,}/giu, '$1')
    .replace(/(?<=\p{L}\p{L})([aious])\1(?!\p{L})/gu, '$1')
    .replace(/(?<!\p{L})(\p{L}{2,})(?: \1){2,}(?!\p{L})/giu, '$1')
    .replace(/(?<=\d)e(?![\p{L}\d])/gu, ' €')
    .replace(/([!?])\1+/g, '$1')
    .replace(/(\p{Extended_Pictographic}\ufe0f?)(?: ?\1)+/gu, '$1')
    .replace(/\.{2,}|…/g, '...')
    .replace(/ +(?=[,;!?]|:(?![()DPp3*/|])|\.(?!\.))/g, '')
    .replace(/(?<=\p{L}[,;!?])(?=\p{L})/gu, ' ')
    .replace(/[^\S\n]{2,}/g, ' ');

const questionWord =
  /^((?:(?:y|pero|entonces|pues|al final|ahora|luego|a|de|en|por|con|para|desde|hasta|t[uú]|vos|ti|usted) ){0,3})(?!qu[eé] (?:no|lo|la|los|las|si) )(qu[eé]|(?:ad|d)onde|como|cuando|quien(?:es)?|cual(?:es)?|cuant[oa]s?)(?= |[,.]?$)(?! (?:siempre|quieras|puedas|sea|dices|decís|dice|digo|hablas|te pones|me dices|me hablas|estoy|estás) )/iu;

const asQuestion = (text: string) => {
  const said = text.replace(/[,;:]$/u, '').replace(questionWord, (_, before: string, word: string) => {
    const found = accented[fold(word)] ?? word;
    return before + (/^\p{Lu}/u.test(word) ? capitalise(found) : found);
  });
  return `¿${said}?`;
};

const few = 2;
const wordsIn = (pieces: readonly string[]) => pieces.join(' ').split(/\s+/).length;

/** «Y si el sábado, ¿vamos…?» */
const goesOn = /(?:^|[ ,])(?:si [^.?!,]{2,20}|que (?:soy|eres|estoy|es)),?$/iu;

/** Pieces of a sentence between commas, with the one that is asked or cried, and after a long one a stop. */
function put(pieces: readonly string[], at: number, said: string): string {
  const head = pieces.slice(0, at);
  const isShort =
    wordsIn(head) <= few ||
    isTag(pieces[at] ?? '') ||
    /:$/u.test(head.at(-1) ?? '') ||
    goesOn.test(head.join(' '));
  const before = head.join(' ');
  const parted = isShort ? before : before.replace(/[,;]$/u, '.');
  return [parted, isShort ? said : capitalise(said)].filter(Boolean).join(' ');
}

const lastly =
  /(?<! (?:o|que|cómo|como|por qué|por que|la|es|de)),? (no|vale|verdad|eh|ok|no crees|no te parece|a que sí)$/iu;

function asked(sentence: string): string {
  if (/[¿¡]/u.test(sentence)) return sentence;
  const [rest = ''] = /(?<![^\p{L}\d?!])[^\p{L}\d?!]*$/u.exec(sentence) ?? [];
  const told = sentence.slice(0, sentence.length - rest.length);
  const [mark = ''] = /(?:\?!?|!\??)$/.exec(told) ?? [];
  const body = told.slice(0, told.length - mark.length);
  const isAsked = mark.includes('?');
  const pieces = (isAsked ? body.replace(lastly, ', $1') : body).split(/(?<=[,;:]) +/u);
  const last = pieces.length - 1;
  const sure = pieces.findIndex(surelyAsks);
  // «Que tal, perdona por no contestar»
  if (sure >= 0 && (sure < last || !mark)) {
    const end = sure + (isName(pieces[sure + 1] ?? '') ? 2 : 1);
    const question = pieces.slice(sure, end).join(' ');
    const after = pieces.slice(end);
    const then = after.length > 0 ? ` ${capitalise(asked(after.join(' ') + mark))}` : '';
    return (
      put([...pieces.slice(0, sure), question], sure, asQuestion(question)) +
      then +
      (then ? rest : rest.replace(/^\.(?!\.)/u, ''))
    );
  }
  if (isAsked) return put(pieces, last, asQuestion(pieces[last] ?? '')) + rest;
  if (mark !== '!') return sentence;
  const isLong = last > 0 && (wordsIn(pieces.slice(last)) > few || wordsIn(pieces) > 7);
  const start = isLong ? last : afterLead(pieces);
  return `${[...pieces.slice(0, start), `¡${pieces.slice(start).join(' ')}!`].join(' ')}${rest.replace(/^\./u, '')}`;
}

/** «¡Hola, Ana!» is one cry. */
function afterLead(pieces: readonly string[]): number {
  const first = pieces.findIndex((piece) => !isLead(piece));
  return first < 0 || isName(pieces.slice(first).join(' ')) ? 0 : first;
}

const laughter = /(?:^|[^\p{L}])(?:[jh]?[aeiou]?(?:[jh][aeiou]){2,}[jh]?|xd+)$/iu;

/** Where a message is long or has several sentences, the last one ends as well. */
const withLastStop = (text: string) =>
  /[.?!] |^.{140}/u.test(text) &&
  /[\p{L}\d)"»]$/u.test(text) &&
  !/[:;=]-?\)$/u.test(text) &&
  !laughter.test(text)
    ? `${text}.`
    : text;

/** A stop was put after what cannot end there: «y entonces. ¿Qué hiciste?», «y si el sábado. ¿Vamos…?». */
const leftOpen =
  /((?:^|[.!?,] ?)¿?(?:(?:che|oye|pues|bueno),? )?y (?:entonces|al final|luego|ahora|si [^.?!,]{2,20})|(?<!\p{L})que (?:soy|eres|estoy|es)|(?<!\p{L})(?:porque|aunque|cuando) (?:yo |la |el |mi |tu )[^.?!,]{2,24}(?=\. no (?:me|l[oae]) ))\. (?=[¿\p{L}])/giu;

/** A message as its writer would have typed it with time: spelling, accents, marks and capitals. Not a word is another. */
export function wellWritten(text: string): string {
  const marked = withMarks(spelled(calm(text))).replace(leftOpen, '$1 ');
  let isGoingOn = false;
  const sentences = eachSentence(marked, (sentence) => {
    const mended = asked(sentence);
    const said = isGoingOn && !mended.startsWith('¿') ? mended : capitalise(mended);
    isGoingOn = /\.\.\.$/u.test(said);
    return said;
  });
  return withLastStop(
    sentences.replace(/(?<=[.?!] )¿?\p{Ll}/gu, (start, at: number, whole: string) =>
      whole.slice(at - 4, at - 1) === '...' ? start : capitalise(start),
    ),
  );
}
