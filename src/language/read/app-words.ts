import data from '../data/app-words.json' with { type: 'json' };

const { parts, written, told } = data;
/** `<name>` is a part. A file has a name that the app gives: in one that somebody chose, words could hide. */
const anyOf = (rows: readonly string[]): string =>
  `(?:${rows.join('|').replace(/<(\w+)>/g, (_, name) => parts[name as keyof typeof parts])})`;
const { edge, more } = parts;
/** What an app writes by itself at the start of a line. Whatever else the line holds are somebody's words, and are read. */
const ownWords = new RegExp(String.raw`^${edge}(?:${anyOf(written)}(?![\p{L}\p{N}])${edge})+`, 'iu');
const event = new RegExp(String.raw`^[\u200e\u200f]?${anyOf(told)}${more}\.?\s*$`, 'u');
const edited = /[ \u200e]{0,3}<(?:se editó este mensaje|this message was edited)\.?>\s*$/i;

const longest = 400;
const longestMark = 40;

/** Of what stands between two places of a text, the part that a person wrote: null where an app wrote all of it. */
export function withoutAppsWords(
  text: string,
  from: number,
  to: number,
): { start: number; end: number } | null {
  const opening = text.slice(from, Math.min(to, from + longest));
  if (event.test(opening)) return null;
  const closing = text.slice(Math.max(from, to - longestMark), to);
  const start = from + (ownWords.exec(opening)?.[0].length ?? 0);
  const end = to - (edited.exec(closing)?.[0].length ?? 0);
  return start < end ? { start, end } : null;
}
