import { fold } from '../../language/write/fold.ts';
import type { IcebreakerInput } from './contract.ts';
import { lines, type Tone } from './material.server.ts';

/** A style in one's own words takes the nearest tone; the first that fits wins. */
const nearest = lines.nearest.map(([words, tone]) => [new RegExp(words), tone] as const);

export function toneOf({
  selectedStyle,
  customStyle,
}: Pick<IcebreakerInput, 'selectedStyle' | 'customStyle'>): Tone {
  if (selectedStyle !== 'custom') return selectedStyle;
  const wanted = fold(customStyle ?? '');
  return nearest.find(([words]) => words.test(wanted))?.[1] ?? 'casual';
}
