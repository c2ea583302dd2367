import { bioLengthOf } from '../../generation/app-lengths.ts';
import { helpLinesFor } from '../../generation/help-lines.ts';
import type { EmbeddedContext, Refinement } from '../../generation/tool.ts';
import { addressedAs, addressIn, canBe } from '../../language/write/addressed.ts';
import { isAmerican } from '../../language/write/american.ts';
import { fitsPerson } from '../../language/write/attributes.server.ts';
import { fold } from '../../language/write/fold.ts';
import { joinAnd, withPreposition } from '../../language/write/grammar.ts';
import { otherLanguageOf } from '../../language/write/languages.server.ts';
import { namesAnother, stems } from '../../language/write/near-lines.server.ts';
import { foldedJobs } from '../../language/write/people.server.ts';
import { questionsOn } from '../../language/write/questions.server.ts';
import { isQuotable } from '../../language/write/quoting.server.ts';
import { type Dice, diceOf } from '../../language/write/seeded.ts';
import { questionsAbout, readTopics, type Topic } from '../../language/write/topics.server.ts';
import { within } from '../../language/write/within.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import { type BioCreatorInput, type BioCreatorOutput, chosenBioStyle } from './contract.ts';
import lines from './lines.json' with { type: 'json' };
import { type Item, itemsOf, type OwnWords, ownWordsOf } from './own-words.server.ts';
import { bestFirst, piecesOf, shortOf } from './room.server.ts';
import { isAskedToLie } from './said-to-us.server.ts';
import { asksUs, type Block, enumerated, tellingOf } from './telling.server.ts';

type Voice = keyof typeof lines.voices;

/** A style in one's own words takes the nearest voice. */
const nearest = (lines.nearest as [words: string, Voice][]).map(
  ([words, voice]) => [new RegExp(words), voice] as const,
);

const denied = /(?:^| )(?:no|sin|menos|nada) [^,;]*/g;

const isPlain = (voice: Voice): boolean => voice === 'casual' || voice === 'sincero';

