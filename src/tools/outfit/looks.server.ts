import { compileSaid, compileTest, type Rows, type Said } from '../../language/read/compile.ts';
import { dataIn } from '../../language/read/data.server.ts';

type Who = 'm' | 'h' | 'n';
type Style = 'casual' | 'elegante' | 'sexy' | 'relajado' | 'deportivo';
export type Weather = 'calor' | 'templado' | 'frío';
type DateKey = 'café' | 'cena' | 'paseo' | 'bar';
export type Slot = 'top' | 'bottom' | 'piece' | 'layer' | 'shoes' | 'extras';

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

interface WrittenPlace extends Said {
  id: string;
  like: DateKey;
  safety?: true;
  rulesOut?: Rows;
  says: string;
}

interface WrittenNeed extends Said {
  id: string;
  told?: true;
  rulesOut?: Rows;
  says: string;
}

interface WrittenGarment extends Said {
  slot?: Slot;
  own: string;
}

const read = dataIn(new URL('looks/', import.meta.url));

const tests = <Written extends Said & { rulesOut?: Rows }>(written: Written) => ({
  ...written,
  isIn: compileSaid(written),
  isUnfit: compileTest(written.rulesOut),
});

const styles = ['casual', 'elegante', 'sexy', 'relajado', 'deportivo'] as const;
export const looks = [...styles, 'occasions' as const].flatMap((style) =>
  read<WrittenLook[]>(`${style}.json`).map((look) => ({ ...look, style })),
);
export type Look = (typeof looks)[number];

export const garments = read<WrittenGarment[]>('garments.json').map(tests);
export type Garment = (typeof garments)[number];
export const needs = read<WrittenNeed[]>('needs.json').map(tests);
export const places = read<WrittenPlace[]>('places.json').map(tests);

type Keyed = Readonly<Record<string, Rows>>;
const words = read<Record<'who' | 'wears' | 'style' | 'weather' | 'date', Keyed>>('words.json');
const finder = <Key>(rows: Keyed) => {
  const all = Object.entries(rows).map(([key, said]) => ({ key: key as Key, test: compileTest(said) }));
  return (text: string) => all.find(({ test }) => test?.test(text))?.key;
};
export const whoIn = finder<Who>(words.who);
/** Of what somebody writes about themselves: «con una chica» is not it. */
export const wearsIn = finder<Who>(words.wears);
export const styleIn = finder<Style>(words.style);
export const weatherIn = finder<Weather>(words.weather);
export const dateIn = finder<DateKey>(words.date);

export const texts = read<{
  howToWear: Record<Style, string[]>;
  practical: Record<DateKey, Record<Weather, string[]>>;
  ownPlan: string[];
  seasonal: Partial<Record<string, string[]>>;
  finalAdvice: Record<Style, string[]>;
  respected: string[];
  ownGarment: string;
  plain: Record<'title' | 'top' | 'bottom' | 'layer' | 'shoes' | 'extras' | 'finalAdvice', string>;
  notes: Record<'nothing' | 'place' | 'wishes' | 'unread', string>;
}>('texts.json');
