import { balanced } from '../../test/balanced.ts';
import type { Check } from './written.ts';

const faults: readonly (readonly [string, RegExp])[] = [
  ['hueco sin rellenar', /[{}]|\[[^\]]*\|[^\]]*\]|\bundefined\b|\bnull\b|\bNaN\b|\[object/u],
  ['dos espacios', / {2}|\s[,.;:!?…)»]|[¿¡«(]\s/u],
  ['puntuación doble', /,,|;;|::|(?<!\.)\.\.(?!\.)|[,;:][.!?]|[?!]\.|\.,|[,;:]$/mu],
  ['palabra repetida', /(?<!\p{L})(?!muy\b)(\p{L}+) \1(?!\p{L})/iu],
  ['sin contraer', /(?<!\p{L})[ad]e? el (?=\p{Ll})/u],
  ['minúscula tras punto', /[.!?] [¿¡«]?\p{Ll}/u],
  ['empieza en minúscula', /^[¿¡«]?\p{Ll}/u],
  ['sin punto final', /[\p{L}\p{N},;:]$/u],
  ['«y i» o «o o»', /(?<!\p{L})(?:y h?i(?!e|a|o)\p{L}+|o h?o\p{L}+)/iu],
];

/** Names of plans and quotes are no sentences. */
const isSentence = (piece: string) => piece.split(' ').length > 11;

/** An edited draft is pointed as its writer points. */
const asTyped = 'improve-draft';

export const wholeSentences: Check = ({ tool, ours }) =>
  tool === asTyped
    ? null
    : ours.flatMap((piece) => {
        const bare = piece.replace(/«[^»]*»/gu, 'Cita');
        const found = faults
          .filter(
            ([name, pattern]) => pattern.test(bare) && (name !== 'sin punto final' || isSentence(piece)),
          )
          .map(([name]) => name);
        if (!balanced(piece)) found.push('signo sin pareja');
        return found.map((name) => `${name}: ${piece}`);
      });
