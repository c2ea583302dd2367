import { fold } from '../write/fold.ts';

const noWords = /https?:\S+|[@#]\S+/gu;
const unseen = /\p{Cf}/gu;

/** Three letters in a row, or two beside the edge of a word. */
export function* trigramsOf(text: string): Generator<string> {
  const plain = fold(text.replace(unseen, ''))
    .replace(noWords, ' ')
    .replace(/(\p{L})\1{2,}/gu, '$1$1');
  const words = ` ${plain.match(/\p{L}+/gu)?.join(' ') ?? ''} `;
  for (let at = 0; at + 3 <= words.length; at += 1) yield words.slice(at, at + 3);
}
