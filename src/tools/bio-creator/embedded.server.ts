import { bioLengthOf } from '../../generation/app-lengths.ts';
import type { EmbeddedContext, Refinement } from '../../generation/tool.ts';
import { addressedAs, addressIn, canBe } from '../../language/write/addressed.ts';
import { fitsPerson } from '../../language/write/attributes.server.ts';
import { capitalise, joinAnd } from '../../language/write/grammar.ts';
import { otherLanguageOf } from '../../language/write/languages.server.ts';
import { mentionsMinor } from '../../language/write/minor.ts';
import { isQuotable } from '../../language/write/quoting.server.ts';
import { type Dice, diceOf } from '../../language/write/seeded.ts';
import { readTopics, type Topic } from '../../language/write/topics.server.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import { type BioCreatorInput, type BioCreatorOutput, chosenBioStyle } from './contract.ts';
import lines from './lines.json' with { type: 'json' };
import { type OwnWords, ownWordsOf } from './own-words.server.ts';
import { type Voice, voiceOf, wishedVoice } from './voice-of.server.ts';

/** Where no app was chosen: long enough to say something, short enough to be read. */
const comfortableLength = 280;
const shortLength = 150;
const shortestLine = 40;
/** Own words of this length need no line of ours to close them. */
const longEnough = 90;
/** And of this, a bio that leaves out what is liked. */
const worthSaying = 60;

const limitOf = (input: BioCreatorInput) => Math.min(comfortableLength, bioLengthOf(input.appType));
const delicate = ['bad-news', 'illness', 'threat'];
const isDelicate = ({ is }: OwnWords) => delicate.some((id) => is.has(id));
/** Less than this, and nothing that we know, is no bio yet. */
const tooLittle = 22;
const wordsOf = ({ sentences }: OwnWords) => sentences.flatMap(({ parts }) => parts).join(' ');
const isShort = (own: OwnWords) => !own.question && wordsOf(own).length < tooLittle;
const isUnknown = (own: OwnWords) => isShort(own) && own.likes.length === 0;
/** One thing that we know and nothing else. */
const isThin = (own: OwnWords) =>
  isShort(own) && own.likes.length === 1 && own.sentences.every(({ kind }) => kind === 'liking');

export function bioCreatorEmbedded(input: BioCreatorInput, { seed }: EmbeddedContext): BioCreatorOutput {
  const own = told(input);
  const voice = toneOf(input, own);
  return {
    options: biosFor(own, voice, lengthFor(input, own), diceOf(`${seed} ${voice} ${input.keywords}`)),
  };
}

const toneOf = (input: BioCreatorInput, own: OwnWords): Voice =>
  isDelicate(own) ? 'sincero' : (wishedVoice(own.wishes) ?? voiceOf(input) ?? 'casual');

const lengthFor = (input: BioCreatorInput, { wishes }: OwnWords): number =>
  wishes.some((one) => /(?:cort|brev)/iu.test(one)) ? Math.min(shortLength, limitOf(input)) : limitOf(input);

