import { readData } from '../read/data.server.ts';
import { fold } from './fold.ts';
import { capitalise, joinAnd, joinOr } from './grammar.ts';

export type Tone =
  | 'casual'
  | 'divertido'
  | 'sincero'
  | 'romantico'
  | 'aventurero'
  | 'intelectual'
  | 'mordaz'
  | 'misterioso'
  | 'sexy';

/** Lines that turn what somebody tells of themselves into something to answer, and claim nothing about them. */
type Lines = Readonly<
  /** For who tells nothing; on several things, and on one; after all. */
  Record<'start' | 'many' | 'one' | 'close', readonly string[]>
>;

const data = readData<{
  /** «Menos seria» is funny. */
  opposites: [words: string, Tone][];
  nearest: [words: string, Tone][];
  tones: Record<Tone, Lines>;
  /** A choice that anybody can make. */
  easy: string[];
}>('hooks.json');

export const { tones, easy } = data;

const patterns = (rows: readonly [words: string, Tone][]) =>
  rows.map(([words, tone]) => [new RegExp(words, 'u'), tone] as const);
const opposites = patterns(data.opposites);
const nearest = patterns(data.nearest);
const denied = /(?:^| )(?:no|sin|menos|nada) [^,;]*/gu;
export const isPlain = (tone: Tone): boolean => tone === 'casual' || tone === 'sincero';

/** The tones that words ask for, in their order: «tierno pero con mala leche» asks for two. */
export function tonesIn(wanted: string): Tone[] {
  const folded = fold(wanted);
  const opposite = opposites.find(([words]) => words.test(folded))?.[1];
  if (opposite) return [opposite];
  const said = folded.replace(denied, ' ');
  const found = nearest
    .map(([words, tone]) => ({ tone, at: said.search(words) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  const all = [...new Set(found.map(({ tone }) => tone))];
  // «Seco, sarcástico» is sarcastic first of all.
  const marked = all.filter((tone) => !isPlain(tone));
  return marked.length > 0 ? marked : all;
}

const numbers = ['', '', 'dos', 'tres', 'cuatro', 'cinco', 'seis'];

/** The things as they were named: «pádel», «el pádel», «leer». */
export function hooksOn(things: readonly string[], tone: Tone): string[] {
  const [first, ...others] = things;
  return filled(tones[tone][others.length > 0 ? 'many' : 'one'], {
    a: first,
    lista: joinAnd(things),
    o: joinOr(things),
    resto: joinAnd(others),
    n: numbers[things.length],
  });
}

/** A line with a slot that cannot be filled is none. */
const filled = (lines: readonly string[], slots: Record<string, string | undefined>): string[] =>
  lines.flatMap((line) => {
    const text = line.replace(/\{(\p{L})(\p{L}*)\}/gu, (slot, letter: string, rest: string) => {
      const said = slots[`${letter.toLowerCase()}${rest}`];
      if (!said) return slot;
      return letter === letter.toLowerCase() ? said : capitalise(said);
    });
    return text.includes('{') ? [] : [text];
  });
