import { fold } from '../../language/write/fold.ts';
import { type BioCreatorInput, chosenBioStyle } from './contract.ts';
import type lines from './lines.json';

export type Voice = keyof typeof lines.voices;

/** A style in one's own words takes the nearest voice. */
const nearest: readonly [RegExp, Voice][] = [
  [
    /divert|gracios|alegr|caotic|loc[oa]|humor|ironi|sarcas|brom|canalla|gamber|ingenios|friki|payas|absurd/,
    'divertido',
  ],
  [/romant|tiern|dulce|poet|carin|sensual|apasion/, 'romantico'],
  [/aventur|viaj|deport|atrevid|activ|energi|salvaje|valient/, 'aventurero'],
  [/intelect|cult|profund|elegant|format|formal|filosof|interesant|misterios|serio|seria/, 'intelectual'],
  [/sincer|honest|dign|clar[oa]|autent|natural|tranquil|cerca|calid|amable|confia|humilde/, 'sincero'],
  [/casual|informal|normal|sencill|relajad|breve|cort|direct/, 'casual'],
];

/** Undefined where we have nothing that is near. */
export function voiceOf(input: BioCreatorInput): Voice | undefined {
  const { preset, custom } = chosenBioStyle(input);
  if (preset) return preset;
  const wanted = fold(custom ?? '');
  return nearest.find(([words]) => words.test(wanted))?.[1];
}

const denied = /(?:^| )(?:no|sin|menos|nada)(?: |$)/;

/** «Algo gracioso», asked for among the keywords. */
export const wishedVoice = (wishes: readonly string[]): Voice | undefined =>
  wishes
    .map((wish) =>
      denied.test(fold(wish)) ? undefined : nearest.find(([words]) => words.test(fold(wish)))?.[1],
    )
    .find((voice) => voice !== undefined);
