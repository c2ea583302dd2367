import { fold } from '../../language/write/fold.ts';
import type { IcebreakerInput } from './contract.ts';

export type Tone = 'casual' | 'sincero' | 'directo' | 'humoristico';

/** A style in one's own words takes the nearest tone; the first that fits wins. */
const nearest: readonly [RegExp, Tone][] = [
  [
    /divert|gracios|humor|ironi|sarcas|brom|chist|payas|absurd|friki|canalla|gamber|guas|ingenios|punzante/,
    'humoristico',
  ],
  [
    /sincer|romant|tiern|dulce|poet|carin|calid|profund|honest|tranquil|timid|educad|elegant|formal|respet|amable|intelect|culto/,
    'sincero',
  ],
  [/direct|segur|atrevid|clar|breve|cort|picant|sexy|rodeos|valient|decidid|intens/, 'directo'],
];

export function toneOf({
  selectedStyle,
  customStyle,
}: Pick<IcebreakerInput, 'selectedStyle' | 'customStyle'>): Tone {
  if (selectedStyle !== 'custom') return selectedStyle;
  const wanted = fold(customStyle ?? '');
  return nearest.find(([words]) => words.test(wanted))?.[1] ?? 'casual';
}
