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

/** Nothing is said after «Un beso.», nor behind so much, but what was written for its very kind. */
const farewell =
  /(?<!\p{L})(?:besos?|bes(?:it|az)os?|abrazos?|saludos?|atentamente|cuídate|buenas noches|que descanses)(?!\p{L})[^.!?¿]{0,30}[.!]?$/iu;
const longest = 180;

interface Asked {
  /** The draft, well written, and as far as it goes. */
  own: string;
  base: string;
  /** What was wished was done to it. */
  isDone: boolean;
  received: string;
  /** The kind, and what it is about. */
  kind: string;
  group: string;
  /** A sentence may stand behind it. */
  mayGrow: boolean;
  tones: readonly string[];
  addressed: (text: string) => string;
}

/** The answers with as many more as are shown: those of the tone that was asked for first. */
export function withClosings(
  edits: readonly Edited[],
  { own, base, isDone, received, kind, group, mayGrow, tones, addressed }: Asked,
) {
  const end = /[.!?…]$|\p{Extended_Pictographic}\ufe0f?$/u.test(base) ? '' : '.';
  const grows = mayGrow && !base.includes('[') && !farewell.test(base);
  const fits = ({ of }: Closing) =>
    base.length <= longest || (kind !== 'unsure' && of?.includes(kind) === true);
  const said = normalise(base).text;
  const fitting = closings.filter(
    ({ of, tone, isWhole, isSaid }) =>
      (!of || of.includes(kind) || of.includes(group)) &&
      (tone ? tones.includes(tone) : !tones.some((one) => fewerWords.has(one))) &&
      isSaid(isWhole ? own : base, received),
  );
  const isFirst = ({ leads, tone, isWhole }: Closing) =>
    leads || (tone !== undefined && !(isDone && isWhole));
  const textsOf = (one: Closing) =>
    one.edits
      .filter(({ text }) => !said.includes(normalise(text).text))
      .map(({ angle, text }) => ({
        angle,
        text: one.isWhole ? addressed(text) : `${base}${end} ${addressed(text)}`,
      }));
  const shown = fitting.filter((one) => one.isWhole || (grows && fits(one)));
  return {
    edits: [
      ...shown.filter(isFirst).flatMap(textsOf),
      ...edits,
      ...shown.filter((one) => !isFirst(one)).flatMap(textsOf),
    ]
      .filter(({ angle }, at, all) => all.findIndex((other) => other.angle === angle) === at)
      .slice(0, most),
    isToned: !isDone && shown.some((one) => one.tone && isFirst(one)),
    why: (mayGrow ? fitting : shown).find(({ why }) => why)?.why,
  };
}
