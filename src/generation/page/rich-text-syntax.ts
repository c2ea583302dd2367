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

const maxDepth = 3;

/** Marks further apart than this are no pair: to look for the second one to the end of the text, from each first one, takes quadratic time. */
const marked = new RegExp(
  [
    /!\[(?<image>[^[\]\n]+)\]\([^()]{0,2000}\)/u,
    /\[(?<label>[^[\]\n]+)\]\((?<address>[^\s)]{1,2000})\)/u,
    /\*\*(?![\s*])(?<stars>.{0,500}?\S)\*\*/u,
    /(?<![\p{L}\p{N}])__(?![\s_])(?<lines>.{0,500}?\S)__(?![\p{L}\p{N}])/u,
    /\*(?![\s*])(?<star>.{0,500}?[^\s*])\*(?!\*)/u,
    /(?<![\p{L}\p{N}])_(?![\s_])(?<line>.{0,500}?[^\s_])_(?![\p{L}\p{N}_])/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gsu',
);

export function readInline(text: string, depth = 0): Span[] {
  if (depth > maxDepth) return [{ kind: 'text', text }];
  const spans: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(marked)) {
    if (match.index > from) spans.push({ kind: 'text', text: text.slice(from, match.index) });
    spans.push(spanOf(match.groups ?? {}, depth));
    from = match.index + match[0].length;
  }
  if (from < text.length) spans.push({ kind: 'text', text: text.slice(from) });
  return spans;
}

function spanOf({ image, label, address, ...inside }: Record<string, string>, depth: number): Span {
  // Fetching the image would tell another site what this person reads.
  if (image) return { kind: 'text', text: image };
  if (label && address) return { kind: 'link', text: label, address };
  const bold = inside.stars ?? inside.lines;
  const text = bold ?? inside.star ?? inside.line ?? '';
  return { kind: bold ? 'bold' : 'italic', inside: readInline(text, depth + 1) };
}
