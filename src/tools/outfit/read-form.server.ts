import { isByWeights } from '../../language/read/finding.ts';
import { onceByRequest, readOnce } from '../../language/read/read-once.ts';
import { fold } from '../../language/write/fold.ts';
import { isQuotable } from '../../language/write/quoting.server.ts';
import { isSouthern, type Season, seasonIn } from '../../language/write/seasons.server.ts';
import { dateTypes, type OutfitInput } from './contract.ts';
import texts from './looks/texts.json' with { type: 'json' };
import {
  against,
  anyColour,
  dateIn,
  type Garment,
  garments,
  going,
  inClause,
  needs,
  places,
  plans,
  spelling,
  styleIn,
  unfit,
  unsure,
  type Weather,
  wearsIn,
  weatherIn,
  whoIn,
} from './looks.server.ts';

const usual: Record<Season, Weather> = {
  winter: 'frío',
  spring: 'templado',
  summer: 'calor',
  autumn: 'templado',
};

const spelledOut = (text: string) => text.replace(/(?<![\p{L}\p{N}])[qk](?![\p{L}\p{N}])/giu, 'que');

/** What somebody needs to be dressed for. */
export const areNeedsRead = (told: string): boolean => needs.some(({ isIn }) => isIn(fold(spelledOut(told))));

const seasonInSpain = (today: Date) => seasonIn(today.getMonth(), false);

/** What is chosen beats what is told, and that the calendar; south of the equator its months are the other half. */
function weatherOf(chosen: string, told: string, today: Date): Weather {
  const named = weatherIn(chosen);
  if (named) return named;
  const weather = weatherIn(told) ?? usual[seasonInSpain(today)];
  if (!isSouthern(told) || inClause.warmOrCold.test(told)) return weather;
  return weather === 'calor' ? 'frío' : weather === 'frío' ? 'calor' : weather;
}

const splitter =
  /(?<!\d)[,.]|[,.](?!\d)|[;:\n()]+|\s+(?:pero|aunque)\s+|\s+[yi]\s+(?=(?:no|yo|jo|sin|nada|con|hoy|ahora|quiero|me gust\w+|prefiero|odio|evit\w*)\b)|\s+(?=(?:sin|q no|que no)\s)/iu;
/** Words of no garment. */
const fillers = new Set(
  'para porque como esto esta este algo nada quiero quisiera gusta gustan gustaria encanta encantan llevar ponerme usar prefiero evitar evito odio detesto tener tengo tenga soy estar estoy ropa prendas color colores tipo cosas demasiado tampoco nunca jamas alergia alergica alergico favor mucho mucha muchas siempre parecer'.split(
    ' ',
  ),
);
/** «Mi chaleco de siempre»: short, begins like a thing of theirs, and tells of nobody's doings. */
const ownThing =
  /^\s*(?:(?:quiero |me gustaría )?(?:llevar|ponerme|usar)\s+|quiero\s+|con\s+)?((?:mi|mis)(?: (?!(?:madre|padre|herman[oa]|abuel[oa]|ti[oa]|prim[oa]|hij[oa]|novi[oa]|chic[oa]|marido|mujer|parej[oa]|ex|amig[oa]|jef[ea]|suegr[oa]|perr[oa]|gat[oa]|que|me|te|se|le|lo|la|nos|no|es|est[aá]|son|tiene|va)s?(?!\p{L}))\p{L}+| de la(?= )){1,6})$/iu;
/** Something that somebody wants to wear, in the sentence that says so. */
type Wish = ReturnType<typeof wishOf>;

const likeness =
  /^(?: de (?!mi|la|el|los|su|lo|tu|un|una|boda)[a-z]{4,}| (?:larg|cort|plan|anch|estrech|oscur|clar|fin|grues|vaquer|ajustad|[a-z]{3,}(?:ad|id|an))[oa]s?\b| (?:vino|tinto|hueso|crema|salmon|palazzo)\b)*/u;

