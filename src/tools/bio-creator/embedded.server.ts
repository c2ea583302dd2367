import { bioLengthOf } from '../../generation/app-lengths.ts';
import type { EmbeddedContext, Refinement } from '../../generation/tool.ts';
import { addressedAs, addressIn, canBe } from '../../language/write/addressed.ts';
import { fitsPerson } from '../../language/write/attributes.server.ts';
import { capitalise, joinAnd } from '../../language/write/grammar.ts';
import { mentionsMinor } from '../../language/write/minor.ts';
import { type Dice, diceOf } from '../../language/write/seeded.ts';
import { readTopics, type Topic } from '../../language/write/topics.server.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import { type BioCreatorInput, type BioCreatorOutput, chosenBioStyle } from './contract.ts';
import lines from './lines.json' with { type: 'json' };
import { type OwnWords, ownWordsOf } from './own-words.server.ts';
import { type Voice, voiceOf } from './voice-of.server.ts';

/** Where no app was chosen: long enough to say something, short enough to be read. */
const comfortableLength = 280;
const shortestLine = 40;

const limitOf = (input: BioCreatorInput) => Math.min(comfortableLength, bioLengthOf(input.appType));
const delicate = ['bad-news', 'illness', 'threat'];
const isDelicate = ({ is }: OwnWords) => delicate.some((id) => is.has(id));
/** Less than this, and nothing that we know, is no bio yet. */
const tooLittle = 22;
const isUnknown = ({ fragments, clauses, likes, question }: OwnWords) =>
  likes.length === 0 && !question && [...fragments, ...clauses].join(' ').length < tooLittle;

export function bioCreatorEmbedded(input: BioCreatorInput, { seed }: EmbeddedContext): BioCreatorOutput {
  const own = told(input);
  const voice = isDelicate(own) ? 'sincero' : (voiceOf(input) ?? 'casual');
  return { options: biosFor(own, voice, limitOf(input), diceOf(`${seed} ${voice} ${input.keywords}`)) };
}

export function bioCreatorNote(input: BioCreatorInput): string | undefined {
  const own = ownWordsOf(input.keywords);
  const limit = limitOf(input);
  const { notes } = lines;
  if (own.hasContempt) return notes.contempt;
  if (own.hasUnfit) return notes.leftOut;
  if (isUnknown(own)) return notes.unknown;
  if (isDelicate(own)) return notes.sad;
  if (factsOf(own).join(' ').length > limit) return notes.tooLong.replace('{límite}', `${limit}`);
  const { custom } = chosenBioStyle(input);
  return custom && !voiceOf(input) ? notes.style.replace('{estilo}', () => custom) : undefined;
}

/** Another line or arrangement of the same facts, or an honest no. */
export function bioCreatorEmbeddedRefine(
  input: BioCreatorInput,
  { chip, text }: Refinement,
  { seed }: EmbeddedContext,
): string {
  const own = told(input);
  const before = text.trim();
  if (chip === 'funnier' && isDelicate(own)) throw cannot(chip);
  const wanted: Partial<Record<string, Voice>> = { funnier: 'divertido', warmer: 'sincero' };
  const voice = wanted[chip] ?? (isDelicate(own) ? 'sincero' : (voiceOf(input) ?? 'casual'));
  const length = chip === 'shorter' ? before.length - 1 : limitOf(input);
  const dice = diceOf(`${seed} ${chip} ${before}`);
  const rounds = chip === 'shorter' ? [0.75, 1] : [1, 1, 1];
  const fresh = rounds.flatMap((share) =>
    dice.shuffle(
      biosFor(own, voice, Math.floor(length * share), dice, chip === 'bolder').map(({ bio }) => bio),
    ),
  );
  const kept = factsOf(own).filter((fact) => before.includes(fact));
  const other = fresh.find(
    (bio) => bio !== before && bio.length <= length && kept.every((fact) => bio.includes(fact)),
  );
  if (!other) throw cannot(chip);
  return other;
}

const cannot = (chip: keyof typeof lines.cannot) =>
  new Failure('content_refused', { message: lines.cannot[chip] });

function told(input: BioCreatorInput): OwnWords {
  if (mentionsMinor(input.keywords))
    throw new Failure('content_refused', {
      message:
        'Las apps de citas, y Salero también, son solo para mayores de 18 años, así que no podemos escribir esta bio.',
    });
  const own = ownWordsOf(input.keywords);
  if (own.is.has('self-harm')) throw new Failure('content_refused', { message: lines.selfHarm });
  return { ...own, said: `${input.keywords} ${input.customStyle ?? ''}` };
}

const wheels = /silla de ruedas|muletas|movilidad|pr[oó]tesis/iu;
/** «Mi gata Luna» is said, whatever else is. */
const hasName = / \p{Lu}/u;
const onFoot = /\b(?:corr|camin|salt|escaler|piern|pase)/iu;

interface Part {
  text: string;
  /** The highest goes first where it does not all fit. */
  spare: number;
}

