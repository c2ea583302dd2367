import { fold } from '../../language/write/fold.ts';
import { isSouthern, type Season, seasonIn, seasons } from '../../language/write/seasons.server.ts';
import { readTopics, refusedIn, wishedIn } from '../../language/write/topics.server.ts';
import { allergiesIn, lineFrom } from './allergies.server.ts';
import { type DatePlanInput, dateTypes, defaultStyle } from './contract.ts';
import { moneyIn } from './money.ts';
import { placeIn } from './place.server.ts';
import texts from './plans/texts.json' with { type: 'json' };
import { circumstances, kinds, monthTerms, plans, saying } from './plans.server.ts';

export type Wishes = ReturnType<typeof readWishes>;

const kindIn = (text: string | undefined) => {
  const says = saying(wishedIn(text ?? ''));
  return (['remote', ...kinds] as const).find((kind) => says(texts.kinds[kind]));
};

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
  const refuses = saying(refusedIn(typed));
  const budget = moneyIn(typed);
  const saysWhere = saying(location ?? '');
  const isRemote = says(texts.kinds.remote);
  const isTrue = circumstances.filter(
    ({ said, refused, budget: ofBudget, unless, company, ustedes }) =>
      ((company ? wants : says)(said) ||
        (ustedes && isSouthern(location ?? '')) ||
        refuses(refused) ||
        (ofBudget && budget)) &&
      !says(unless),
  );
  const hasNo = (id: string) => isTrue.some(({ excludes = [] }) => excludes.includes(id));
  const found = isTrue.filter(({ id, company }) => !hasNo(id) && !(isRemote && company));
  const allergies = allergiesIn(typed);
  const isLabel = dateTypes.some((label) => fold(label) === fold(custom ?? ''));
  const told = `${interests}\n${isLabel ? '' : (custom ?? '')}`;
  const { topics, disliked, attributes } = readTopics(told);
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
  const isVillage = saysWhere(texts.terms.village);
  among.add(isVillage || says(texts.terms.villager) ? 'village' : 'city');
  const elsewhere = found.find((one) => one.elsewhere)?.elsewhere;
  const at = isRemote ? undefined : (elsewhere ?? (isVillage ? 'en el pueblo' : placeIn(location)));
  // «Restaurante bonito» for an anniversary is a dinner.
  const chosen = kindIn(custom) ?? kindIn(style) ?? (isPair ? kindIn(interests) : undefined);
  const isDefaultKind = !chosen && !isRemote && input.style === defaultStyle;
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
    isFirstDate,
    at,
    season: seasonOf(
      says,
      isSouthern(location ?? ''),
      found.some(({ ustedes }) => ustedes),
      today,
    ),
    budget,
    isUnderstood:
      !/\p{L}|\p{Extended_Pictographic}/u.test(told) ||
      topics.length + disliked.length + found.length + attributes.length + named.size > 0,
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
