import { bioLengthOf } from '../../generation/app-lengths.ts';
import { helpLinesFor } from '../../generation/help-lines.ts';
import type { EmbeddedContext, Refinement } from '../../generation/tool.ts';
import { fold } from '../../language/write/fold.ts';
import { joinAnd, withPreposition } from '../../language/write/grammar.ts';
import { isPlain, type Tone, tonesIn } from '../../language/write/hooks.server.ts';
import { otherLanguageOf } from '../../language/write/languages.server.ts';
import { isQuotable } from '../../language/write/quoting.server.ts';
import { diceOf } from '../../language/write/seeded.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import { likedIn } from './asks.server.ts';
import { biosFor } from './bios.server.ts';
import { type BioCreatorInput, type BioCreatorOutput, chosenBioStyle } from './contract.ts';
import lines from './lines.json' with { type: 'json' };
import { isDelicate, type OwnWords, ownWordsOf } from './own-words.server.ts';
import { isAskedToLie } from './said-to-us.server.ts';
import { asksUs, tellingOf, textOf } from './telling.server.ts';

function tonesOf(input: BioCreatorInput, own: OwnWords): readonly [Tone, ...Tone[]] {
  if (isDelicate(own)) return ['sincero'];
  const { preset, custom } = chosenBioStyle(input);
  // «Que quede corta» is no other style than the one that was chosen.
  const wished = own.wishes.flatMap(tonesIn).find((tone) => !isPlain(tone));
  const [tone = 'casual', ...more] = wished ? [wished] : preset ? [preset] : tonesIn(custom ?? '');
  return [tone, ...more];
}

/** Where no app was chosen: long enough to say something, short enough to be read. */
const [comfortableLength, longTelling] = [280, 220];
const most = 500;
const [shortLength, leastLength, lettersOfAWord] = [150, 60, 5];
/** Less than this could tell more. */
const [little, veryLittle] = [90, 40];

/** Longer where they have more to say themselves. */
function limitFor(input: BioCreatorInput, own: OwnWords): number {
  const isLong = textOf(tellingOf(own)).length > longTelling;
  const limit = Math.min(isLong ? most : comfortableLength, bioLengthOf(input.appType));
  const wished = [...own.wishes, input.customStyle ?? ''];
  const isBrief = wished.some((one) =>
    /cort[oa]|brev|tuit|tweet|conciso|concisa|pocas palabras|\bno (?:\p{L}+ ){0,2}larg/iu.test(one),
  );
  const [, figure, unit] = /(\d+) (palabras|caracteres|letras)/u.exec(wished.join(' ')) ?? [];
  const letters = figure ? Number(figure) * (unit === 'palabras' ? lettersOfAWord : 1) : limit;
  return Math.min(isBrief ? shortLength : limit, Math.max(letters, leastLength));
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
  const tones = tonesOf(input, own);
  const options = biosFor(own, {
    tones,
    limit: limitFor(input, own),
    dice: diceOf(`${seed} ${tones[0]} ${input.keywords}`),
  });
  const isSmall = own.wishes.some((one) => /min[uú]sculas?/iu.test(one));
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
  const blocks = tellingOf(own);
  const text = textOf(blocks);
  if (!text) return notes.unknown;
  const language = otherLanguageOf(input.keywords);
  if (language) {
    const isWanted = /castell[aà]|espa[nñ]ol/iu.test(`${input.keywords} ${input.customStyle ?? ''}`);
    return notes[isWanted ? 'untranslated' : 'language'].replaceAll('{idioma}', language);
  }
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
  const [liked] = likedIn(blocks);
  if (text.length < little && liked)
    return notes.more.replace('{de}', () => withPreposition('de', liked.name));
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
    dice.shuffle(biosFor(own, { tones, limit: Math.floor(length * share), dice, isBold: chip === 'bolder' })),
  );
  const toldBefore = fold(before);
  const kept = tellingOf(own)
    .filter(({ items }) => items.length === 0)
    .map(({ text }) => fold(text.slice(0, -1)))
    .filter((fact) => toldBefore.includes(fact));
  const other = fresh.find(
    ({ bio }) => bio !== before && bio.length <= length && kept.every((fact) => fold(bio).includes(fact)),
  );
  if (!other) throw cannot(chip);
  return other.bio;
}

const cannot = (chip: keyof typeof lines.cannot) =>
  new Failure('content_refused', { message: lines.cannot[chip] });
