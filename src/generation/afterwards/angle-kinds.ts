import { fold } from '../../language/write/fold.ts';

const named: readonly (readonly [kind: string, words: RegExp])[] = [
  ['Con humor', /humor|brom|gracia(?!s)|gracios|divertid|ironi|sonrisa|ligereza|jug[au]/],
  ['Con calma', /calma|presion|prisa|tranquil|quitar (?:le )?(?:peso|hierro)|espacio/],
  ['Con cariño', /carin|calid|tiern|cercan/],
  ['Directo', /direct|rodeos|de frente|firme|al grano|sin excusas|breve|\bclar[oa]\b/],
];

const plan =
  /\b(?:qued(?:ar|amos|emos)|nos vemos|vernos|verte|te vienes|te apuntas|te apetece (?:ir|tomar|un)|tom(?:ar|amos) algo|vamos al?|un (?:cafe|paseo))\b/;

/** From a closed list: a model names its angles freely, and «Lo de su perro Coco» would be kept for a year. Decision 0068. */
export function angleKind(angle: string, text: string): string {
  const name = fold(angle);
  const known = named.find(([, words]) => words.test(name));
  if (known) return known[0];
  if (plan.test(fold(text))) return 'Con un plan';
  return text.includes('?') ? 'Con una pregunta' : 'Sin pregunta';
}
