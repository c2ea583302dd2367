import { normalise } from '../../language/read/normalise.ts';
import { capitalise, ended } from '../../language/write/grammar.ts';
import type { Tone } from './kinds.server.ts';
import { type Edited, patternsIn, read, type Said, withTests } from './lines.server.ts';
import { filledWith, slotsIn } from './slots.server.ts';

const patternOf = patternsIn('clauses.json');

/** What a friend would add to a draft of these kinds, or say in its place; `{own}` is the draft. */
interface Closing extends Said {
  /** Kinds and groups of them; `unsure` where nobody is sure of the kind. */
  of?: readonly string[];
  /** The wish that it answers; none is what fits without one. */
  tone?: string | readonly string[];
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

/** What is added stands before «Un beso. Ana», and nothing behind so much. */
const signed = patternOf('signed');
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
  const grows = mayGrow && base.length <= longest && !base.includes('[');
  const said = normalise(base).text;
  const fitting = closings.filter(
    ({ of, tone, isWhole, isSaid }) =>
      // What fits any draft may speak against one that says no.
      (of ? of.includes(kind) || of.includes(group) : isWhole || group !== 'refusals') &&
      (tone ? [tone].flat().some((one) => tones.includes(one)) : !tones.some((one) => fewerWords.has(one))) &&
      isSaid(isWhole ? own : base, received),
  );
  const isFirst = ({ leads, tone, isWhole }: Closing) =>
    leads || (tone !== undefined && !(isDone && isWhole));
  const fill = filledWith({ ...slotsIn(draft, received), own: ended(own) });
  const { 0: end, index: bodyEnd } = signed.exec(base) ?? { 0: '', index: base.length };
  const body = base.slice(0, bodyEnd);
  const open = /\p{Extended_Pictographic}\ufe0f?$/u.test(body) ? body : ended(body);
  const leave = end && ` ${capitalise(ended(end.replace(/^[.!?,\s]+/u, '')))}`;
  const isGrown = (text: string) => text !== base && text.startsWith(open);
  const textsOf = (one: Closing) =>
    one.edits
      .filter(({ text }) => !said.includes(normalise(text).text))
      .toSorted((a, b) => Number(b.tone === wanted) - Number(a.tone === wanted))
      .flatMap(({ angle, text }) => {
        const filled = fill(addressed(text));
        if (!filled) return [];
        return [{ angle, text: one.isWhole ? messaged(filled) : `${open} ${filled}${leave}` }];
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
