import { bioLengthOf } from '../../generation/app-lengths.ts';
import {
  type Detail,
  inOrderOfMention,
  type Reading,
  readDetails,
} from '../../generation/spanish/details.server.ts';
import { leastEcho } from '../../generation/spanish/echo.ts';
import { fill, namesDetail } from '../../generation/spanish/fill.ts';
import { capitalise, joinAnd, tidy } from '../../generation/spanish/grammar.ts';
import { mentionsMinor } from '../../generation/spanish/minor.ts';
import { refineText } from '../../generation/spanish/refine-text.ts';
import { type Dice, diceOf } from '../../generation/spanish/seeded.ts';
import { toVos, usesVos } from '../../generation/spanish/voseo.ts';
import type { EmbeddedContext, Refinement } from '../../generation/tool.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import type { BioCreatorInput, BioCreatorOutput } from './contract.ts';
import { type FamilyLines, familyLines } from './family-lines.server.ts';
import { bioRefineTables, emptyBios } from './moments.server.ts';
import { type Voice, voiceOf, voices } from './styles.server.ts';

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
  const limit = Math.min(comfortableLength, bioLengthOf(input.appType));
  return writeBios(reading, input.keywords, voice, limit, dice).map(({ angle, bio }) => ({
    angle,
    bio: usesVos(input.keywords) ? toVos(bio) : bio,
  }));
}

/** Three bios from what is known; the analyser's example is one of them. */
export function writeBios(
  reading: Reading,
  said: string,
  voice: Voice,
  limit: number,
  dice: Dice,
): BioCreatorOutput['options'] {
  const facts = factsOf(reading, said);
  if (facts.likes.length === 0 && !facts.portrait)
    return emptyBios.map(({ angle, texts }) => ({ angle, bio: dice.pick(texts) }));
  const lines = voices[voice];
  const wish = reading.wishes.length > 0 ? capitalise(`${reading.wishes[0]}.`) : '';
  const best = facts.best;
  const others = facts.likes.filter((like) => like !== best);
  const [second] = others.filter((like) => like.family !== best?.family);
  const beyond = others.filter((like) => like !== second);
  const listed = dice.shuffle(lines.list).map((line) => withList(line, facts.likes));
  const weak = dice.shuffle(lines.weakness).map((line) => withList(line, facts.likes));
  const asks = dice.shuffle([...linesAbout('ask', best), ...linesAbout('ask', second)]);
  const quips = dice.shuffle(linesAbout('quip', best));
  const moreQuips = dice.shuffle(linesAbout('quip', second));
  const rests = dice.shuffle(lines.rest).map((line) => withList(line, beyond));
  const closings = dice.shuffle(lines.closing);
  return [
    { angle: 'Lista con chispa', bio: fitted([[facts.portrait], listed, [wish], closings], [3, 0], limit) },
    {
      angle: 'Invitación a escribir',
      bio: fitted([[facts.portrait], weak, [wish], asks.length > 0 ? asks : ['¿Y tú?']], [0, 2], limit),
    },
    {
      angle: 'Retrato breve',
      bio: fitted(
        [[facts.portrait], quips, moreQuips, rests, [wish], others.length === 0 ? closings : ['']],
        [5, 0, 3],
        limit,
      ),
    },
  ].map(({ angle, bio }) => ({ angle, bio: bio || tidy(shortest(facts, limit)) }));
}

/** An infinitive does not go after «con»: it takes the lines that say «lo de», or those for anything at all. */
function linesAbout(kind: keyof FamilyLines, detail: Detail | undefined): string[] {
  if (!detail) return [];
  const own = familyLines[detail.family][kind];
  const fitting = detail.infinitive
    ? own.filter((line) => !namesDetail(line) || /\blo \{del\}/i.test(line))
    : own;
  return (fitting.length > 0 ? fitting : familyLines.otra[kind]).map((line) => fill(line, detail));
}

interface Facts {
  likes: Detail[];
  best: Detail | undefined;
  /** «Enfermera, tranquila y curiosa. Vivo en Sevilla.», as far as it was said. */
  portrait: string;
}

function factsOf({ details, traits }: Reading, said: string): Facts {
  const job = details.find((detail) => detail.family === 'trabajo' && detail.el.startsWith('ser '));
  const city = details.find((detail) => detail.family === 'ciudad');
  const likes = inOrderOfMention(details, said)
    .filter((detail) => detail !== job && detail !== city)
    .slice(0, 8);
  const portrait = portraitOf(job?.el.slice(4), city?.el, joinAnd(traits.slice(0, 3)));
  return { likes, best: details.find((detail) => likes.includes(detail)), portrait };
}

function portraitOf(job: string | undefined, city: string | undefined, character: string): string {
  if (job) return `${capitalise(job)}${city ? ` en ${city}` : ''}${character ? `, ${character}` : ''}.`;
  if (character) return city ? `${capitalise(character)}, desde ${city}.` : `Soy ${character}.`;
  return city ? `Desde ${city}.` : '';
}

/** In one's own bio the dog is «mi perro Coco». */
function named(detail: Detail): string {
  return detail.family === 'mascota' && detail.name ? `mi ${detail.el} ${detail.name}` : detail.el;
}

function withList(line: string, likes: readonly Detail[]): string {
  if (likes.length === 0) return '';
  const plural = likes.length > 1 || likes[0]?.plural === true;
  return capitalise(fill(line, { el: '', plural })).replace('{lista}', () => joinAnd(likes.map(named)));
}

/** Whole sentences only: leaves out the optional ones, in this order, until the rest fits. */
function fitted(parts: readonly (readonly string[])[], optional: readonly number[], limit: number): string {
  for (let dropped = 0; dropped <= optional.length; dropped++) {
    const without = new Set(optional.slice(0, dropped));
    const kept = parts.filter((choices, at) => !without.has(at) && choices.some(Boolean));
    const candidates = combinations(kept).map((sentences) => tidy(sentences.join(' ')));
    const fitting = candidates.filter((candidate) => candidate.length <= limit);
    if (fitting.length > 0) return leastEcho(fitting);
  }
  return '';
}

function combinations(parts: readonly (readonly string[])[]): string[][] {
  return parts.reduce<string[][]>(
    (all, choices) => all.flatMap((begun) => choices.slice(0, 4).map((choice) => [...begun, choice])),
    [[]],
  );
}

function shortest({ likes, portrait }: Facts, limit: number): string {
  for (let count = likes.length; count > 0; count--) {
    const text = `Lo mío: ${joinAnd(likes.slice(0, count).map(named))}.`;
    if (text.length <= limit) return text;
  }
  return portrait.slice(0, limit);
}
