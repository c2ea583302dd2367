import { type Message, parseChat } from './chat.ts';
import type { Extent } from './extent.ts';

/** Characters from the end that our rules write an answer from. Danger is looked for in all that was received. */
export const rulesRead = 4_000;

export interface Newest extends Extent {
  text: string;
  start: number;
}

/** The newest messages that fit into so many characters, whole ones; of one that is longer by itself, its end. */
export function newestOf(text: string, most: number, messages: readonly Message[] = parseChat(text)): Newest {
  const from = messages.length;
  const last = messages[from - 1];
  if (text.length <= most) return { text, start: 0, of: from, from };
  if (!last) return { text: text.slice(-most), start: text.length - most, of: 0, from };
  const lineStart = ({ start }: Message) => text.lastIndexOf('\n', start - 1) + 1;
  const first = messages.findIndex((one) => last.end - lineStart(one) <= most);
  if (first < 0) {
    const cut = last.end - most;
    const space = text.slice(cut, cut + longestWord).search(/\s/);
    const start = cut + space + 1;
    return { text: labelled(text, last, start), start, of: 0, from };
  }
  const message = messages[first] as Message;
  const start = lineStart(message);
  const named = message.speaker === null || text.slice(start, message.start).includes(message.speaker);
  const part = named ? text.slice(start, last.end) : labelled(text, message, message.start, last.end);
  return { text: part, start, of: from - first, from };
}

const longestWord = 60;

function labelled(text: string, { speaker, end: own }: Message, start: number, end = own): string {
  const words = text.slice(start, end).replace(/^\p{Cs}/u, '');
  return speaker === null ? words : `${speaker}: ${words}`;
}

export function extentOf(text: string, most: number): Extent {
  const { of, from } = newestOf(text, most);
  return { of, from };
}
