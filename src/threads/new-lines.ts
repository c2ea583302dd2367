import type { ToolAbout } from '../generation/tool.ts';
import { type ChatLine, linesFromPasted } from '../generation/transcript/lines.ts';
import { lettersFor, othersIn, renamed } from '../generation/transcript/names.ts';

/** What was sent to a tool that reads messages, by lines, with a letter for each of `names`; none for the other tools. */
export function linesOf({ reads }: ToolAbout, sent: unknown): { lines: ChatLine[]; names: string[] } {
  const fields = Object(sent) as Record<string, unknown>;
  const received = reads && fields[reads.field];
  if (typeof received !== 'string') return { lines: [], names: [] };
  const own = typeof fields.lastMessage === 'string' ? fields.lastMessage.trim() : '';
  const lines = linesFromPasted(received).filter(({ text }) => text.trim() !== '');
  const all = own ? [{ who: 'me', text: own }, ...lines] : lines;
  const letters = lettersFor(all);
  return { lines: renamed(all, letters), names: [...letters.keys()] };
}

const same = (one: ChatLine, other: ChatLine) =>
  (one.who === 'me') === (other.who === 'me') &&
  one.text.trim() === other.text.trim() &&
  !isOfAnotherTime(one.at, other.at);

/** Of dates that are written in one way. Each app, and each phone, has its own. */
const isOfAnotherTime = (one = '', other = '') =>
  one !== other && one.replace(/\d+/g, '0') === other.replace(/\d+/g, '0');

export function notesOf({ tells }: ToolAbout, sent: unknown): string {
  const told = tells && (Object(sent) as Record<string, unknown>)[tells];
  return typeof told === 'string' ? told.trim() : '';
}

/** Whoever is the only other person in both is called as they are kept, whatever the app calls them. */
export function calledAsKept(kept: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const [[known, ...moreKnown], [given, ...moreGiven]] = [othersIn(kept), othersIn(lines)];
  if (!known || !given || moreKnown.length > 0 || moreGiven.length > 0) return lines;
  return renamed(lines, new Map([[given, known]]));
}

const isSameAt = (one: ChatLine | undefined, other: ChatLine | undefined) =>
  one !== undefined && other !== undefined && same(one, other);

/** Of a chat that may begin within what is kept, what comes after it. */
export function newLines(kept: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  for (let shared = Math.min(kept.length, lines.length); shared > 0; shared -= 1) {
    const end = kept.slice(-shared);
    if (end.every((line, at) => same(line, lines[at] as ChatLine))) return lines.slice(shared);
  }
  // Pasted again whole, or from before, or with a first message that a capture has cut.
  const rest = lines.slice(endOfKept(kept, lines));
  return rest.length > 0 && rest.every((line) => kept.some((one) => same(one, line))) ? [] : rest;
}

/** Where the end of what is kept ends in a chat, 0 where it is not in it. A last «vale» alone says nothing: it is said again and again. */
function endOfKept(kept: readonly ChatLine[], lines: readonly ChatLine[]): number {
  let [end, longest] = [0, 1];
  for (let at = 1; at <= lines.length; at += 1) {
    let shared = 0;
    while (isSameAt(kept[kept.length - 1 - shared], lines[at - 1 - shared])) shared += 1;
    if (shared > longest) [end, longest] = [at, shared];
  }
  return end;
}

/** What is still to be answered: all after one's own last message, and that. Of a chat that one has ended oneself, its end. */
export function turnOf(lines: readonly ChatLine[]): readonly ChatLine[] {
  const mine = lines.findLastIndex(({ who }) => who === 'me');
  return mine === lines.length - 1 ? lines.slice(-endLines) : lines.slice(Math.max(mine, 0));
}

const endLines = 6;
