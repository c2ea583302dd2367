import { bioLengthOf } from '../../generation/app-lengths.ts';
import { helpLinesFor } from '../../generation/help-lines.ts';
import type { EmbeddedContext, Refinement } from '../../generation/tool.ts';
import { addressIn, canBe, turnedTo } from '../../language/write/addressed.ts';
import { isAmerican } from '../../language/write/american.ts';
import { fitsPerson } from '../../language/write/attributes.server.ts';
import { fold } from '../../language/write/fold.ts';
import { joinAnd, uncapitalise, withPreposition } from '../../language/write/grammar.ts';
import {
  easy,
  hooksAround,
  hooksOn,
  isPlain,
  tones as linesIn,
  type Tone,
  tonesIn,
} from '../../language/write/hooks.server.ts';
import { otherLanguageOf } from '../../language/write/languages.server.ts';
import { namesAnother, stems } from '../../language/write/near-lines.server.ts';
import { questionsOn } from '../../language/write/questions.server.ts';
import { isQuotable } from '../../language/write/quoting.server.ts';
import { type Dice, diceOf } from '../../language/write/seeded.ts';
import { isForPlay } from '../../language/write/things.server.ts';
import { questionsAbout, readTopics, type Topic, topicsOf } from '../../language/write/topics.server.ts';
import { within } from '../../language/write/within.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import { type BioCreatorInput, type BioCreatorOutput, chosenBioStyle } from './contract.ts';
import lines from './lines.json' with { type: 'json' };
import { type Item, itemsOf, type OwnWords, ownWordsOf } from './own-words.server.ts';
import { bestFirst, piecesOf, shortOf, tells, turnedOf } from './room.server.ts';
import { isAskedToLie } from './said-to-us.server.ts';
import { clause, harmless } from './sentence.server.ts';
import { asksUs, type Block, tellingOf } from './telling.server.ts';

function tonesOf(input: BioCreatorInput, own: OwnWords): readonly [Tone, ...Tone[]] {
  if (isDelicate(own)) return ['sincero'];
  const { preset, custom } = chosenBioStyle(input);
  const [wished] = own.wishes.flatMap(tonesIn);
  const [tone = 'casual', ...more] = wished ? [wished] : preset ? [preset] : tonesIn(custom ?? '');
  return [tone, ...more];
}

/** Where no app was chosen: long enough to say something, short enough to be read. */
const comfortableLength = 280;
const most = 500;
const shortLength = 150;
/** Room for one more line. */
const oneLine = 60;
/** Less than this could tell more. */
const [little, veryLittle] = [90, 40];
/** More than this has a short version beside it. */
const fewWords = 140;

const wordsOf = ({ sentences }: OwnWords) => sentences.flatMap(({ parts }) => parts).join(' ');
const textOf = (blocks: readonly Block[]) => blocks.map(({ text }) => text).join(' ');

/** Longer where they have more to say themselves. */
function limitFor(input: BioCreatorInput, own: OwnWords): number {
  const isLong = wordsOf(own).length > comfortableLength - oneLine;
  const limit = Math.min(isLong ? most : comfortableLength, bioLengthOf(input.appType));
  const isBrief = [...own.wishes, input.customStyle ?? ''].some((one) =>
    /(?:cort[oa]|brev|tuit|tweet)/iu.test(one),
  );
  return isBrief ? Math.min(shortLength, limit) : limit;
}

const isDelicate = ({ is }: OwnWords) => ['bad-news', 'illness', 'threat'].some((id) => is.has(id));
const likedIn = ({ sentences }: OwnWords): Item[] =>
  sentences.filter(({ kind }) => kind === 'liking' || kind === 'thing').flatMap(itemsOf);

function told(input: BioCreatorInput): OwnWords {
  const own = ownWordsOf(input.keywords);
  if (own.is.has('self-harm'))
    throw new Failure('content_refused', {
      message: lines.selfHarm,
      helpLines: helpLinesFor([{ family: 'autolesion', severity: 'high' }]),
    });
  return { ...own, said: `${input.keywords} ${input.customStyle ?? ''}` };
}

export function bioCreatorEmbedded(input: BioCreatorInput, { seed }: EmbeddedContext): BioCreatorOutput {
  const own = told(input);
  const tones = tonesOf(input, own);
  const options = biosFor(own, tones, limitFor(input, own), diceOf(`${seed} ${tones[0]} ${input.keywords}`));
  const isSmall = own.wishes.some((one) => /min[uú]sculas/iu.test(one));
  return {
    options: options.map(({ angle, bio }) => ({ angle, bio: isSmall ? bio.toLowerCase() : bio })),
  };
}

