import { type Author, type Message, parseChat } from './chat.ts';
import { type Normalised, normalise } from './normalise.ts';

/** A chat, read once for all the rules. */
export interface Lines {
  messages: Message[];
  /** Of each message, in their order. */
  plain: Normalised[];
}

export function readLines(text: string): Lines {
  const messages = parseChat(text);
  return { messages, plain: messages.map(({ start, end }) => normalise(text, start, end)) };
}

export const lineEnd = '\n';

/** Some authors' lines as one text, so that one pass of a rule does for a whole chat. */
export function joinLines({ messages, plain }: Lines, wanted: (author: Author) => boolean): Normalised {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const [index, part] of plain.entries()) {
    const { author, end } = messages[index] as Message;
    if (!wanted(author)) continue;
    text += part.text + lineEnd;
    for (const at of part.starts) starts.push(at);
    for (const at of part.ends) ends.push(at);
    starts.push(end);
    ends.push(end);
  }
  return { text, starts, ends };
}
