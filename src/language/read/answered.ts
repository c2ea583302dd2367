import { fold } from '../write/fold.ts';
import { readData } from './data.server.ts';

type Matter = Record<'asks' | 'says', RegExp | undefined>;
type Rows = readonly string[];

const data = readData<
  Record<'matters' | 'refusals', readonly { asks: Rows; says?: Rows }[]> & { common: Rows }
>('answered.json');
const any = (rows: Rows | undefined) => rows && new RegExp(rows.join('|'));
const compiled = ({ asks, says }: { asks: Rows; says?: Rows }): Matter => ({
  asks: any(asks),
  says: any(says),
});

/** Few and plain: what is not sure to be answered may be asked. */
const matters = data.matters.map(compiled);
const refusals = data.refusals.map(compiled);
const common = new Set(data.common);
const wordsOf = (text: string) =>
  new Set((fold(text).match(/[a-z0-9]{3,}/g) ?? []).filter((word) => !common.has(word)));

const sentences = /¿[^?¿\n]*\?+|[^.!?¿\n…]+[.!?…]*|[.!?…¿\n]+/g;
const isQuestion = (sentence: string) => /\?\s*$/.test(sentence);
const questionsIn = (text: string) => (text.match(sentences) ?? []).filter(isQuestion);

const alike = { words: 2, share: 0.6 };

function isAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const both = [...one].filter((word) => other.has(word)).length;
  return both >= alike.words && both / Math.max(one.size, other.size) >= alike.share;
}

export interface Answered {
  isIn(text: string): boolean;
  leftOf(text: string): string | null;
}

export function answeredIn(lines: readonly { who: string; text: string }[]): Answered {
  const told = lines.filter(({ who }) => who !== 'me').map(({ text }) => fold(text));
  const asked = lines.flatMap(({ who, text }, at) =>
    who === 'me' && isAnswered(lines[at + 1]) ? questionsIn(text) : [],
  );
  const askedWords = asked.map(wordsOf);
  const known = matters.filter(
    ({ asks, says }) =>
      asked.some((question) => asks?.test(fold(question))) || told.some((text) => says?.test(text)),
  );
  const refused = refusals.filter(({ asks, says }) => {
    const at = told.findLastIndex((text) => says?.test(text));
    // Whoever proposes it afterwards has thought again.
    return at >= 0 && !told.slice(at + 1).some((text) => asks?.test(text) && !says?.test(text));
  });
  const isIdle = (sentence: string) => {
    const text = fold(sentence);
    if (refused.some(({ asks }) => asks?.test(text))) return true;
    if (!isQuestion(sentence)) return false;
    const words = wordsOf(sentence);
    return known.some(({ asks }) => asks?.test(text)) || askedWords.some((one) => isAlike(one, words));
  };
  return {
    isIn: (text) => (text.match(sentences) ?? []).some(isIdle),
    leftOf(text) {
      const all = text.match(sentences) ?? [];
      const left = all.filter((sentence) => !isIdle(sentence));
      if (left.length === all.length) return text;
      const said = left
        .join('')
        .replace(/[,;:\s]{1,3}(?:y tú|y vos|y|pero|oye|dime|por cierto)?[,;:\s]{0,3}$/iu, '')
        .trim();
      if (!/\p{L}/u.test(said)) return null;
      return /[.!?…\p{Extended_Pictographic}]$/u.test(said) ? said : `${said}.`;
    },
  };
}

const isAnswered = (next: { who: string; text: string } | undefined) =>
  next !== undefined && next.who !== 'me' && /[\p{L}\p{N}]/u.test(next.text.replace(/¿[^?¿]*\?/g, ''));
