/** The markdown that is understood: headings, bullets, numbers, quotes, bold, italics and links. */
export type Block =
  | { kind: 'heading' | 'quote' | 'paragraph'; text: string }
  | { kind: 'bullets' | 'numbers'; items: string[] };

export type Span =
  | { kind: 'text'; text: string }
  | { kind: 'bold' | 'italic'; inside: Span[] }
  | { kind: 'link'; text: string; address: string };

const heading = /^ {0,3}#{1,6} +(\S.*)$/;
const bullet = /^ {0,6}[-*•] +(\S.*)$/;
const number = /^ {0,6}\d{1,3}[.)] +(\S.*)$/;
const quote = /^ {0,3}> ?(.*)$/;

export function hasMarkdown(text: string): boolean {
  return readBlocks(text).some(
    (block) => block.kind !== 'paragraph' || readInline(block.text).some((span) => span.kind !== 'text'),
  );
}

export function readBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') {
      open = null;
      continue;
    }
    const next = blockOf(line);
    if (open && joins(open, next)) continue;
    blocks.push(next);
    open = next.kind === 'heading' ? null : next;
  }
  return blocks;
}

function blockOf(line: string): Block {
  const [, title] = heading.exec(line) ?? [];
  if (title !== undefined) return { kind: 'heading', text: title.replace(/ +#+ *$/, '') };
  const [, point] = bullet.exec(line) ?? [];
  if (point !== undefined) return { kind: 'bullets', items: [point] };
  const [, step] = number.exec(line) ?? [];
  if (step !== undefined) return { kind: 'numbers', items: [step] };
  const [, said] = quote.exec(line) ?? [];
  if (said !== undefined) return { kind: 'quote', text: said };
  return { kind: 'paragraph', text: line };
}

/** Adds the line to the block before it, where it continues one. */
function joins(open: Block, next: Block): boolean {
  if ('items' in open) {
    if ('items' in next && next.kind === open.kind) open.items.push(...next.items);
    else if (next.kind === 'paragraph') open.items.push(`${open.items.pop()}\n${next.text}`);
    else return false;
    return true;
  }
  if ('items' in next || next.kind !== open.kind) return false;
  open.text += `\n${next.text}`;
  return true;
}

/** Nobody nests deeper than this on purpose. */
const maxDepth = 3;

export function readInline(text: string, depth = 0): Span[] {
  const spans: Span[] = [];
  // Once a closing mark is missing it is missing for the rest of the text. Without this, many opening marks cost quadratic time.
  const missing = new Set<string>();
  let plainFrom = 0;
  let at = 0;
  while (at < text.length) {
    const found = spanAt(text, at, depth, missing);
    if (!found) {
      at += 1;
      continue;
    }
    if (at > plainFrom) spans.push({ kind: 'text', text: text.slice(plainFrom, at) });
    spans.push(found.span);
    at = found.end;
    plainFrom = at;
  }
  if (plainFrom < text.length) spans.push({ kind: 'text', text: text.slice(plainFrom) });
  return spans;
}

interface Found {
  span: Span;
  end: number;
}

function spanAt(text: string, at: number, depth: number, missing: Set<string>): Found | null {
  const mark = text[at];
  if (mark === '[') return linkAt(text, at, missing);
  if (mark === '!' && text[at + 1] === '[') return imageAt(text, at, missing);
  if ((mark !== '*' && mark !== '_') || depth >= maxDepth) return null;
  return emphasisAt(text, at, mark.repeat(2), depth, missing) ?? emphasisAt(text, at, mark, depth, missing);
}

function emphasisAt(
  text: string,
  at: number,
  mark: string,
  depth: number,
  missing: Set<string>,
): Found | null {
  if (missing.has(mark) || !text.startsWith(mark, at)) return null;
  const from = at + mark.length;
  // `2 * 3 * 4` and `un_nombre_asi` are not emphasis.
  if (!/\S/.test(text[from] ?? ' ') || text[from] === mark[0]) return null;
  if (mark[0] === '_' && isWord(text[at - 1])) return null;
  let close = text.indexOf(mark, from);
  while (close !== -1 && !closes(text, close, mark)) close = text.indexOf(mark, close + mark.length);
  if (close === -1) {
    missing.add(mark);
    return null;
  }
  const inside = readInline(text.slice(from, close), depth + 1);
  return { span: { kind: mark.length === 2 ? 'bold' : 'italic', inside }, end: close + mark.length };
}

function closes(text: string, close: number, mark: string): boolean {
  if (/\s/.test(text[close - 1] ?? '')) return false;
  if (mark.length === 1 && (text[close + 1] === mark || text[close - 1] === mark)) return false;
  return mark[0] !== '_' || !isWord(text[close + mark.length]);
}

function isWord(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}

const longestLink = 2_000;

function bracketsAt(
  text: string,
  at: number,
  missing: Set<string>,
): { label: string; target: string; end: number } | null {
  if (missing.has('](')) return null;
  const middle = text.indexOf('](', at);
  if (middle === -1) missing.add('](');
  if (middle === -1 || middle - at > longestLink) return null;
  const label = text.slice(at + 1, middle);
  if (label === '' || /[[\]\n]/.test(label)) return null;
  const rest = text.slice(middle + 2, middle + 2 + longestLink);
  const length = rest.indexOf(')');
  return length === -1 ? null : { label, target: rest.slice(0, length), end: middle + 2 + length + 1 };
}

function linkAt(text: string, at: number, missing: Set<string>): Found | null {
  const found = bracketsAt(text, at, missing);
  if (!found || !/^\S+$/.test(found.target)) return null;
  return { span: { kind: 'link', text: found.label, address: found.target }, end: found.end };
}

/** Only the image's description: fetching the image would tell another site what this person reads. */
function imageAt(text: string, at: number, missing: Set<string>): Found | null {
  const found = bracketsAt(text, at + 1, missing);
  return found && { span: { kind: 'text', text: found.label }, end: found.end };
}
