import { type Author, type Message, parseChat } from './chat.ts';
import { type Normalised, normalise } from './normalise.ts';

export interface Lines {
  messages: readonly Message[];
  plain: Normalised[];
}

export function readLines(text: string): Lines {
  const messages = parseChat(text);
  return { messages, plain: messages.map(({ start, end }) => normalise(text, start, end)) };
}

export const lineEnd = '\n';

/** What stands for the end of a line that its speaker goes on from: a rule reads over it as over a comma. */
const goesOn = ', ';
const endsASentence = /[.!?][^a-z0-9]*$/;

/** Some authors' lines as one text, so that one pass of a rule does for a whole chat. `spoken`: one person's lines in a row are one line. */
export function joinLines(
  { messages, plain }: Lines,
  wanted: (author: Author) => boolean,
  spoken = false,
): Normalised {
  let text = '';
  const most = plain.reduce((sum, part) => sum + part.text.length + goesOn.length, 0);
  const starts = new Int32Array(most);
  const ends = new Int32Array(most);
  let wasSplit = false;
  for (const [index, part] of plain.entries()) {
    const { author, speaker, end } = messages[index] as Message;
    if (!wanted(author)) continue;
    const isSplit =
      spoken && messages[index + 1]?.speaker === speaker && !endsASentence.test(part.text.slice(-8));
    if (spoken && !isSplit && !wasSplit) continue;
    wasSplit = isSplit;
    const edge = isSplit ? goesOn : lineEnd;
    starts.set(part.starts, text.length);
    ends.set(part.ends, text.length);
    text += part.text + edge;
    starts.fill(end, text.length - edge.length, text.length);
    ends.fill(end, text.length - edge.length, text.length);
  }
  return { text, starts: starts.slice(0, text.length), ends: ends.slice(0, text.length) };
}
