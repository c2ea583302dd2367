import givenNames from '../../language/data/given-names.json' with { type: 'json' };
import { mails, phones } from '../contacts.ts';
import type { ChatLine } from './lines.ts';

type PrivateKind = 'phone' | 'mail' | 'address' | 'surname' | 'name';

export interface PrivateWords {
  kind: PrivateKind;
  text: string;
}

const gaps: Record<PrivateKind, string> = {
  phone: '[teléfono]',
  mail: '[correo]',
  address: '[dirección]',
  surname: '[apellido]',
  name: '[nombre]',
};

const road = String.raw`(?:calle|c\/|avenida|avda\.?|av\.|plaza|pza\.?|paseo|camino|ronda|traves[ií]a|carretera|ctra\.?)`;
/** «la plaza a las 5» is an hour, «la calle hay 40 grados» the weather. */
const word = String.raw`(?!(?:a|al|y|en|con|por|que|sobre|hasta|desde|hace|dentro|hay|son|es|tengo|quedan) )[\p{L}'’.-]{1,20}[ ,]{1,2}`;
const floor = String.raw`(?:[, ]{1,2}(?:\d{1,2} ?[ºª°](?: ?\p{L}(?!\p{L}))?|bajo|piso \d{1,2}|puerta \d{1,2}))?`;
const addresses = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${road} ?(?:${word}){1,5}(?:n[º°.] ?|número )?\d{1,4}(?![\d:€%])${floor}` +
    String.raw`|(?<!\d)(?:0[1-9]|[1-4]\d|5[0-2])\d{3} \p{Lu}\p{L}{2,20}`,
  'giu',
);
const known = new Set<string>(givenNames);
/** Two capitalised words or three: a given name, and what may be surnames. */
const fullNames =
  /(?<![\p{L}\p{N}])(\p{Lu}\p{Ll}{2,20})((?: (?:de |del |de la )?\p{Lu}\p{Ll}{2,20}){1,3})(?!\p{L})/gu;

/** What tells who somebody is or where to find them. `names`: as the chat's app called its people. */
export function privateWordsIn(lines: readonly ChatLine[], names: Iterable<string> = []): PrivateWords[] {
  const text = lines.map((line) => line.text).join('\n');
  const found: PrivateWords[] = [
    ...matches('mail', text, mails),
    ...matches('phone', text, phones),
    ...matches('address', text, addresses),
    ...[...text.matchAll(fullNames)].flatMap(([, given = '', rest = '']) =>
      known.has(given) ? surnamesIn(rest) : [],
    ),
    ...[...names].flatMap((name) => ofName(name, text)),
  ];
  return [...new Map(found.map((one) => [one.text, one])).values()];
}

const matches = (kind: PrivateKind, text: string, pattern: RegExp): PrivateWords[] =>
  [...text.matchAll(pattern)].map(([one]) => ({ kind, text: one.trim() }));

const surnamesIn = (rest: string): PrivateWords[] =>
  rest
    .split(' ')
    .filter((one) => /^\p{Lu}/u.test(one) && !known.has(one))
    .map((one) => ({ kind: 'surname', text: one }));

const ofName = (name: string, text: string): PrivateWords[] =>
  (name.match(/\p{L}{3,}/gu) ?? [])
    .map((one, at): PrivateWords => ({ kind: at === 0 ? 'name' : 'surname', text: one }))
    .filter((one) => wholeWord(one.text).test(text));

const wholeWord = (text: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'gu');

export function withoutPrivateWords(lines: readonly ChatLine[], words: readonly PrivateWords[]): ChatLine[] {
  // The longest first: a phone may hold another one.
  const patterns = words
    .toSorted((one, other) => other.text.length - one.text.length)
    .map(({ kind, text }) => [wholeWord(text), gaps[kind]] as const);
  return lines.map((line) => ({
    ...line,
    text: patterns.reduce((text, [pattern, gap]) => text.replace(pattern, gap), line.text),
  }));
}