/** What a clause names, in its order. «Vaqueras» in «botas vaqueras» says what the boots are like. */
function garmentsIn(clause: string) {
  const found = garments
    .flatMap((garment) => {
      const hit = garment.test?.exec(clause);
      if (!hit || (garment.colour && inClause.notOfCloth.test(clause.slice(0, hit.index)))) return [];
      const shade = [...clause.matchAll(anyColour)].find(({ index }) => index === hit.index)?.[0] ?? hit[0];
      return [{ garment, at: hit.index, end: hit.index + (garment.colour ? shade : hit[0]).length }];
    })
    .toSorted((one, other) => one.at - other.at || other.end - one.end);
  const heads: typeof found = [];
  let whole = 0;
  for (const one of found) {
    const head = heads.at(-1);
    const between = clause.slice(whole, one.at).replace(likeness, '');
    if (head?.garment.slot && (one.at < whole || /^ ?(?:de (?:color )?)?$/.test(between))) {
      whole = Math.max(whole, one.end);
      head.end = whole;
    } else if (one.at >= whole) {
      heads.push({ ...one });
      whole = one.end;
    }
  }
  return heads.map(({ garment, at, end }) => ({
    garment,
    at,
    said: clause.slice(at, end) + (garment.slot ? (likeness.exec(clause.slice(end))?.[0] ?? '') : ''),
  }));
}

export const spelled = (said: string) =>
  said.toLowerCase().replace(/\p{L}+/gu, (word) => spelling.get(word) ?? word);

function wishOf(
  { garment, said, at }: ReturnType<typeof garmentsIn>[number],
  clause: string,
  raw: string,
  isBeside: boolean,
  goesOn: boolean,
) {
  const { slot, isIn, own = '', colour } = garment;
  // As it was typed, with the letters that folding takes away.
  const name = spelled(raw.length === clause.length ? raw.slice(at, at + said.length) : said);
  const isOneOf = /\b(?:dos|tres|cuatro|vari[oa]s) $/.test(clause.slice(0, at));
  const isMany = /^(?!cortavientos)\S+s(?: |$)|^(?:converse|do?c |dr )/.test(name);
  const isSome = isMany && (slot === 'top' || slot === 'piece');
  const whose =
    isOneOf || isSome ? `Un${/^\S+as(?: |$)/.test(name) ? 'a' : 'o'} de tus` : isMany ? 'Tus' : 'Tu';
  return {
    slot,
    isIn,
    said,
    own: own.replace('{}', () => `${whose} ${name}`),
    isTheirs: inClause.theirs.test(clause) || goesOn,
    ...(colour && {
      colour: colour === true ? shade(name) : colour,
      isWhole: (inClause.whole.test(clause) && !isBeside) || inClause.black.test(clause),
    }),
  };
}

/** «Negras» is «en negro», and «verdes» «en verde». */
const shade = (name: string) =>
  name
    .replace(/(?<=azul|gris)es\b|(?<=[aeo])s\b/, '')
    .replace(/(negr|blanc|roj|amarill|morad|crud)a\b/, '$1o')
    .replace(/marrones/, 'marrón');

/** «¿Qué zapatos me pongo?», «¿vestido o pantalón?», «boina, ¿sí o no?» */
export interface Question {
  kind: 'which' | 'either' | 'yesOrNo';
  garment: Garment;
  said: string;
}

/** What is asked of the garments of a clause, and which of them somebody has and would wear. */
function askedIn(clause: string, raw: string, known: ReturnType<typeof garmentsIn>) {
  const isAsked = raw.includes('?') || inClause.asked.test(clause);
  const [first] = known;
  if (!isAsked || !first) return { known };
  const which = known.find(({ garment, at }) => garment.slot && inClause.which.test(clause.slice(0, at)));
  if (which)
    return {
      known: known.filter(({ garment }) => garment.slot !== which.garment.slot),
      question: { kind: 'which' as const, ...which },
    };
  if (!first.garment.slot) return { known };
  const or = clause.slice(first.at).search(/ o (?!no\b)/u) + first.at;
  if (or > first.at)
    return {
      known: known.filter(({ at }) => at < or),
      question: { kind: 'either' as const, garment: first.garment, said: clause.slice(first.at, or) },
    };
  return known.length === 1 ? { known, question: { kind: 'yesOrNo' as const, ...first } } : { known };
}

