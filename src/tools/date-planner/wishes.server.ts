import { fold } from '../../language/write/fold.ts';
import { isSouthern, type Season, seasonIn, seasons } from '../../language/write/seasons.server.ts';
import { readTopics, refusedIn, wishedIn } from '../../language/write/topics.server.ts';
import { allergiesIn, lineFrom, withoutAllergies } from './allergies.server.ts';
import { type DatePlanInput, dateTypes, defaultStyle } from './contract.ts';
import { moneyIn } from './money.ts';
import { placeIn, townIn, withoutOrigins } from './place.server.ts';
import texts from './plans/texts.json' with { type: 'json' };
import {
  type Company,
  circumstances,
  kinds,
  monthTerms,
  plans,
  saying,
  saysAnything,
  without,
} from './plans.server.ts';
import { whenIn } from './when.server.ts';

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

/** «Mientras los críos están en fútbol»: what others do meanwhile is nothing that the two love. */
const meanwhile =
  /(?<!\p{L})mientras (?:ell[oa]s |(?:l[oa]s|mis?|nuestr[oa]s) \p{L}+ )?(?:est[aá]n?|entrenan?|juegan?|tienen?|van?|hacen?) [^.,;\n]{1,40}/giu;

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
  const when = whenIn(typed);
  const budget = moneyIn(typed);
  const saysWhere = saying(location ?? '');
  const isMeeting = says(texts.terms.meeting) || (location && !saysWhere(texts.terms.apart));
  const isRemote = says(texts.kinds.remote) || (says(texts.terms.apart) && !isMeeting);
  const isTrue = circumstances.filter(
    ({ said, refused, minutes, budget: ofBudget, unless, company, ustedes, vos }) =>
      ((company ? wants : ustedes || vos ? saysOfThem : says)(said) ||
        (ustedes && isSouthern(ofThem)) ||
        refuses(refused) ||
        (ofBudget && budget) ||
        (minutes && when?.minutes && minutes[0] < when.minutes && when.minutes <= minutes[1])) &&
      !says(unless),
  );
  const hasNo = (id: string) => isTrue.some(({ excludes = [] }) => excludes.includes(id));
  const found = isTrue.filter(({ id, company }) => !hasNo(id) && !(isRemote && company));
  const allergies = allergiesIn(typed);
  const isLabel = dateTypes.some((label) => fold(label) === fold(custom ?? ''));
  const told = `${interests}\n${isLabel ? '' : (custom ?? '')}`;
  const { topics, disliked, attributes } = readTopics(
    withoutOrigins(withoutAllergies(told.replace(meanwhile, ' '))),
  );
  const usable = topics
    .map(({ topic }) => topic)
    .filter(({ id, name }) => !background.has(id) && !allergies.forbids(lineFrom(name)));
  const named = new Set(plans.filter(({ said }) => wants(said)));
  const isPair = says(texts.pair.said);
  const isFirstDate = !isPair && !says(texts.pair.again) && !found.some(({ known }) => known);
  const company = new Set<Company>(found.flatMap((one) => one.company ?? []));
  // Nobody goes to a stranger's home because a form said so.
  const isAtHome = saysWhere(home?.said);
  if (isFirstDate && !isAtHome) company.delete('home');
  if (isPair) company.add('pair');
  const toneIn = (text = '') => texts.tones.find(({ said }) => saying(wishedIn(text))(said))?.lines;
  const tone = toneIn(style) ?? toneIn(interests);
  const styleKind = kindIn(style);
  const elsewhere = found.find((one) => one.elsewhere)?.elsewhere;
  const at = isRemote ? undefined : (elsewhere ?? (isAtHome ? townIn(location ?? '') : placeIn(location)));
  const isCoast = saysWhere(texts.terms.coast);
  const isFeast = says(texts.pair.feast);
  // «Restaurante bonito» for an anniversary is a dinner.
  const feast = isFeast && kindIn(interests) === 'dinner' ? 'dinner' : undefined;
  const chosen = kindIn(custom) ?? styleKind ?? feast;
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
    company,
    isFeast,
    isFirstDate,
    at,
    isVillage: saysWhere(texts.terms.village) || says(texts.terms.villager),
    isCoast,
    isInland: !isCoast && saysWhere(texts.terms.inland),
    season: seasonOf(
      says,
      isSouthern(ofThem),
      found.some(({ ustedes }) => ustedes),
      today,
    ),
    /** They said so: only then is anything told about the weather. */
    isSeasonSaid: [...Object.values(texts.seasons), ...monthTerms].some((terms) => says(terms)),
    when,
    budget,
    tone: tone ?? [],
    isUnderstood:
      !/\p{L}|\p{Extended_Pictographic}/u.test(told) ||
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
