import { bioLengthOf } from '../../generation/app-lengths.ts';
import { helpLinesFor } from '../../generation/help-lines.ts';
import type { EmbeddedContext, Refinement } from '../../generation/tool.ts';
import { addressedAs, addressIn, canBe } from '../../language/write/addressed.ts';
import { isAmerican } from '../../language/write/american.ts';
import { fitsPerson } from '../../language/write/attributes.server.ts';
import { fold } from '../../language/write/fold.ts';
import { capitalise, joinAnd, withPreposition } from '../../language/write/grammar.ts';
import { otherLanguageOf } from '../../language/write/languages.server.ts';
import { namesAnother, stems } from '../../language/write/near-lines.server.ts';
import { foldedJobs } from '../../language/write/people.server.ts';
import { questionsOn } from '../../language/write/questions.server.ts';
import { isQuotable } from '../../language/write/quoting.server.ts';
import { type Dice, diceOf } from '../../language/write/seeded.ts';
import { questionsAbout, readTopics, type Topic } from '../../language/write/topics.server.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import { type BioCreatorInput, type BioCreatorOutput, chosenBioStyle } from './contract.ts';
import { asksUs, isGrave } from './last-or-never.server.ts';
import lines from './lines.json' with { type: 'json' };
import { type Item, itemsOf, type OwnWords, ownWordsOf } from './own-words.server.ts';
import { isAskedToLie } from './said-to-us.server.ts';
import { clause } from './sentence.server.ts';
import { type Block, tellingOf } from './telling.server.ts';

type Voice = keyof typeof lines.voices;

/** A style in one's own words takes the nearest voice. */
const nearest = (lines.nearest as [words: string, Voice][]).map(
  ([words, voice]) => [new RegExp(words), voice] as const,
);

/** Undefined where we have nothing that is near. */
function voiceOf(input: BioCreatorInput): Voice | undefined {
  const { preset, custom } = chosenBioStyle(input);
  if (preset) return preset;
  const wanted = fold(custom ?? '');
  return nearest.find(([words]) => words.test(wanted))?.[1];
}

const denied = /(?:^| )(?:no|sin|menos|nada)(?: |$)/;

/** «Algo gracioso», asked for among the keywords. */
const wishedVoice = (wishes: readonly string[]): Voice | undefined =>
  wishes
    .map((wish) =>
      denied.test(fold(wish)) ? undefined : nearest.find(([words]) => words.test(fold(wish)))?.[1],
    )
    .find((voice) => voice !== undefined);

/** Where no app was chosen: long enough to say something, short enough to be read. */
const comfortableLength = 280;
const most = 500;
const shortLength = 150;
/** Room for one more line. */
const oneLine = 60;
/** Own words of this length need none of ours. */
const longEnough = 90;
/** More than this has a short version beside it. */
const fewWords = 150;
/** Less than this, and nothing that we know, is no bio yet. */
const tooLittle = 22;

const wordsOf = ({ sentences }: OwnWords) => sentences.flatMap(({ parts }) => parts).join(' ');
const textOf = (blocks: readonly Block[]) => blocks.map(({ text }) => text).join(' ');

/** Longer where they have more to say themselves. */
function limitFor(input: BioCreatorInput, own: OwnWords): number {
  const isLong = wordsOf(own).length > comfortableLength - oneLine;
  const limit = Math.min(isLong ? most : comfortableLength, bioLengthOf(input.appType));
  return own.wishes.some((one) => /(?:cort|brev)/iu.test(one)) ? Math.min(shortLength, limit) : limit;
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

const toneOf = (input: BioCreatorInput, own: OwnWords): Voice =>
  isDelicate(own) ? 'sincero' : (wishedVoice(own.wishes) ?? voiceOf(input) ?? 'casual');

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
  const voice = toneOf(input, own);
  const options = biosFor(own, voice, limitFor(input, own), diceOf(`${seed} ${voice} ${input.keywords}`));
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
  if (custom && !voiceOf(input)) return notes.style.replace('{estilo}', () => custom);
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
  const voice = wanted[chip] ?? toneOf(input, own);
  const length = chip === 'shorter' ? before.length - 1 : limitFor(input, own);
  const dice = diceOf(`${seed} ${chip} ${before}`);
  const fresh = (chip === 'shorter' ? [0.75, 1] : [1, 1, 1]).flatMap((share) =>
    dice.shuffle(biosFor(own, voice, Math.floor(length * share), dice, chip === 'bolder')),
  );
  const kept = tellingOf(own).flatMap(({ text, isTold }) => (isTold && before.includes(text) ? text : []));
  const other = fresh.find(
    ({ bio }) => bio !== before && bio.length <= length && kept.every((fact) => bio.includes(fact)),
  );
  if (!other) throw cannot(chip);
  return other.bio;
}

