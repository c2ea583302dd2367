import { normalise } from '../../language/read/normalise.ts';
import { ended } from '../../language/write/grammar.ts';
import type { Tone } from './kinds.server.ts';
import { type Edited, read, type Said, withTests } from './lines.server.ts';
import { filledWith, slotsIn } from './slots.server.ts';

/** What a friend would add to a draft of these kinds, or say in its place; `{own}` is the draft. */
interface Closing extends Said {
  /** Kinds and groups of them; `unsure` where nobody is sure of the kind. */
  of?: readonly string[];
  /** The wish that it answers; none is what fits without one. */
  tone?: string;
  /** A message by itself, and not a sentence behind theirs. */
  isWhole?: true;
  /** It is shown before the draft as it is. */
  leads?: true;
  /** What is said of the draft in place of all else. */
  why?: string;
  edits: readonly (Edited & { tone?: Tone })[];
}

const closings = [...read<Closing[]>('replies.json'), ...read<Closing[]>('closings.json')].map(withTests);

/** Wishes that another sentence of no tone would work against. */
const fewerWords: ReadonlySet<string> = new Set(['shorter', 'formal', 'simpler', 'firmer', 'spicier']);

/** Behind so few words a sentence of ours is half of the message; behind more two of them are the same message twice. */
const hardlyAThing = 10;

/** Nothing is said after «Un beso.», nor behind so much. */
const farewell =
  /(?<!\p{L})(?:besos?|bes(?:it|az)os?|abrazos?|saludos?|atentamente|cuídate|buenas noches|que descanses)(?!\p{L})[^.!?¿]{0,30}[.!]?$/iu;
const signed = /[.!?\n] \p{Lu}\p{Ll}+\.?$/u;
const longest = 320;

interface Asked {
  draft: string;
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
  wanted: Tone | undefined;
  addressed: (text: string) => string;
  messaged: (text: string) => string;
}

/** The answers with as many more as are shown: those of the tone that was asked for first. */
export function withClosings(
  edits: readonly Edited[],
  { draft, own, base, isDone, received, kind, group, mayGrow, tones, wanted, addressed, messaged }: Asked,
) {
  const grows =
    mayGrow && base.length <= longest && !base.includes('[') && !farewell.test(base) && !signed.test(base);
  const said = normalise(base).text;
  const fitting = closings.filter(
    ({ of, tone, isWhole, isSaid }) =>
      (!of || of.includes(kind) || of.includes(group)) &&
      (tone ? tones.includes(tone) : !tones.some((one) => fewerWords.has(one))) &&
      isSaid(isWhole ? own : base, received),
  );
  const isFirst = ({ leads, tone, isWhole }: Closing) =>
    leads || (tone !== undefined && !(isDone && isWhole));
  const fill = filledWith({ ...slotsIn(draft, received), own: ended(own) });
  const open = /\p{Extended_Pictographic}\ufe0f?$/u.test(base) ? base : ended(base);
  const isGrown = (text: string) => text.length > open.length && text.includes(open);
  const textsOf = (one: Closing) =>
    one.edits
      .filter(({ text }) => !said.includes(normalise(text).text))
      .toSorted((a, b) => Number(b.tone === wanted) - Number(a.tone === wanted))
      .flatMap(({ angle, text }) => {
        const filled = fill(addressed(text));
        return filled ? [{ angle, text: one.isWhole ? messaged(filled) : `${open} ${filled}` }] : [];
      });
  const shown = fitting.filter((one) => one.isWhole || grows);
  const mostGrown = (base.match(/\p{L}{2,}/gu) ?? []).length < hardlyAThing ? 2 : 1;
  const more = [
    ...shown.filter(isFirst).flatMap(textsOf),
    ...edits,
    ...shown.filter((one) => !isFirst(one)).flatMap(textsOf),
  ].filter(
    ({ text }, at, all) =>
      !isGrown(text) || all.slice(0, at).filter((one) => isGrown(one.text)).length < mostGrown,
  );
  return {
    edits: more,
    isToned: !isDone && shown.some((one) => one.tone && isFirst(one)),
    why: (mayGrow ? fitting : shown).find(({ why }) => why)?.why,
  };
}
