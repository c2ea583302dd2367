import { isByWeights } from '../../language/read/finding.ts';
import { onceByRequest, readOnce } from '../../language/read/read-once.ts';
import { fold } from '../../language/write/fold.ts';
import { isSouthern, type Season, seasonIn } from '../../language/write/seasons.server.ts';
import { spelled } from '../../language/write/spelled.server.ts';
import { dateTypes, type OutfitInput } from './contract.ts';
import texts from './looks/texts.json' with { type: 'json' };
import {
  dateIn,
  fillers,
  type Garment,
  garments,
  inClause,
  needs,
  places,
  styleIn,
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

export const areNeedsRead = (told: string): boolean => needs.some(({ isIn }) => isIn(fold(told)));

const seasonInSpain = (today: Date) => seasonIn(today.getMonth(), false);

/** What is chosen beats what is told, and that the calendar; south of the equator its months are the other half. */
function weatherOf(chosen: string, told: string, today: Date): Weather {
  const named = weatherIn(chosen);
  if (named) return named;
  const weather = weatherIn(told) ?? usual[seasonInSpain(today)];
  if (!isSouthern(told)) return weather;
  return weather === 'calor' ? 'frío' : weather === 'frío' ? 'calor' : weather;
}

const splitter =
  /(?<!\d)[,.]|[,.](?!\d)|[;:\n()]+|\s+(?:pero|aunque)\s+|\s+[yi]\s+(?=(?:no|yo|jo|sin|nada|con|hoy|ahora|quiero|me gust\w+|prefiero|odio|evit\w*)\b)|\s+(?=(?:sin|q no|que no)\s)/iu;
type Wish = ReturnType<typeof wishOf>;

const likeness =
  /^(?: de (?!mi|la|el|los|su|lo|tu|un|una|boda)[a-z]{4,}| (?:larg|cort|plan|anch|estrech|oscur|clar|fin|grues|vaquer|ajustad|[a-z]{3,}(?:ad|id|an))[oa]s?\b| (?:vino|tinto|hueso|crema|salmon|palazzo|marino|noche|botella)\b)*/u;

/** What a clause names, in its order. «Vaqueras» in «botas vaqueras» says what the boots are like. */
function garmentsIn(clause: string) {
  const found = garments
    .flatMap((garment) => {
      const hit = garment.test?.exec(clause);
      return hit ? [{ garment, at: hit.index, end: hit.index + hit[0].length }] : [];
    })
    .toSorted((one, other) => one.at - other.at || other.end - one.end);
  const heads: typeof found = [];
  for (const one of found) {
    const head = heads.at(-1);
    const between = head?.garment.slot ? clause.slice(head.end, one.at).replace(likeness, '') : 'another';
    if (head && (one.at < head.end || /^ ?(?:de (?:color )?)?$/.test(between)))
      head.end = Math.max(head.end, one.end);
    else heads.push({ ...one });
  }
  return heads
    .filter(({ garment, at }) => !garment.colour || inClause.ofCloth.test(clause.slice(0, at)))
    .map(({ garment, at, end }) => ({
      garment,
      at,
      said: clause.slice(at, end) + (garment.slot ? (likeness.exec(clause.slice(end))?.[0] ?? '') : ''),
    }));
}

function wishOf(
  { garment, said, at }: ReturnType<typeof garmentsIn>[number],
  clause: string,
  raw: string,
  isBeside: boolean,
) {
  const { slot, isIn, own = '', colour } = garment;
  // As it was typed, with the letters that folding takes away.
  const name = spelled((raw.length === clause.length ? raw.slice(at, at + said.length) : said).toLowerCase());
  const isMany = /^(?!cortavientos)\S+s(?: |$)|^(?:converse|do?c |dr )/.test(name);
  const isSome = isMany && (slot === 'top' || slot === 'piece');
  const whose = isSome ? `Un${/^\S+as(?: |$)/.test(name) ? 'a' : 'o'} de tus` : isMany ? 'Tus' : 'Tu';
  return {
    slot,
    isIn,
    said,
    own: own.replace('{}', () => `${whose} ${name}`),
    colour,
    ...(colour && {
      isWhole: (inClause.whole.test(clause) && !isBeside) || inClause.black.test(clause),
    }),
  };
}

function readWishes(text: string, people: readonly (typeof needs)[number][]) {
  const wishes: Wish[] = [];
  const refused: Garment[] = [];
  const refusedWords: RegExp[] = [];
  let isUnread = false;
  for (const raw of text.split(splitter)) {
    const clause = fold(raw).trim();
    const named = garmentsIn(clause);
    // «¿Qué zapatos me pongo?» asks for them.
    const known = named.filter(({ at }) => !inClause.which.test(clause.slice(0, at)));
    const ofPeople = people.filter(({ isIn }) => isIn(clause));
    // What somebody else wears or wants of them is no wish of theirs.
    if (ofPeople.some(({ others }) => others) || inClause.ofOther.test(clause)) continue;
    const isNo =
      inClause.negative.test(clause.replace(/(?:\bsi )?\bo no\b/u, '')) && !inClause.welcome.test(clause);
    if (isNo) {
      refused.push(...known.map(({ garment }) => garment));
      const words = clause.match(/[a-z]{4,}/gu)?.filter((word) => !fillers.has(word)) ?? [];
      if (ofPeople.length === 0) refusedWords.push(...words.map(stemTest));
      continue;
    }
    const isBeside = known.some(({ garment }) => garment.slot);
    wishes.push(...known.map((one) => wishOf(one, clause, raw.trim(), isBeside)));
    isUnread ||= named.length === 0 && ofPeople.length === 0 && /[a-z]{4}/.test(clause);
  }
  return { wishes, refused, refusedWords, isUnread };
}

const stemTest = (word: string) =>
  new RegExp(`\\b${word.replace(/(?:es|as|os|s|a|o)$/u, '')}\\w{0,3}\\b`, 'u');

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
  const preferences = input.preferences ?? '';
  const [where, wanted] = [fold(plan), fold(preferences)];
  const told = `${where}\n${wanted}`;
  const found = places.filter(({ isIn }) => isIn(where));
  const people = needs.filter(({ isIn }) => isIn(told));
  return {
    told,
    who: wearsIn(wanted) ?? whoIn(fold(input.gender ?? '')) ?? ('n' as const),
    style: styleIn(fold(input.styleType ?? '')) ?? styleIn(fold(typed)) ?? ('casual' as const),
    date: dateIn(chosen) ?? dateIn(where),
    places: found,
    people,
    plan,
    ...readWishes(preferences, people),
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

export function outfitNote(input: OutfitInput): string | undefined {
  const { date, plan, places: found, people, wishes, refused, isUnread } = formOf(input);
  const { notes } = texts;
  const first = people.find(({ note }) => note)?.note;
  if (first) return first;
  const hasRead = people.length + wishes.length + refused.length > 0;
  if (isUnread && !hasRead) return notes.unread;
  return plan && found.length === 0 && !date ? notes.place : undefined;
}
