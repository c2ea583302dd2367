import { addressedAs } from '../../language/write/addressed.ts';
import { fold } from '../../language/write/fold.ts';

/** Who speaks of «su foto» and asks whether «le parece» says usted, in a message to somebody. */
const formal =
  /\b(?:caballero|(?:conocer|invitar)l[ae]s?|que haya descansado|(?:me (?:gusto|agrado|encanto|encanta|gusta) (?:mucho )?|he visto |vi )su (?:foto|perfil|presentacion|sonrisa|carta)|(?:si|que) le (?:parece|apetece|viene|va) (?:bien|si|un|una|tomar)|le (?:gustaria|apeteceria|apetece) (?:que|un|una|tomar|ir|pasear))\b/;

/** Turns a line for «tú» to the address of a draft. */
export const addressedLike = (draft: string) => addressedAs(formal.test(fold(draft)) ? 'usted' : draft);

/** Lines of ours in the address of a draft. */
export const linesLike = <Line extends { text: string }>(draft: string, lines: readonly Line[]): Line[] =>
  lines.map((one) => ({ ...one, text: addressedLike(draft)(one.text) }));
