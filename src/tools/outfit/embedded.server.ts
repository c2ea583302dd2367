import type { EmbeddedContext } from '../../generation/tool.ts';
import { fold } from '../../language/write/fold.ts';
import { diceOf } from '../../language/write/seeded.ts';
import type { OutfitInput, OutfitOutput } from './contract.ts';
import { type Look, looks, type Slot, texts } from './looks.server.ts';
import { askedFor } from './read-form.server.ts';

const mostDetails = 6;
const mostOfPlaces = 2;

type Asked = ReturnType<typeof askedFor>;

/** Of our own texts only, so that it stops growing. */
const foldedOnce = new Map<string, string>();
function foldOnce(text: string): string {
  const folded = foldedOnce.get(text) ?? fold(text);
  foldedOnce.set(text, folded);
  return folded;
}

function fitter({ wishes, refused, refusedWords, people, places }: Asked) {
  const isAsked = (test: RegExp) => wishes.some(({ own }) => test.test(foldOnce(own)));
  const ruledOut = [...places.filter(({ isUnfit }) => isUnfit && !isAsked(isUnfit)), ...people]
    .flatMap(({ isUnfit }) => isUnfit ?? [])
    .concat(places.flatMap(({ safety, isUnfit }) => (safety && isUnfit ? [isUnfit] : [])));
  return (text = '') => {
    const folded = foldOnce(text);
    return (
      !refused.some(({ isIn }) => isIn(folded)) &&
      ![...refusedWords, ...ruledOut].some((test) => test.test(folded))
    );
  };
}

const core = ({ title, top, bottom, piece }: Look) => [title, top, bottom, piece].join(' ');
const whole = (look: Look) => [core(look), look.layer, look.shoes, look.extras, look.why].join(' ');

/** Place before style, and style before everything else; of those the ones with most of what was asked for. */
function bestLooks(asked: Asked, fits: (text?: string) => boolean): Look[] {
  const { who, style, weather, date, places, wishes } = asked;
  const parts = wishes.filter(({ slot }) => slot === 'top' || slot === 'bottom');
  const scored = looks
    .filter((look) => look.weather.includes(weather) && (look.who === 'n' || look.who === who))
    .filter((look) => fits(core(look)) && !(look.piece && parts.length > 0))
    .map((look) => {
      const isOfPlace = places.findIndex(({ id }) => look.for.includes(id));
      const isOfDate = look.style !== 'occasions' && (!date || look.for.includes(date));
      const ideas = wishes.filter(({ isIn }) => isIn(foldOnce(whole(look)))).length;
      const score =
        (isOfPlace >= 0 ? 400 - isOfPlace : isOfDate ? 200 : look.style === 'occasions' ? -500 : 0) +
        (look.style === style ? 100 : 0) +
        ideas * 10 +
        (fits(whole(look)) ? 5 : 0);
      return { look, score };
    })
    .filter(({ score }) => score >= 0);
  const best = Math.max(...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score === best).map(({ look }) => look);
}

export function outfitEmbedded(input: OutfitInput, { seed, today }: EmbeddedContext): OutfitOutput {
  const asked = askedFor(input, today);
  const { style, weather, date, places, people, wishes, own, plan } = asked;
  const dice = diceOf(`${seed}·${JSON.stringify(input)}`);
  const fits = fitter(asked);
  const pick = (lines: readonly string[] = []) => {
    const left = lines.filter((line) => line && fits(line));
    return left.length > 0 ? dice.pick(left) : '';
  };

  const best = bestLooks(asked, fits);
  const look = best.length > 0 ? dice.pick(best) : undefined;
  const { plain } = texts;
  const wear = (slot: 'layer' | 'shoes' | 'extras') =>
    pick([look?.[slot] ?? '']) || pick(best.map((one) => one[slot] ?? '')) || plain[slot];
  const parts: Partial<Record<Slot, string>> = {
    ...(look?.piece
      ? { piece: look.piece }
      : { top: look?.top ?? plain.top, bottom: look?.bottom ?? plain.bottom }),
    layer: look && !look.layer ? '' : wear('layer'),
    shoes: wear('shoes'),
    extras: wear('extras'),
  };
  const more = putOn(asked, parts, fits);
  const { piece, top, bottom, layer } = parts;
  const isOurs = piece === look?.piece && (piece || (top === look?.top && bottom === look?.bottom));
  const garments = [piece, top, bottom, layer, ...more].flatMap((text) => text || []);
  const wornText = foldOnce([...garments, parts.shoes, parts.extras].join(' '));

  const about = places.slice(0, mostOfPlaces).map(({ says }) => says);
  const styleDetails = [
    look && isOurs && fits(look.why) ? look.why : '',
    own ? texts.ownGarment.replace('{}', () => own) : '',
    ...wishes.filter(({ slot, isIn }) => !slot && !isIn(wornText)).map((wish) => wish.own),
    ...people.map(({ says }) => says),
    ...about,
    asked.refused.length + asked.refusedWords.length > 0 && !people.some(({ told }) => told)
      ? dice.pick(texts.respected)
      : '',
    ...(about.length > 0
      ? []
      : [
          pick(date ? texts.practical[date][weather] : texts.ownPlan),
          pick(texts.howToWear[style]),
          pick(texts.seasonal[`${asked.season}·${weather}`]),
        ]),
  ];
  const title = look && isOurs ? look.title : plain.title;
  return {
    title: plan ? `${title}, para «${plan}»` : title,
    garments,
    shoes: parts.shoes ?? plain.shoes,
    accessories: parts.extras ?? plain.extras,
    styleDetails: styleDetails.filter(Boolean).slice(0, mostDetails).join(' '),
    finalAdvice: pick(texts.finalAdvice[style]) || plain.finalAdvice,
  };
}

/** What was asked for goes where its like was; what has no place left comes after. */
function putOn(
  { wishes, theirs }: Asked,
  parts: Partial<Record<Slot, string>>,
  fits: (text?: string) => boolean,
): string[] {
  const taken = new Set<Slot>();
  return wishes.flatMap((wish) => {
    const { slot, own, isIn } = wish;
    const isThere = !theirs.has(wish) && isIn(foldOnce(Object.values(parts).join(' ')));
    if (!slot || isThere || !fits(own)) return [];
    if (taken.has(slot)) return slot === 'shoes' || slot === 'extras' ? [] : [own];
    taken.add(slot);
    if (slot === 'piece') parts.top = parts.bottom = '';
    parts[slot] =
      slot === 'extras' && fits(parts.extras) && parts.extras !== texts.plain.extras
        ? `${own} ${parts.extras}`
        : own;
    return [];
  });
}
