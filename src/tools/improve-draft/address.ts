import { addressedAs } from '../../language/write/addressed.ts';
import { saysUsted } from '../../language/write/usted.ts';

/** Turns a line for «tú» to the address of a draft. */
export const addressedLike = (draft: string) => addressedAs(saysUsted(draft) ? 'usted' : draft);

/** Lines of ours in the address of a draft. */
export const linesLike = <Line extends { text: string }>(draft: string, lines: readonly Line[]): Line[] =>
  lines.map((one) => ({ ...one, text: addressedLike(draft)(one.text) }));
