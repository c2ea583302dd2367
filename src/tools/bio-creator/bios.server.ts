import { addressIn, canBe, turnedTo } from '../../language/write/addressed.ts';
import { towns } from '../../language/write/facts-of-life.server.ts';
import { fold } from '../../language/write/fold.ts';
import { capitalise, joinAnd, uncapitalise } from '../../language/write/grammar.ts';
import {
  easy,
  hooksAround,
  hooksOn,
  isPlain,
  tones as linesIn,
  type Tone,
} from '../../language/write/hooks.server.ts';
import { otherLanguageOf } from '../../language/write/languages.server.ts';
import type { Dice } from '../../language/write/seeded.ts';
import { isForPlay } from '../../language/write/things.server.ts';
import { within } from '../../language/write/within.ts';
import { asksFor, isClearAlone, isFact } from './asks.server.ts';
import type { BioCreatorOutput } from './contract.ts';
import lines from './lines.json' with { type: 'json' };
import { isDelicate, itemsOf, type OwnWords } from './own-words.server.ts';
import { bestFirst, piecesOf, shortOf, tells, turnedOf } from './room.server.ts';
import { clause } from './sentence.server.ts';
import { type Block, tellingOf } from './telling.server.ts';

type Bio = BioCreatorOutput['options'][number];

export interface Wanted {
  tones: readonly [Tone, ...Tone[]];
  limit: number;
  dice: Dice;
  isBold?: boolean;
}

/** Room for one more line. */
const oneLine = 60;
/** More than this has a short version beside it. */
const fewWords = 140;

/** What they tell, sentence by sentence, and how it may be put. */
interface Telling extends Wanted {
  own: OwnWords;
  blocks: readonly Block[];
  told: readonly string[];
  isOurs: boolean;
  /** Lines of ours as they speak, in a new order. */
  said: (lines: readonly string[]) => string[];
}

/** As they told it, turned into something to answer, and begun elsewhere: three bios, not one in three orders. */
export function biosFor(own: OwnWords, wanted: Wanted): Bio[] {
  const { dice, limit, tones } = wanted;
  const address = addressIn(own.said);
  const said = (lines: readonly string[]) =>
    dice
      .shuffle(lines.filter((line) => canBe(address, line) && !(own.isUnasked && line.includes('?'))))
      .map(turnedTo[address]);
  const blocks = tellingOf(own);
  if (blocks.length === 0) {
    const starts = said(linesIn[tones[0]].start);
    const ends = said(easy);
    return lines.nothing.map((angle, at) => ({
      angle,
      bio: `${starts[at % starts.length]} ${ends[at] ?? ''}`.trim(),
    }));
  }
  const isWhole = blocks.every(({ text }) => text.length <= limit);
  const told = blocks.flatMap(({ text }) =>
    isWhole ? text.split(/(?<=[.!?]) (?=[¿¡\p{Lu}\d])/u) : piecesOf(text),
  );
  const isOurs = !isDelicate(own) && !otherLanguageOf(own.said);
  return threeOf({ ...wanted, own, blocks, told, isOurs, said });
}

/** What each of the three may end with. */
function closesOf({ own, blocks, told, tones, dice, isBold, isOurs, said }: Telling) {
  const [tone] = tones;
  const closes = said(linesIn[told.every(isFact) ? 'sincero' : tone].close);
  const theirs = said(asksFor(own, blocks, dice));
  const anybodys = said(easy);
  const [end] = own.question ? [own.question] : isBold ? said(lines.bolder) : [];
  /** Whoever asks for a tone hears it in the first one. */
  const heard = isOurs && !isPlain(tone) ? closes.splice(0, 1) : [];
  const [ask, ...more] = end ? [end] : [...heard, ...theirs, ...closes];
  const first =
    end ?? theirs.find((one) => one !== ask && (!isOurs || isClearAlone(one, own))) ?? anybodys[0];
  const [other = end, third = other] = more.filter((one) => one !== first);
  const [again] = [...theirs, ...(isOurs ? anybodys.slice(0, 2) : [])].filter(
    (one) => one !== ask && one !== first,
  );
  return { end, ask, first, other, third, again };
}

const enough = 6;

/** The best first. The later ones are only made where those before begin alike. */
function* waysOf(telling: Telling): Generator<Bio> {
  const { angles } = lines;
  const { own, told, limit, isOurs } = telling;
  const { end, ask, first, other, third, again } = closesOf(telling);
  const made = (angle: string, sentences: readonly string[], close = ''): Bio => ({
    angle,
    bio: within(limit, [...sentences, close], byWeight(told, sentences, close)),
  });
  const { length } = told.join(' ');
  const [hook, rest] = hookOf(telling);
  const short = told.length > 2 && length <= limit ? shortOf(told) : [];
  const [late] = own.wishes.length > 0 ? told.slice(-1) : [];
  const turned = turnedOf(told, [told[0], short[0], late]);
  const frame = hook ? undefined : frameOf(telling);
  const both = forAndAgainst(telling);
  const glance = glanceOf(telling);
  yield made(angles.told, told, ask);
  if (both) yield made(angles.both, both, end);
  if (hook) yield made(angles.list, hookedIn(rest, hook, late), end);
  if (glance) yield made(angles.glance, [glance], other);
  if (short.length > 0 && length > fewWords) yield made(angles.short, short, other);
  if (frame) yield made(angles.framed, [frame], end);
  if (turned) yield made(angles.best, turned, third);
  if (first) yield made(angles.asked, [first, ...told]);
  yield made(angles.another, told, third);
  yield made(angles.another, told, other);
  if (again) yield made(angles.another, [again, ...told], end);
  // Where there is little room: each begins with another sentence, or is one.
  for (const one of told.filter((more) => !isFact(more)).slice(0, enough))
    yield made(angles.best, [one, ...told.filter((more) => more !== one)], third);
  for (const one of told.slice(0, enough)) yield made(angles.short, [one]);
  if (!isOurs) return;
  for (const one of telling.said(easy)) yield made(angles.asked, [one, ...told]);
  for (const one of telling.said(linesIn[telling.tones[0]].close)) yield made(angles.another, told, one);
}

