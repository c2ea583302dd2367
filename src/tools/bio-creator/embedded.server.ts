import { bioLengthOf } from '../../generation/app-lengths.ts';
import { helpLinesFor } from '../../generation/help-lines.ts';
import type { EmbeddedContext, Refinement } from '../../generation/tool.ts';
import { addressedAs, addressIn, canBe } from '../../language/write/addressed.ts';
import { isAmerican } from '../../language/write/american.ts';
import { fitsPerson } from '../../language/write/attributes.server.ts';
import { fold } from '../../language/write/fold.ts';
import { joinAnd, uncapitalise, withPreposition } from '../../language/write/grammar.ts';
import { otherLanguageOf } from '../../language/write/languages.server.ts';
import { namesAnother, stems } from '../../language/write/near-lines.server.ts';
import { foldedJobs } from '../../language/write/people.server.ts';
import { questionsOn } from '../../language/write/questions.server.ts';
import { isQuotable } from '../../language/write/quoting.server.ts';
import { type Dice, diceOf } from '../../language/write/seeded.ts';
import { questionsAbout, readTopics, type Topic, topicsOf } from '../../language/write/topics.server.ts';
import { within } from '../../language/write/within.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import { type BioCreatorInput, type BioCreatorOutput, chosenBioStyle } from './contract.ts';
import lines from './lines.json' with { type: 'json' };
import { type Item, itemsOf, type OwnWords, ownWordsOf } from './own-words.server.ts';
import { piecesOf, shortOf, tells, turnedOf } from './room.server.ts';
import { isAskedToLie } from './said-to-us.server.ts';
import { clause } from './sentence.server.ts';
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
const fewWords = 140;
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

/** Of whom we know a trade, or nothing. */
function littleOf(own: OwnWords): keyof typeof lines.little | undefined {
  if (own.question || wordsOf(own).length >= tooLittle) return undefined;
  if (likedIn(own).some(({ topic }) => topic) || own.topics.length > 0) return undefined;
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
  if (littleOf(own)) return notes.unknown;
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

/** As they told it, the best of it, and begun elsewhere or in a line of ours: three bios, not one in three orders. */
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
  const told = blocks.flatMap(({ text }) =>
    isWhole ? text.split(/(?<=[.!?]) (?=[¿¡\p{Lu}\d])/u) : piecesOf(text),
  );
  const isOurs = !isDelicate(own) && !otherLanguageOf(own.said);
  const { length } = told.join(' ');
  const isShort = length < longEnough;
  const end = own.question || (isBold ? addressed(dice.pick(bolder)) : '');
  const asks = asksFor(own, voice, blocks, dice);
  const [ask = '', other = ask, third = other] = end ? [end] : asks;
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
  const at = isOurs && isRoom ? blocks.findIndex(({ names }) => names.length > 0) : -1;
  const { names = [] } = blocks[at] ?? {};
  const list = dice
    .shuffle(lines.voices[voices.at(-1) ?? voice].lists)
    .find((line) => canBe(addressIn(own.said), line) && (names.length > 1 || !ofMany.test(line)))
    ?.replace('{lista}', () => enumerated(names));
  /** Whoever asks for a tone is asked something, however much they tell. */
  const isAsking = Boolean(end) || isShort || (isOurs && !isPlain(voice));
  const short = told.length > 2 && length <= limit ? shortOf(told) : [];
  const turned = turnedOf(told, [told[0], short[0]]);
  const all = [
    made(angles.told, told, isAsking ? ask : ''),
    ...(at >= 0 && list
      ? [made(angles.list, [addressed(list), ...told.filter((one) => one !== blocks[at]?.text)], other)]
      : []),
    ...(short.length > 0 && length > fewWords ? [made(angles.short, short, other)] : []),
    ...(turned ? [made(angles.best, turned, third)] : []),
    ...(isShort && isOurs && !end
      ? [made(angles.gap, [addressed(dice.pick(lines.voices[voice].gaps)), ...told])]
      : []),
    ...(isOurs && !told[0]?.includes(':')
      ? [
          made(
            angles.framed,
            [
              `${dice.pick(lines.voices[voice].openings)} ${inside(told[0] ?? '', own.said)}`,
              ...told.slice(1),
            ],
            other,
          ),
        ]
      : []),
    made(angles.asked, [third, ...told]),
    made(angles.another, [asks.at(-1) ?? '', ...told], end),
  ];
  return all.filter(({ bio }, n) => all.findIndex((one) => one.bio === bio) === n).slice(0, 3);
}

const ofMany = /dicen|orden|donde quieras|^(?:Todo|Temas|Bibliografía)/u;

/** What may be asked of whoever reads it: what goes with the tone, and of what they tell, a question and a plan by turns. */
function asksFor(own: OwnWords, voice: Voice, blocks: readonly Block[], dice: Dice): string[] {
  const language = otherLanguageOf(own.said);
  if (language && language in lines.languages)
    return dice.shuffle(lines.languages[language as keyof typeof lines.languages]);
  const address = addressIn(own.said);
  const suits = fitsPerson(readTopics(own.said).attributes);
  const fits = (line: string) => suits(line, true) && canBe(address, line);
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
  const questions = dice.shuffle([
    ...questionsOn(textOf(blocks)).filter(fits),
    ...ofTopic(questionsAbout).filter((line) => !presumes.test(line)),
  ]);
  const plans = dice.shuffle(ofTopic(({ invite }) => invite.filter((line) => plan.test(line))));
  const [first = [], second = []] = dice.shuffle([questions, plans]);
  const ofTheirs = first.flatMap((line, at) => [line, ...second.slice(at, at + 1)]);
  const ofVoice = dice.shuffle(lines.voices[voice].asks.filter(fits));
  return [
    ...ofVoice.slice(0, isPlain(voice) ? 0 : 1),
    ...ofTheirs,
    ...second.slice(first.length),
    ...ofVoice,
  ].map(addressedAs(own.said));
}

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
