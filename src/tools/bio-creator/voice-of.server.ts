import type { Voice } from '../../language/write/bio-voices.server.ts';
import { fold } from '../../language/write/fold.ts';
import { type BioCreatorInput, chosenBioStyle } from './contract.ts';

/** A style in one's own words takes the nearest voice. */
const nearest: readonly [RegExp, Voice][] = [
  [/divert|gracios|humor|ironi|sarcas|brom|canalla|gamber|ingenios|friki|payas|absurd/, 'divertido'],
  [/romant|tiern|dulce|poet|carin|sensual|apasion/, 'romantico'],
  [/aventur|viaj|deport|atrevid|activ|energi|salvaje|valient/, 'aventurero'],
  [/intelect|cult|profund|elegant|format|formal|filosof|interesant|misterios|serio|seria/, 'intelectual'],
  [/sincer|honest|autent|natural|tranquil|cerca|calid|amable|confia|humilde/, 'sincero'],
];

export function voiceOf(input: BioCreatorInput): Voice {
  const { preset, custom } = chosenBioStyle(input);
  if (preset) return preset;
  const wanted = fold(custom ?? '');
  return nearest.find(([words]) => words.test(wanted))?.[1] ?? 'casual';
}
