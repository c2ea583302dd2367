import { bioLengthOf } from '../../generation/app-lengths.ts';
import { helpLinesFor } from '../../generation/help-lines.ts';
import type { EmbeddedContext, Refinement } from '../../generation/tool.ts';
import { addressedAs, addressIn, canBe } from '../../language/write/addressed.ts';
import { isAmerican } from '../../language/write/american.ts';
import { fitsPerson } from '../../language/write/attributes.server.ts';
import { fold } from '../../language/write/fold.ts';
import { joinAnd } from '../../language/write/grammar.ts';
import { otherLanguageOf } from '../../language/write/languages.server.ts';
import { namesAnother, stems } from '../../language/write/near-lines.server.ts';
import { isQuotable } from '../../language/write/quoting.server.ts';
import { type Dice, diceOf } from '../../language/write/seeded.ts';
import { questionsAbout, readTopics, type Topic } from '../../language/write/topics.server.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import { type BioCreatorInput, type BioCreatorOutput, chosenBioStyle } from './contract.ts';
import { asksUs } from './last-or-never.server.ts';
import lines from './lines.json' with { type: 'json' };
import { type Item, itemsOf, type OwnWords, ownWordsOf } from './own-words.server.ts';
import { isAskedToLie } from './said-to-us.server.ts';
import { type Block, framed, tellingOf } from './telling.server.ts';

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
const shortestLine = 60;
/** Own words of this length need no line of ours to close them. */
const longEnough = 90;

/** Longer where they have more to say themselves. */
const limitOf = (input: BioCreatorInput, own: OwnWords) =>
  Math.min(
    wordsOf(own).length > comfortableLength - shortestLine ? most : comfortableLength,
    bioLengthOf(input.appType),
  );
const delicate = ['bad-news', 'illness', 'threat'];
const isDelicate = ({ is }: OwnWords) => delicate.some((id) => is.has(id));
/** Less than this, and nothing that we know, is no bio yet. */
const tooLittle = 22;
const wordsOf = ({ sentences }: OwnWords) => sentences.flatMap(({ parts }) => parts).join(' ');
const isShort = (own: OwnWords) => !own.question && wordsOf(own).length < tooLittle;
const likedIn = ({ sentences }: OwnWords): Item[] =>
  sentences.filter(({ kind }) => kind === 'liking' || kind === 'thing').flatMap(itemsOf);
const isUnknown = (own: OwnWords) => isShort(own) && likedIn(own).length + own.topics.length === 0;
/** One thing that we know and nothing else. */
const isThin = (own: OwnWords) => isShort(own) && own.sentences.length === 1 && likedIn(own).length === 1;

export function bioCreatorEmbedded(input: BioCreatorInput, { seed }: EmbeddedContext): BioCreatorOutput {
  const own = told(input);
  const voice = toneOf(input, own);
  const options = biosFor(own, voice, lengthFor(input, own), diceOf(`${seed} ${voice} ${input.keywords}`));
  const isSmall = own.wishes.some((one) => /min[uú]sculas/iu.test(one));
  return {
    options: options.map(({ angle, bio }) => ({ angle, bio: isSmall ? bio.toLowerCase() : bio })),
  };
}

const toneOf = (input: BioCreatorInput, own: OwnWords): Voice =>
  isDelicate(own) ? 'sincero' : (wishedVoice(own.wishes) ?? voiceOf(input) ?? 'casual');

const lengthFor = (input: BioCreatorInput, own: OwnWords): number =>
  own.wishes.some((one) => /(?:cort|brev)/iu.test(one))
    ? Math.min(shortLength, limitOf(input, own))
    : limitOf(input, own);

export function bioCreatorNote(input: BioCreatorInput): string | undefined {
  const own = ownWordsOf(input.keywords);
  const limit = lengthFor(input, own);
  const { notes } = lines;
  if (isAskedToLie(input.keywords)) return notes.untrue;
  const [left] = (
    [
      'age',
      'exposed',
      'contempt',
      'selling',
      'complaint',
      'hurt',
      'putDown',
      'discouraged',
      'waits',
      'unfit',
    ] as const
  ).filter((one) => own.left.has(one));
  if (left) return notes[left];
  if (isUnknown(own)) return notes.unknown;
  const language = otherLanguageOf(input.keywords);
  if (language) return notes.language.replaceAll('{idioma}', language);
  if (own.wishes.some((one) => asksUs.test(fold(one)))) return notes.askedUs;
  if (isDelicate(own)) return notes.sad;
  if (textOf(tellingOf(own)).length > limit) return notes.tooLong.replace('{límite}', `${limit}`);
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
  const length = chip === 'shorter' ? before.length - 1 : limitOf(input, own);
  const dice = diceOf(`${seed} ${chip} ${before}`);
  const rounds = chip === 'shorter' ? [0.75, 1] : [1, 1, 1];
  const fresh = rounds.flatMap((share) =>
    dice.shuffle(
      biosFor(own, voice, Math.floor(length * share), dice, chip === 'bolder').map(({ bio }) => bio),
    ),
  );
  const kept = tellingOf(own).flatMap(({ text, isTold }) => (isTold && before.includes(text) ? text : []));
  const other = fresh.find(
    (bio) => bio !== before && bio.length <= length && kept.every((fact) => bio.includes(fact)),
  );
  if (!other) throw cannot(chip);
  return other;
}

