import { findCues, type Interest } from './find-cues.ts';
import { learnedInterest } from './learned/learned-interest.ts';
import { type Lines, readLines } from './lines.ts';
import { newestOf } from './newest.ts';
import { normalise } from './normalise.ts';

/** What is read of a chat for the interest in it, from its end: what was felt forty screens ago says little of today. */
export const interestCharacters = 10_000;

function newestLines(text: string, { messages, plain }: Lines): Lines {
  if (text.length <= interestCharacters) return { messages, plain };
  const { start, of } = newestOf(text, interestCharacters, messages);
  if (of > 0) return { messages: messages.slice(-of), plain: plain.slice(-of) };
  const end = messages.slice(-1).map((last) => ({ ...last, start }));
  return { messages: end, plain: end.map((last) => normalise(text, last.start, last.end)) };
}

export function readInterest(text: string, read: Lines = readLines(text)): Interest {
  const newest = newestLines(text, read);
  const interest = findCues(text, newest);
  return { ...interest, level: learnedInterest(text, newest, interest) };
}