function readWishes(text: string, told: string, people: readonly (typeof needs)[number][]) {
  let wishes: Wish[] = [];
  const refused: Pick<Garment, 'isIn'>[] = [];
  const refusedWords: RegExp[] = [];
  const unread: string[] = [];
  const questions: Question[] = [];
  let own: string | undefined;
  let last: Wish[] = [];
  let isListOfTheirs = false;
  const clauses = text
    .split(splitter)
    .flatMap((raw) => (unsure?.test(fold(raw)) ? raw.split(/\s+[yi]\s+/iu) : raw));
  for (const raw of clauses) {
    const clause = fold(raw).trim();
    const { known, question } = askedIn(clause, raw, garmentsIn(clause));
    if (question) questions.push(question);
    if (question?.kind === 'which') wishes = wishes.filter(({ slot }) => slot !== question.garment.slot);
    const goesOn: boolean = isListOfTheirs && (inClause.more.test(clause) || known[0]?.at === 0);
    if (known.length > 0) isListOfTheirs = inClause.theirs.test(clause) || goesOn;
    const others = told.replace(clause, ' ');
    const isNeed = people.some(({ isIn }) => isIn(clause) || !isIn(others));
    const isDisliked = against?.test(clause) ?? false;
    const doubtAt = clause.search(unsure ?? /(?!)/u);
    const isDoubted = doubtAt >= 0;
    const isNo =
      inClause.negative.test(clause.replace(/(?:\bsi )?\bo no\b/u, '')) && !inClause.welcome.test(clause);
    const isNotTheirs = isNeed && people.some(({ others, isIn }) => others && isIn(clause));
    if (inClause.wardrobe.test(clause) && known.every(({ garment }) => garment.colour)) continue;
    // «…dos camisas, una azul y una blanca»: which they are, and no other thing.
    if (goesOn && last.some(({ slot }) => slot) && known.every(({ garment }) => garment.colour)) continue;
    if (
      ((isNotTheirs || inClause.ofOther.test(clause)) && !inClause.ownNo.test(clause)) ||
      (isNeed && inClause.sizes.test(clause))
    )
      continue;
    if (known.length === 0 && inClause.forOther.test(clause)) {
      wishes = wishes.filter((wish) => !last.includes(wish));
      refused.push(...last);
    } else if (known.length === 0 && (isDisliked || isDoubted)) {
      wishes = wishes.filter((wish) => !last.includes(wish));
      if (isDisliked || unfit?.test(clause)) refused.push(...last);
    } else if (isNo || isDisliked) {
      refused.push(...known.map(({ garment }) => garment));
      const words = (isNo && clause.match(/[a-z]{4,}/gu)?.filter((word) => !fillers.has(word))) || [];
      if (!isNeed) refusedWords.push(...words.map(stemTest));
    } else {
      const doubted = isDoubted ? known.findLast(({ at }) => at <= doubtAt) : undefined;
      if (doubted && unfit?.test(clause)) refused.push(doubted.garment);
      const said = known.flatMap((one) =>
        one === doubted
          ? []
          : wishOf(
              one,
              clause,
              raw.trim(),
              known.some(({ garment }) => garment.slot),
              goesOn,
            ),
      );
      const isOfLast = last.length > 0 && inClause.ofLast.test(clause);
      if (known.length > 0) last = said;
      wishes.push(
        ...said.filter((one) => !wishes.some(({ own, said }) => own === one.own && said === one.said)),
      );
      if (known.length === 0) own ??= ownThing.exec(raw)?.[1]?.trim();
      if (
        known.length === 0 &&
        !question &&
        !isNeed &&
        !own &&
        !isOfLast &&
        /[a-z]{4}/.test(clause) &&
        !isRead(clause)
      )
        unread.push(raw.trim());
    }
  }
  wishes = wishes.filter(({ said }) => !refused.some(({ isIn }) => isIn(said)));
  return { wishes, refused, refusedWords, own, unread, questions };
}

