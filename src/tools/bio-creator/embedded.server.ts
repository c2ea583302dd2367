import { bioLengthOf } from '../../generation/app-lengths.ts';
import type { EmbeddedContext, Refinement } from '../../generation/tool.ts';
import { addressedAs } from '../../language/write/addressed.ts';
import { readDetails } from '../../language/write/details.server.ts';
import { mentionsMinor } from '../../language/write/minor.ts';
import { refineText } from '../../language/write/refine-text.ts';
import { diceOf } from '../../language/write/seeded.ts';
import { writeBios } from '../../language/write/write-bios.server.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import type { BioCreatorInput, BioCreatorOutput } from './contract.ts';
import { bioRefineTables } from './moments.server.ts';
import { voiceOf } from './voice-of.server.ts';

/** Where no app was chosen: long enough to say something, short enough to be read. */
const comfortableLength = 280;

export function bioCreatorEmbedded(input: BioCreatorInput, { seed }: EmbeddedContext): BioCreatorOutput {
  if (mentionsMinor(input.keywords))
    throw new Failure('content_refused', {
      message:
        'Las apps de citas, y Salero también, son solo para mayores de 18 años, así que no podemos escribir esta bio.',
    });
  return { options: biosFor(input, seed) };
}

export function bioCreatorEmbeddedRefine(
  input: BioCreatorInput,
  refinement: Refinement,
  { seed }: EmbeddedContext,
): string {
  const dice = diceOf(`${seed} ${refinement.chip} ${refinement.text}`);
  const fresh = () =>
    ['a', 'b', 'c'].flatMap((round) =>
      biosFor(input, `${seed} ${refinement.text} ${round}`).map(({ bio }) => bio),
    );
  return refineText(refinement, bioRefineTables, dice, () => dice.shuffle(fresh()));
}

function biosFor(input: BioCreatorInput, seed: string): BioCreatorOutput['options'] {
  const voice = voiceOf(input);
  const dice = diceOf(`${seed} ${voice} ${input.keywords}`);
  const reading = readDetails(input.keywords);
  const addressed = addressedAs(`${input.keywords} ${input.customStyle ?? ''}`);
  const limit = Math.min(comfortableLength, bioLengthOf(input.appType));
  return writeBios(reading, voice, limit, dice).map(({ angle, bio }) => ({
    angle,
    bio: addressed(bio),
  }));
}
