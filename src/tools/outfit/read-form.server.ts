import { fold } from '../../language/write/fold.ts';
import { isQuotable } from '../../language/write/quoting.server.ts';
import { isSouthern, type Season, seasonIn } from '../../language/write/seasons.server.ts';
import type { OutfitInput } from './contract.ts';
import {
  dateIn,
  type Garment,
  garments,
  needs,
  places,
  styleIn,
  texts,
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

const seasonInSpain = (today: Date) => seasonIn(today.getMonth(), false);

/** What is chosen beats what is told, and that the calendar; south of the equator its months are the other half. */
function weatherOf(chosen: string, told: string, today: Date): Weather {
  const named = weatherIn(chosen);
  if (named) return named;
  const weather = weatherIn(told) ?? usual[seasonInSpain(today)];
  if (!isSouthern(told) || /\b(?:calor|frio|verano|invierno)\b/.test(told)) return weather;
  return weather === 'calor' ? 'frío' : weather === 'frío' ? 'calor' : weather;
}

const isNegative =
  /\b(?:sin|evit\w*|odio|detesto|nada de|nada|tampoco|ni|nunca|me (?:dices|diras|vas a decir)|jamas|alergi\w*|no)\b|\bno(?: por favor)?$/u;
const isWelcome =
  /\bno (?:me )?import|\bno hay problema|\bno (?:pueden? )?falt|\bno tengo (?:mas|otra cosa|nada mas) que|\bsi$/u;
const splitter =
  /(?<!\d)[,.]|[,.](?!\d)|[;:\n()]+|\s+(?:pero|aunque)\s+|\s+y\s+(?=(?:no|sin|nada|con|quiero|me gust\w+|prefiero|odio|evit\w*)\b)|\s+(?=sin\s)/iu;
/** Words of no garment. */
const fillers = new Set(
  'para porque como esto esta este algo nada quiero quisiera gusta gustan gustaria encanta encantan llevar ponerme usar prefiero evitar evito odio detesto tener tengo tenga soy estar estoy ropa prendas color colores tipo cosas demasiado tampoco nunca jamas alergia alergica alergico favor mucho mucha muchas siempre parecer'.split(
    ' ',
  ),
);
/** «Mi chaleco de siempre»: short, and begins like a thing of theirs. */
const ownThing =
  /^\s*(?:(?:quiero |me gustaría )?(?:llevar|ponerme|usar)\s+|quiero\s+|con\s+)?((?:mi|mis)\s[\p{L} ]{3,40})$/iu;

function readWishes(text: string, people: readonly (typeof needs)[number][]) {
  const wishes = new Set<Garment>();
  const theirs = new Set<Garment>();
  const refused: Garment[] = [];
  const refusedWords: RegExp[] = [];
  const unread: string[] = [];
  let own: string | undefined;
  for (const raw of text.split(splitter)) {
    const clause = fold(raw).trim();
    const known = garments.filter(({ isIn }) => isIn(clause));
    const isNeed = people.some(({ isIn }) => isIn(clause));
    if (isNegative.test(clause) && !isWelcome.test(clause)) {
      refused.push(...known);
      const words = clause.match(/[a-z]{4,}/gu)?.filter((word) => !fillers.has(word)) ?? [];
      if (!isNeed) refusedWords.push(...words.map(stemTest));
    } else {
      for (const garment of known) wishes.add(garment);
      if (/\b(?:mis?|tengo|tinc)\b/.test(clause)) for (const garment of known) theirs.add(garment);
      if (known.length === 0) own ??= ownThing.exec(raw)?.[1]?.trim();
      if (known.length === 0 && !isNeed && !own && /[a-z]{4}/.test(clause) && !isRead(clause))
        unread.push(raw.trim());
    }
  }
  for (const garment of refused) wishes.delete(garment);
  return { wishes: [...wishes], theirs, refused, refusedWords, own, unread };
}

const stemTest = (word: string) =>
  new RegExp(`\\b${word.replace(/(?:es|as|os|s|a|o)$/u, '')}\\w{0,3}\\b`, 'u');
const isRead = (text: string) =>
  Boolean(wearsIn(text) ?? styleIn(text) ?? weatherIn(text) ?? dateIn(text)) ||
  places.some(({ isIn }) => isIn(text));

const read = new WeakMap<OutfitInput, ReturnType<typeof readForm>>();

/** Read once for an answer, however many tries it takes; only the weather depends on the day. */
export function askedFor(input: OutfitInput, today: Date) {
  const form = read.get(input) ?? readForm(input);
  read.set(input, form);
  const { told } = form;
  return {
    ...form,
    weather: weatherOf(fold(input.temperature ?? ''), told, today),
    season: weatherIn(told) || isSouthern(told) ? undefined : seasonInSpain(today),
  };
}

function readForm(input: OutfitInput) {
  const isOwn = input.dateType?.startsWith('personalizad');
  const chosen = isOwn ? '' : fold(input.dateType ?? '').replaceAll('_', ' ');
  const plan = input.customDateType?.trim() ?? '';
  const preferences = input.preferences ?? '';
  const [where, wanted] = [fold(plan), fold(preferences)];
  const told = `${where}\n${wanted}`;
  const found = places.filter(({ isIn }) => isIn(where));
  const people = needs.filter(({ isIn }) => isIn(told));
  return {
    told,
    who: wearsIn(wanted) ?? whoIn(fold(input.gender ?? '')) ?? ('n' as const),
    style: styleIn(fold(input.styleType ?? '')) ?? ('casual' as const),
    date: dateIn(chosen) ?? found[0]?.like ?? dateIn(where),
    places: found,
    people,
    plan: isQuotable(plan) ? plan : '',
    ...readWishes(preferences, people),
  };
}

/** What was not understood, and one question. */
export function outfitNote(input: OutfitInput): string | undefined {
  const { date, places: found, people, wishes, refused, own, unread } = readForm(input);
  const { notes } = texts;
  const [first = ''] = unread;
  if (first) return isQuotable(first) ? notes.wishes.replace('{}', () => first) : notes.unread;
  if (input.customDateType?.trim() && found.length === 0 && !date) return notes.place;
  const isNothing = !date && people.length + wishes.length + refused.length === 0 && !own && !input.styleType;
  return isNothing ? notes.nothing : undefined;
}
