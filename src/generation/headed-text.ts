import { normalForm } from '../platform/normal-form.ts';

export type Headings<Key extends string> = Readonly<Record<Key, readonly [string, ...string[]]>>;

export type Body = string | readonly string[] | null | undefined;

export interface HeadedText<Key extends string> {
  title: string;
  /** What stands before the first heading, without the title, and under headings that are none of ours; all of it when there is no heading. */
  rest: string;
  sections: Partial<Record<Key, string>>;
}

/** A content line that the reader would take for a heading starts with a no-break space, which is hardly seen when the text is pasted elsewhere. */
const literal = '\u00a0';
const lineBreak = /\r\n?|[\n\v\f\u0085\u2028\u2029]/u;
const bullet = /^(?:[-*+•·–—]|\d{1,2}[.)])\s+/u;
const boldStart = /^(?:\*\*|__)/u;

const fold = (text: string) =>
  normalForm(text, 'NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
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

/** Without the marks a model puts around a title: `#`, `**`, quotes, «Título:». */
function plainTitle(line: string) {
  const bare = line.replace(/^[#*_\s]+|(?<![*_#\s])[*_#\s]+$/gu, '');
  return bare
    .replace(/^(?:(?:título|titulo|nombre)(?: del plan)?|plan)\s*:\s*/iu, '')
    .replace(/^[*_\s"«]+|(?<![*_\s"»])[*_\s"»]+$/gu, '');
}

interface Match<Key> {
  key: Key;
  inline: string;
  loose?: true;
}

function matchHeading<Key extends string>(
  line: string,
  aliases: readonly (readonly [string, Key])[],
): Match<Key> | null {
  if (line.startsWith(literal)) return null;
  const unlisted = line.replace(bullet, '');
  const marked = boldStart.test(unlisted.replace(/^[^\p{L}*_]+/u, ''));
  if (unlisted !== line && !marked && /^[-*+•·–—]/u.test(line)) return null;

  const text = unlisted.replace(/^[^\p{L}\p{N}¿¡"«(]+/u, '').slice(0, 400);
  const colon = text.indexOf(':');
  if (colon > 0 && colon <= 60) {
    const label = fold(text.slice(0, colon));
    const found = aliases.find(([alias]) => alias === label);
    const inline = unlisted.slice(unlisted.indexOf(':') + 1).replace(/^[*_\s]+/u, '');
    if (found) return { key: found[1], inline: marked ? inline.replace(/^\s*(?:\*\*|__)/u, '') : inline };
  }
  const folded = fold(text);
  const exact = aliases.find(([alias]) => alias === folded);
  if (exact) return { key: exact[1], inline: '' };

  const prefix = looksLikeHeading(line)
    ? aliases.find(([alias]) => folded.startsWith(`${alias} `))
    : undefined;
  return prefix ? { key: prefix[1], inline: '', loose: true } : null;
}

function looksLikeHeading(line: string): boolean {
  if (line.startsWith(literal)) return false;
  const unlisted = line.replace(bullet, '');
  const text = unlisted.replace(/^[^\p{L}\p{N}¿¡"«(]+/u, '').slice(0, 400);
  const folded = fold(text);
  if (folded === '' || folded.length > 60) return false;
  return line.startsWith('#') || /^(\*\*|__).+\1:?$/u.test(unlisted) || isUpper(text);
}

const afterWords = (line: string) => line.replace(/^.*\w/su, '');

/** Of a section that we do not know. A list item or a sentence in bold or in capitals is none. */
const isUnknownHeading = (line: string) =>
  looksLikeHeading(line) && !bullet.test(line) && !/[.!?…]/u.test(afterWords(line));

const isUpper = (text: string) => /\p{Lu}{3}/u.test(text) && text === text.toUpperCase();

export function headedText<Key extends string>(headings: Headings<Key>) {
  const keys = Object.keys(headings) as Key[];
  const aliases = keys
    .flatMap((key) => headings[key].map((alias) => [fold(alias), key] as const))
    .sort(([a], [b]) => b.length - a.length);

  const protect = (line: string) =>
    matchHeading(line, aliases) || isUnknownHeading(line) ? literal + line : line;

  function writeBody(body: Body) {
    if (body == null) return '';
    const lines =
      typeof body === 'string' ? tidyText(body).split('\n') : tidyList(body).map((item) => `- ${item}`);
    return lines.map(protect).join('\n');
  }

  /** Always with a heading when there is anything at all, so that a title alone is read back as a title. */
  function write(title: string | undefined, bodies: Partial<Record<Key, Body>>): string {
    const line = tidyLine(title ?? '');
    const first = line && plainTitle(line) !== line ? literal + line : protect(line);
    const parts = keys.flatMap((key) => {
      const body = writeBody(bodies[key]);
      return body ? [`${headings[key][0]}\n${body}`] : [];
    });
    if (first && parts.length === 0) parts.push(headings[keys[0] as Key][0]);
    return [first, ...parts].filter(Boolean).join('\n\n');
  }

  function read(text: string): HeadedText<Key> {
    const before: string[] = [];
    const unknown: string[] = [];
    const found = new Map<Key, string[]>();
    let current = before;
    for (const raw of text.split(lineBreak)) {
      const line = raw.startsWith(literal) ? literal + tidyLine(raw) : tidyLine(raw);
      const match = matchHeading(line, aliases);
      const isTitle = match?.loose && found.size === 0 && before.join('') === '';
      if (!match || isTitle) {
        if (!match && found.size > 0 && isUnknownHeading(line)) {
          current = unknown;
          current.push('');
        }
        current.push(line);
        continue;
      }
      current = found.get(match.key) ?? [];
      if (current.length > 0) current.push('');
      found.set(match.key, current);
      if (match.inline) current.push(match.inline);
    }

    const sections: Partial<Record<Key, string>> = {};
    for (const [key, lines] of found) sections[key] = tidyText(lines.join('\n'));
    const titleAt = found.size > 0 ? before.findIndex((line) => line !== '') : -1;
    const title = before[titleAt] ?? '';
    return {
      title: title.startsWith(literal) ? tidyLine(title) : plainTitle(title),
      rest: tidyText([...before.slice(titleAt + 1), ...unknown].join('\n')),
      sections,
    };
  }

  return { write, read };
}

export const readItems = (body: string | undefined) =>
  (body ?? '')
    .split('\n')
    .map((line) => line.replace(bullet, '').trim())
    .filter(Boolean);
