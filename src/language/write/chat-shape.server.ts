import type { Message } from '../read/chat.ts';
import { normalise } from '../read/normalise.ts';

/** What a bare answer may be read as, in a chat that only whoever asks carries. */
export const bareSayings: readonly string[] =
  'little dry plain thumb emoji emoji-warm emoji-shy laugh laughs-it-off answered told about-me courtesy'.split(
    ' ',
  );

const mostOfBare = 24;
const fewestAnswers = 3;
const fewestAsked = 2;
const agrees =
  /^\W*(?:s+i+ \w|vale|claro|genial|perfecto|dale|venga|hecho|me (?:apunto|apetece|va bien|viene bien))\b/;

/** Only whoever asks carries the chat: what comes back are bare words, and no question. */
export function isOneSided(messages: readonly Message[], words: (message: Message) => string): boolean {
  const said = (isMine: boolean) =>
    messages.filter(({ author }) => (author === 'mine') === isMine).map(words);
  const [mine, theirs] = [said(true), said(false)];
  return (
    theirs.length >= fewestAnswers &&
    theirs.every((text) => text.length <= mostOfBare && !text.includes('?')) &&
    !theirs.some((text) => agrees.test(normalise(text).text)) &&
    mine.filter((text) => text.includes('?')).length >= fewestAsked &&
    mine.join('').length > 1.5 * theirs.join('').length
  );
}
