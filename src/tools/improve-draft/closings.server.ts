import { normalise } from '../../language/read/normalise.ts';
import { most } from './kinds.server.ts';
import { type Edited, read, type Said, withTests } from './lines.server.ts';

/** What a friend would add to a draft of these kinds, or say in its place. */
interface Closing extends Said {
  /** Kinds and groups of them; `unsure` where nobody is sure of the kind. */
  of?: readonly string[];
  /** The wish that it answers; none is what fits without one. */
  tone?: string;
  /** A message by itself, and not a sentence behind theirs. */
  isWhole?: true;
  /** It goes before what they wrote. */
  leads?: true;
  /** What is said of the draft in place of all else. */
  why?: string;
  edits: readonly Edited[];
}

const closings = read<Closing[]>('closings.json').map(withTests);

/** Wishes that another sentence of no tone would work against. */
const fewerWords: ReadonlySet<string> = new Set(['shorter', 'formal', 'simpler', 'firmer', 'spicier']);

/** Nothing is said after «Un beso.». */
const parts =
  /^(.*?)(\s+(?:(?:un |muchos )?(?:beso|abrazo|saludo)s?|bes(?:it)?os|saludos|atentamente|cuídate|buenas noches)(?!\p{L})[^.!?¿]{0,30}[.!]?)?$/isu;

interface Asked {
  /** The draft, well written, and as far as it goes. */
  own: string;
  base: string;
  /** What was wished was done to it. */
  isDone: boolean;
  received: string;
  /** The kind, or what it may be. */
  does: readonly string[];
  /** A sentence may stand behind it. */
  mayGrow: boolean;
  tones: readonly string[];
  addressed: (text: string) => string;
}

/** The answers with as many more as are shown: those of the tone that was asked for first. */
export function withClosings(
  edits: readonly Edited[],
  { own, base, isDone, received, does, mayGrow, tones, addressed }: Asked,
) {
  const [, body = '', farewell = ''] = parts.exec(base) ?? [];
  const end = /[.!?…]$|\p{Extended_Pictographic}\ufe0f?$/u.test(body) ? '' : '.';
  const said = normalise(base).text;
  const fitting = closings.filter(
    ({ of, tone, isWhole, isSaid }) =>
      (!of || of.some((one) => does.includes(one))) &&
      (tone ? tones.includes(tone) : !tones.some((one) => fewerWords.has(one))) &&
      (isWhole || (mayGrow && !base.includes('['))) &&
      isSaid(isWhole ? own : base, received),
  );
  const leading = fitting.find(({ leads }) => leads);
  const toned = fitting.find(({ tone }) => tone);
  const isFirst = (one: Closing) =>
    leading ? one === leading : one.tone !== undefined && (!isDone || (one === toned && !one.isWhole));
  const textsOf = (one: Closing) =>
    one.edits
      .filter(({ text }) => !said.includes(normalise(text).text))
      .map(({ angle, text }) => ({
        angle,
        text: one.isWhole ? addressed(text) : `${body}${end} ${addressed(text)}${farewell}`,
      }));
  const more = leading?.isWhole ? [] : fitting.filter((one) => !isFirst(one));
  return {
    edits: [...fitting.filter(isFirst).flatMap(textsOf), ...edits, ...more.flatMap(textsOf)]
      .filter(({ angle }, at, all) => all.findIndex((other) => other.angle === angle) === at)
      .slice(0, most),
    isToned: !isDone && fitting.some((one) => isFirst(one) && one.tone),
    why: fitting.find(({ why }) => why)?.why,
  };
}