export function bioCreatorNote(input: BioCreatorInput): string | undefined {
  const own = ownWordsOf(input.keywords);
  const limit = limitFor(input, own);
  const { notes } = lines;
  if (isAskedToLie(input.keywords)) return notes.untrue;
  const [, left] =
    Object.entries(lines.left).find(([why]) => own.left.has(why as keyof typeof lines.left)) ?? [];
  if (left) return left;
  const text = textOf(tellingOf(own));
  if (!text) return notes.unknown;
  const language = otherLanguageOf(input.keywords);
  if (language) return notes.language.replaceAll('{idioma}', language);
  if (own.wishes.some((one) => asksUs.test(fold(one)))) return notes.askedUs;
  if (isDelicate(own)) return notes.sad;
  if (text.length > limit) return notes.tooLong.replace('{límite}', `${limit}`);
  const wishes = own.wishes
    .map((one) => one.replace(/^(?:pero|y|aunque) /iu, ''))
    .filter(isQuotable)
    .slice(0, 2);
  if (own.wishes.length > 0)
    return notes.wish.replace(
      '{deseos}',
      () => joinAnd(wishes.map((one) => `«${one}»`)) || 'lo que nos pides',
    );
  const { custom } = chosenBioStyle(input);
  if (custom && tonesIn(custom).length === 0) return notes.style.replace('{estilo}', () => custom);
  const [liked] = likedIn(own).flatMap(({ topic, isOwn }) => (topic && !isOwn ? topic.name : []));
  if (text.length < little && liked) return notes.more.replace('{de}', () => withPreposition('de', liked));
  return text.length < veryLittle ? notes.little : undefined;
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
  const wanted: Partial<Record<string, Tone>> = { funnier: 'divertido', warmer: 'sincero' };
  const tone = wanted[chip];
  const tones = tone ? ([tone] as const) : tonesOf(input, own);
  const length = chip === 'shorter' ? before.length - 1 : limitFor(input, own);
  const dice = diceOf(`${seed} ${chip} ${before}`);
  const fresh = (chip === 'shorter' ? [0.75, 1] : [1, 1, 1]).flatMap((share) =>
    dice.shuffle(biosFor(own, tones, Math.floor(length * share), dice, chip === 'bolder')),
  );
  const toldBefore = fold(before);
  const kept = tellingOf(own)
    .filter(({ names }) => names.length === 0)
    .map(({ text }) => fold(text.slice(0, -1)))
    .filter((fact) => toldBefore.includes(fact));
  const other = fresh.find(
    ({ bio }) =>
      bio !== before &&
      bio.length <= length &&
      !/^[^.?]+\?$/u.test(bio) &&
      kept.every((fact) => fold(bio).includes(fact)),
  );
  if (!other) throw cannot(chip);
  return other.bio;
}

const cannot = (chip: keyof typeof lines.cannot) =>
  new Failure('content_refused', { message: lines.cannot[chip] });

/** As they told it, turned into something to answer, and begun elsewhere: three bios, not one in three orders. */
function biosFor(
  own: OwnWords,
  tones: readonly [Tone, ...Tone[]],
  limit: number,
  dice: Dice,
  isBold = false,
): BioCreatorOutput['options'] {
  const { angles } = lines;
  const [tone] = tones;
  const [second = tone] = tones.slice(1);
  const address = addressIn(own.said);
  const said = (lines: readonly string[]) =>
    dice.shuffle(lines.filter((line) => canBe(address, line))).map(turnedTo[address]);
  const blocks = tellingOf(own);
  if (blocks.length === 0) {
    const starts = said(linesIn[tone].start);
    const ends = said(easy);
    return lines.nothing.map((angle, at) => ({ angle, bio: `${starts[at % starts.length]} ${ends[at]}` }));
  }
  const isWhole = blocks.every(({ text }) => text.length <= limit);
  const told = blocks.flatMap(({ text }) =>
    isWhole ? text.split(/(?<=[.!?]) (?=[¿¡\p{Lu}\d])/u) : piecesOf(text),
  );
  const isOurs = !isDelicate(own) && !otherLanguageOf(own.said);
  const { length } = told.join(' ');
  const closes = said(linesIn[told.every(isFact) ? 'sincero' : tone].close);
  const theirs = said(asksFor(own, blocks, dice));
  const [end] = own.question ? [own.question] : isBold ? said(lines.bolder) : [];
  /** Whoever asks for a tone hears it in the first one. */
  const heard = isOurs && !isPlain(tone) ? closes.splice(0, 1) : [];
  const anybodys = said(easy);
  const [ask, ...more] = end ? [end] : [...heard, ...theirs, ...closes];
  const first = end ?? theirs.find((one) => one !== ask) ?? (theirs.length > 0 ? undefined : anybodys[0]);
  const [other = end, third = other] = more.filter((one) => one !== first);
  const [again] = [...theirs, ...(isOurs ? anybodys.slice(0, 2) : [])].filter(
    (one) => one !== ask && one !== first,
  );
  /** Where not all has room: what is new in this one, how they begin, what tells most. */
  const byWeight = [...told.slice(0, 1), ...told.slice(1).toSorted((a, b) => tells(b) - tells(a))];
  const made = (angle: string, sentences: readonly string[], close = '') => ({
    angle,
    bio: within(
      limit,
      [...sentences, close],
      [
        ...sentences.filter((one) => !told.includes(one)),
        // One that begins elsewhere is none without its beginning.
        ...sentences.slice(0, 1),
        ...byWeight.filter((one) => sentences.includes(one)),
        close,
      ],
    ),
  });
  const isRoom = length + oneLine <= limit;
  const list = isRoom && isOurs ? blocks.find(({ names }) => names.length > 0) : undefined;
  const [hook] = list?.names.every(isForPlay) ? said(hooksOn(list.names, second)) : [];
  const rest = told.filter((one) => one !== list?.text);
  const short = told.length > 2 && length <= limit ? shortOf(told) : [];
  /** What is not to be read first. */
  const late = own.wishes.length > 0 ? told.at(-1) : undefined;
  const turned = turnedOf(told, [told[0], short[0], late]);
  const [alone = ''] = told;
  const isFramed = !hook && told.length === 1 && isOurs && !alone.includes(':') && !isFact(alone);
  const [frame] = isFramed ? said(hooksAround(inside(alone, own.said), tone)) : [];
  const all = [
    made(angles.told, told, ask),
    ...(hook ? [made(angles.list, hookedIn(rest, hook, late), end)] : []),
    ...(short.length > 0 && length > fewWords ? [made(angles.short, short, other)] : []),
    ...(frame ? [made(angles.framed, [frame], end)] : []),
    ...(turned ? [made(angles.best, turned, third)] : []),
    ...(first ? [made(angles.asked, [first, ...told])] : []),
    made(angles.another, told, third),
    made(angles.another, told, other),
    ...(again ? [made(angles.another, [again, ...told], end)] : []),
  ];
  return firstOfEach([...firstOfEach(all, ({ bio }) => beginningOf(bio)), ...all], ({ bio }) => bio).slice(
    0,
    3,
  );
}