const stemTest = (word: string) =>
  new RegExp(`\\b${word.replace(/(?:es|as|os|s|a|o)$/u, '')}\\w{0,3}\\b`, 'u');
const isRead = (text: string) =>
  Boolean(wearsIn(text) ?? styleIn(text) ?? weatherIn(text) ?? dateIn(text)) ||
  places.some(({ isIn }) => isIn(text));

/** What is not wanted in the words of a plan: «feria, pero sin traje de flamenca». */
const refusedIn = (plan: string) => plan.split(splitter).filter((part) => inClause.negative.test(fold(part)));

/** Read once for an answer, however many tries it takes. */
const forms = onceByRequest((input) => readForm(input as OutfitInput));
const formOf = (input: OutfitInput) => forms(input, '');

/** Only the weather depends on the day. */
export function askedFor(input: OutfitInput, today: Date) {
  const form = formOf(input);
  return { ...form, weather: weatherOf(fold(input.temperature ?? ''), form.told, today) };
}

function readForm(input: OutfitInput) {
  const typed = input.dateType ?? '';
  const isLabel = typed in dateTypes || typed.startsWith('personalizad');
  const chosen = isLabel && typed in dateTypes ? fold(typed).replaceAll('_', ' ') : '';
  const plan = [input.customDateType, isLabel ? undefined : typed].filter(Boolean).join('. ').trim();
  const preferences = spelledOut(input.preferences ?? '');
  const [where, wanted] = [fold(spelledOut(plan)), fold(preferences)];
  const told = `${where}\n${wanted}`;
  // A plan may be told beside what is liked: first of all, or as «vamos a…».
  const beside = wanted
    .split(/[,.;]\s*/u)
    .filter(
      (part, at) => going?.exec(part)?.index === 0 || (at === 0 && chosen && plans?.exec(part)?.index === 0),
    );
  const named = places.filter(({ isIn }) => isIn(where) || beside.some(isIn));
  const found =
    named.length > 0 || (chosen && chosen !== 'personalizado')
      ? named
      : places.filter(({ isIn }) => isIn(wanted));
  const people = needs.filter(({ isIn }) => isIn(told));
  return {
    told,
    who: wearsIn(wanted) ?? whoIn(fold(input.gender ?? '')) ?? ('n' as const),
    style: styleIn(fold(input.styleType ?? '')) ?? styleIn(fold(typed)) ?? ('casual' as const),
    date: dateIn(chosen) ?? found[0]?.like ?? dateIn(where),
    places: found,
    people,
    plan: isQuotable(plan) ? plan : '',
    ...readWishes([preferences, ...refusedIn(plan)].join('. '), told, people),
  };
}

/** Marks of what is over: the outfit was written for them, and comes with the numbers. */
export function isOfOwnMarks(input: OutfitInput): boolean {
  const { people, told } = formOf(input);
  return (
    people.some(({ alone }) => alone) &&
    readOnce(input, told).findings.every(
      (one) => one.id === 'harms-themselves' || one.severity === 'low' || isByWeights(one),
    )
  );
}

/** What was not understood, and one question. */
export function outfitNote(input: OutfitInput): string | undefined {
  const { date, plan, places: found, people, wishes, refused, own, unread, questions } = formOf(input);
  const { notes } = texts;
  const first = people.find(({ note }) => note)?.note;
  if (first) return first;
  const thing = unread.find((one) => inClause.thing.test(fold(one)) && isQuotable(one));
  if (thing) return notes.wishes.replace('{}', () => thing);
  const hasRead = people.length + wishes.length + refused.length + questions.length > 0 || own;
  if (
    unread.some((one) => !hasRead || (inClause.wanted.test(fold(one)) && !inClause.ofLooks.test(fold(one))))
  )
    return notes.unread;
  if (plan && found.length === 0 && !date) return notes.place;
  return !date && !hasRead && !input.styleType ? notes.nothing : undefined;
}
