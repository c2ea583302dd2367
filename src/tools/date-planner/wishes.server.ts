import { fold } from '../../language/write/fold.ts';
import { isSouthern, type Season, seasonIn, seasons } from '../../language/write/seasons.server.ts';
import { readTopics, refusedIn, wishedIn } from '../../language/write/topics.server.ts';
import { allergiesIn, lineFrom, withoutAllergies } from './allergies.server.ts';
import { type DatePlanInput, dateTypes, defaultStyle } from './contract.ts';
import { moneyIn } from './money.ts';
import { placeIn, withoutOrigins } from './place.server.ts';
import texts from './plans/texts.json' with { type: 'json' };
import { circumstances, kinds, monthTerms, plans, saying, saysAnything, without } from './plans.server.ts';

export type Wishes = ReturnType<typeof readWishes>;

const kindIn = (text: string | undefined) => {
  const says = saying(wishedIn(text ?? ''));
  return (['remote', ...kinds] as const).find((kind) => says(texts.kinds[kind]));
};

const clock = '(?:las )?(\\d{1,2}(?:[:.]\\d\\d)?(?: y (?:media|cuarto))?)';
/** «De 5 a 7»; not the hours that somebody works. */
const window = new RegExp(
  `(?<!\\p{L})(?<!(?:trabaj|curr|turn|horari)\\p{L}*(?: \\p{L}+){0,2} )(?:de ${clock} a|entre ${clock} y) ${clock}(?! (?:años|euros|personas|€))(?![\\d/])`,
  'iu',
);
function hoursIn(text: string) {
  const [, of, between, to] = window.exec(text) ?? [];
  const from = of ?? between;
  return from && to ? { from, to } : undefined;
}

export function areNeedsRead(told: string): boolean {
  const { circumstances: found, allergies } = readWishes(
    { interests: told, dateType: undefined, location: undefined, style: defaultStyle },
    new Date(0),
  );
  return found.length > 0 || allergies.toFood !== null || allergies.onlyBesideFood;
}

const home = circumstances.find(({ id }) => id === 'home');
const background = new Set(texts.background);

export function readWishes(input: DatePlanInput, today: Date) {
  const { interests = '', location } = input;
  const custom = /^personalizado$/iu.test(input.dateType ?? '') ? undefined : input.dateType;
  const style = [defaultStyle, 'Personalizado'].includes(input.style) ? undefined : input.style;
  const typed = [interests, custom, location, style].filter(Boolean).join('\n');
  const says = saying(typed);
  const wants = saying(wishedIn(typed));
  const ofThem = without(location ? withoutOrigins(typed) : typed, texts.terms.foreign);
  const saysOfThem = saying(ofThem);
  const refuses = saying(refusedIn(withoutAllergies(typed)));
  const hours = hoursIn(typed);
  const budget = moneyIn(typed);
  const saysWhere = saying(location ?? '');
  const isMeeting = says(texts.terms.meeting) || (location && !saysWhere(texts.terms.apart));
  const isRemote = says(texts.kinds.remote) || (says(texts.terms.apart) && !isMeeting);
  const isTrue = circumstances.filter(
    ({ said, refused, budget: ofBudget, unless, company, ustedes, vos }) =>
      ((company ? wants : ustedes || vos ? saysOfThem : says)(said) ||
        (ustedes && isSouthern(ofThem)) ||
        refuses(refused) ||
        (ofBudget && budget)) &&
      !says(unless),
  );
  const hasNo = (id: string) => isTrue.some(({ excludes = [] }) => excludes.includes(id));
  const found = isTrue.filter(({ id, company }) => !hasNo(id) && !(isRemote && company));
  const allergies = allergiesIn(typed);
  const isLabel = dateTypes.some((label) => fold(label) === fold(custom ?? ''));
  const told = `${interests}\n${isLabel ? '' : (custom ?? '')}`;
  const { topics, disliked, attributes } = readTopics(withoutOrigins(withoutAllergies(told)));
  const usable = topics
    .map(({ topic }) => topic)
    .filter(({ id, name }) => !background.has(id) && !allergies.forbids(lineFrom(name)));
  const named = new Set(plans.filter(({ said }) => wants(said)));
  const isPair = says(texts.pair.said);
  const isFirstDate = !isPair && !says(texts.pair.again) && !found.some(({ known }) => known);
  const among = new Set<string>(found.flatMap((one) => one.company ?? []));
  // Nobody goes to a stranger's home because a form said so.
  const isAtHome = saysWhere(home?.said);
  if (isFirstDate && !isAtHome) among.delete('home');
  if (isPair) among.add('pair');
  const isCoast = saysWhere(texts.terms.coast);
  const isVillage = saysWhere(texts.terms.village);
  among.add(isVillage || says(texts.terms.villager) ? 'village' : 'city');
  if (isCoast || saysWhere(texts.terms.inland)) among.add(isCoast ? 'coast' : 'inland');
  const elsewhere = found.find((one) => one.elsewhere)?.elsewhere;
  const at = isRemote ? undefined : (elsewhere ?? (isVillage ? 'en el pueblo' : placeIn(location)));
  const isFeast = says(texts.pair.feast);
  // «Restaurante bonito» for an anniversary is a dinner.
  const chosen = kindIn(custom) ?? kindIn(style) ?? (isFeast ? kindIn(interests) : undefined);
  const isDefaultKind = !chosen && !isRemote && !isFeast && input.style === defaultStyle;
  return {
    kind: isRemote ? 'remote' : isDefaultKind ? 'cafe' : chosen,
    /** It is the form's own style, and gives way to what a plan of another kind was written for. */
    isDefaultKind,
    named,
    topics: usable,
    disliked: new Set(disliked.map(({ topic }) => topic.id)),
    circumstances: found,
    allergies,
    /** Who comes along, and where they live: what a plan may be `only` for. */
    among,
    isFeast,
    isFirstDate,
    at,
    season: seasonOf(
      says,
      isSouthern(ofThem),
      found.some(({ ustedes }) => ustedes),
      today,
    ),
    hours,
    budget,
    isUnderstood:
      !/\p{L}|\p{Extended_Pictographic}/u.test(told) ||
      hours !== undefined ||
      topics.length + disliked.length + found.length + attributes.length + named.size > 0 ||
      saysAnything(without(told, texts.terms.polite)),
  };
}

/** The words beat the calendar; south of the equator the calendar is turned, and between is none. */
function seasonOf(
  says: (terms: readonly string[]) => boolean,
  isSouth: boolean,
  isAmerica: boolean,
  today: Date,
): Season | undefined {
  const said = seasons.find((season) => says(texts.seasons[season]));
  if (said || says(texts.terms.noSeasons) || (isAmerica && !isSouth)) return said;
  const month = monthTerms.findIndex((terms) => says(terms));
  return seasonIn(month >= 0 ? month : today.getMonth(), isSouth);
}
