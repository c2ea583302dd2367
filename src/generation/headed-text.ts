import { fold } from '../language/write/fold.ts';

type Body = string | readonly string[] | null | undefined;

/** A content line that the reader would take for a heading starts with a no-break space, which is hardly seen when the text is pasted elsewhere. */
const literal = '\u00a0';
const lineBreak = /\r\n?|[\n\v\f\u0085\u2028\u2029]/u;
const bullet = /^(?:[-*+•·–—]|\d{1,2}[.)])\s+/u;

const wordsOf = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const tidyLine = (text: string) => text.replace(/[\s\u0085]+/gu, ' ').trim();

export const tidyText = (text: string) =>
  text
    .split(lineBreak)
    .map(tidyLine)
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();

export const tidyList = (items: readonly string[]) => items.map(tidyLine).filter(Boolean);

const isMarked = (line: string) => line.startsWith(literal) || bullet.test(line);

/** Of a section that we do not know. A list item or a sentence in bold or in capitals is none. */
function isUnknownHeading(line: string): boolean {
  if (line.length > 60 || isMarked(line) || /[.!?…]/u.test(line.replace(/^.*\w/su, ''))) return false;
  const isUpper = /\p{Lu}{3}/u.test(line) && line === line.toUpperCase();
  return isUpper || /^#|^(\*\*|__).+\1:?$/u.test(line);
}

/** What stands before the first heading, without the title, and under headings that are none of ours goes to `remaining`. */
export function headedText<Key extends string>(headings: Readonly<Record<Key, string>>) {
  const keys = Object.keys(headings) as Key[];
  const named = new Map(keys.map((key) => [wordsOf(headings[key]), key]));
  const keyOf = (line: string) => (isMarked(line) ? undefined : named.get(wordsOf(line)));

  const protect = (line: string) => (keyOf(line) || isUnknownHeading(line) ? literal + line : line);

  function writeBody(body: Body) {
    if (body == null) return '';
    const lines =
      typeof body === 'string' ? tidyText(body).split('\n') : tidyList(body).map((item) => `- ${item}`);
    return lines.map(protect).join('\n');
  }

  /** Always with a heading when there is anything at all, so that a title alone is read back as a title. */
  function write(written: Partial<Record<Key, Body>> & { title?: string | null }): string {
    const first = protect(tidyLine(written.title ?? ''));
    const parts = keys.flatMap((key) => {
      const body = writeBody(written[key]);
      return body ? [`${headings[key]}\n${body}`] : [];
    });
    if (first && parts.length === 0) parts.push(headings[keys[0] as Key]);
    return [first, ...parts].filter(Boolean).join('\n\n');
  }

  function read(text: string): Record<Key | 'title' | 'remaining', string> {
    const before: string[] = [];
    const unknown: string[] = [];
    const found = new Map<Key, string[]>();
    let current = before;
    for (const raw of text.split(lineBreak)) {
      const line = raw.startsWith(literal) ? literal + tidyLine(raw) : tidyLine(raw);
      const key = keyOf(line);
      if (!key) {
        if (found.size > 0 && isUnknownHeading(line)) {
          current = unknown;
          current.push('');
        }
        current.push(line);
        continue;
      }
      current = found.get(key) ?? [];
      if (current.length > 0) current.push('');
      found.set(key, current);
    }

    const titleAt = found.size > 0 ? before.findIndex((line) => line !== '') : -1;
    const sections = keys.map((key) => [key, tidyText((found.get(key) ?? []).join('\n'))]);
    const read = Object.fromEntries(sections) as Record<Key | 'remaining', string>;
    const rest = tidyText([...before.slice(titleAt + 1), ...unknown].join('\n'));
    return {
      ...read,
      title: tidyLine(before[titleAt] ?? ''),
      remaining: [rest, read.remaining].filter(Boolean).join('\n\n'),
    };
  }

  return { write, read };
}

export const readItems = (body: string) =>
  body
    .split('\n')
    .map((line) => line.replace(bullet, '').trim())
    .filter(Boolean);