const isOnlyAsked = /^[^.?]+\?$/u;

/** Three that begin each in another way, or at least are three. */
function threeOf(telling: Telling): Bio[] {
  const byBeginning = new Map<string, Bio>();
  const byText = new Map<string, Bio>();
  for (const one of waysOf(telling)) {
    if (isOnlyAsked.test(one.bio)) continue;
    const beginning = beginningOf(one.bio);
    if (!byBeginning.has(beginning)) byBeginning.set(beginning, one);
    if (!byText.has(one.bio)) byText.set(one.bio, one);
    if (byBeginning.size === 3) break;
  }
  return [...new Set([...byBeginning.values(), ...byText.values()])].slice(0, 3);
}

/** Where not all has room: what is new in this one, how they begin, what tells most. */
function byWeight(told: readonly string[], sentences: readonly string[], close: string): string[] {
  const best = [...told.slice(0, 1), ...told.slice(1).toSorted((a, b) => tells(b) - tells(a))];
  return [
    ...sentences.filter((one) => !told.includes(one)),
    // One that begins elsewhere is none without its beginning.
    ...sentences.slice(0, 1),
    ...best.filter((one) => sentences.includes(one)),
    close,
  ];
}

/** What they like as a game, and what else they tell. */
function hookOf({ told, blocks, tones, limit, isOurs, said }: Telling): [string | undefined, string[]] {
  const [tone] = tones;
  const [second = tone] = tones.slice(1);
  const isRoom = told.join(' ').length + oneLine <= limit;
  const list = isRoom && isOurs ? blocks.find(({ names }) => names.length > 0) : undefined;
  const [hook] = list?.names.every(isForPlay) ? said(hooksOn(list.names, second)) : [];
  return [hook, told.filter((one) => one !== list?.text)];
}

/** It has the last word where the rest may begin elsewhere, and else the first. */
function hookedIn(rest: readonly string[], hook: string, late: string | undefined): string[] {
  const turned = bestFirst(rest, [rest[0], late]);
  return turned ? [...turned, hook] : [hook, ...rest];
}

/** Around the one sentence that they tell. */
function frameOf({ own, told, tones, isOurs, said }: Telling): string | undefined {
  const [alone = ''] = told;
  const isFramed = told.length === 1 && isOurs && !alone.includes(':') && !isFact(alone);
  return isFramed ? said(hooksAround(inside(alone, own.said), tones[0]))[0] : undefined;
}

/** A word that was typed small is no name. */
const inside = (sentence: string, typed: string) => {
  const small = uncapitalise(sentence);
  const [first = ''] = small.split(/[ ,.]/u);
  return clause.test(fold(sentence)) || typed.includes(first) ? small : sentence;
};

const dislikes = /^(?:odio|detesto|no (?:soporto|aguanto)|no me gustan?) (?!a )/iu;
/** «A favor: la lucha libre y dormir. En contra: el gimnasio.» */
function forAndAgainst({ own, blocks, isOurs }: Telling): string[] | undefined {
  const ofKind = (...kinds: string[]) => own.sentences.filter(({ kind }) => kinds.includes(kind));
  const against = ofKind('against').flatMap(({ parts }) => parts);
  const likings = ofKind('liking', 'thing');
  const liked = likings.flatMap(({ parts }) => parts);
  const areLiked = likings.every((one) => one.kind === 'liking' || itemsOf(one).every(({ topic }) => topic));
  if (
    !isOurs ||
    !areLiked ||
    likings.flatMap(itemsOf).length < 2 ||
    against.length === 0 ||
    !dislikes.test(against[0] ?? '')
  )
    return undefined;
  const without = against.map((part) => part.replace(dislikes, ''));
  const rest = blocks.filter(({ kind }) => kind !== 'liked' && kind !== 'against').map(({ text }) => text);
  return [`A favor: ${listed(liked)}.`, `En contra: ${listed(without)}.`, ...rest];
}

const listed = (parts: readonly string[]) =>
  parts.some((part) => / [ye] /u.test(part)) ? parts.join(', ') : joinAnd(parts);

const [fewest, most, longestPart] = [4, 10, 6];
/** «Enfermera · Sevilla · gatos»: what was named in a row, as it was. */
function glanceOf({ own, isOurs }: Telling): string | undefined {
  const parts = own.sentences.flatMap(({ kind, parts }) => (kind === 'clause' ? parts.join(', ') : parts));
  const isRow =
    parts.length >= fewest &&
    parts.length <= most &&
    parts.every(
      (part) => part.split(' ').length <= longestPart && !/[.?!]|, |^(?:con|sin|depende|todo) /u.test(part),
    ) &&
    own.sentences.filter(({ kind }) => kind === 'clause').length <= (parts.length * 2) / 3 &&
    own.sentences.every(({ opening }) => !opening);
  return isRow && isOurs && !own.wishes.some((wish) => /primero|[uú]nico|final|principio/iu.test(wish))
    ? `${capitalise(parts.map((part) => towns.get(fold(part)) ?? part).join(' · '))}.`
    : undefined;
}

const beginningOf = (bio: string) =>
  fold(bio)
    .match(/[\p{L}\d]+/gu)
    ?.slice(0, 2)
    .join(' ') ?? '';
