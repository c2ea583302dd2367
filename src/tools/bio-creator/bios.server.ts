import { addressIn, canBe, turnedTo } from '../../language/write/addressed.ts';
import { fold } from '../../language/write/fold.ts';
import { easy, isPlain, tones as linesIn, type Tone } from '../../language/write/hooks.server.ts';
import { otherLanguageOf } from '../../language/write/languages.server.ts';
import type { Dice } from '../../language/write/seeded.ts';
import { within } from '../../language/write/within.ts';
import { asksFor, isClearAlone, isFact } from './asks.server.ts';
import type { BioCreatorOutput } from './contract.ts';
import lines from './lines.json' with { type: 'json' };
import { isDelicate, type OwnWords } from './own-words.server.ts';
import { piecesOf, shortOf, tells } from './room.server.ts';
import { asksUs, type Block, tellingOf } from './telling.server.ts';

type Bio = BioCreatorOutput['options'][number];

export interface Wanted {
  tones: readonly [Tone, ...Tone[]];
  limit: number;
  dice: Dice;
  isBold?: boolean;
}

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

/** As they told it, each begun elsewhere and with another line to answer. */
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

/** The best first. The later ones are only made where those before begin alike. */
function* waysOf(telling: Telling): Generator<Bio> {
  const { own, blocks, told, limit, isOurs, isBold, tones, dice, said } = telling;
  const { angles } = lines;
  const made = (angle: string, sentences: readonly string[], close = ''): Bio => ({
    angle,
    bio: within(limit, [...sentences, close], byWeight(told, sentences, close)),
  });
  const isForeign = otherLanguageOf(own.said) !== undefined;
  const [tone, other = tone] = tones;
  const closes = isForeign
    ? []
    : said(linesIn[tone !== 'romantico' && told.every(isFact) ? 'sincero' : tone].close);
  const theirs = said(asksFor(own, blocks, dice));
  const [end] = own.question ? [own.question] : isBold ? said(lines.bolder) : [];
  /** Whoever asks for a tone hears it in the first one. */
  const heard = isOurs && !isPlain(tone) ? closes.slice(0, 1) : [];
  const [ask] = end ? [end] : [...heard, ...theirs, ...closes];
  const opening = end ?? theirs.find((one) => one !== ask && isClearAlone(one, own));
  const others = end ? [] : [...theirs, ...closes].filter((one) => one !== ask && one !== opening);
  const next = () => end ?? others.shift();
  const length = told.join(' ').length;
  const openings = isForeign ? [] : said(lines.openings[tone]);
  const also = other === tone ? openings[1] : said(lines.openings[other])[0];
  yield made(angles.told, told, ask);
  const doubted = own.wishes.some((one) => asksUs.test(fold(one)))
    ? blocks.filter(({ isLate }) => isLate).map(({ text }) => text)
    : [];
  const sure = told.filter((one) => !doubted.some((text) => text.includes(one)));
  const [opened = ''] = openings;
  if (sure.length > 0 && sure.length < told.length) yield made(angles.untold, [opened, ...sure], next());
  if (length > fewWords && told.length > 2) yield made(angles.short, [opened, ...shortOf(told)], next());
  if (opened) yield made(angles.opened, [opened, ...told], next());
  if (also && !isForeign) yield made(angles.another, [also, ...told], next());
  if (opening && opening.length + length < limit) yield made(angles.asked, [opening, ...told]);
  if (isForeign) for (const one of theirs) yield made(angles.asked, [one, ...told]);
  for (const [at, close] of [...(isForeign ? theirs : [...others, ...closes, ...said(easy)]), ''].entries())
    yield made(at % 2 === 0 ? angles.another : angles.close, told, close);
}

/** Three that begin each in another way, or at least are three. */
function threeOf(telling: Telling): Bio[] {
  const byBeginning = new Map<string, Bio>();
  const byText = new Map<string, Bio>();
  for (const one of waysOf(telling)) {
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

const beginningOf = (bio: string) =>
  fold(bio)
    .match(/[\p{L}\d]+/gu)
    ?.slice(0, 2)
    .join(' ') ?? '';