function biosFor(
  own: OwnWords,
  voice: Voice,
  limit: number,
  dice: Dice,
  isBold = false,
): BioCreatorOutput['options'] {
  const addressed = addressedAs(own.said);
  const facts = factsOf(own);
  if (isUnknown(own))
    return lines.unknown.map(({ angle, starts, ends }) => ({
      angle,
      bio: addressed([...facts, dice.pick(starts), dice.pick(ends)].join(' ')),
    }));
  const address = addressIn(own.said);
  const suits = fitsPerson(readTopics(own.said).attributes);
  const sitting = wheels.test(own.said);
  const fits = (line: string) => suits(line, true) && canBe(address, line) && !(sitting && onFoot.test(line));
  const ours = (list: readonly string[]) => dice.shuffle(list.filter(fits)).map(addressed);
  const { closings, asks } = lines.voices[voice];
  const [closing, otherClosing, lastClosing] = ours(isBold ? lines.bolder : closings);
  const [ask] = ours(asks);
  const written = isDelicate(own) ? [] : linesAbout(own, dice, fits);
  const part = (text: string | undefined, spare: number): Part[] => (text ? [{ text, spare }] : []);
  // No room for more than this: then each version begins with another fact.
  const isFull = facts.join(' ').length > limit - shortestLine;
  const factsFor = (at: number) => rotated(facts, isFull ? at : 0).map((text) => ({ text, spare: 0 }));
  /** What they like, but for what a line of this version is about. */
  const liked = (about?: AboutTopic): Part[] => {
    const rest = own.likes.filter(
      ({ said, topic, isOwn }) => said && (isOwn || hasName.test(said) || !about || topic !== about.topic),
    );
    const list = joinAnd(rest.map(({ said }) => said));
    return part(list && `${capitalise(`${own.liking} ${list}`.trim())}.`, 1);
  };
  const sayTopic = (one: AboutTopic | undefined, spare: number) => part(one && addressed(one.line), spare);
  const [scene, second, third] = written;
  return [
    {
      angle: 'Con tus palabras',
      parts: [
        ...factsFor(0),
        ...liked(),
        ...part(own.question || (isBold ? '' : closing), own.question ? 0 : 4),
      ],
    },
    {
      angle: 'Con una escena',
      parts: [
        ...(scene ? [...sayTopic(scene, 2), ...factsFor(1), ...liked(scene)] : [...liked(), ...factsFor(1)]),
        ...part(own.question || otherClosing, own.question ? 0 : 4),
      ],
    },
    {
      angle: 'La pregunta, primero',
      parts: [
        ...part(own.question || (isBold ? lastClosing : ask), own.question ? 0 : 2),
        ...factsFor(2),
        ...sayTopic(second ?? third, 3),
        ...liked(second ?? third),
      ],
    },
  ].map(({ angle, parts }) => ({ angle, bio: within(limit, parts) }));
}

const rotated = (facts: readonly string[], by: number): string[] =>
  facts.map((_, at) => facts[(at + by) % facts.length] as string);

interface AboutTopic {
  topic: Topic;
  line: string;
}

/** One of each thing that is named, then a second of each: no line comes twice. */
function linesAbout({ likes }: OwnWords, dice: Dice, fits: (line: string) => boolean): AboutTopic[] {
  const known = [...new Set(likes.map(({ topic, isOwn }) => (isOwn ? undefined : topic)))].filter(
    (topic): topic is Topic => topic !== undefined && fits(topic.name),
  );
  const better = known.filter(({ common }) => !common);
  const [first, ...rest] = better.length > 0 ? better : known;
  if (!first) return [];
  const lists = [first, ...dice.shuffle(rest)].map((topic) =>
    dice.shuffle(topic.bio.filter(fits)).map((line) => ({ topic, line })),
  );
  return [0, 1, 2].flatMap((at) => lists.flatMap((list) => list[at] ?? []));
}

/** Notes in one sentence, then clauses, as the person put them. */
function factsOf({ fragments, clauses }: OwnWords): string[] {
  const sentences: string[][] = [];
  for (const one of clauses) {
    const last = sentences.at(-1);
    const isLong = /,| [ye] /u.test(one);
    if (last && last.length < 3 && !isLong && !/,| [ye] /u.test(last[0] ?? '')) last.push(one);
    else sentences.push([one]);
  }
  const told = [...(fragments.length > 0 ? [fragments.join(', ')] : []), ...sentences.map(joinAnd)];
  const isDislike = (sentence: string) => /^(?:no me |odio |detesto )/iu.test(sentence);
  return [...told.filter((one) => !isDislike(one)), ...told.filter(isDislike)].map(
    (sentence) => `${capitalise(sentence)}.`,
  );
}

/** Whole sentences only: what can be spared goes first, and of what is told the last. */
function within(limit: number, parts: readonly Part[]): string {
  const kept = [...parts];
  const text = () => kept.map((part) => part.text).join(' ');
  while (text().length > limit && kept.length > 1) {
    const most = Math.max(...kept.map(({ spare }) => spare));
    kept.splice(
      kept.findLastIndex(({ spare }) => spare === most),
      1,
    );
  }
  const short = text();
  return short.length <= limit
    ? short
    : `${short.slice(0, limit - 1).replace(/(?<=.{60}),[^,]*$|[,;]?\s+\S*$/u, '')}.`;
}