const cannot = (chip: keyof typeof lines.cannot) =>
  new Failure('content_refused', { message: lines.cannot[chip] });

/** Their own sentences three times: as they told them, from what tells most of them, and after a question. */
function biosFor(
  own: OwnWords,
  voice: Voice,
  limit: number,
  dice: Dice,
  isBold = false,
): BioCreatorOutput['options'] {
  const { angles, bolder, little, voices } = lines;
  const addressed = addressedAs(own.said);
  const blocks = tellingOf(own);
  const few = littleOf(own);
  if (few)
    return little[few].map(({ angle, starts, ends }) => ({
      angle,
      bio: `${textOf(blocks)} ${addressed(`${dice.pick(starts)} ${dice.pick(ends)}`)}`.trim(),
    }));
  const told = roomIn(
    limit,
    blocks.flatMap(({ text }) => (text.length > limit ? piecesOf(text) : text)),
  );
  const isOurs = !isDelicate(own) && !otherLanguageOf(own.said);
  const isShort = told.join(' ').length < longEnough;
  /** Whoever asks for a tone is asked something, however much they tell. */
  const isToned = isOurs && voice !== 'casual' && voice !== 'sincero';
  const gap = isShort && isOurs ? addressed(dice.pick(voices[voice].gaps)) : '';
  const asks = asksFor(own, voice, blocks, dice);
  const end = own.question || (isBold ? addressed(dice.pick(bolder)) : '');
  const first = end || ((isShort || isToned) && asks.shift()) || '';
  const asTold = within(limit, [...told, first]);
  const fromBest = within(limit, [...bestFirst(told, own), end || gap || asks[1] || first]);
  const untold = told.filter((one) => !asTold.includes(one) && !fromBest.includes(one));
  const all = [
    { angle: angles.told, bio: asTold },
    { angle: gap && !end ? angles.gap : angles.best, bio: fromBest },
    ...(told.length > 2 && asTold.length > fewWords
      ? [{ angle: angles.short, bio: `${end || asks.shift() || first} ${shortOf(told)}`.trim() }]
      : []),
    ...(untold.length > 0 ? [{ angle: angles.untold, bio: within(limit, [...untold, ...told]) }] : []),
    ...[end, ...asks, first].filter(Boolean).map((ask) => ({
      angle: angles.asked,
      bio: `${ask} ${within(limit - ask.length - 1, told)}`,
    })),
  ];
  return all.filter(({ bio }, at) => all.findIndex((one) => one.bio === bio) === at).slice(0, 3);
}