/** The voices that words ask for, in their order: «tierno pero con mala leche» asks for two. */
function voicesIn(wanted: string): Voice[] {
  const said = fold(wanted).replace(denied, ' ');
  const found = nearest
    .map(([words, voice]) => ({ voice, at: said.search(words) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  const voices = [...new Set(found.map(({ voice }) => voice))];
  // «Seco, sarcástico» is sarcastic first of all.
  const toned = voices.filter((voice) => !isPlain(voice));
  return toned.length > 0 ? toned : voices;
}

/** None where we have nothing that is near. */
function voicesOf(input: BioCreatorInput): Voice[] {
  const { preset, custom } = chosenBioStyle(input);
  return preset ? [preset] : voicesIn(custom ?? '');
}

/** Where no app was chosen: long enough to say something, short enough to be read. */
const comfortableLength = 280;
const most = 500;
const shortLength = 150;
/** Room for one more line. */
const oneLine = 60;
/** Own words of this length need none of ours. */
const longEnough = 90;
/** More than this has a short version beside it. */
const fewWords = 110;
/** Less than this, and nothing that we know, is no bio yet. */
const tooLittle = 22;

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

/** Of whom we know a trade, one thing that they like, or nothing. */
function littleOf(own: OwnWords): keyof typeof lines.little | undefined {
  if (own.question || wordsOf(own).length >= tooLittle) return undefined;
  const liked = likedIn(own).length;
  if (liked === 1 && own.sentences.length === 1) return 'liked';
  if (liked + own.topics.length > 0) return undefined;
  return fold(wordsOf(own))
    .split(' ')
    .some((word) => foldedJobs.has(word))
    ? 'trade'
    : 'nothing';
}

function tonesOf(input: BioCreatorInput, own: OwnWords): readonly [Voice, ...Voice[]] {
  if (isDelicate(own)) return ['sincero'];
  const [wished] = own.wishes.flatMap(voicesIn);
  const [voice = 'casual', ...more] = wished ? [wished] : voicesOf(input);
  return [voice, ...more];
}

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
  const voices = tonesOf(input, own);
  const options = biosFor(
    own,
    voices,
    limitFor(input, own),
    diceOf(`${seed} ${voices[0]} ${input.keywords}`),
  );
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
  const little = littleOf(own);
  if (little && little !== 'liked') return notes.unknown;
  const language = otherLanguageOf(input.keywords);
  if (language) return notes.language.replaceAll('{idioma}', language);
  if (own.wishes.some((one) => asksUs.test(fold(one)))) return notes.askedUs;
  if (isDelicate(own)) return notes.sad;
  const text = textOf(tellingOf(own));
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
  if (custom && voicesOf(input).length === 0) return notes.style.replace('{estilo}', () => custom);
  if (little) return notes.thin;
  const [liked] = likedIn(own).flatMap(({ topic, isOwn }) => (topic && !isOwn ? topic.name : []));
  return text.length < longEnough && liked
    ? notes.more.replace('{de}', () => withPreposition('de', liked))
    : undefined;
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
  const voice = wanted[chip];
  const voices = voice ? ([voice] as const) : tonesOf(input, own);
  const length = chip === 'shorter' ? before.length - 1 : limitFor(input, own);
  const dice = diceOf(`${seed} ${chip} ${before}`);
  const fresh = (chip === 'shorter' ? [0.75, 1] : [1, 1, 1]).flatMap((share) =>
    dice.shuffle(biosFor(own, voices, Math.floor(length * share), dice, chip === 'bolder')),
  );
  const toldBefore = fold(before);
  const kept = tellingOf(own)
    .filter(({ isTold }) => isTold)
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

/** As they told it, with what they like in a line of ours, and short or with a plan: three ideas of the same words. */
function biosFor(
  own: OwnWords,
  voices: readonly [Voice, ...Voice[]],
  limit: number,
  dice: Dice,
  isBold = false,
): BioCreatorOutput['options'] {
  const { angles, bolder, little } = lines;
  const [voice] = voices;
  const addressed = addressedAs(own.said);
  const blocks = tellingOf(own);
  const few = littleOf(own);
  if (few)
    return little[few].map(({ angle, starts, ends }) => ({
      angle,
      bio: `${textOf(blocks)} ${addressed(`${dice.pick(starts)} ${dice.pick(ends)}`)}`.trim(),
    }));
  const isWhole = blocks.every(({ text }) => text.length <= limit);
  const told = blocks.flatMap(({ text }) => (isWhole ? text : piecesOf(text)));
  const isOurs = !isDelicate(own) && !otherLanguageOf(own.said);
  const isShort = told.join(' ').length < longEnough;
  /** Whoever asks for a tone is asked something, however much they tell. */
  const isToned = isOurs && !isPlain(voice);
  const { asks, plans } = asksFor(own, voice, blocks, dice);
  const end = own.question || (isBold ? addressed(dice.pick(bolder)) : '');
  const [ask = '', other = ask] = asks;
  const made = (angle: string, sentences: readonly string[]) => ({ angle, bio: within(limit, sentences) });
  const at = isOurs && isWhole ? blocks.findIndex(({ names }) => names.length > 1) : -1;
  const list = dice
    .shuffle(lines.voices[voices.at(-1) ?? voice].lists)
    .find((line) => canBe(addressIn(own.said), line))
    ?.replace('{lista}', () => enumerated(blocks[at]?.names ?? []));
  const gap = addressed(dice.pick(lines.voices[voice].gaps));
  const first = (line: string) =>
    `${line} ${within(limit - line.length - 1, line === end ? told : [...told, end])}`;
  const all = [
    made(angles.told, [...told, end || ((isShort || isToned) && ask) || '']),
    ...(at >= 0 && list
      ? [made(angles.list, [...told.with(at, addressed(list)), end || (isShort ? other : '')])]
      : []),
    ...(told.length > 2 && told.join(' ').length > fewWords
      ? [made(angles.short, [...shortOf(told), end || other])]
      : []),
    ...(end ? [] : plans.slice(0, 1)).map((plan) => ({ angle: angles.plan, bio: first(plan) })),
    ...(isShort && isOurs && !end ? [made(angles.gap, [...told, gap])] : []),
    made(angles.best, [...bestFirst(told), end || other]),
    ...[end, ...asks]
      .filter(Boolean)
      .map((one, at) => ({ angle: at === 0 ? angles.asked : angles.another, bio: first(one) })),
  ];
  const isFirst = (by: (bio: string) => string) => (one: (typeof all)[number], n: number) =>
    all.findIndex(({ bio }) => by(bio) === by(one.bio)) === n;
  // Three ways to begin, where there is room for all that they told.
  const unlike =
    told.join(' ').length > limit
      ? []
      : all.filter(isFirst((bio) => fold(bio).split(' ').slice(0, 2).join(' ')));
  return [...new Set([...unlike, ...all.filter(isFirst((bio) => bio))])].slice(0, 3);
}

/** What may be asked of whoever reads it: about what they tell, and what goes with the tone. */
function asksFor(
  own: OwnWords,
  voice: Voice,
  blocks: readonly Block[],
  dice: Dice,
): { asks: string[]; plans: string[] } {
  const language = otherLanguageOf(own.said);
  if (language && language in lines.languages)
    return {
      asks: dice.shuffle(lines.languages[language as keyof typeof lines.languages]),
      plans: [],
    };
  const address = addressIn(own.said);
  const suits = fitsPerson(readTopics(own.said).attributes);
  const fits = (line: string) => suits(line, true) && canBe(address, line);
  const said = stems(own.said);
  const listed = likedIn(own).flatMap(({ topic, isOwn }) => (isOwn || !topic ? [] : topic));
  const known = [...new Set(listed.length > 0 ? listed : own.topics)].filter(({ name }) => fits(name));
  const rare = known.filter(({ common }) => !common);
  const named = dice.shuffle(rare.length > 0 ? rare : known);
  const ofTopic = (lines: (topic: Topic) => readonly string[]) =>
    named.flatMap((topic) => {
      const isElse = namesAnother(topic, said, isAmerican(own.said));
      return lines(topic).filter((line) => !isElse(line));
    });
  const ofTopics = ofTopic(questionsAbout);
  const ofTold = questionsOn(textOf(blocks));
  const ofTheirs = dice.shuffle([...(isDelicate(own) ? [] : ofTopics), ...ofTold]);
  const ofVoice = dice.shuffle(lines.voices[voice].asks);
  const turned = (all: readonly string[]) => all.filter(fits).map(addressedAs(own.said));
  // Whoever asks for a tone hears it first; nobody who asks for tenderness is met with a wink about the shower.
  const before = voice === 'romantico' ? ofVoice : isPlain(voice) ? [] : ofVoice.slice(0, 1);
  return {
    asks: turned([...before, ...ofTheirs, ...ofVoice]),
    plans: isDelicate(own)
      ? []
      : turned(dice.shuffle(ofTopic(({ invite }) => invite.filter((line) => plan.test(line))))),
  };
}

/** What two could do: «¿Una ruta corta, de las de ir charlando…?», nothing that teaches or tells. */
const plan =
  /^¿(?:Una?s?|Y si (?:un día )?\p{L}+mos) (?!.*(?<!\p{L})(?:me|tus?|te|mis?|yo)(?!\p{L}))[^?¿]{12,90}\?$/u;