export function bioCreatorNote(input: BioCreatorInput): string | undefined {
  const own = ownWordsOf(input.keywords);
  const limit = lengthFor(input, own);
  const { notes } = lines;
  if (own.hasContempt) return notes.contempt;
  if (own.hasUnfit) return notes.leftOut;
  if (isUnknown(own)) return notes.unknown;
  const language = otherLanguageOf(input.keywords);
  if (language) return notes.language.replace('{idioma}', language);
  if (isDelicate(own)) return notes.sad;
  if (factsOf(own).join(' ').length > limit) return notes.tooLong.replace('{límite}', `${limit}`);
  const wishes = own.wishes.filter(isQuotable).slice(0, 2);
  if (own.wishes.length > 0)
    return notes.wish.replace(
      '{deseos}',
      () => joinAnd(wishes.map((one) => `«${one}»`)) || 'lo que nos pides',
    );
  const { custom } = chosenBioStyle(input);
  if (custom && !voiceOf(input)) return notes.style.replace('{estilo}', () => custom);
  return isThin(own) ? notes.thin : undefined;
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
  const voice = wanted[chip] ?? toneOf(input, own);
  const length = chip === 'shorter' ? before.length - 1 : limitOf(input);
  const dice = diceOf(`${seed} ${chip} ${before}`);
  const rounds = chip === 'shorter' ? [0.75, 1] : [1, 1, 1];
  const fresh = rounds.flatMap((share) =>
    dice.shuffle(
      biosFor(own, voice, Math.floor(length * share), dice, chip === 'bolder').map(({ bio }) => bio),
    ),
  );
  const kept = factsOf(own, false).filter((fact) => before.includes(fact));
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
      bio: addressed([...factsOf(own), dice.pick(starts), dice.pick(ends)].join(' ')),
    }));
  const address = addressIn(own.said);
  const suits = fitsPerson(readTopics(own.said).attributes);
  const sitting = wheels.test(own.said);
  const fits = (line: string) => suits(line, true) && canBe(address, line) && !(sitting && onFoot.test(line));
  const ours = (list: readonly string[]) => dice.shuffle(list.filter(fits)).map(addressed);
  const isForeign = otherLanguageOf(own.said) !== undefined;
  const topics = isDelicate(own) || isForeign ? [] : topicsOf(own, dice, fits);
  const written = linesAbout(topics, dice, fits).map(addressed);
  if (isThin(own) && written.length > 2)
    return lines.thin.map(({ angle, ends }, at) => ({
      angle,
      bio: `${written[at]} ${addressed(dice.pick(ends))}`,
    }));
  const { closings, asks } = lines.voices[voice];
  const isLong = wordsOf(own).length > longEnough || isForeign;
  const [closing, otherClosing, lastClosing] = ours(isBold ? lines.bolder : closings);
  const [ask] = ours([
    ...topics.flatMap((topic) => topic.ask.filter((one) => /^¿[^?¿]{12,90}\?$/u.test(one))).slice(0, 2),
  ]);
  const asked = own.question || (isForeign ? '' : isBold ? lastClosing : (ask ?? ours(asks)[0]));
  const part = (text: string | undefined, spare: number): Part[] => (text ? [{ text, spare }] : []);
  const facts = factsOf(own);
  // No room for more than this: then each version begins with another fact.
  const isFull = facts.join(' ').length > limit - shortestLine || isForeign;
  const factsFor = (at: number, list = facts) =>
    (isFull ? rotated(list, at) : list).map((text) => ({ text, spare: 0 }));
  const ending = (line: string | undefined) =>
    part(own.question || (isLong ? '' : line), own.question ? 0 : 4);
  const unliked = factsOf(own, false);
  const [scene = isForeign || isFull ? undefined : dice.pick(lines.scenes), second] = written;
  const question = part(asked, own.question ? 0 : 2);
  const isTrimmed = isLong && !isFull && unliked.join(' ').length > worthSaying;
  return [
    { angle: 'Con tus palabras', parts: [...factsFor(0), ...ending(isBold ? '' : closing)] },
    {
      angle: 'Con una escena',
      parts: [
        ...part(scene, 2),
        ...factsFor(1),
        ...part(isLong || topics.length < 2 ? '' : second, 3),
        ...ending(otherClosing),
      ],
    },
    isLong
      ? { angle: 'Breve y con pregunta', parts: [...factsFor(2, isTrimmed ? unliked : facts), ...question] }
      : { angle: 'La pregunta, primero', parts: [...question, ...factsFor(2)] },
  ].map(({ angle, parts }) => ({ angle, bio: within(limit, parts) }));
}

const rotated = (facts: readonly string[], by: number): string[] =>
  facts.map((_, at) => facts[(at + by) % facts.length] as string);

/** What they name and we have lines for, the rarer first. */
function topicsOf({ likes }: OwnWords, dice: Dice, fits: (line: string) => boolean): Topic[] {
  const known = [...new Set(likes.map(({ topic, isOwn }) => (isOwn ? undefined : topic)))].filter(
    (topic): topic is Topic => topic !== undefined && fits(topic.name),
  );
  const better = known.filter(({ common }) => !common);
  const [first, ...rest] = better.length > 0 ? better : known;
  return first ? [first, ...dice.shuffle(rest)] : [];
}

/** One of each thing that is named; all where it is the only one. */
function linesAbout(topics: readonly Topic[], dice: Dice, fits: (line: string) => boolean): string[] {
  const lists = topics.map((topic) => dice.shuffle(topic.bio.filter(fits)));
  return lists.length === 1 ? (lists[0] ?? []) : lists.flatMap(([line]) => line ?? []);
}

const steady = /^(?:no )?(?:soy|tengo|vivo|trabajo|hago|toco|estudio|bebo|fumo) [^,]{2,34}$/u;
/** «Mi perro Toby» is told, not only liked. */
const isNamed = (text: string) => /^mis? | \p{Lu}/u.test(text);

/** Sentence by sentence, in their order and in their words: two short ones become one, dislikes go last. */
function factsOf({ sentences }: OwnWords, withLikes = true): string[] {
  const told: string[] = [];
  for (const { parts, kind } of sentences) {
    const isList =
      kind === 'liking' && !parts.some((part) => / (?:[yei]|and) |^(?:que|pero|sobre|si) /u.test(part));
    const text = (isList ? joinAnd(parts) : parts.join(', ')).replace(/^tengo (?=\d+ años, )/iu, '');
    if (kind === 'liking' && !withLikes && !isNamed(text)) continue;
    const before = told.at(-1) ?? '';
    const pair = joinAnd([before, text]);
    if (steady.test(before) && steady.test(text) && pair.length < 50 && !/ [ye] /u.test(before + text))
      told[told.length - 1] = pair;
    else told.push(text);
  }
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