/** What may be asked of whoever reads it: about what they tell, and what goes with the tone. */
function asksFor(own: OwnWords, voice: Voice, blocks: readonly Block[], dice: Dice): string[] {
  const language = otherLanguageOf(own.said);
  if (language && language in lines.languages)
    return dice.shuffle(lines.languages[language as keyof typeof lines.languages]);
  const address = addressIn(own.said);
  const suits = fitsPerson(readTopics(own.said).attributes);
  const isSitting = wheels.test(own.said);
  const fits = (line: string) =>
    suits(line, true) && canBe(address, line) && !(isSitting && onFoot.test(line));
  const said = stems(own.said);
  const ofTopics = topicsOf(own, dice, fits).flatMap((topic) => {
    const isElse = namesAnother(topic, said, isAmerican(own.said));
    return questionsAbout(topic).filter((line) => !isElse(line));
  });
  const ofTold = questionsOn(textOf(blocks));
  const ofTheirs = dice.shuffle([...(isDelicate(own) ? [] : ofTopics), ...ofTold]);
  const ofVoice = dice.shuffle(lines.voices[voice].asks);
  // Nobody who asks for tenderness is met with a wink about the shower.
  return (voice === 'romantico' ? [...ofVoice, ...ofTheirs] : [...ofTheirs, ...ofVoice])
    .filter(fits)
    .map(addressedAs(own.said));
}

const wheels = /silla de ruedas|muletas|movilidad|pr[oó]tesis/iu;
const onFoot = /\b(?:corr|camin|salt|escaler|piern|pase)/iu;

/** What they name and we have questions for, the rarer first. */
function topicsOf(own: OwnWords, dice: Dice, fits: (line: string) => boolean): Topic[] {
  const listed = likedIn(own).flatMap(({ topic, isOwn }) => (isOwn || !topic ? [] : topic));
  const known = [...new Set(listed.length > 0 ? listed : own.topics)].filter(({ name }) => fits(name));
  const better = known.filter(({ common }) => !common);
  const [first, ...rest] = better.length > 0 ? better : known;
  return first ? [first, ...dice.shuffle(rest)] : [];
}

/** It goes on from what stands before it, shuts out or seeks: nothing to begin with. */
const isNoStart =
  /^(?:y|e|o|pero|aunque|porque|también|además|así|eso|esto|por|lo|ahora|hoy|busco|quiero|no|ni|sin|nada|solo|paso de|odio)(?!\p{L})/iu;

const tells = (text: string) => Math.min(text.match(/\p{L}{5,}/gu)?.length ?? 0, 6);
/** The sentence with the most to tell opens it; an illness never does, nor what was asked to stand last. */
function bestFirst(told: readonly string[], { sentences }: OwnWords): string[] {
  const [best] = told
    .slice(1, sentences.some(({ isLast }) => isLast) ? -1 : undefined)
    .filter((one) => !isNoStart.test(one) && !isGrave(one))
    .toSorted((a, b) => tells(b) - tells(a));
  return best ? [best, ...told.filter((one) => one !== best)] : [...told];
}

/** The two that tell most, in their order. */
function shortOf(told: readonly string[]): string {
  const two = told
    .toSorted((a, b) => Number(isNoStart.test(a)) - Number(isNoStart.test(b)) || tells(b) - tells(a))
    .filter((one) => !isGrave(one))
    .slice(0, 2);
  return told.filter((one) => two.includes(one)).join(' ');
}

/** Where all but a little has room, a list gives way: «…, divorciado desde hace mucho». */
function roomIn(limit: number, told: readonly string[]): readonly string[] {
  const all = [...told];
  while (all.join(' ').length > limit) {
    const at = all.findIndex((one) => one.split(', ').length > 2 && !clause.test(fold(one)));
    const items = all[at]?.slice(0, -1).split(', ');
    if (!items) return told;
    const gone = items.findLast(isGrave) ?? items.at(-1);
    all[at] = `${items.filter((one) => one !== gone).join(', ')}.`;
  }
  return all;
}

/** A sentence that is longer than the app allows, by its commas. */
const piecesOf = (text: string) =>
  text.split(/, |(?<=[.!?]) /u).map((one) => `${capitalise(one.replace(/\.$/u, ''))}.`);

/** Whole sentences: each that still has room. */
function within(limit: number, sentences: readonly string[]): string {
  let text = '';
  for (const one of new Set(sentences)) {
    const more = `${text} ${one}`.trim();
    if (more.length <= limit) text = more;
  }
  return text || `${(sentences[0] ?? '').slice(0, limit - 1).replace(/[,;]?\s+\S*$/u, '')}.`;
}
