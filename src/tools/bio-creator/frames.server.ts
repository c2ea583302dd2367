import { givenNames, towns } from '../../language/write/facts-of-life.server.ts';
import { fold } from '../../language/write/fold.ts';
import { capitalise, joinAnd, tidy, uncapitalise } from '../../language/write/grammar.ts';
import type { Dice } from '../../language/write/seeded.ts';
import { normalForm } from '../../platform/normal-form.ts';
import { isGrave } from './last-or-never.server.ts';
import lines from './lines.json' with { type: 'json' };
import { clause, people } from './sentence.server.ts';
import { type Block, enumerated } from './telling.server.ts';

export type Voice = keyof typeof lines.voices;

/** It goes on from what stands before it, shuts out or seeks: nothing to begin with. */
export const isNoStart =
  /^(?:y|e|o|pero|aunque|porque|también|además|así|eso|esto|por|lo|ahora|hoy|sí|busco|quiero|no|ni|sin|nada|solo|paso de|odio)(?!\p{L})/iu;
/** «Trabajo en una guardería. Sí, lo sé.» */
const leans =
  /^(?:y|e|o|pero|aunque|porque|también|además|así|eso|esto|est[eao]s?|es[eao]s?|sí|no,|él|ella|luego|ahora)(?!\p{L})/iu;

/** How much a sentence tells: its long words. */
export const tells = (text: string): number => Math.min(text.match(/\p{L}{5,}/gu)?.length ?? 0, 6);

/** Who says hello or a name says it first. */
const greets = /^(?:hola|soy|me llamo)(?!\p{L})|^\p{Lu}\p{L}+, \d\d/iu;

export const fewLetters = 18;

/** How old somebody is and where from opens nothing. */
const placed = /^(?:tengo \d|\d\d|soy de (?!los? )|vivo en )/iu;

/** Where the sentence stands that tells most and may open the text; -1 where none may. */
export function bestOf(told: readonly string[]): number {
  const fit = told
    .map((text, at) => ({ text, at }))
    .filter(
      ({ text, at }) =>
        !isNoStart.test(text) &&
        !isGrave(text) &&
        !leans.test(told[at + 1] ?? '') &&
        !/[[?:]/u.test(text) &&
        text.length > fewLetters &&
        !placed.test(text),
    )
    .toSorted((a, b) => tells(b.text) - tells(a.text));
  return (fit.find(({ at }) => at > 0) ?? fit[0])?.at ?? -1;
}

/** After a colon: «toco la trompeta», but «Andrea, 25 años». */
function lowered(text: string, typed: string): string {
  const folded = fold(text);
  const [first = ''] = folded.split(/[^\p{L}]/u);
  // «Leo a Spinoza» is no name, «Leo, 29» is.
  const isVerb = clause.test(folded) && !/^\p{L}+(?:,| y )/u.test(folded);
  if (!isVerb && (givenNames.has(first) || towns.has(first))) return text;
  const isTyped = normalForm(typed, 'NFD').replace(/\p{M}/gu, '').includes(first);
  return isVerb || people.has(first) || isTyped ? uncapitalise(text) : text;
}

const letters = 'ABCDEFGH';
const either = (names: readonly string[]) => {
  const last = names.at(-1) ?? '';
  return `${names.slice(0, -1).join(', ')} ${/^h?o/u.test(fold(last)) ? 'u' : 'o'} ${last}`;
};

/** A frame with the things in it; undefined where it has not one place for each. */
function filledWith(frame: string, { things, names }: Block): string | undefined {
  const [una = '', otra = '', ...more] = names;
  const isOfTwo = frame.includes('{otra}') && !frame.includes('{mas}');
  const isBare = /\{(?:cosas|test)\}/u.test(frame);
  const listed = names.length > 0 ? names : things;
  // «El vino de mi tío y el mar» are two that stand as one.
  const isOfPairs = listed.some((one) => / [ye] /u.test(one));
  if (isOfPairs && !/\{(?:lista|cosas)\}/u.test(frame)) return undefined;
  if (
    (names.length === 0 && !isBare) ||
    (frame.includes('{mas}') && more.length === 0) ||
    (isOfTwo && more.length > 0)
  )
    return undefined;
  const places: Record<string, string> = {
    una,
    otra,
    mas: joinAnd(more),
    lista: enumerated(names),
    cosas: enumerated(things),
    opciones: either(names),
    test: listed.map((one, at) => `${letters[at]}: ${one}`).join('; '),
    fin: letters[listed.length] ?? '',
  };
  return tidy(frame.replace(/\{(\p{L}+)\}/gu, (_, place: string) => places[place] ?? ''));
}

export interface Framed {
  angle: string;
  bio: string;
}

interface Manner {
  /** As the person wrote it. */
  typed: string;
  limit: number;
  dice: Dice;
  fits: (line: string) => boolean;
  addressed: (line: string) => string;
  /** As many whole sentences as there is room for. */
  fitting: (limit: number, sentences: readonly string[]) => string;
}

/** Their things and their sentences in frames of ours: another idea of the same person. */
export function framed(
  blocks: readonly Block[],
  voices: readonly [Voice, ...Voice[]],
  { typed, limit, dice, fits, addressed, fitting }: Manner,
): Framed[] {
  const told = blocks.map(({ text }) => text);
  const linesOf = (kind: 'lists' | 'leads' | 'alone', voice: Voice): string[] =>
    dice.shuffle<string>(lines.voices[voice][kind]).filter(fits).map(addressed);
  const made: Framed[] = [];
  const use = (angle: string, texts: readonly (string | undefined)[]) => {
    const bio = texts.find((text) => text !== undefined && text.length <= limit);
    if (bio) made.push({ angle, bio });
  };
  const voiceAt = (at: number): Voice => voices[at % voices.length] ?? voices[0];

  const listed = blocks.findIndex(({ things }) => things.length > 1 && things.length < letters.length);
  const opens =
    !told.slice(0, listed).some((text) => greets.test(text)) && !leans.test(told[listed + 1] ?? '');
  if (listed >= 0)
    use(
      lines.angles.list,
      linesOf('lists', voiceAt(voices.length - 1)).map((frame) => {
        const block = blocks[listed];
        const text = block && filledWith(frame, block);
        return text && (opens ? [text, ...told.toSpliced(listed, 1)] : told.with(listed, text)).join(' ');
      }),
    );
  const sentences = told.flatMap((text) => text.split(/(?<=[.!?]) (?=[\p{Lu}¿¡])/u));
  const at = bestOf(sentences);
  const mejor = lowered(sentences[at] ?? '', typed).replace(/\.$/u, '');
  const rest = sentences.filter((_, n) => n !== at);
  if (!mejor || sentences[at] === told[listed]) return made;
  const kind = rest.length > 0 ? 'leads' : 'alone';
  use(
    lines.angles[kind],
    linesOf(kind, voiceAt(voices.length - 1 + made.length)).map((frame) => {
      const bare = frame.replace(/\{(?:mejor|Mejor)\}/u, () => mejor);
      const resto = fitting(limit - bare.length, rest);
      if (rest.length > 0 && !resto) return undefined;
      const full = bare.replace('{resto}', () => resto).replace('{letra}', () => lowered(resto, typed));
      return capitalise(full);
    }),
  );
  return made;
}