const cannot = (chip: keyof typeof lines.cannot) =>
  new Failure('content_refused', { message: lines.cannot[chip] });

function told(input: BioCreatorInput): OwnWords {
  const own = ownWordsOf(input.keywords);
  if (own.is.has('self-harm'))
    throw new Failure('content_refused', {
      message: lines.selfHarm,
      helpLines: helpLinesFor([{ family: 'autolesion', severity: 'high' }]),
    });
  return { ...own, said: `${input.keywords} ${input.customStyle ?? ''}` };
}

const textOf = (blocks: readonly Block[]) => blocks.map(({ text }) => text).join(' ');

const wheels = /silla de ruedas|muletas|movilidad|pr[oó]tesis/iu;
const onFoot = /\b(?:corr|camin|salt|escaler|piern|pase)/iu;

interface Part {
  text: string;
  /** The highest goes first where it does not all fit. */
  spare: number;
}

const part = (text: string | undefined, spare: number): Part[] => (text ? [{ text, spare }] : []);

/** The same facts three times, each in its order: as they were told, after a scene, and up to a question. */
function biosFor(
  own: OwnWords,
  voice: Voice,
  limit: number,
  dice: Dice,
  isBold = false,
): BioCreatorOutput['options'] {
  const addressed = addressedAs(own.said);
  const blocks = tellingOf(own);
  if (isUnknown(own))
    return lines.unknown.map(({ angle, starts, ends }) => ({
      angle,
      bio: addressed(`${textOf(blocks)} ${dice.pick(starts)} ${dice.pick(ends)}`.trim()),
    }));
  const address = addressIn(own.said);
  const suits = fitsPerson(readTopics(own.said).attributes);
  const sitting = wheels.test(own.said);
  const fits = (line: string) => suits(line, true) && canBe(address, line) && !(sitting && onFoot.test(line));
  const ours = (list: readonly string[]) => dice.shuffle(list.filter(fits)).map(addressed);
  const language = otherLanguageOf(own.said);
  const isPlain = isDelicate(own) || language !== undefined;
  const topics = isPlain ? [] : topicsOf(own, dice, fits);
  const startOf = (text = '') => fold(text.split(' ', 2).join(' '));
  const starts = new Set(blocks.map(({ text }) => startOf(text)));
  const said = stems(own.said);
  const isOfAnother = (topic: Topic) => namesAnother(topic, said, isAmerican(own.said));
  const written = linesAbout(
    topics,
    isOfAnother,
    dice,
    (line) => fits(line) && !starts.has(startOf(line)),
  ).map(addressed);
  if (isThin(own) && written.length > 2)
    return lines.thin.map(({ angle, ends }, at) => ({
      angle,
      bio: `${written[at]} ${addressed(dice.pick(ends))}`,
    }));
  const spoken = {
    ...lines.voices[voice],
    ...(language && lines.languages[language as keyof typeof lines.languages]),
  };
  const [closing, lastClosing] = ours(isBold ? lines.bolder : spoken.closings);
  const asks = topics.flatMap((topic) => {
    const isElse = isOfAnother(topic);
    return questionsAbout(topic).filter((line) => !isElse(line));
  });
  const [ask, nextAsk] = [
    ...ours(asks.slice(0, 3)),
    ...(language
      ? []
      : [...betweenTwo(blocks, dice), ...asksAbout(textOf(blocks)).filter(fits).map(addressed)]),
    ...(asks.length > 0 ? [] : ours(spoken.asks).slice(0, 1)),
  ];
  const question = own.question || (isBold ? lastClosing : ask);
  const end = language || !nextAsk || own.question ? lastClosing : nextAsk;
  const isLong = textOf(blocks).length > longEnough;
  /** Whoever asks for a tone gets it in the first one too. */
  const isToned = voice !== 'casual' && voice !== 'sincero';
  const asTold = blocks.flatMap(({ text }) => part(text, 0));
  const scenes = written.slice(0, isLong || limit < 200 ? 1 : 2);
  const [scene, second] = scenes;
  const third = written.find((line) => !scenes.includes(line));
  const inScene = blocks.flatMap(({ text, items }) => part(text, items.length > 0 ? 3 : 0));
  const rest = blocks.filter(({ isTold }) => isTold);
  const lists = blocks
    .filter(({ isTold }) => !isTold)
    .toSorted((a, b) => Number(b.isLiked) - Number(a.isLiked));
  const frame = isPlain ? undefined : dice.pick(spoken.lists);
  const listsFirst = [
    ...lists.flatMap((block) => part(framed(block, frame), 3)),
    ...rest.flatMap(({ text }) => part(text, 0)),
  ];
  const [list] = lists;
  /** No room for more than this: then each version begins with another fact. */
  const isFull = textOf(blocks).length > limit - shortestLine;
  if (isFull) {
    const swapped = [...asTold.slice(1, 2), ...asTold.slice(0, 1), ...asTold.slice(2)];
    const all = [asTold, swapped].map((parts) => within(limit, [...parts, ...part(own.question, 0)]));
    // The third one tells what had no room in the others.
    const untold = asTold.filter(({ text }) => !all.some((bio) => bio.includes(text)));
    const lead = untold.length > 0 ? untold : asTold.slice(0, 1);
    const more = asTold.filter((one) => !lead.includes(one)).map((one) => ({ ...one, spare: 2 }));
    const turned = [...asTold.slice(2), ...asTold.slice(0, 2)];
    const others = [[...lead, ...more, ...part(question, 1)], turned, [...part(question, 0), ...turned]];
    return [...new Set([...all, ...others.map((parts) => within(limit, parts))])]
      .slice(0, 3)
      .map((bio, at) => ({ angle: lines.full[at === 2 && !bio.includes('?') ? 3 : at] ?? '', bio }));
  }
  const isTurned = list && rest.length > 0 && list !== blocks[0] && (list.isLiked || list.items.length > 1);
  const ends = own.question ? part(own.question, 0) : [];
  return [
    {
      angle: 'Con tus palabras',
      parts: [...asTold, ...ends, ...part((isLong && !isToned) || own.question ? '' : (third ?? closing), 4)],
    },
    {
      angle: 'Con una escena',
      parts: scene
        ? [...part(scene, 2), ...inScene, ...part(second, 4), ...ends]
        : isTurned
          ? [...listsFirst, ...part(end, 2), ...ends]
          : blocks.length > 1
            ? [...asTold.slice(1, 2), ...asTold.slice(0, 1), ...asTold.slice(2), ...part(end, 2), ...ends]
            : [...part(end, 2), ...asTold, ...ends],
    },
    isTurned && scene
      ? { angle: 'Con pregunta al final', parts: [...listsFirst, ...part(question, own.question ? 0 : 1)] }
      : {
          angle: 'La pregunta, primero',
          parts: [
            ...part(question, own.question ? 0 : 1),
            ...blocks.flatMap(({ text, isTold }) => part(text, isTold ? 0 : 3)),
          ],
        },
  ].map(({ angle, parts }) => ({ angle, bio: within(limit, parts) }));
}

