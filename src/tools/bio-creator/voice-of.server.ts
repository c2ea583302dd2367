import { fold } from '../../language/write/fold.ts';
import { type BioCreatorInput, chosenBioStyle } from './contract.ts';
import lines from './lines.json' with { type: 'json' };

export type Voice = keyof typeof lines.voices;

/** A style in one's own words takes the nearest voice. */
const nearest = (lines.nearest as [words: string, Voice][]).map(
  ([words, voice]) => [new RegExp(words), voice] as const,
);

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
