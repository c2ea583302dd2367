/** A list has several items, everything else has one. */
export interface Block {
  kind: 'heading' | 'ul' | 'ol' | 'blockquote' | 'p';
  items: string[];
}

export type Span = string | { kind: 'strong' | 'em'; inside: Span[] } | { text: string; address: string };

const marks = [
  ['heading', /^ {0,3}#{1,6} +(\S.*)$/],
  ['ul', /^ {0,6}[-*•] +(\S.*)$/],
  ['ol', /^ {0,6}\d{1,3}[.)] +(\S.*)$/],
  ['blockquote', /^ {0,3}> ?(.*)$/],
] as const;

export const hasMarkdown = (blocks: readonly Block[]): boolean =>
  blocks.some(
    ({ kind, items }) => kind !== 'p' || readInline(items.join('\n')).some((span) => Object(span) === span),
  );

export function readBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const line of text.split(/\r?\n/)) {
    const next = blockOf(line);
    if (line.trim() === '') open = undefined;
    else if (open?.kind === next.kind && isList(next)) open.items.push(...next.items);
    else if (open && (open.kind === next.kind || next.kind === 'p'))
      open.items.push(`${open.items.pop()}\n${next.items[0]}`);
    else {
      blocks.push(next);
      open = next.kind === 'heading' ? undefined : next;
    }
  }
  return blocks;
}

function blockOf(line: string): Block {
  for (const [kind, mark] of marks) {
    const [, said] = mark.exec(line) ?? [];
    if (said !== undefined) return { kind, items: [said] };
  }
  return { kind: 'p', items: [line] };
}

export const isList = ({ kind }: Block): boolean => kind === 'ul' || kind === 'ol';

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
  if (depth > maxDepth) return [text];
  const spans: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(marked)) {
    spans.push(text.slice(from, match.index), spanOf(match.groups ?? {}, depth));
    from = match.index + match[0].length;
  }
  return [...spans, text.slice(from)].filter((span) => span !== '');
}

function spanOf({ image, label, address, ...inside }: Record<string, string>, depth: number): Span {
  // Fetching the image would tell another site what this person reads.
  if (image) return image;
  if (label && address) return { text: label, address };
  const bold = inside.stars ?? inside.lines;
  const text = bold ?? inside.star ?? inside.line ?? '';
  return { kind: bold ? 'strong' : 'em', inside: readInline(text, depth + 1) };
}
