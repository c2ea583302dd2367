import { distance } from '../platform/distance.ts';
import { normalForm } from '../platform/normal-form.ts';
import type { ChatLine } from './chat.ts';
import type { ReadPicture } from './read-picture.ts';

export interface Captured {
  /** Beside a chat, what a picture without one says is a message too. Empty where no picture shows a chat. */
  lines: ChatLine[];
  text: string;
  leftOut: LeftOut;
}

/** Pictures by their number, from 1. */
export interface LeftOut {
  of: number;
  /** Beside a chat, and none themselves. */
  loose: number[];
  empty: number[];
  unread: { picture: number; bubbles: number }[];
}

interface Part {
  lines: ChatLine[];
  isLoose: boolean;
}

/** In the order of the chat, whatever the order of the pictures, as far as they overlap. What is no chat stays in its place. */
export function joined(pictures: readonly ReadPicture[]): Captured {
  const isChat = pictures.some(({ lines }) => lines.length > 0);
  let parts = pictures
    .map(({ lines, text }): Part => {
      const isLoose = lines.length === 0;
      return { lines: isLoose && text ? [{ who: 'them', text }] : lines, isLoose };
    })
    .filter(({ lines }) => lines.length > 0);
  for (let best = bestPair(parts); best; best = bestPair(parts)) {
    const { before, after, shared } = best;
    const whole = merged(linesAt(parts, before), linesAt(parts, after), shared);
    const place = Math.min(before, after);
    parts = parts.flatMap((part, index) =>
      index === place ? [{ ...part, lines: whole }] : index === before || index === after ? [] : [part],
    );
  }
  const lines = parts.flatMap((part) => part.lines);
  const numbered = pictures.map((picture, index) => ({ ...picture, number: index + 1 }));
  const numbersOf = (of: (picture: ReadPicture) => boolean) =>
    numbered.filter(of).map(({ number }) => number);
  return {
    lines: isChat ? lines : [],
    text: lines.map(({ text }) => text).join('\n'),
    leftOut: {
      of: pictures.length,
      loose: isChat ? numbersOf((one) => one.lines.length === 0 && one.text !== '') : [],
      empty: numbersOf((one) => one.lines.length === 0 && one.text === ''),
      unread: numbered
        .filter(({ unread }) => unread > 0)
        .map(({ number, unread }) => ({ picture: number, bubbles: unread })),
    },
  };
}

const linesAt = (parts: readonly Part[], index: number) => parts[index]?.lines ?? [];

function bestPair(parts: readonly Part[]): { before: number; after: number; shared: number } | null {
  let best: { before: number; after: number; shared: number; letters: number } | null = null;
  for (const [before, first] of parts.entries())
    for (const [after, second] of parts.entries()) {
      if (before === after || first.isLoose || second.isLoose) continue;
      const shared = overlap(first.lines, second.lines);
      const letters = second.lines.slice(0, shared).reduce((sum, { text }) => sum + text.length, 0);
      if (letters >= fewestLetters && letters > (best?.letters ?? 0))
        best = { before, after, shared, letters };
    }
  return best;
}

/** «Vale» twice is no proof that two pictures show the same place. */
const fewestLetters = 12;

function overlap(first: ChatLine[], second: ChatLine[]): number {
  for (let shared = Math.min(first.length, second.length); shared > 0; shared -= 1)
    if (second.slice(0, shared).every((line, index) => same(first.at(index - shared) as ChatLine, line)))
      return shared;
  return 0;
}

/** A message that a picture's edge cut off counts as itself; the longer reading is kept. */
const merged = (first: ChatLine[], second: ChatLine[], shared: number): ChatLine[] => [
  ...first.slice(0, -shared),
  ...second.slice(0, shared).map((line, index) => {
    const other = first.at(index - shared) as ChatLine;
    return other.text.length >= line.text.length ? other : line;
  }),
  ...second.slice(shared),
];

/** Of the longer text's letters, so many may have been read otherwise. */
const misread = 0.2;
const shortestPiece = 6;

function same(a: ChatLine, b: ChatLine): boolean {
  if (a.who !== b.who) return false;
  const [long = '', short = ''] = [plain(a.text), plain(b.text)].sort(
    (one, other) => other.length - one.length,
  );
  if (short.length >= shortestPiece && (long.startsWith(short) || long.endsWith(short))) return true;
  return distance(long, short) <= long.length * misread;
}

const plain = (text: string) => normalForm(text.toLowerCase(), 'NFD').replace(/[^a-z0-9]/g, '');
