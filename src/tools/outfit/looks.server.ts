import {
  compile,
  compileSaid,
  compileTest,
  Pattern,
  type Rows,
  type Said,
} from '../../language/read/compile.ts';
import { dataIn } from '../../language/read/data.server.ts';
import { fold } from '../../language/write/fold.ts';
import { likeIts } from '../../language/write/second-person.ts';
import { asInAmerica } from '../../language/write/ustedes.ts';
import words from './looks/words.json' with { type: 'json' };

type Who = 'm' | 'h' | 'n';
type Style = 'casual' | 'elegante' | 'sexy' | 'relajado' | 'deportivo';
export type Weather = 'calor' | 'templado' | 'frío';
export const dateKeys = ['café', 'cena', 'paseo', 'bar'] as const;
type DateKey = (typeof dateKeys)[number];
/** In the order in which they are dressed. */
export const worn = ['piece', 'top', 'bottom', 'layer', 'shoes'] as const;
export type Slot = (typeof worn)[number] | 'extras';

/** A whole outfit. `looks/README.md` says what each field of these files means. */
interface WrittenLook extends Partial<Record<Slot, string>> {
  who: Who;
  for: readonly string[];
  weather: readonly Weather[];
  title: string;
  shoes: string;
  extras: string;
  why: string;
}

interface WrittenMatter extends Said {
  id: string;
  wears?: Partial<Record<Slot, string>>;
  others?: true;
  note?: string;
  alone?: true;
  rulesOut?: Rows;
  says: string;
}

interface WrittenGarment extends Said {
  slot?: Slot;
  own?: string;
  colour?: string;
}

const read = dataIn(new URL('looks/', import.meta.url));

const tests = <Written extends Said & { rulesOut?: Rows }>(written: Written) => ({
  ...written,
  isIn: compileSaid(written),
  test: compileTest(written.said),
  isUnfit: compileTest(written.rulesOut),
});

const styles = ['casual', 'elegante', 'sexy', 'relajado', 'deportivo'] as const;
export const looks = [...styles, 'occasions' as const].flatMap((style) =>
  read<WrittenLook[]>(`${style}.json`).map((look) => {
    const { title, top, bottom, piece, layer, shoes, extras, why } = look;
    const core = [title, top, bottom, piece].join(' ');
    const whole = [core, layer, shoes, extras, why].join(' ');
    return { ...look, style, core: fold(core), whole: fold(whole) };
  }),
);
export type Look = (typeof looks)[number];

export const garments = read<WrittenGarment[]>('garments.json').map(tests);
export type Garment = (typeof garments)[number];
export const needs = read<WrittenMatter[]>('needs.json').map(tests);
export const places = read<WrittenMatter[]>('places.json').map(tests);

const finder = <Key>(rows: Readonly<Record<string, Rows>>) => {
  const all = Object.entries(rows).map(([key, said]) => ({ key: key as Key, test: compileTest(said) }));
  return (text: string) => all.find(({ test }) => test?.test(text))?.key;
};
export const whoIn = finder<Who>(words.who);
/** Of what somebody writes about themselves: «con una chica» is not it. */
export const wearsIn = finder<Who>(words.wears);
export const styleIn = finder<Style>(words.style);
export const weatherIn = finder<Weather>(words.weather);
export const dateIn = finder<DateKey>(words.date);
/** What a clause does; `looks/README.md` has a line on each. */
export const inClause = Object.fromEntries(
  Object.entries(words.clauses).map(([name, rows]) => [name, new Pattern(compile(rows).source)]),
) as Record<keyof typeof words.clauses, Pattern>;
const locals = words.local.map(({ said, ...local }) => ({ ...local, test: compileTest(said) }));

/** Our sentences as they are said where somebody tells that they are: a jersey is a «suéter», and «tú» may be «vos». */
export function localIn(told: string): (text: string) => string {
  const local = locals.find(({ test }) => test?.test(told));
  if (!local) return (text) => text;
  const names = Object.entries(local.words).map(
    ([ours, theirs]) => [new RegExp(`(?<!\\p{L})${ours}(?!\\p{L})`, 'giu'), theirs] as const,
  );
  const say = asInAmerica(local.vos === true);
  const theirsIn = (text: string) =>
    names.reduce(
      (said, [ours, theirs]) =>
        said.replace(ours, (match, stem) => likeIts(match, theirs.replace('$1', stem))),
      text,
    );
  return (text) => theirsIn(say(text));
}
/** Of a clause that refuses something these say nothing of what. */
export const fillers = new Set(words.fillers.split(' '));
