import type { EmbeddedContext } from '../../generation/tool.ts';
import { fold } from '../../language/write/fold.ts';
import { capitalise } from '../../language/write/grammar.ts';
import { diceOf } from '../../language/write/seeded.ts';
import type { OutfitInput, OutfitOutput } from './contract.ts';
import texts from './looks/texts.json' with { type: 'json' };
import { dateKeys, type Look, localIn, looks, type Slot, worn } from './looks.server.ts';
import { askedFor } from './read-form.server.ts';

const mostDetails = 6;

type Asked = ReturnType<typeof askedFor>;

function fitter({ refused, refusedWords, people, places }: Asked) {
  const ruledOut = [...places, ...people].flatMap(({ isUnfit }) => isUnfit ?? []);
  return (text = '') => {
    const plain = fold(text);
    return (
      !refused.some(({ isIn }) => isIn(plain)) &&
      ![...refusedWords, ...ruledOut].some((test) => test.test(plain))
    );
  };
}

/** In the heat for nobody who has no reason for them. */
const longSleeves = /manga larga(?!,? remangada)/u;

/** Place before style, and style before everything else; of those the ones with most of what was asked for. */
function bestLooks(asked: Asked, fits: (text?: string) => boolean): Look[] {
  const { who, style, weather, date, places, people, wishes } = asked;
  const isInParts =
    wishes.some(({ slot }) => slot === 'top' || slot === 'bottom') ||
    people.some(({ wears }) => wears?.top ?? wears?.bottom);
  const scored = looks
    .filter((look) => look.weather.includes(weather) && (look.who === 'n' || look.who === who))
    .filter((look) => fits(look.core) && !(look.piece && isInParts))
    .map((look) => {
      const isOfPlace = places.findIndex(({ id }) => look.for.includes(id));
      const isOfNeed =
        people.some(({ id }) => look.for.includes(id)) &&
        (!date || look.for.includes(date) || !dateKeys.some((key) => look.for.includes(key)));
      const isOfDate = look.style !== 'occasions' && (!date || look.for.includes(date));
      const ideas = wishes.filter(({ isIn }) => isIn(look.whole)).length;
      const score =
        (isOfPlace >= 0
          ? 400 - isOfPlace
          : isOfNeed
            ? 320
            : isOfDate
              ? 200
              : look.style === 'occasions'
                ? -500
                : 0) +
        (look.style === style ? 100 : 0) +
        ideas * 10 -
        (weather === 'calor' && longSleeves.test(look.core) ? 1 : 0) +
        (fits(look.whole) ? 5 : 0);
      return { look, score };
    })
    .filter(({ score }) => score >= 0);
  const best = Math.max(...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score === best).map(({ look }) => look);
}

export function outfitEmbedded(input: OutfitInput, { seed, today }: EmbeddedContext): OutfitOutput {
  const asked = askedFor(input, today);
  const { style, weather, date, places, people, plan } = asked;
  const dice = diceOf(`${seed}·${JSON.stringify(input)}`);
  const fits = fitter(asked);
  const pick = (lines: readonly string[] = []) => {
    const left = lines.filter((line) => line && fits(line));
    return left.length > 0 ? dice.pick(left) : '';
  };

  const best = bestLooks(asked, fits);
  const look = best.length > 0 ? dice.pick(best) : undefined;
  const { plain } = texts;
  const wear = (slot: 'layer' | 'shoes' | 'extras') => pick([look?.[slot] ?? '']) || plain[slot];
  const parts: Partial<Record<Slot, string>> = {
    ...(look?.piece
      ? { piece: look.piece }
      : { top: look?.top ?? plain.top, bottom: look?.bottom ?? plain.bottom }),
    layer: look && !look.layer ? '' : wear('layer'),
    shoes: wear('shoes'),
    extras: wear('extras'),
  };
  putOn(asked, parts, fits);
  const painted = paint(asked, parts, fits);
  const { piece, top, bottom, layer } = parts;
  const isOurs =
    look &&
    (['piece', 'top', 'bottom', 'layer'] as const).every(
      (slot) => (parts[slot] ?? '') === (look[slot] ?? ''),
    );
  const pieces = [piece, top, bottom, layer].flatMap((text) => text || []);

  const about = places.map(({ says }) => says);
  const styleDetails = [
    isOurs && fits(look.why) ? look.why : '',
    ...people.map(({ says }) => says),
    ...about,
    ...(about.length > 0
      ? []
      : [pick(date && !plan ? texts.practical[date][weather] : texts.ownPlan), pick(texts.howToWear[style])]),
  ];
  const say = localIn(asked.told);
  const title = capitalise(painted) || (isOurs ? look.title : plain.title);
  return {
    title: say(title),
    garments: pieces.map(say),
    shoes: say(parts.shoes ?? plain.shoes),
    accessories: say(parts.extras ?? plain.extras),
    styleDetails: styleDetails.filter(Boolean).slice(0, mostDetails).map(say).join('\n'),
    finalAdvice: say(pick(texts.finalAdvice[style]) || plain.finalAdvice),
  };
}

function putOn(
  { wishes, people }: Asked,
  parts: Partial<Record<Slot, string>>,
  fits: (text?: string) => boolean,
) {
  const taken = new Set<Slot>();
  const wear = (slot: Slot, text: string) => {
    if (slot === 'piece') parts.top = parts.bottom = '';
    for (const one of slot === 'piece' ? (['piece', 'top', 'bottom'] as const) : [slot]) taken.add(one);
    if (slot === 'top' || slot === 'bottom') taken.add('piece');
    parts[slot] = text;
  };
  for (const { slot, own } of wishes) {
    if (!slot || taken.has(slot) || !fits(own)) continue;
    wear(slot, own);
  }
  for (const { wears } of people)
    for (const [slot, text] of Object.entries(wears ?? {}) as [Slot, string][])
      if (!taken.has(slot) && (parts[slot] || slot !== 'layer') && !parts.piece) wear(slot, text);
}

/** What is ours is worn in the colour that was asked for: all of it, or one thing where nothing has the colour yet. */
function paint(
  { wishes, weather }: Asked,
  parts: Partial<Record<Slot, string>>,
  fits: (text?: string) => boolean,
) {
  const { colour, isWhole, isIn } = wishes.find((wish) => wish.colour && fits(wish.colour)) ?? {};
  if (!colour) return '';
  const inColour = texts.inColour[weather];
  const textOf = (slot: (typeof worn)[number]) => inColour[slot].replace('{}', () => colour);
  const isThere = isIn?.(fold(Object.values(parts).join(' ')));
  const others = worn.filter((slot) => parts[slot] && !isIn?.(fold(parts[slot])));
  const fitting = others.filter((slot) => fits(textOf(slot)));
  const slots = isWhole ? fitting : isThere ? [] : fitting.slice(0, 1);
  for (const slot of slots) parts[slot] = textOf(slot);
  if (isWhole && slots.length === others.length) return `todo en ${colour}`;
  return slots.length > 0 ? `en ${colour}` : '';
}
