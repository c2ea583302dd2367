import { joinLines, type Lines } from '../lines.ts';

export interface Window {
  theirs: string;
  mine: string;
  start: number;
  end: number;
  lines: number;
}

export const longest = 700;
const shortPiece = 200;

export function wholeOf(read: Lines, length: number): Window {
  return {
    theirs: joinLines(read, (author) => author !== 'mine').text,
    mine: joinLines(read, (author) => author === 'mine').text,
    start: 0,
    end: length,
    lines: read.messages.length,
  };
}

export function messagesOf({ messages, plain }: Lines): Window[] {
  const said = new Map<string, Window>();
  for (const [index, message] of messages.entries()) {
    const part = plain[index];
    if (message.author === 'mine' || !part) continue;
    const length = part.text.length <= longest ? longest : shortPiece;
    const windows = piecesOf({ messages: [message], plain: [part] }, length);
    for (const window of windows) if (!said.has(window.theirs)) said.set(window.theirs, window);
  }
  return [...said.values()];
}

/** A long chat in pieces about as long as what the weights were learned from: in longer ones a grave line drowns among calm ones. */
export function windowsOf(read: Lines, length: number): Window[] {
  return length <= longest ? [wholeOf(read, length)] : piecesOf(read, shortPiece);
}

function piecesOf(read: Lines, longestPiece: number): Window[] {
  const windows: Window[] = [];
  let open: Window | null = null;
  for (const [index, { author, start, end }] of read.messages.entries()) {
    const { text, starts, ends } = read.plain[index] ?? { text: '', starts: [], ends: [] };
    for (let from = 0; from < text.length; ) {
      const space = text.lastIndexOf(' ', from + longestPiece);
      const to =
        text.length - from <= longestPiece ? text.length : space > from ? space : from + longestPiece;
      const size: number = open ? open.theirs.length + open.mine.length : 0;
      if (!open || size + to - from > longestPiece) {
        open = { theirs: '', mine: '', start: starts[from] ?? start, end, lines: 0 };
        windows.push(open);
      }
      const part = `${text.slice(from, to)}\n`;
      if (author === 'mine') open.mine += part;
      else open.theirs += part;
      open.end = ends[to - 1] ?? end;
      open.lines += 1;
      from = to;
    }
  }
  return windows;
}