/** «¿Por dónde empezamos: el baile latino o cocinar para otros?» */
const betweenTwo = (blocks: readonly Block[], dice: Dice): string[] => {
  const [a, b] = blocks
    .flatMap(({ items }) => items.flatMap(({ said, topic, isOwn }) => (topic && !isOwn ? [said] : [])))
    .filter((said) => said.length < 32 && !/^(?:mis?|un|una|dos|tres) |\d|[()?]/iu.test(said));
  return a && b
    ? [
        dice
          .pick(lines.between)
          .replace('{a}', () => a)
          .replace('{b}', () => b),
      ]
    : [];
};

const aboutTold = lines.told.map(([said = '', ask = '']) => [new RegExp(said, 'u'), ask] as const);
const asksAbout = (text: string): string[] =>
  aboutTold.filter(([said]) => said.test(fold(text))).map(([, ask]) => ask);

/** What they name and we have lines for, the rarer first. */
function topicsOf(own: OwnWords, dice: Dice, fits: (line: string) => boolean): Topic[] {
  const listed = likedIn(own).flatMap(({ topic, isOwn }) => (isOwn || !topic ? [] : topic));
  const known = [...new Set(listed.length > 0 ? listed : own.topics)].filter(({ name }) => fits(name));
  const better = known.filter(({ common }) => !common);
  const [first, ...rest] = better.length > 0 ? better : known;
  return first ? [first, ...dice.shuffle(rest)] : [];
}

/** One of each thing that is named; all where it is the only one. */
function linesAbout(
  topics: readonly Topic[],
  isOfAnother: (topic: Topic) => (line: string) => boolean,
  dice: Dice,
  fits: (line: string) => boolean,
): string[] {
  const lists = topics.map((topic) => {
    const isElse = isOfAnother(topic);
    return dice.shuffle(topic.bio.filter((line) => fits(line) && !isElse(line)));
  });
  return lists.length === 1 ? (lists[0] ?? []) : lists.flatMap(([line]) => line ?? []);
}

/** Whole sentences only: what can be spared goes first, and of what is told the last. */
function within(limit: number, parts: readonly Part[]): string {
  let kept = [...parts];
  const text = (some = kept) => some.map((part) => part.text).join(' ');
  while (text().length > limit && kept.length > 1) {
    const most = Math.max(...kept.map(({ spare }) => spare));
    kept.splice(
      kept.findLastIndex(({ spare }) => spare === most),
      1,
    );
  }
  // Where the longest had to go, a shorter fact that stands after it may have room.
  for (const one of parts.filter(({ spare }) => spare === 0)) {
    const more = parts.filter((other) => other === one || kept.includes(other));
    if (text(more).length <= limit) kept = more;
  }
  const short = text();
  return short.length <= limit
    ? short
    : `${short.slice(0, limit - 1).replace(/(?<=.{60}),[^,]*$|[,;]?\s+\S*$/u, '')}.`;
}
