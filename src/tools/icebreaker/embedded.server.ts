import type { EmbeddedContext, Refinement } from '../../generation/tool.ts';
import { addressedAs } from '../../language/write/addressed.ts';
import type { Detail } from '../../language/write/detail.server.ts';
import { readDetails } from '../../language/write/details.server.ts';
import { leastEcho } from '../../language/write/echo.ts';
import { fill, lead, namesDetail } from '../../language/write/fill.ts';
import { capitalise, tidy } from '../../language/write/grammar.ts';
import { mentionsMinor } from '../../language/write/minor.ts';
import { freshOpenings } from '../../language/write/openings.ts';
import { refineText } from '../../language/write/refine-text.ts';
import { type Dice, diceOf } from '../../language/write/seeded.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import type { IcebreakerInput, IcebreakerOutput } from './contract.ts';
import { exits, playfulLeads, refineTables, saidNo, withoutDetails } from './moments.server.ts';
import { stockOf } from './phrases.server.ts';
import { toneOf } from './tone-of.server.ts';
import { type Angle, type Tone, tones } from './tones.server.ts';

export function icebreakerEmbedded(input: IcebreakerInput, { seed }: EmbeddedContext): IcebreakerOutput {
  const { inspiration } = input;
  if (!inspiration)
    throw new Failure('unsupported_image', {
      message:
        'Ahora mismo no podemos mirar fotos. Cuéntanos con palabras qué se ve y lo usamos. No te ha costado ningún uso.',
    });
  if (mentionsMinor(inspiration))
    throw new Failure('content_refused', {
      message:
        'Parece que hablas de alguien menor de 18 años, y Salero es solo entre personas adultas: aquí no podemos ayudarte con esto. No te ha costado ningún uso.',
    });
  return { options: optionsFor(input, seed) };
}

export function icebreakerEmbeddedRefine(
  input: IcebreakerInput,
  refinement: Refinement,
  { seed }: EmbeddedContext,
): string {
  const dice = diceOf(`${seed} ${refinement.chip} ${refinement.text}`);
  const fresh = () =>
    ['a', 'b', 'c'].flatMap((round) =>
      optionsFor(input, `${seed} ${refinement.text} ${round}`).map(({ text }) => text),
    );
  return refineText(refinement, refineTables, dice, () => dice.shuffle(fresh()));
}

function optionsFor(input: IcebreakerInput, seed: string): IcebreakerOutput['options'] {
  const said = input.inspiration ?? '';
  const tone = toneOf(input);
  const dice = diceOf(`${seed} ${tone} ${said}`);
  if (saidNo(said))
    return exits.map(({ angle, thanks, wishes }) => ({
      angle,
      text: `${dice.pick(thanks)} ${dice.pick(wishes)}`,
    }));
  const { details, person } = readDetails(said);
  const addressed = addressedAs(`${said} ${input.customStyle ?? ''}`);
  const order = inOrder(details, dice);
  const openings = freshOpenings();
  return tones[tone].map((angle, at) => {
    const detail = order[at % Math.max(1, order.length)];
    const candidates = detail ? aboutDetail(angle, detail, dice) : aboutNothing(angle, tone, dice);
    const text = openings.take(leastEcho(openings.among(candidates)));
    const greeted = person && at === 0 ? `Hola, ${person}. ${capitalise(text)}` : text;
    return { angle: angle.name, text: addressed(greeted) };
  });
}

/** The best detail first; the others in any order, but none of the worn ones while there are better. */
function inOrder(details: readonly Detail[], dice: Dice): Detail[] {
  const [best, ...rest] = details;
  if (!best) return [];
  const good = rest.filter((detail) => detail.weight >= 2);
  return [best, ...dice.shuffle(good.length > 0 ? good : rest)];
}

function aboutDetail(angle: Angle, detail: Detail, dice: Dice): string[] {
  const cores = dice.shuffle(stockOf(detail.family)[angle.from]);
  const candidates = cores.flatMap((core) =>
    dice
      .shuffle(namesDetail(core) ? angle.plain : leadsOf(angle, detail))
      .map((opening) => tidy(fill(lead(opening, core), detail))),
  );
  const oneColon = candidates.filter((text) => text.split(': ').length < 3);
  return oneColon.length > 0 ? oneColon : candidates;
}

/** «La cerámica» can be the object of a sentence; «ser enfermera» and a bare name go after «lo de». */
function leadsOf({ naming, nouns }: Angle, { el, proper }: Detail): readonly string[] {
  return !proper && /^(?:el|la|los|las) /.test(el) ? [...nouns, ...naming] : naming;
}

function aboutNothing(angle: Angle, tone: Tone, dice: Dice): string[] {
  const playful = tone === 'humoristico' && angle.from !== 'h' ? playfulLeads[angle.from] : undefined;
  const openings = dice.shuffle(playful ?? (/[hs]/.test(angle.from) ? [''] : ['', ...angle.plain]));
  const cores = dice.shuffle(withoutDetails[angle.from]);
  return cores.flatMap((core) => openings.map((opening) => tidy(lead(opening, core))));
}
