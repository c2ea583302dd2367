import { toUsted, usesUsted } from './usted.ts';
import { toVos, usesVos } from './voseo.ts';

/** A sentence of ours for «tú», turned to the way of address that these words ask for or use themselves. */
export function addressedAs(words: string): (text: string) => string {
  if (usesUsted(words)) return toUsted;
  return usesVos(words) ? toVos : (text) => text;
}
