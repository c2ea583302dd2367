export interface Piece {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/** Words and marks, each with the space behind it. */
const piecesOf = (text: string) => text.match(/\s+|[\p{L}\p{N}'’]+\s*|[^\s\p{L}\p{N}]\s*/gu) ?? [];

/** Which words went and which came, by the longest common row of words. */
export function wordDiff(before: string, after: string): Piece[] {
  const [a, b] = [piecesOf(before), piecesOf(after)];
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      (lengths[i] as Uint16Array)[j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pieces: Piece[] = [];
  const add = (kind: Piece['kind'], text = '') => {
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += text;
    else pieces.push({ kind, text });
  };
  for (let i = 0, j = 0; i < a.length || j < b.length; ) {
    if (i < a.length && a[i] === b[j]) {
      add('same', a[i++]);
      j++;
    } else if (i < a.length && (j === b.length || at(i + 1, j) >= at(i, j + 1))) add('gone', a[i++]);
    else add('new', b[j++]);
  }
  return pieces;
}

const leastKept = 0.4;
const mostGone = 3;

/** Of a long draft three words stay in any message: what went and what came would hide it instead of explaining it. */
export function isWrittenAnew(pieces: readonly Piece[]): boolean {
  const sizeOf = (...kinds: Piece['kind'][]) =>
    pieces.reduce((sum, { kind, text }) => sum + (kinds.includes(kind) ? text.length : 0), 0);
  const after = sizeOf('same', 'new');
  return sizeOf('same') < leastKept * after || sizeOf('same', 'gone') > mostGone * after;
}
