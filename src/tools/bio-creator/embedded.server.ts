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

const limitOf = (input: BioCreatorInput) => Math.min(comfortableLength, bioLengthOf(input.appType));
const delicate = ['bad-news', 'illness', 'threat'];
const isDelicate = ({ is }: OwnWords) => delicate.some((id) => is.has(id));
const isUnknown = ({ fragments, clauses, likes, question }: OwnWords) =>
  fragments.length + clauses.length + likes.length === 0 && !question;

export function bioCreatorEmbedded(input: BioCreatorInput, { seed }: EmbeddedContext): BioCreatorOutput {
  const own = told(input);
  const voice = isDelicate(own) ? 'sincero' : (voiceOf(input) ?? 'casual');
  return { options: biosFor(own, voice, limitOf(input), diceOf(`${seed} ${voice} ${input.keywords}`)) };
}

export function bioCreatorNote(input: BioCreatorInput): string | undefined {
  const own = ownWordsOf(input.keywords);
  const limit = limitOf(input);
  const { notes } = lines;
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
  if (isUnknown(own))
    return lines.unknown.map(({ angle, starts, ends }) => ({
      angle,
      bio: addressed(`${dice.pick(starts)} ${dice.pick(ends)}`),
    }));
  const address = addressIn(own.said);
  const suits = fitsPerson(readTopics(own.said).attributes);
  const fits = (line: string) => suits(line, true) && canBe(address, line) && !(sitting && onFoot.test(line));
  const sitting = wheels.test(own.said);
  const ours = (list: readonly string[]) => dice.shuffle(list.filter(fits)).map(addressed);
  const { heads, closings, asks } = lines.voices[voice];
  const [head = '', otherHead = '', lastHead = ''] = ours(heads);
  const [closing = '', otherClosing = '', lastClosing = ''] = ours(isBold ? lines.bolder : closings);
  const [ask = ''] = ours(asks);
  const [opening = ''] = ours(lines.openings);
  const topics = isDelicate(own) ? [] : linesAbout(own, dice, fits).map((line) => addressed(line));
  const facts = factsOf(own).map((text): Part => ({ text, spare: 0 }));
  const likes = own.likes.map(({ said }) => said).filter(Boolean);
  const special = own.likes.filter(({ isOwn }) => isOwn).map(({ said }) => said);
  const listed = (start: string, items: readonly string[], spare: number): Part[] =>
    items.length > 0 ? [{ text: `${start} ${joinAnd(items)}.`, spare }] : [];
  const part = (text: string | undefined, spare: number): Part[] => (text ? [{ text, spare }] : []);
  const things = new Set(own.likes.map(({ topic }) => topic?.id)).size;
  const hasLines = topics.length > 0;
  const hasList = likes.length > 1 || special.length > 0 || !hasLines;
  const [scene, second, third] = topics;
  return [
    {
      angle: 'Con tus palabras',
      parts: [
        ...facts,
        ...(hasList ? listed(head, likes, 1) : part(third, 2)),
        ...part(own.question, 0),
        ...(own.question && !isBold ? [] : part(closing, 4)),
      ],
    },
    {
      angle: 'Con una escena',
      parts: [
        ...part(scene ?? opening, 2),
        ...facts,
        ...(things > 1 ? part(second, 3) : []),
        ...listed(otherHead, hasLines ? special : likes, 1),
        ...part(own.question, 0),
        ...(own.question ? [] : part(otherClosing, 4)),
      ],
    },
    {
      angle: 'La pregunta, primero',
      parts: [
        ...(own.question ? part(own.question, 0) : part(isBold ? lastClosing : ask, 2)),
        ...facts,
        ...part(things > 1 ? third : second, 3),
        ...listed(lastHead, hasLines ? special : likes, 1),
      ],
    },
  ].map(({ angle, parts }) => ({ angle, bio: within(limit, parts) }));
}

/** One of each thing that is named, then a second of each: no line comes twice. */
function linesAbout({ likes }: OwnWords, dice: Dice, fits: (line: string) => boolean): string[] {
  const known = [...new Set(likes.map(({ topic }) => topic))].filter(
    (topic): topic is Topic => topic !== undefined && fits(topic.name),
  );
  const better = known.filter(({ common }) => !common);
  const [first, ...rest] = better.length > 0 ? better : known;
  if (!first) return [];
  const lists = [first, ...dice.shuffle(rest)].map(({ bio }) => dice.shuffle(bio.filter(fits)));
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
  return [...(fragments.length > 0 ? [fragments.join(', ')] : []), ...sentences.map(joinAnd)].map(
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
  return short.length <= limit ? short : `${short.slice(0, limit - 1).replace(/[,;]?\s+\S*$/u, '')}.`;
}