const beginningOf = (bio: string) => fold(bio).split(' ', 2).join(' ');

const firstOfEach = <One>(all: readonly One[], keyOf: (one: One) => string): One[] =>
  all.filter((one, n) => all.findIndex((other) => keyOf(other) === keyOf(one)) === n);

/** It has the last word where the rest may begin elsewhere, and else the first. */
function hookedIn(rest: readonly string[], hook: string, late: string | undefined): string[] {
  const turned = bestFirst(rest, [rest[0], late]);
  return turned ? [...turned, hook] : [hook, ...rest];
}

/** What may be asked of whoever reads it: of what they tell, a question and a plan by turns. */
function asksFor(own: OwnWords, blocks: readonly Block[], dice: Dice): string[] {
  const language = otherLanguageOf(own.said);
  if (language && language in lines.languages)
    return dice.shuffle(lines.languages[language as keyof typeof lines.languages]);
  const suits = fitsPerson(readTopics(own.said).attributes);
  const fits = (line: string) => suits(line, true);
  const said = stems(own.said);
  const listed = likedIn(own).flatMap(({ topic, isOwn }) => (isOwn || !topic ? [] : topic));
  const known = [...new Set(listed.length > 0 ? listed : own.topics)].filter(
    ({ id, name }) => !trades.has(id) && fits(name),
  );
  const rare = known.filter(({ common }) => !common);
  const named = isDelicate(own) ? [] : dice.shuffle(rare.length > 0 ? rare : known);
  const ofTopic = (lines: (topic: Topic) => readonly string[]) =>
    named.flatMap((topic) => {
      const isElse = namesAnother(topic, said, isAmerican(own.said));
      return lines(topic).filter((line) => fits(line) && !isElse(line));
    });
  const questions = [
    ...questionsOn(textOf(blocks)).filter(fits),
    ...ofTopic(questionsAbout).filter((line) => !presumes.test(line)),
  ];
  return [...questions, ...ofTopic(({ invite }) => invite.filter((line) => plan.test(line)))];
}

/** Status, faith, health: nobody announces it with a joke. */
const isFact = (sentence: string) => readTopics(sentence).attributes.some(({ id }) => !harmless.has(id));

/** A word that was typed small is no name. */
const inside = (sentence: string, typed: string) => {
  const small = uncapitalise(sentence);
  const [first = ''] = small.split(/[ ,.]/u);
  return clause.test(fold(sentence)) || typed.includes(first) ? small : sentence;
};

const trades = topicsOf('work', 'trades');
/** Only who does it too could answer. */
const presumes = /(?<!\p{L})(?:tus?|te|has|tuy[oa]s?)(?!\p{L})/iu;
/** What two could do: «¿Una ruta corta, de las de ir charlando…?», nothing that teaches or tells. */
const plan =
  /^¿(?:Una?s?|Y si (?:un día )?\p{L}+mos) (?!.*(?<!\p{L})(?:me|tus?|te|mis?|yo|contigo)(?!\p{L}))[^?¿]{12,90}\?$/u;
